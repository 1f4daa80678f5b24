"""Copies of a whole database. A backup is an SQLite file, whatever it was taken from, and goes into either kind."""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, TypeAlias

from sqlalchemy import Connection, RowMapping, Table, insert, select, text

from frabjous.core.errors import GameError
from frabjous.store import schema
from frabjous.store.database import address
from frabjous.store.door import Step
from frabjous.store.reading import counts
from frabjous.store.store import Store

Parts: TypeAlias = Iterator[Sequence[RowMapping]]

AT_A_TIME: Final = 1000  # rows
COUNT_ON: Final = text("SELECT setval(pg_get_serial_sequence('talk', 'id'), max(id)) FROM talk")


class NoSuchDatabase(GameError):  # noqa: N818
    """There is no file where the database should be."""

    def __init__(self, file: str) -> None:
        super().__init__("no-such-database", "There is no database “{file}”.", file=file)


class NotEmpty(GameError):  # noqa: N818
    """A database that holds tables already is not overwritten."""

    def __init__(self, database: str) -> None:
        super().__init__(
            "not-empty", "The database “{database}” holds tables already; restore into a new one.", database=database
        )


def back_up(database: str, file: Path) -> dict[str, int]:
    """Copy everything, as of one moment, into a new file, and count it; whoever plays meanwhile plays on."""
    if file.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file))
    check_is_there(database)
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    counted = asyncio.run(copied(database, str(unfinished)))
    unfinished.rename(file)
    return counted


def restore(file: Path, database: str) -> dict[str, int]:
    """Copy everything from a backup into a new or empty database, all or nothing, and count it."""
    check_is_there(str(file))
    return asyncio.run(copied(str(file), database))


def check_is_there(database: str) -> None:
    """Refuse a file that does not exist, which opening would make."""
    url = address(database)
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise NoSuchDatabase(str(url.database))


async def copied(source: str, target: str) -> dict[str, int]:
    """Copy all rows from one database into another that has none."""
    async with opened(source) as kept, opened(target) as new:
        async with kept.readers.held() as read, new.writer.door.held() as write:
            if (await write(counts))["tables"]:
                raise NotEmpty(target)
            for table in schema.KEPT:  # those that others point at come first
                await copy_rows(table, read, write)
            await write(count_on)
        return await new.counts()


@asynccontextmanager
async def opened(database: str | Path) -> AsyncIterator[Store]:
    """Open a store and close it at the end."""
    store = await Store.open(database)
    try:
        yield store
    finally:
        await store.close()


async def copy_rows(table: Table, read: Step, write: Step) -> None:
    """Copy one table, so many rows at a time."""
    parts = await read(parts_of, table)
    while rows := await read(next_part, parts):
        await write(add_rows, table, rows)


def parts_of(connection: Connection, table: Table) -> Parts:
    reading = connection.execution_options(yield_per=AT_A_TIME)
    return reading.execute(select(table)).mappings().partitions()


def next_part(_: Connection, parts: Parts) -> Sequence[RowMapping]:
    return next(parts, ())


def add_rows(connection: Connection, table: Table, rows: Sequence[RowMapping]) -> None:
    connection.execute(insert(table), [dict(row) for row in rows])


def count_on(connection: Connection) -> None:
    """Let PostgreSQL count on from the ids that it was given, which it does not do by itself."""
    if connection.dialect.name == "postgresql":
        connection.execute(COUNT_ON)
