"""Written by tools/declared.py from the fields of Position: not to be read, nor changed by hand."""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec

from frabjous.core import written
from frabjous.core.kinds import Flag, Kind, Row
from frabjous.core.tensor import seat_of, viewer_of
from frabjous.core.written import Text
from tic_tac_toe.observation import Seen
from tic_tac_toe.state import Position

# fmt: off
Known: TypeAlias = tuple[
    int, bool
]  # seat, over


def observed(state: Position, known: Known) -> Seen:
    """Add what everybody sees to what this seat may know of the rest."""
    seat, over = known
    return Seen(
        seat, over, tuple(state.squares), state.mover
    )


def put(row: Row, kinds: vec[Kind], state: Position, known: Known) -> None:
    """Write the same as numbers, field by field."""
    seat, over = known
    kinds[0].number(row, seat)
    kinds[1].number(row, over)
    kinds[2].numbers(row, state.squares)
    kinds[3].number(row, state.mover)


def lying_open(seen: Seen) -> Position:
    """Lay out what everybody sees."""
    position = Position()
    position.squares, position.mover = list(seen.squares), seen.mover
    return position



def kinds(seats: int) -> dict[str, Kind]:
    """Give the kinds that follow from the types of the fields; tensor.py has the others."""
    return {
        "seat": viewer_of(seats),
        "over": Flag(),
        "mover": seat_of(seats),
    }


def entries_of(position: Position, blank: Position) -> list[tuple[str, str]]:
    """Write what is not drawn and not as in a blank position."""
    return [
        ("mover", written.seat(position.mover, blank.mover)),
    ]


def read_entries(position: Position, words: Text, seats: int) -> None:
    """Read what is not drawn; what is not said stays as it is."""
    position.mover = words.seat("mover", position.mover, seats)
