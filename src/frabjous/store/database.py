"""The database behind the store: its address, its connections, and the little that differs between databases."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from sqlalchemy import URL, Connection, Table, event, make_url
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, ConnectionPoolEntry

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

    Insert: TypeAlias = sqlite.Insert | postgresql.Insert

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
READERS: Final = 4
PATIENCE: Final = 10.0  # seconds to wait for another process that is writing
PAUSE: Final = 0.02


def address(url_or_path: str | Path) -> URL:
    """Read the URL of a database; anything else is the path of an SQLite file."""
    if isinstance(url_or_path, Path) or "://" not in url_or_path:
        url = URL.create("sqlite", database=str(url_or_path))
    else:
        url = make_url(url_or_path)
    if url.drivername == "sqlite" and url.database in (None, "", ":memory:"):
        raise ValueError("The store needs a file: a database in memory cannot be shared by its connections.")
    return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))


def writing_engine(url: URL) -> AsyncEngine:
    """Give an engine with the one connection that writes."""
    engine = create_async_engine(url, poolclass=AsyncAdaptedQueuePool, pool_size=1, max_overflow=0)
    if url.get_backend_name() == "sqlite":
        # Taking the write lock first makes a second writer wait, where an upgrade from reading would fail at once.
        ready_sqlite(engine, "BEGIN IMMEDIATE", "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON")
    return engine


def reading_engine(url: URL) -> AsyncEngine:
    """Give an engine with a pool of connections that only read; a transaction sees one moment."""
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=READERS, isolation_level="REPEATABLE READ")
    engine = create_async_engine(url, poolclass=AsyncAdaptedQueuePool, pool_size=READERS)
    ready_sqlite(engine, "BEGIN", "PRAGMA query_only = ON")
    return engine


def ready_sqlite(engine: AsyncEngine, begin: str, *pragmas: str) -> None:
    """Set up each new connection, and begin its transactions ourselves rather than let the driver guess when."""

    def connected(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (f"PRAGMA busy_timeout = {int(PATIENCE * 1000)}", *pragmas):
            cursor.execute(pragma)
        cursor.close()

    def began(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "connect", connected)
    event.listen(engine.sync_engine, "begin", began)


def use_write_ahead_log(url: URL) -> None:
    """Turn an SQLite file's write-ahead log on for good, so that readers and the writer do not wait for each other.

    It waits for other processes, so it is for a thread of its own.
    """
    if url.get_backend_name() != "sqlite":
        return
    deadline = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(url.database or "", timeout=PATIENCE, isolation_level=None)) as connection:
        while not turned_on(connection):
            # SQLite does not wait by itself here when two processes do this to a new file at once.
            if time.monotonic() > deadline:
                raise TimeoutError(f"Another process keeps {url.database} busy.")
            time.sleep(PAUSE)


def turned_on(connection: sqlite3.Connection) -> bool:
    """Try once; False while another process is in the way."""
    try:
        return "wal" in connection.execute("PRAGMA journal_mode = WAL").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:  # the rest says what exactly is busy
            return False
        raise


def insert_unless_there(connection: AsyncConnection, table: Table, *key: str) -> Insert:
    """Give an INSERT that leaves out the rows whose key is taken; RETURNING tells which were not."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql  # noqa: PLC0415 - on SQLite nobody waits for it

        return postgresql.insert(table).on_conflict_do_nothing(index_elements=key)
    return sqlite.insert(table).on_conflict_do_nothing(index_elements=key)
