"""What counts in Splut!: the team that is left, and its sorcerer."""

from __future__ import annotations

from frabjous.core.contract import Said, said
from frabjous.games.room import Tally
from frabjous.games.splut.observation import Seen
from frabjous.games.splut.pieces import GONE, SORCERER, TEAM, piece_of


def tally(seen: Seen) -> Tally:
    columns = (said("tally-team"), said("tally-sorcerer"))
    return Tally(columns, tuple((left_of(seen, seat), sorcerer_of(seen, seat)) for seat in range(len(seen.sides))))


def left_of(seen: Seen, seat: int) -> int:
    """Count the pieces a team has left; without its sorcerer it has none."""
    return sum(seen.where[piece_of(seat, kind)] != GONE for kind in range(TEAM))


def sorcerer_of(seen: Seen, seat: int) -> Said:
    stands = seen.where[piece_of(seat, SORCERER)] != GONE
    return said("tally-stands" if stands else "tally-fallen")
