"""What a seat sees of a position, and the position again."""

from __future__ import annotations

from typing import TypeAlias

from frabjous.core.kinds import Kind, Row
from tic_tac_toe.observation import Seen
from tic_tac_toe.state import Position

# Written by tools/declared.py from the fields of Position.
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


def put(row: Row, kinds: list[Kind], state: Position, known: Known) -> None:
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


# fmt: on
