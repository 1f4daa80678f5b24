"""What a seat may know of a position beside what lies open: nothing is hidden."""

from __future__ import annotations

from tic_tac_toe.declared import Known
from tic_tac_toe.state import Position


def known(position: Position, seat: int) -> Known:
    """Give who looks, and whether it is over."""
    return seat, position.is_over()
