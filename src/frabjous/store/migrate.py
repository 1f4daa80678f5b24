"""Bringing a database to its present shape, from inside the program: no alembic.ini, no command to run."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

STEPS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x46726162  # "Frab": any number will do as long as every process uses the same


def upgrade(connection: Connection) -> None:
    """Run the steps this database has not seen, all in the transaction that is open; none on a second start.

    Of several processes that start at once the first does the work, and the others wait for its commit: on
    SQLite because the writer's transactions begin with the write lock, on PostgreSQL by a lock of our own.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
