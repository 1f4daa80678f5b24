"""Who is away from the table, since when, and for how long a bot may not be called yet.

Presence is nobody's record: it begins anew when a table is loaded. Time is handed in, in seconds.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil
from typing import Final

GRACE: Final = 60  # seconds, unless the host chooses otherwise
SHORTEST_GRACE: Final = 15
LONGEST_GRACE: Final = 300


@dataclass(frozen=True)
class Away:
    """Somebody who is not connected: for how many seconds, in how many more a bot may be called, and since when."""

    seconds: int
    wait: int
    since: int = 0  # milliseconds since 1970; people may have been away before the table was loaded


class Presence:
    """Since when each person is away, by chair."""

    def __init__(self, grace: int) -> None:
        self.grace: Final = grace
        self.since: dict[int, float] = {}

    def note(self, away: Iterable[int], now: float) -> None:
        """Take down who is away now; who was away before still is since then."""
        self.since = {chair: self.since.get(chair, now) for chair in away}

    def away(self, now: float) -> dict[int, Away]:
        """Tell of everybody who is away."""
        return {
            chair: Away(int(now - since), max(0, ceil(since + self.grace - now))) for chair, since in self.since.items()
        }

    def next_change(self, now: float) -> float | None:
        """Tell when the next bot may be called, if that is still to come."""
        coming = [since + self.grace for since in self.since.values() if since + self.grace > now]
        return min(coming, default=None)
