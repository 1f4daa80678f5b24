"""All live tables of a process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

from frabjous.bots.workers import Workers
from frabjous.core.errors import BadOption
from frabjous.store.rows import Kept
from frabjous.store.store import Store
from frabjous.web.alerts import Alerts
from frabjous.web.attendance import Clock, LoopClock
from frabjous.web.elsewhere import Elsewhere, Neighbourhood, send_away
from frabjous.web.live import Live
from frabjous.web.names import could_be_table_name
from frabjous.web.posting import Post, Ways
from frabjous.web.timekeeping import Timekeeper

NO_WAYS: Final = Ways()


class Hub:
    """All live tables of this process: loaded when somebody comes, let go when everybody has left."""

    def __init__(
        self, store: Store, workers: Workers, bot_pace: float, clock: Clock | None = None, ways: Ways = NO_WAYS
    ) -> None:
        self.store: Final = store
        self.workers: Final = workers
        self.bot_pace: Final = bot_pace
        self.clock: Final = clock or LoopClock()
        self.time: Final = Timekeeper(store, self.clock, self.call_time)
        self.alerts: Final = Alerts(Post(store.alerting, ways), self.clock, self.table)
        self.others: Final = Neighbourhood(self, store.neighbours)
        self.tables: dict[str, Live] = {}
        self.missed: Final[set[str]] = set()  # tables of which something was heard while they were being loaded
        self.loading: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()  # as long as anybody waits

    @asynccontextmanager
    async def table(self, code: str) -> AsyncIterator[Live | None]:
        """Hold a table for a while, with all that was written before now; None when there is no such table."""
        live = self.tables.get(code)
        if live is None or live.is_gone:
            live = await self.load(code)
        if live is None:
            yield None
            return
        live.users += 1
        try:
            await live.following.catch_up()
            yield live
        finally:
            if live.users == 1 and live.table.pace and live.bots.thinking:
                live.users += 1
                self.time.do(self.until_rest(live))  # somebody's clock runs once the bots have chosen
            await self.let_go(live)

    async def let_go(self, live: Live) -> None:
        live.users -= 1
        if live.users == 0 and self.tables.get(live.table.code) is live:
            del self.tables[live.table.code]
            await live.close()

    async def until_rest(self, live: Live) -> None:
        try:
            await live.bots.rest()
        finally:
            await self.let_go(live)

    async def call_time(self, code: str) -> None:
        """Look at a table whose time has come."""
        async with self.table(code) as live:
            if live is None:
                self.time.note(code, None)
                return
            await live.call_time()
            due = live.table.next_call()
            if due is None or due > self.clock.now():
                self.time.note(code, due)

    async def load(self, code: str) -> Live | None:
        if not could_be_table_name(code):
            return None
        async with self.loading.setdefault(code, asyncio.Lock()):
            if code not in self.tables or self.tables[code].is_gone:
                self.missed.discard(code)
                kept, people = await self.store.load(code), await self.store.neighbours.elsewhere(code)
                if kept is None:
                    return None
                live = self.tables[code] = self.alive(kept, people)
                if code in self.missed:
                    live.following.look_at_all()
            return self.tables[code]

    def alive(self, kept: Kept, people: Mapping[int, int]) -> Live:
        """Let a table be alive here; one by rules that are not known here has better luck with another process."""
        try:
            return Live(kept, self.store, self.workers, self.bot_pace, self.time, self.alerts, people)
        except BadOption as error:
            if self.others.living:
                raise Elsewhere from error
            raise

    def send_away(self) -> None:
        """Let everybody go on by way of another process."""
        for live in self.tables.values():
            send_away(live.viewers)

    async def close(self) -> None:
        await self.time.close()
        await self.alerts.close()
        for live in list(self.tables.values()):
            await live.close()
