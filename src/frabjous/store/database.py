"""The database behind the store: its address, its connections, and the little that differs between databases."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, make_url
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from frabjous.store.door import Door, Tasks, Threads
from frabjous.store.notes import TELLER

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

    Insert: TypeAlias = sqlite.Insert | postgresql.Insert

DRIVERS: Final = {
    "sqlite": "sqlite+pysqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
READERS: Final = 4
# PostgreSQL may be on another machine: we do not wait for ever for it, nor it for us.
ALIVE: Final = {
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "idle_in_transaction_session_timeout": "10000",
}
READ_ONLY: Final = {"default_transaction_read_only": "on"}
CONNECTED_WITHIN: Final = 5.0  # seconds
ANSWERED_WITHIN: Final = 10.0
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


def writing_door(url: URL, teller: int, patience: float | None = ANSWERED_WITHIN) -> Door:
    """Give the door by which one at a time writes, and tells other processes of it under a name."""
    if url.get_backend_name() != "sqlite":
        return tasks(url, 1, connecting(ALIVE, patience), execution_options={TELLER: teller})
    # Taking the write lock first makes a second writer wait, where an upgrade from reading would fail at once.
    pragmas = ("PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON")
    return Threads(ready_sqlite(url, "BEGIN IMMEDIATE", *pragmas), 1)


def thinking_door(url: URL, teller: int, places: int) -> Door:
    """Give the door by which thinkers hold their jobs, which takes as long as a thought."""
    patient = {**ALIVE, "idle_in_transaction_session_timeout": "60000"}
    return tasks(url, places, connecting(patient), execution_options={TELLER: teller})


def reading_door(url: URL) -> Door:
    """Give the door by which several read, each as of one moment."""
    if url.get_backend_name() != "sqlite":
        return tasks(url, READERS, connecting({**ALIVE, **READ_ONLY}), isolation_level="REPEATABLE READ")
    return Threads(ready_sqlite(url, "BEGIN", "PRAGMA query_only = ON"), READERS)


def tasks(url: URL, places: int, connect_args: dict[str, object], **settings: object) -> Door:
    """Give a door into PostgreSQL; a connection that was lost while nobody used it is replaced unnoticed."""
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415 - on SQLite nobody waits for it

    pool = {"pool_size": places, "max_overflow": 0, "pool_pre_ping": True}
    return Tasks(create_async_engine(url, connect_args=connect_args, **pool, **settings), places)


def connecting(server_settings: dict[str, str], patience: float | None = ANSWERED_WITHIN) -> dict[str, object]:
    """Say how asyncpg connects, and for how long it waits for an answer."""
    return {"timeout": CONNECTED_WITHIN, "command_timeout": patience, "server_settings": server_settings}


def ready_sqlite(url: URL, begin: str, *pragmas: str) -> Engine:
    """Set up each new connection, and begin its transactions ourselves rather than let the driver guess when."""
    engine = create_engine(url, poolclass=NullPool)

    def connected(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (f"PRAGMA busy_timeout = {int(PATIENCE * 1000)}", *pragmas):
            cursor.execute(pragma)
        cursor.close()

    def began(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", began)
    return engine


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


def insert_unless_there(connection: Connection, table: Table, *key: str) -> Insert:
    """Give an INSERT that leaves out the rows whose key is taken; RETURNING tells which were not."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql  # noqa: PLC0415 - on SQLite nobody waits for it

        return postgresql.insert(table).on_conflict_do_nothing(index_elements=key)
    return sqlite.insert(table).on_conflict_do_nothing(index_elements=key)
