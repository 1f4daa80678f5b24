"""Tables as a list shows them: what is known of each without playing its game through."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Final, TypeVar

from sqlalchemy import Connection, Table, func, select

from frabjous.store import hosting, owning, schema
from frabjous.store.devices import seats_of
from frabjous.store.rows import ChairRow, GameRow, TableRow

MOST_LISTED: Final = 300  # tables of one device, the latest
R = TypeVar("R", TableRow, ChairRow, GameRow)


@dataclass(frozen=True)
class Listed:
    """A table in a list: its present game, how many lines that has, and when the last was written."""

    table: TableRow
    chairs: tuple[ChairRow, ...]
    mine: tuple[int, ...]  # chairs of whoever asks
    game: GameRow
    length: int
    last_at: int


def tables_of(connection: Connection, device: bytes) -> list[Listed]:
    """List the tables of a device, the latest first."""
    mine: dict[str, list[int]] = {}
    for code, chair in seats_of(connection, device):
        mine.setdefault(code, []).append(chair)
    return (listed(connection, mine))[:MOST_LISTED]


def open_tables(connection: Connection) -> list[tuple[Listed, int]]:
    """List the open tables, each with when its host was seen last."""
    seen = hosting.open_tables(connection)
    return [(one, seen[one.table.code]) for one in listed(connection, {code: [] for code in seen})]


def all_tables(connection: Connection, since: int | None) -> list[Listed]:
    """List all tables, the latest first; or only those that have not been touched since a time."""
    codes = owning.all_codes(connection) if since is None else owning.untouched(connection, since)
    return listed(connection, {code: [] for code in codes})


def listed(connection: Connection, mine: dict[str, list[int]]) -> list[Listed]:
    """List tables by their codes, the latest first, each with the chairs of whoever asks."""
    tables = rows_of(connection, TableRow, schema.tables, "code", mine)
    chairs = rows_of(connection, ChairRow, schema.chairs, "table_code", mine)
    games = rows_of(connection, GameRow, schema.games, "table_code", mine)
    latest = {code: max(some, key=lambda game: game.place) for code, some in games.items()}
    lengths = lengths_of(connection, [game.id for game in latest.values()])
    found = [
        Listed(
            tables[code][0],
            tuple(sorted(chairs[code], key=lambda chair: chair.chair)),
            tuple(mine[code]),
            game,
            *lengths.get(game.id, (0, game.started_at)),
        )
        for code, game in latest.items()
    ]
    return sorted(found, key=lambda one: one.last_at, reverse=True)


def rows_of(connection: Connection, kind: type[R], table: Table, key: str, codes: Iterable[str]) -> dict[str, list[R]]:
    """Read the rows of several tables' codes into their class, by code."""
    columns = [table.c[field.name] for field in fields(kind)]
    found: dict[str, list[R]] = {}
    for code, *values in connection.execute(select(table.c[key], *columns).where(table.c[key].in_(list(codes)))):
        found.setdefault(code, []).append(kind(*values))
    return found


def lengths_of(connection: Connection, games: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Tell of games how many lines they have, and when the last was written."""
    table = schema.lines
    counted = select(table.c.game_id, func.max(table.c.number), func.max(table.c.at)).where(table.c.game_id.in_(games))
    return {game: (length, at) for game, length, at in connection.execute(counted.group_by(table.c.game_id))}
