"""Who is out of the game stays out: never to act, never in again, without a share, and everybody knows it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from contract.walks import Figures, Setting, Walk, in_every_setting, walk, walks
from fakes import PICKS, Picks, Position
from frabjous.core.chance import Dice
from frabjous.core.contract import Outcome, said
from frabjous.games import ROOMS

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


@pytest.mark.parametrize(("key", "seats"), [("splut", 4), ("snark", 3), ("snits_revenge", 4)])
def test_random_games_do_put_seats_out(key: str, seats: int) -> None:
    """Otherwise the promise would be tried on nothing."""
    setting = Setting(ROOMS[key], seats)
    assert sum(bool(setting.game.out(walk(setting, seed).end)) for seed in range(20)) >= 5


# Fakes that break the promise


class OutOfTurn(Picks):
    """Says that who has to call is out."""

    def out(self, state: Position) -> tuple[int, ...]:
        return (state.opener,)


class OutForARound(Picks):
    """Puts the last seat out for one round only."""

    def out(self, state: Position) -> tuple[int, ...]:
        return (2,) if state.coin else ()


class OutInSecret(Picks):
    """Puts out who was dealt a hidden 0, once nobody has to act any more."""

    def out(self, state: Position) -> tuple[int, ...]:
        last = state.round == state.rounds - 1 and bool(state.coin)
        return tuple(seat for seat, token in enumerate(state.tokens) if token == 0 and (last or state.over))

    def outcome(self, state: Position) -> Outcome | None:
        return None if super().outcome(state) is None else Outcome((0.0,) * state.seats, (), said("fake-ask"))


class OutAndWinning(Picks):
    """Puts everybody out at the end, the winners too."""

    def out(self, state: Position) -> tuple[int, ...]:
        return tuple(range(state.seats)) if state.over else ()


@pytest.mark.parametrize(
    ("game", "why"),
    [
        (OutOfTurn(), "is to act"),
        (OutForARound(), "is in again"),
        (OutInSecret(), "cannot know who is out"),
        (OutAndWinning(), "has a share"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Picks) else "",
)
def test_a_game_that_breaks_it_is_caught(game: Picks, why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        for seed in range(12):
            check_out(walk(Setting(replace(PICKS, game=game), 3), seed), 1, Figures())


def test_an_honest_game_keeps_it() -> None:
    for seed in range(12):
        check_out(walk(Setting(PICKS, 3), seed), 1, Figures())
