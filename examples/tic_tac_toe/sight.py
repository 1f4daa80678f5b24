"""What a seat sees of a position, and the position again."""

from __future__ import annotations

from tic_tac_toe.observation import Seen
from tic_tac_toe.state import Position


# Written by tools/declared.py from the fields of Position.
# fmt: off
def observed(
    state: Position, seat: int, over: bool
) -> Seen:
    """Add what everybody sees to what this seat may know of the rest."""
    return Seen(
        seat, over, tuple(state.squares), state.mover
    )


def lying_open(seen: Seen) -> Position:
    """Lay out what everybody sees."""
    position = Position()
    position.squares, position.mover = list(seen.squares), seen.mover
    return position


# fmt: on
