"""Old tables are deleted by the owner's rule, once a day; without a rule nothing ever is."""

from __future__ import annotations

import logging
from typing import Final

from frabjous.web.hub import Hub
from frabjous.web.thinking import pause, until_done

log = logging.getLogger(__name__)

DAY: Final = 24 * 3600  # seconds


async def sweep(hub: Hub, days: int) -> None:
    """Delete tables at which nothing has happened for so many days, as long as the server lives."""

    async def swept() -> None:
        neighbours = hub.store.neighbours
        async with neighbours.claimed("sweeping") as ours:
            if not ours:
                return
            visited = set(hub.tables) | await neighbours.tables()
            old = await hub.store.delete_old(hub.clock.now() - days * DAY * 1000, visited)
        if old:
            log.info("deleted, untouched for %d days: %s", days, ", ".join(sorted(old)))

    while True:
        await until_done(swept, "deleting old tables", hub.time.pauses)
        await pause(hub.clock, DAY)
