"""What counts in Snit Smashing: Snits that are home, trophies, and Snits that are somebody's trophy."""

from __future__ import annotations

from frabjous.core.contract import said
from frabjous.games.room import Tally
from frabjous.games.snit_smashing.observation import Seen
from frabjous.games.snit_smashing.terms import SAFE, TROPHY
from frabjous.games.snit_smashing.view_snits import count_where


def tally(seen: Seen) -> Tally:
    columns = (said("tally-home"), said("tally-trophies"), said("tally-lost"))
    seats = range(seen.seats)
    rows = []
    for seat in seats:
        trophies = sum(count_where(seen, clan, TROPHY + seat) for clan in seats)
        lost = sum(count_where(seen, seat, TROPHY + other) for other in seats)
        rows.append((count_where(seen, seat, SAFE), trophies, lost))
    return Tally(columns, tuple(rows))
