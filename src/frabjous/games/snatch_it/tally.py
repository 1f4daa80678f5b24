"""What counts in Snatch It!: the points in every belly, and how many cards they are."""

from __future__ import annotations

from frabjous.core.contract import said
from frabjous.core.gathered import gathered
from frabjous.games.room import Tally
from frabjous.games.snatch_it.bunch import points_of
from frabjous.games.snatch_it.observation import Seen


def tally(seen: Seen) -> Tally:
    columns = (said("tally-points"), said("tally-cards"))
    return Tally(columns, tuple((points_of(gathered(belly)), sum(belly)) for belly in seen.bellies))
