"""The one that writes: what waits at the same moment is written in one transaction.

A commit costs a wait for the disk however much is in it, so a group costs hardly more than one unit alone.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from sqlalchemy.exc import DBAPIError, OperationalError

from frabjous.core.record import Line
from frabjous.store.appending import Claim, Unit, write
from frabjous.store.door import Door
from frabjous.store.rows import Due

TROUBLES: Final = ("08", "25", "53", "57", "58")  # PostgreSQL's: connection, transaction, resources, operator, system


@dataclass(frozen=True, eq=False)
class Waiting:
    """A unit that waits to be written, and who waits for the answer."""

    unit: Unit
    got_in: asyncio.Future[bool]


class Writer:
    """The owner of the writing door: `append` for lines, `door.run` for everything else."""

    def __init__(self, door: Door) -> None:
        self.door: Final = door
        self.waiting: list[Waiting] = []
        self.wake: Final = asyncio.Event()
        self.closing = False
        self.task: Final = asyncio.create_task(self.run(), name="store writer")

    async def append(self, game_id: str, lines: tuple[Line, ...], at: int, due: Due | None = None) -> bool:
        """Wait until a unit is on the disk; False when a number of it was taken, or its table takes no more."""
        self.check_open()
        got_in: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append(Waiting(Unit(game_id, lines, at, due), got_in))
        self.wake.set()
        return await got_in

    async def close(self) -> None:
        """Write what is waiting, then end."""
        self.closing = True
        self.wake.set()
        await self.task
        await self.door.close()

    def check_open(self) -> None:
        if self.closing:
            raise RuntimeError("The store is closed.")

    async def run(self) -> None:
        """Write groups until the store is closed."""
        while self.waiting or not self.closing:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                group, self.waiting = parted(self.waiting)
                if group:
                    await self.settle(group)

    async def settle(self, group: list[Waiting]) -> None:
        """Write a group and answer everybody in it, whatever happens."""
        try:
            losers = await self.door.run(write, [waiting.unit for waiting in group])
        except Exception as error:
            if len(group) == 1 or is_trouble(error):
                refuse(group, error)
                return
            for waiting in group:  # one unit is bad, say of a game that is not kept: it alone must hear of it
                await self.settle([waiting])
        else:
            for waiting in group:
                if not waiting.got_in.done():
                    waiting.got_in.set_result(waiting.unit not in losers)


def parted(waiting: list[Waiting]) -> tuple[list[Waiting], list[Waiting]]:
    """Part what waits into a group without rivals and the rest.

    Two units of a group must not want the same number, or the row of one would pass for the other's. The
    later one waits for the next transaction, where the key decides. Whoever no longer waits is left out.
    """
    group: list[Waiting] = []
    later: list[Waiting] = []
    wanted: set[Claim] = set()
    for one in waiting:
        if one.got_in.done():
            continue
        if wanted.isdisjoint(claims := one.unit.claims()):
            group.append(one)
            wanted.update(claims)
        else:
            later.append(one)
    return group, later


def is_trouble(error: Exception) -> bool:
    """Say whether the database, its disk or the way to it fails: nobody's fault, and everybody's trouble."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    is_lost = isinstance(error, OperationalError) or may_be_done(error)
    return is_lost or str(getattr(cause, "sqlstate", None))[:2] in TROUBLES


def may_be_done(error: Exception) -> bool:
    """Say whether the way to the database was lost, so that nobody knows what came of what was on it."""
    return isinstance(error, OSError) or (isinstance(error, DBAPIError) and error.connection_invalidated)


def refuse(group: list[Waiting], error: Exception) -> None:
    for waiting in group:
        if not waiting.got_in.done():
            waiting.got_in.set_exception(error)
