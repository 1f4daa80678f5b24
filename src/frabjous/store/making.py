"""New tables, the games that are played there, and what is said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields, replace

from sqlalchemy import Connection, insert, select, update

from frabjous.core.record import Line
from frabjous.store import owning, schema
from frabjous.store.database import insert_unless_there
from frabjous.store.notes import Kind, Note, tell, tell_tables
from frabjous.store.rows import ChairRow, GameRow, KeyRow, TableRow, TalkRow
from frabjous.store.seating import add_keys


def add_table(
    connection: Connection,
    table: TableRow,
    chairs: Sequence[ChairRow],
    game: GameRow,
    lines: Iterable[Line],
    keys: Sequence[KeyRow],
) -> bool:
    """Keep a new table with all that it begins with; False when its code is taken."""
    fresh = insert_unless_there(connection, schema.tables, "code")
    if connection.execute(fresh.returning(schema.tables.c.code), asdict(table)).first() is None:
        return False
    connection.execute(insert(schema.chairs), [{"table_code": table.code, **asdict(chair)} for chair in chairs])
    connection.execute(insert(schema.games), asdict(game))
    add_first_lines(connection, game, lines)
    add_keys(connection, table.code, keys)
    return True


def add_game(connection: Connection, game: GameRow, lines: Iterable[Line]) -> bool:
    """Keep the next game of a table; False when its place is taken, or the table takes no more."""
    if not owning.takes_more(connection, game.table_code):
        return False
    fresh = insert_unless_there(connection, schema.games, "table_code", "place")
    if connection.execute(fresh.returning(schema.games.c.id), asdict(game)).first() is None:
        return False
    add_first_lines(connection, game, lines)
    tell_tables(connection, [game.table_code])
    return True


def add_first_lines(connection: Connection, game: GameRow, first: Iterable[Line]) -> None:
    """Write the lines a game begins with, in the transaction that makes it."""
    rows = [{"game_id": game.id, "at": game.started_at, **asdict(line)} for line in first]
    if rows:
        connection.execute(insert(schema.lines), rows)


def end_game(connection: Connection, game_id: str, at: int) -> None:
    """Note when a game ended."""
    games = schema.games
    connection.execute(update(games).where(games.c.id == game_id).values(ended_at=at))


def say(connection: Connection, talk: TalkRow, heard: int | None = None) -> TalkRow | None:
    """Keep what somebody said, and give it back with its id; None when the table takes no more.

    If they have said it since `heard` already, it was sent again, and what is kept is given back.
    """
    if not owning.takes_more(connection, talk.table_code):
        return None
    before = None if heard is None else said_since(connection, talk, heard)
    if before is not None:
        return before
    values = asdict(talk)
    del values["id"]
    tell(connection, Note(Kind.TALK, talk.table_code))
    return replace(talk, id=connection.execute(insert(schema.talk).returning(schema.talk.c.id), values).scalar_one())


def said_since(connection: Connection, talk: TalkRow, heard: int) -> TalkRow | None:
    """Find the same words of the same person; another process that writes talk of this table is waited for first."""
    table, kept = schema.tables, schema.talk
    connection.execute(select(table.c.code).where(table.c.code == talk.table_code).with_for_update(key_share=True))
    same = (kept.c.table_code == talk.table_code, kept.c.chair == talk.chair, kept.c.text == talk.text)
    columns = [kept.c[field.name] for field in fields(TalkRow)]
    found = connection.execute(select(*columns).where(*same, kept.c.id > heard).order_by(kept.c.id)).first()
    return None if found is None else TalkRow(*found)
