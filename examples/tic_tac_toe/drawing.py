"""A position as text, row by row from the top: x . o / . x . / . . .; mover 2."""

from __future__ import annotations

from typing import Final

from frabjous.core import written
from frabjous.core.written import Text, require
from tic_tac_toe.declared import entries_of, read_entries
from tic_tac_toe.state import FREE, Position

DRAWN: Final = ("squares",)  # by hand, here
LETTERS: Final = {0: "x", 1: "o", FREE: "."}


def draw(position: Position) -> str:
    """Write a position as text."""
    letters = [LETTERS[seat] for seat in position.squares]
    rows = [" ".join(letters[at : at + 3]) for at in (0, 3, 6)]
    return written.text_of(rows, entries_of(position, Position()))


def read(text: str) -> Position:
    """Read a position back; what cannot be is refused with its place."""
    words = Text(text)
    rows = [row.replace(" ", "") for row in words.rows]
    require([len(row) for row in rows] == [3, 3, 3], " / ".join(words.rows), "there are three rows of three squares.")
    position = Position()
    position.squares = [seat_of(letter) for row in rows for letter in row]
    read_entries(position, words, 2)
    words.done()
    ahead = position.squares.count(0) - position.squares.count(1)
    require(ahead == position.mover, f"mover {position.mover + 1}", "x begins, and both mark in turn.")
    require(not position.has_three(position.mover), "mover", "the game was over before the latest mark.")
    return position


def seat_of(letter: str) -> int:
    """Read one square."""
    for seat, known in LETTERS.items():
        if letter == known:
            return seat
    raise written.BadPosition(letter, "a square is x, o or a dot.")
