"""What counts in Snark!: Warrants, and the men who are still there."""

from __future__ import annotations

from frabjous.core.contract import said
from frabjous.games.room import Tally
from frabjous.games.snark.cards import crew_of
from frabjous.games.snark.observation import Seen


def tally(seen: Seen) -> Tally:
    columns = (said("tally-warrants"), said("tally-men"))
    rows = [(seen.warrants[seat], len(crew_of(seen.holders, seat))) for seat in range(seen.seats)]
    return Tally(columns, tuple(rows))
