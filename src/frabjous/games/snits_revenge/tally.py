"""What counts in Snits' Revenge: Snits alive, the organs of the Bolotomus that were stopped, and the Spark."""

from __future__ import annotations

from frabjous.core.contract import Said, said
from frabjous.games.room import Tally
from frabjous.games.snits_revenge.observation import Seen


def tally(seen: Seen) -> Tally:
    columns = (said("tally-alive"), said("tally-stopped"), said("tally-spark"))
    return Tally(columns, tuple(row(seen, seat) for seat in range(len(seen.armies))))


def row(seen: Seen, seat: int) -> tuple[int | Said, ...]:
    """The Bolotomus has no Snits, and nobody else has organs."""
    nothing = said("tally-none")
    if seat == seen.bolotomus:
        return nothing, seen.lost, nothing
    return seen.alive(seat), nothing, said("tally-has-spark") if seen.holder_clan == seat else nothing
