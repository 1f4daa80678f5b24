"""Who is at a live table. Nothing polls: an alarm rings when a bot may be called for somebody who is away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from frabjous.store.rows import AbsenceRow
from frabjous.table.chairs import Kind
from frabjous.table.presence import Away, Presence
from frabjous.table.table import Table


class Alarm(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Time that is handed in: an event loop's own, or one that a test moves on."""

    def time(self) -> float:
        """Give seconds that only ever grow."""

    def call_at(self, when: float, callback: Callable[[], None]) -> Alarm:
        """Let something happen at such a time."""

    def now(self) -> int:
        """Give the time of day: milliseconds since 1970."""


class LoopClock:
    """The time there is."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.time: Final = loop.time
        self.call_at: Final[Callable[[float, Callable[[], None]], Alarm]] = loop.call_at

    def now(self) -> int:
        return time.time_ns() // 1_000_000


class Attendance:
    """Notes who comes and goes, since when and after which line, and tells when it has been long enough."""

    def __init__(self, grace: int, clock: Clock, tell: Callable[[], None], known: Iterable[AbsenceRow] = ()) -> None:
        self.clock: Final = clock
        self.tell: Final = tell
        self.presence: Final = Presence(grace)
        self.alarm: Alarm | None = None
        self.present: set[int] = set()
        self.absences: Final = {one.chair: one for one in known}

    def note(self, table: Table, present: set[int]) -> None:
        """Take down which people are away, and wait until a bot may be called for the next of them."""
        away = [
            number for number, chair in enumerate(table.chairs) if chair.kind is Kind.PERSON and number not in present
        ]
        self.present, now = present, self.clock.now()
        for chair in away:
            self.absences.setdefault(chair, AbsenceRow(chair, now, table.match.place, table.play.length))
        for chair in self.absences.keys() - set(away):
            del self.absences[chair]
        self.presence.note(away, self.clock.time())
        self.wait()

    def away(self) -> dict[int, Away]:
        """Tell of all people who are not connected, by chair."""
        if not self.absences:
            return {}
        now = self.clock.now()
        since = {chair: one.since for chair, one in self.absences.items()}
        waiting = self.presence.away(self.clock.time())
        return {chair: Away((now - since[chair]) // 1000, one.wait, since[chair]) for chair, one in waiting.items()}

    def wait(self) -> None:
        self.close()
        when = self.presence.next_change(self.clock.time())
        if when is not None:
            self.alarm = self.clock.call_at(when, self.ring)

    def ring(self) -> None:
        self.wait()
        self.tell()

    def close(self) -> None:
        """Wait no longer."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
