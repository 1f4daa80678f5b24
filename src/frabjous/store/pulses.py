"""The pulse of the servers: when one was last known to run, so that time they were down is nobody's."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select, update

from frabjous.store.database import insert_unless_there
from frabjous.store.schema import pulses

EVERYBODY: Final = 0  # all processes have one pulse: it is enough that one of them lives


def latest(connection: Connection) -> int:
    """Read when a server was last known to run; 0 if none ever was."""
    return connection.execute(select(func.max(pulses.c.at))).scalar() or 0


def set_pulse(connection: Connection, at: int) -> None:
    """Keep that a server runs now."""
    fresh = insert_unless_there(connection, pulses, "who")
    connection.execute(fresh, {"who": EVERYBODY, "at": at})
    connection.execute(update(pulses).values(at=at))
