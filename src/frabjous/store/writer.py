"""The one that writes: what waits at the same moment is written in one transaction.

A commit costs a wait for the disk however much is in it, so a group costs hardly more than one unit alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final, TypeAlias

from sqlalchemy import delete, update
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from frabjous.core.record import Line
from frabjous.store import owning
from frabjous.store.database import insert_unless_there
from frabjous.store.rows import Due
from frabjous.store.schema import lines, tables

Claim: TypeAlias = tuple[str, int]  # a game and the number of a line


@dataclass(frozen=True, eq=False)
class Unit:
    """Lines of one game that get in together or not at all, and who waits for the answer."""

    game_id: str
    lines: tuple[Line, ...]
    at: int
    got_in: asyncio.Future[bool]
    due: Due | None = None  # of its table from now on

    def claims(self) -> list[Claim]:
        return [(self.game_id, line.number) for line in self.lines]

    def rows(self) -> list[dict[str, str | int]]:
        return [
            {
                "game_id": self.game_id,
                "number": line.number,
                "seat": line.seat,
                "text": line.text,
                "at": self.at,
            }
            for line in self.lines
        ]


class Writer:
    """The owner of the writing connection: `append` for lines, `transaction` for everything else."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self.turn: Final = asyncio.Lock()  # first come, first served; the pool alone would not promise that
        self.waiting: list[Unit] = []
        self.wake: Final = asyncio.Event()
        self.closing = False
        self.task: Final = asyncio.create_task(self.run(), name="store writer")

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction of its own when it is our turn; leaving it commits."""
        self.check_open()
        async with self.turn, self.engine.begin() as connection:
            yield connection

    async def append(self, game_id: str, unit: tuple[Line, ...], at: int, due: Due | None = None) -> bool:
        """Wait until a unit is on the disk; False when a number of it was taken, or its table takes no more."""
        self.check_open()
        waiting = Unit(game_id, unit, at, asyncio.get_running_loop().create_future(), due)
        self.waiting.append(waiting)
        self.wake.set()
        return await waiting.got_in

    async def close(self) -> None:
        """Write what is waiting, then end."""
        self.closing = True
        self.wake.set()
        await self.task
        async with self.turn:
            await self.engine.dispose()

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
                await self.settle(group)

    async def settle(self, group: list[Unit]) -> None:
        """Write a group and answer everybody in it, whatever happens."""
        try:
            losers = await self.write(group)
        except OperationalError as error:  # the database or its disk: nobody's fault, and everybody's trouble
            refuse(group, error)
        except Exception as error:
            if len(group) == 1:
                refuse(group, error)
                return
            for unit in group:  # one unit is bad, say of a game that is not kept: it alone must hear of it
                await self.settle([unit])
        else:
            for unit in group:
                if not unit.got_in.done():
                    unit.got_in.set_result(unit not in losers)

    async def write(self, group: list[Unit]) -> set[Unit]:
        """Write a group in one transaction and give the units that lost: a number to somebody else, or their table."""
        if not group:
            return set()
        async with self.turn, self.engine.begin() as connection:
            games = await owning.going_on(connection, {unit.game_id for unit in group})
            present = await inserted(connection, [unit for unit in group if unit.game_id in games])
            losers = {unit for unit in group if not present.issuperset(unit.claims())}
            for unit in losers:
                await take_out(connection, unit, present)
            for unit in group:
                if unit.due is not None and unit not in losers:
                    await keep_due(connection, unit.due)
        return losers


def parted(waiting: list[Unit]) -> tuple[list[Unit], list[Unit]]:
    """Part what waits into a group without rivals and the rest.

    Two units of a group must not want the same number, or the row of one would pass for the other's. The
    later one waits for the next transaction, where the key decides. Whoever no longer waits is left out.
    """
    group: list[Unit] = []
    later: list[Unit] = []
    wanted: set[Claim] = set()
    for unit in waiting:
        if unit.got_in.done():
            continue
        if wanted.isdisjoint(unit.claims()):
            group.append(unit)
            wanted.update(unit.claims())
        else:
            later.append(unit)
    return group, later


def refuse(group: list[Unit], error: Exception) -> None:
    for unit in group:
        if not unit.got_in.done():
            unit.got_in.set_exception(error)


async def inserted(connection: AsyncConnection, group: list[Unit]) -> set[Claim]:
    """Insert all rows that are free and tell which they were."""
    if not group:
        return set()
    # In one order everywhere: two processes that wait for each other's rows in PostgreSQL would never end.
    units = sorted(group, key=Unit.claims)
    insert = insert_unless_there(connection, lines, "game_id", "number")
    insert_and_tell = insert.returning(lines.c.game_id, lines.c.number)
    result = await connection.execute(insert_and_tell, [row for unit in units for row in unit.rows()])
    return {(game_id, number) for game_id, number in result}


async def keep_due(connection: AsyncConnection, due: Due) -> None:
    """Keep when a table must be looked at, in the transaction of the lines that it follows from."""
    await connection.execute(update(tables).where(tables.c.code == due.table_code).values(due_at=due.at))


async def take_out(connection: AsyncConnection, unit: Unit, present: set[Claim]) -> None:
    """Take out the rows of a losing unit that did get in; nobody outside the transaction ever saw them."""
    numbers = [number for game_id, number in unit.claims() if (game_id, number) in present]
    if numbers:
        ours = (lines.c.game_id == unit.game_id) & lines.c.number.in_(numbers)
        await connection.execute(delete(lines).where(ours))
