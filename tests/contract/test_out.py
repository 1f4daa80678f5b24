"""Who is out of the game stays out: never to act, never in again, without a share, and everybody knows it."""

from __future__ import annotations

from contract.walks import Figures, Setting, Walk, in_every_setting, walks
from frabjous.core.chance import Dice

EVERY = 12


def check_out(one: Walk, every: int, figures: Figures) -> None:
    """Hold a game to what it promises about who is out."""
    setting, game = one.setting, one.setting.game
    before: tuple[int, ...] = ()
    for state in one.states():
        out = game.out(state)
        assert list(out) == sorted(set(out)), f"{one}: {out} is no list of seats"
        assert all(0 <= seat < setting.seats for seat in out), f"{one}: who is {out}?"
        assert set(before) <= set(out), f"{one}: of {before} somebody is in again"
        assert not set(out) & set(game.to_act(state)), f"{one}: of {out} somebody is to act"
        before = out
        figures.add("states")
    outcome = game.outcome(one.end)
    assert outcome is not None
    assert all(outcome.scores[seat] == 0 for seat in before), f"{one}: of {before} somebody has a share"
    check_everybody_knows(one, every, figures)


def check_everybody_knows(one: Walk, every: int, figures: Figures) -> None:
    """Who is out is the same in every position that anybody imagines."""
    game = one.setting.game
    for state in one.states(every):
        for viewer in one.setting.viewers():
            imagined = game.imagine(game.observe(state, viewer), Dice(one.seed))
            assert game.out(imagined) == game.out(state), f"{one}: viewer {viewer} cannot know who is out"
            figures.add("comparisons")


@in_every_setting
def test_who_is_out_stays_out_and_everybody_knows_it(setting: Setting, figures: Figures) -> None:
    for one in walks(setting, figures):
        check_out(one, EVERY, figures)
