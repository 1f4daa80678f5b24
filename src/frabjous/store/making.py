"""New tables, the games that are played there, and what is said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace

from sqlalchemy import Connection, insert, update

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


def say(connection: Connection, talk: TalkRow) -> TalkRow | None:
    """Keep what somebody said, and give it back with its id; None when the table takes no more."""
    if not owning.takes_more(connection, talk.table_code):
        return None
    values = asdict(talk)
    del values["id"]
    tell(connection, Note(Kind.TALK, talk.table_code))
    return replace(talk, id=connection.execute(insert(schema.talk).returning(schema.talk.c.id), values).scalar_one())
