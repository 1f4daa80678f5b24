"""An SQLite file is served by one process: it hears of nothing that another one writes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from sqlalchemy import URL

from frabjous.core.errors import GameError
from frabjous.store.database import address
from frabjous.store.opening import said_in_a_sentence


class ServedAlready(GameError):  # noqa: N818
    """Another server has the file."""

    def __init__(self, database: str) -> None:
        super().__init__(
            "served-already",
            "Another server has the database “{database}” already; several need PostgreSQL (--db postgresql://…).",
            database=database,
        )


@contextmanager
def only_server(database: str) -> Iterator[None]:
    """Keep other servers away from an SQLite file, as long as this process lives; PostgreSQL takes any number.

    The lock is that of an empty database beside the file: it goes with the process, however that ends, everywhere.
    """
    url = address(database)
    if url.get_backend_name() != "sqlite":
        yield
        return
    with said_in_a_sentence(url):
        beside = locked(url)
    with closing(beside):
        yield


def locked(url: URL) -> sqlite3.Connection:
    """Take the lock, and give what holds it."""
    beside = sqlite3.connect(f"{url.database}-server", timeout=0, isolation_level=None)
    try:
        beside.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        beside.close()
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
            raise ServedAlready(str(url.database)) from error
        raise
    return beside
