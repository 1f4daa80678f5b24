"""Reading what is kept: each function on a connection whose transaction sees one moment."""

from __future__ import annotations

from dataclasses import fields
from typing import Final, TypeVar

from sqlalchemy import Connection, Table, func, select

from frabjous.core.record import Line
from frabjous.store import hosting, schema
from frabjous.store.rows import AbsenceRow, ChairRow, GameRow, Kept, KeyRow, TableRow, TalkRow

R = TypeVar("R", TableRow, ChairRow, KeyRow, GameRow, AbsenceRow)
MOST_TALK: Final = 200  # things said that are shown; all are kept


def kept(connection: Connection, code: str) -> Kept | None:
    """Read everything of a table; None when there is no such table."""
    tables = rows(connection, TableRow, schema.tables, "code", code, "code")
    if not tables:
        return None
    games = rows(connection, GameRow, schema.games, "table_code", code, "place")
    lines = {game.id: tuple(lines_after(connection, game.id, 0)) for game in games}
    talk = latest_talk(connection, code)
    keys = rows(connection, KeyRow, schema.keys, "table_code", code, "chair")
    sitting = chairs(connection, code)
    unwelcome = hosting.unwelcome(connection, code)
    is_open = code in hosting.open_tables(connection)
    away = rows(connection, AbsenceRow, schema.absences, "table_code", code, "chair")
    return Kept(
        tables[0], tuple(sitting), tuple(keys), tuple(games), lines, tuple(talk), unwelcome, is_open, tuple(away)
    )


def chairs(connection: Connection, code: str) -> list[ChairRow]:
    """Read the chairs of a table in their order."""
    return rows(connection, ChairRow, schema.chairs, "table_code", code, "chair")


def rows(
    connection: Connection,
    kind: type[R],
    table: Table,
    key: str,
    code: str,
    order: str,
) -> list[R]:
    """Read the rows of one table's code into their class, whose fields are named like the columns."""
    columns = [table.c[field.name] for field in fields(kind)]
    result = connection.execute(
        select(*columns).where(table.c[key] == code).order_by(table.c[order], *table.primary_key.columns)
    )
    return [kind(*row) for row in result]


def latest_talk(connection: Connection, code: str) -> list[TalkRow]:
    """Read what was said last at a table, in its order."""
    columns = [schema.talk.c[field.name] for field in fields(TalkRow)]
    wanted = select(*columns).where(schema.talk.c.table_code == code).order_by(schema.talk.c.id.desc()).limit(MOST_TALK)
    return [TalkRow(*row) for row in connection.execute(wanted)][::-1]


def lines_after(connection: Connection, game_id: str, number: int) -> list[Line]:
    """Read the lines of a game that follow a number, in their order."""
    table = schema.lines
    later = (table.c.game_id == game_id) & (table.c.number > number)
    wanted = select(table.c.number, table.c.seat, table.c.text, table.c.at).where(later).order_by(table.c.number)
    return [Line(*row) for row in connection.execute(wanted)]


def dues(connection: Connection) -> dict[str, int]:
    """Read which tables must be looked at, and when."""
    table = schema.tables
    wanted = select(table.c.code, table.c.due_at).where(table.c.due_at.is_not(None))
    return {row.code: row.due_at for row in connection.execute(wanted)}


def counts(connection: Connection, *tables: Table) -> dict[str, int]:
    """Count what is kept, or some of it."""
    result: dict[str, int] = {}
    for table in tables or (schema.tables, schema.games, schema.lines):
        result[table.name] = (connection.execute(select(func.count()).select_from(table))).scalar_one()
    return result
