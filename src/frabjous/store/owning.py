"""What the owner does with tables: see all of them, close some, delete some, and let old ones be deleted."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from sqlalchemy import Column, Connection, Table, and_, delete, exists, not_, or_, select, update

from frabjous.store import forgetting, schema
from frabjous.store.notes import tell_tables


def takes_more(connection: Connection, code: str) -> bool:
    """Say whether anything may still happen at a table: it is there, and nobody has closed it."""
    table = schema.tables
    return bool(connection.scalar(select(exists().where(table.c.code == code, table.c.closed_at == 0))))


def going_on(connection: Connection, games: Iterable[str]) -> set[str]:
    """Name those of some games whose table is there, and not closed."""
    game, table = schema.games, schema.tables
    at_table = game.join(table, game.c.table_code == table.c.code)
    wanted = select(game.c.id).select_from(at_table).where(game.c.id.in_(list(games)), table.c.closed_at == 0)
    return set((connection.execute(wanted)).scalars())


def all_codes(connection: Connection) -> list[str]:
    return list((connection.execute(select(schema.tables.c.code))).scalars())


def untouched(connection: Connection, since: int) -> list[str]:
    """Name the tables at which nothing has happened since a time, and no clock runs."""
    table, game, line, talk = schema.tables, schema.games, schema.lines, schema.talk
    played = exists().where(game.c.table_code == table.c.code, line.c.game_id == game.c.id, line.c.at >= since)
    begun = exists().where(game.c.table_code == table.c.code, game.c.started_at >= since)
    spoken = exists().where(talk.c.table_code == table.c.code, talk.c.at >= since)
    quiet = and_(table.c.made_at < since, table.c.due_at.is_(None), not_(or_(played, begun, spoken)))
    return list((connection.execute(select(table.c.code).where(quiet))).scalars())


def close(connection: Connection, codes: Collection[str], now: int) -> None:
    """Let nothing happen at tables any more; what was played can still be looked at."""
    table, listed = schema.tables, schema.open_tables
    here = (table.c.code.in_(codes), table.c.closed_at == 0)
    connection.execute(update(table).where(*here).values(closed_at=now, due_at=None))
    connection.execute(delete(listed).where(listed.c.table_code.in_(codes)))
    tell_tables(connection, codes)


def remove(connection: Connection, codes: Collection[str]) -> None:
    """Delete tables with everything that belongs to them."""
    games = select(schema.games.c.id).where(schema.games.c.table_code.in_(codes))
    for of_games in (schema.lines, schema.reviews):
        connection.execute(delete(of_games).where(of_games.c.game_id.in_(games)))
    for table, column in of_tables():
        connection.execute(delete(table).where(column.in_(codes)))
    connection.execute(delete(schema.tables).where(schema.tables.c.code.in_(codes)))
    tell_tables(connection, codes)


def of_tables() -> list[tuple[Table, Column[str]]]:
    """Name everything that belongs to a table, those first that others do not point at."""
    return [
        (table, column)
        for table in reversed(schema.metadata.sorted_tables)
        for column in table.columns
        if any(key.target_fullname == "tables.code" for key in column.foreign_keys)
    ]


def remove_old(connection: Connection, since: int, spared: Collection[str]) -> list[str]:
    """Delete the tables that were not touched since a time, and the devices not seen since that play nowhere."""
    old = [code for code in untouched(connection, since) if code not in spared]
    remove(connection, old)
    device, key = schema.devices, schema.keys
    plays = exists().where(key.c.key_hash == device.c.key_hash)
    idle = select(device.c.key_hash).where(device.c.seen_at < since, not_(plays))
    for one in list((connection.execute(idle)).scalars()):
        forgetting.forget(connection, one, str)
    return old
