"""A position has a text: what is written is read back, and what is spoiled is refused or can be played."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from contract.walks import Figures, Position, Setting, in_every_setting, walk, walks
from frabjous.core.contract import CHANCE, ONLOOKER
from frabjous.core.errors import GameError
from frabjous.core.options import settled
from frabjous.core.record import begin_at, replay, step
from frabjous.core.recordfile import dumps, loads
from frabjous.scene.model import Shape

LONGEST = 1_200  # characters; a text is to be read and typed


@in_every_setting
def test_a_position_is_read_back_from_its_text(setting: Setting, figures: Figures) -> None:
    for one in walks(setting, figures):
        for state in one.states(8):
            figures.add("states")
            text = str(state)
            assert len(text) <= LONGEST and "\n" not in text, f"{one}: {text}"
            again = setting.game.position(text)
            assert again == state and str(again) == text, f"{one}: {text}"


@in_every_setting
def test_positions_that_differ_are_written_differently(setting: Setting) -> None:
    states = walk(setting, 0).states(5)
    for before, after in pairwise(states):
        assert (before == after) == (str(before) == str(after))


@in_every_setting
def test_a_position_says_how_many_play_and_by_which_options(setting: Setting) -> None:
    game = setting.game
    first, *others = walk(setting, 3).states(8)
    for state in others:
        seats, chosen = game.chosen(state)
        assert (seats, chosen) == game.chosen(first)
        assert seats == setting.seats and settled(game.options(), game.seats, seats, chosen) == chosen


@in_every_setting
def test_a_game_can_begin_at_any_position(setting: Setting) -> None:
    game = setting.game
    for state in walk(setting, 4).states(12):
        play = begin_at(game, str(state), bytes(32), sealed=False)
        if play.to_act():
            actor = play.to_act()[0]
            action = game.chances(state)[0][0] if actor == CHANCE else game.legal(state, actor)[0]
            play = step(play, actor, action.text)
        assert replay(game, loads(dumps(play.record))).state == play.state


def ask_everything(setting: Setting, state: Position) -> None:
    """Ask a position everything, whoever looks: what was read must have an answer."""
    game = setting.game
    game.outcome(state)
    game.chances(state)
    for viewer in {0, 1, ONLOOKER, *game.to_act(state)} - {CHANCE}:
        setting.room.scene(game.observe(state, viewer), game.legal(state, viewer), Shape.WIDE)


@cache
def real_texts(setting: Setting) -> list[str]:
    """Collect texts of real positions, to be spoiled."""
    return [str(state) for seed in range(2) for state in walk(setting, seed).states(12)]


def spoiled(setting: Setting) -> st.SearchStrategy[str]:
    """Give real texts with a piece cut out, doubled, or put where it does not belong."""
    texts = st.sampled_from(real_texts(setting))
    places = st.integers(0, LONGEST)

    def spoil(text: str, other: str, at: int, to: int, length: int) -> str:
        at, to = at % (len(text) + 1), to % (len(other) + 1)
        return text[:at] + other[to : to + length % 12] + text[at + length // 12 :]

    return st.builds(spoil, texts, texts, places, places, st.integers(0, 60))


@in_every_setting
@given(data=st.data())
@settings(max_examples=60, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
def test_a_spoiled_text_is_refused_in_a_sentence_or_can_be_played(setting: Setting, data: st.DataObject) -> None:
    text = data.draw(spoiled(setting))
    try:
        state = setting.game.position(text)
    except GameError as refusal:
        assert str(refusal)
    else:
        ask_everything(setting, state)
