"""The drawings the other tests rely on."""

from __future__ import annotations

import pytest

from frabjous.core.written import BadPosition
from frabjous.games.splut.pieces import SPENT
from games.splut.drawing import GAME, at, draw, find, position, tidy

FOUR_TEAMS = """
            o
          Θ Δ Σ
        . . . . .
      s . . . . . θ
    o d . . . . . δ o
      t . . . . . σ
        . . . . .
          S D T
            o
"""


def test_the_start_of_four_looks_like_the_printed_board() -> None:
    assert draw(GAME.start(4, {})) == tidy(FOUR_TEAMS)


def test_a_drawn_position_has_its_pieces_where_they_are_drawn() -> None:
    drawn = position(FOUR_TEAMS, mover=2, left=1, locked="e1 i5", aloft="spent")
    assert (at(drawn, "d2"), at(drawn, "h6"), at(drawn, "e5")) == ("S", "θ", ".")
    assert (find(drawn, "Δ"), drawn.mover, drawn.left) == ("e8", 2, 1)
    assert (drawn.locked, drawn.aloft) == (0b0101, SPENT)


def test_the_text_of_the_start_is_short() -> None:
    drawn = "3 / tds / ..... / ....... / 2.......4 / ....... / ..... / SDT / 1"
    assert str(GAME.start(2, {})) == drawn


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("o d . ", "o d ", "the rows of the diamond have 1, 3, 5, 7, 9, 7, 5, 3, 1 squares"),
        ("T", ".", "“SDT”: a sorcerer, its troll and its dwarf die together"),
        ("T", "S", "“f2”: “S” stands on d2 already"),
        ("T", "o", "“e9”: there are only 4 rocks"),
        ("o d", ". d", "“o”: there are 4 rocks, and 1 are missing"),
        ("T", "Q", "“f2”: “Q” is no piece of a game for 4"),
    ],
)
def test_what_cannot_stand_there_is_refused_with_its_place(old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        position(FOUR_TEAMS.replace(old, new, 1))
    assert sentence in str(refusal.value)


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ("left 4", "“left 4”: a turn has one to three steps left."),
        ("left three", "“left three”: this should be a whole number."),
        ("mover 5", "“mover 5”: there are 2 seats, counted from 1."),
        ("aloft 5", "“aloft 5”: this is one of: fresh, spent, 1, 2, 3, 4."),
        ("landed e5", "“landed”: a rock that was thrown comes down, and no other."),
        ("last T e4-e5 x N", "“landed”: a rock that was thrown comes down, and no other."),
        ("fell 5", "“fell”: only a thrown rock kills."),
        ("landed z9", "“landed z9”: this is one of: e1, d2,"),
        (
            "options sides=up",
            "“seats 2 sides=up”: “up” is not a value of “sides”; choose one of: south,north, west,east,",
        ),
        ("turn 1; turn 2", "“turn 2”: this is said twice."),
        ("colour red", "“colour red”: a position of this game has no such entry."),
    ],
)
def test_an_entry_that_makes_no_sense_is_refused_with_its_words(entry: str, sentence: str) -> None:
    start = str(GAME.start(2, {})).partition(";")[0]
    with pytest.raises(BadPosition) as refusal:
        GAME.position(f"{start}; {entry}")
    assert str(refusal.value).startswith(sentence)
