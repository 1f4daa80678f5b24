"""What a seat sees of a position of Splut!, and the position again: nothing is hidden."""

from __future__ import annotations

from frabjous.games.splut.declared import lying_open
from frabjous.games.splut.observation import Seen
from frabjous.games.splut.pieces import laid_out
from frabjous.games.splut.state import Position


def imagine(seen: Seen) -> Position:
    """Lay out the position again."""
    position = lying_open(seen)
    position.board = laid_out(seen.where)
    return position
