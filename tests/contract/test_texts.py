"""A position has a text: what is written is read back, and what is spoiled is refused or can be played."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from contract.tries import tries
from contract.walks import Figures, Position, Setting, choice, in_every_setting, walk, walks
from frabjous.core.chance import Dice
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


def can_be_played(setting: Setting, state: Position) -> None:
    """Look at a position from everywhere, and play on for a while: what was read must have an answer to everything."""
    game, dice = setting.game, Dice(1)
    for viewer in (*range(game.chosen(state)[0]), ONLOOKER):
        seen = game.observe(state, viewer)
        game.imagine(seen, dice)
        for shape in Shape:
            setting.room.scene(seen, game.legal(state, viewer), shape)
    for _ in range(8):
        actors = game.to_act(state)
        assert bool(actors) == (game.outcome(state) is None)
        if not actors:
            break
        action = choice(setting, state, actors[0], dice)
        game.told(state, actors[0], action, ONLOOKER)
        state = game.apply(state, actors[0], action)
        assert game.position(str(state)) == state


@cache
def real_texts(setting: Setting) -> list[str]:
    """Collect texts of real positions, to be spoiled."""
    return [str(state) for seed in range(4) for state in walk(setting, seed).states(12)]


def one_of(texts: list[str]) -> st.SearchStrategy[str]:
    """Choose a text by its number: Hypothesis would write all of them down."""
    return st.integers(0, len(texts) - 1).map(lambda number: texts[number])


def with_slips(setting: Setting) -> st.SearchStrategy[str]:
    """Give real texts with a piece cut out, doubled, or put where it does not belong."""
    texts = one_of(real_texts(setting))
    places = st.integers(0, LONGEST)

    def slip(text: str, other: str, at: int, to: int, length: int) -> str:
        at, to = at % (len(text) + 1), to % (len(other) + 1)
        return text[:at] + other[to : to + length % 12] + text[at + length // 12 :]

    return st.builds(slip, texts, texts, places, places, st.integers(0, 60))


def with_entries_of_others(setting: Setting) -> st.SearchStrategy[str]:
    """Give real texts in which some entries are those of another position."""
    texts = one_of(real_texts(setting))
    entries = sorted({entry for text in real_texts(setting) for entry in text.split("; ")[1:]})

    def mixed(text: str, others: list[str]) -> str:
        rows, *own = text.split("; ")
        named = {entry.partition(" ")[0]: entry for entry in (*own, *others)}
        return "; ".join([rows, *named.values()])

    return st.builds(mixed, texts, st.lists(one_of(entries), min_size=1, max_size=3)) if entries else texts


@in_every_setting
@given(data=st.data())
@tries(80)
def test_a_spoiled_text_is_refused_in_a_sentence_or_can_be_played(setting: Setting, data: st.DataObject) -> None:
    text = data.draw(with_slips(setting) | with_entries_of_others(setting))
    try:
        state = setting.game.position(text)
    except GameError as refusal:
        assert str(refusal)
    else:
        can_be_played(setting, state)
