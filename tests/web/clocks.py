"""A clock that a test moves on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

EVENING: Final = 1_794_247_200_000


class Ring:
    """Something that will happen unless it is cancelled."""

    def __init__(self, when: float, callback: Callable[[], None]) -> None:
        self.when = when
        self.callback = callback
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class SteppedClock:
    """Time that passes only when told to."""

    def __init__(self) -> None:
        self.seconds = 1000.0
        self.rings: list[Ring] = []

    def time(self) -> float:
        return self.seconds

    def now(self) -> int:
        """Give the time of day: the seconds count from the evening of a ninth of November."""
        return EVENING + int(self.seconds * 1000)

    def call_at(self, when: float, callback: Callable[[], None]) -> Ring:
        self.rings.append(Ring(when, callback))
        return self.rings[-1]

    def waiting(self) -> list[Ring]:
        return [ring for ring in self.rings if not ring.cancelled]

    def step(self, seconds: float) -> None:
        """Let time pass, and ring what is due."""
        self.seconds += seconds
        due = [ring for ring in self.waiting() if ring.when <= self.seconds]
        self.rings = [ring for ring in self.waiting() if ring.when > self.seconds]
        for ring in due:
            ring.callback()
