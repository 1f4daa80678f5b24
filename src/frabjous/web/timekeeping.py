"""The time of all tables: which must be looked at next though nobody comes, and that a server is alive.

Nothing polls: there is one alarm, for the table whose clock runs out first. Which tables have one is kept with their
lines, so it is found again after a restart. While a clock runs anywhere a pulse is kept; what passed between the last
one and a start, in which no process lived, is given back by a line in each game.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from frabjous.store.store import Store
from frabjous.table.time_deeds import StandStill
from frabjous.web.agenda import Agenda
from frabjous.web.attendance import Clock
from frabjous.web.thinking import Pauses, in_a_line, pause, until_done

log = logging.getLogger(__name__)

PULSE: Final = 10.0  # seconds
Look = Callable[[str], Awaitable[None]]


class Timekeeper(Agenda[str]):
    """Wakes the tables whose time has come; a table says itself when the next time is."""

    def __init__(self, store: Store, clock: Clock, look: Look) -> None:
        super().__init__(clock, self.looked_at)
        self.store: Final = store
        self.look: Final = look  # at a table, by its code
        self.pauses: Final = Pauses(clock)  # before what failed is tried once more
        self.still = StandStill(0, 0)  # what every table is told first
        self.pulse: asyncio.Task[None] | None = None
        self.caught_up: Final = asyncio.Event()

    async def start(self) -> None:
        """Find again what was kept; tables are told in a while how long no server was alive."""
        started = self.clock.now()
        alive = await self.store.pulse() or started
        if started - alive < 2 * PULSE * 1000 and await self.store.neighbours.living():
            alive = started  # others have served all the time
        await self.find()
        self.still = StandStill(alive, started)
        self.pulse = self.do(self.catch_up())

    async def find(self) -> None:
        """Find what is kept, by whichever process."""
        self.dues = {**await self.store.dues(), **self.dues}
        if self.caught_up.is_set():
            self.wait()

    async def catch_up(self) -> None:
        """Tell all tables whose clock runs; before that there is no pulse, so that a crash now costs nobody time."""
        for code in list(self.dues):
            await self.looked_at(code)
        self.wait()
        self.caught_up.set()
        while True:
            await pause(self.clock, PULSE)
            if self.dues:
                await until_done(self.beat, "keeping the pulse", self.pauses)

    async def beat(self) -> None:
        await self.store.set_pulse(self.clock.now())

    async def looked_at(self, code: str) -> None:
        """Look at a table; one that cannot be read must not stop the clocks of the others."""
        try:
            await self.look(code)
        except Exception as error:
            log.warning("table %s: its clock could not be looked at: %s", code, in_a_line(error))

    async def close(self) -> None:
        """Wait no longer; a last pulse says how long somebody was here."""
        await super().close()
        if self.dues and self.still.started:
            with suppress(Exception):  # the database may be what is failing
                await self.beat()
