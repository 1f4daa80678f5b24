"""What counts in Snit Smashing: Snits that are home, trophies, and Snits that are somebody's trophy."""

from __future__ import annotations

from frabjous.core.contract import said
from frabjous.games.room import Tally
from frabjous.games.snit_smashing.observation import Seen
from frabjous.games.snit_smashing.terms import SAFE, TROPHY


def tally(seen: Seen) -> Tally:
    columns = (said("tally-home"), said("tally-trophies"), said("tally-lost"))
    seats = range(seen.seats)
    rows = []
    for seat in seats:
        trophies = sum(places.count(TROPHY + seat) for places in seen.where)
        lost = sum(seen.where[seat].count(TROPHY + other) for other in seats)
        rows.append((seen.where[seat].count(SAFE), trophies, lost))
    return Tally(columns, tuple(rows))
