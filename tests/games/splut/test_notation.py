"""Steps as text. Clause 11 of RULES.md."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from frabjous.core.errors import BadNotation
from frabjous.games.splut.actions import LEVITATIONS, NO, PULLS, SKIP, THROWS, WALKS, Step
from frabjous.games.splut.arena import DIRECTIONS, NAMES, RIM, SQUARES
from frabjous.games.splut.notation import NOTATION
from frabjous.games.splut.pieces import DWARF, SORCERER, TROLL

read = NOTATION.read


def on_the_board(steps: list[Step]) -> list[Step]:
    return [step for step in steps if step.target != RIM]


WALKING: Final = on_the_board(WALKS)
# Where the sorcerer stands there is no rock.
LEVITATING: Final = [step for step in on_the_board(LEVITATIONS) if step.along != step.origin]
PULLING: Final = [step for step in on_the_board(PULLS) if step.along != RIM]
THROWING: Final = on_the_board(THROWS)
EVERY_STEP: Final = [SKIP, *WALKING, *LEVITATING, *PULLING, *THROWING]


def test_every_step_reads_back_as_the_same_object() -> None:
    assert [step for step in EVERY_STEP if read(step.text) is not step] == []


def test_the_notation_has_every_step_once() -> None:
    assert NOTATION.actions == EVERY_STEP
    assert len({step.text for step in EVERY_STEP}) == len(EVERY_STEP)


def test_the_tables_hold_every_step_of_the_board() -> None:
    """The rows hold 32 pairs of neighbours and 25 straight threes, the files as many, each both ways."""
    ways, straight = 2 * 32 * 2, 2 * 25 * 2
    assert len(WALKING) == 3 * ways
    assert len(LEVITATING) == ways * (SQUARES - 1)
    assert len(THROWING) == ways * 4
    assert len(PULLING) == straight


@pytest.mark.parametrize(
    ("text", "kind", "origin", "target", "along", "throw"),
    [
        ("S d2-d3", SORCERER, "d2", "d3", "", ""),
        ("S d2-d3 + e4", SORCERER, "d2", "d3", "e4", ""),
        ("S d2-d3 + d3", SORCERER, "d2", "d3", "d3", ""),  # S14
        ("D e2-e3", DWARF, "e2", "e3", "", ""),
        ("T e4-e5", TROLL, "e4", "e5", "", ""),
        ("T e4-e5 + e3", TROLL, "e4", "e5", "e3", ""),
        ("T e4-e5 x N", TROLL, "e4", "e5", "", "N"),
        ("T e4-d4 x S", TROLL, "e4", "d4", "", "S"),
    ],
)
def test_a_step_says_piece_squares_and_what_goes_along(
    text: str, kind: int, origin: str, target: str, along: str, throw: str
) -> None:
    """11.1"""
    step = read(text)
    assert (step.kind, NAMES[step.origin], NAMES[step.target]) == (kind, origin, target)
    assert step.along == (NAMES.index(along) if along else NO)
    assert step.throw == (DIRECTIONS.index(throw) if throw else NO)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Skip",
        "T",
        "T e4",
        "T e4-e6",  # two squares
        "T e4-d5",  # diagonal
        "T e4-e4",
        "T e9-e10",
        "T e1-e0",
        "T a1-a2",  # not on the diamond
        "t e4-e5",
        "K e4-e5",
        "SD e4-e5",
        "T e4-e5 ",
        "T  e4-e5",
        "T e4-e5 x",
        "T e4-e5 x Q",
        "T e4-e5 x NE",
        "T e4-e5 x ",
        "S e4-e5 x N",  # only trolls throw
        "D e4-e5 + e3",  # a dwarf only pushes
        "T e4-e5 + d4",  # not behind
        "T e1-e2 + e0",
        "S e4-e5 + e4",  # its own square
        "S e4-e5 + z9",
        "T e4-e5 + e3 x N",  # S5
        "S e4-e5 + e3 + e2",
        "T e4-e5-e6",
    ],
)
def test_nonsense_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(BadNotation, match="not an action of this game"):
        read(text)


LETTERS: Final = st.text("SDT abcdefghi123456789-+xNEW", max_size=14)


@settings(deadline=None)
@given(st.one_of(LETTERS, st.text(st.characters(max_codepoint=0x2FF), max_size=20)))
@example("skip")
@example("S d2-d3 + e4")
@example("\x00")
@example("T e4-e5 x ²")
def test_whatever_is_written_is_read_or_refused(text: str) -> None:
    try:
        step = read(text)
    except BadNotation:
        return
    assert step.text == text


@settings(deadline=None)
@given(st.sampled_from(EVERY_STEP), st.integers(0, 11), st.characters(max_codepoint=0x2FF))
def test_a_slip_of_the_pen_never_crashes(step: Step, place: int, slip: str) -> None:
    text = step.text
    with suppress(BadNotation):
        read(text[:place] + slip + text[place + 1 :])
