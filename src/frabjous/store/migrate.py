"""Bringing a database to its present shape, from inside the program: no alembic.ini, no command to run."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, select, text

from frabjous.store.notes import NO_TABLE, Kind, Note, tell
from frabjous.store.schema import programs

STEPS: Final = Path(__file__).parent / "migrations"
LATEST: Final = "9999"  # later than any step
LOCK: Final = 0x46726162  # "Frab": any number will do as long as every process uses the same


class UnknownStep(Exception):  # noqa: N818
    """The database has been through a step that this program does not know, and cannot live with."""


def upgrade(connection: Connection) -> None:
    """Run the steps this database has not seen, all in the transaction that is open; none on a second start.

    Of several processes that start at once the first does the work, and the others wait for its commit: on
    SQLite because the writer's transactions begin with the write lock, on PostgreSQL by a lock of our own.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    reached = step_reached(connection) or ""
    if reached > newest_step():
        check_fits(connection)
    elif reached < newest_step():
        run_steps(connection)
        tell(connection, Note(Kind.STEP, NO_TABLE))


def check_fits(connection: Connection) -> None:
    """Refuse a database that has become too new for this program; steps only add, so most have not."""
    oldest = connection.execute(select(programs.c.oldest)).scalar_one() if knows_programs(connection) else LATEST
    if oldest > newest_step():
        raise UnknownStep


def knows_programs(connection: Connection) -> bool:
    return inspect(connection).has_table(programs.name)


def newest_step() -> str:
    """Give the last step there is; each is a file that begins with its number."""
    return max(file.name[1:5] for file in (STEPS / "versions").glob("v*.py"))


def step_reached(connection: Connection) -> str | None:
    """Give the last step that a database has been through, as Alembic notes it; a new one has been through none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def run_steps(connection: Connection) -> None:
    """Let Alembic do it. It takes long to load, so only a database that needs it waits for it."""
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise UnknownStep from error
