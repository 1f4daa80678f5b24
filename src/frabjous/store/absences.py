"""Until when people were at a table: kept when they go, so that it is known however long they stay away."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import Connection, delete, update

from frabjous.store import owning, schema
from frabjous.store.database import insert_unless_there
from frabjous.store.rows import AbsenceRow


def note(connection: Connection, code: str, absence: AbsenceRow) -> None:
    """Keep since when somebody is away; a table that is gone has nobody to wait for."""
    table, values = schema.absences, asdict(absence)
    if owning.takes_more(connection, code):
        fresh = insert_unless_there(connection, table, "table_code", "chair")
        connection.execute(fresh, {"table_code": code, **values})
        here = (table.c.table_code == code, table.c.chair == absence.chair)
        connection.execute(update(table).where(*here).values(values))


def forget(connection: Connection, code: str, chair: int) -> None:
    """Know nothing any more of when somebody was at a chair."""
    table = schema.absences
    connection.execute(delete(table).where(table.c.table_code == code, table.c.chair == chair))
