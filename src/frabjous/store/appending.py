"""Writing units of lines: many in one transaction, each whole or not at all; a line's key decides between rivals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from sqlalchemy import Connection, delete, update

from frabjous.core.record import Line
from frabjous.store import owning
from frabjous.store.database import insert_unless_there
from frabjous.store.notes import tell_lines
from frabjous.store.rows import Due
from frabjous.store.schema import lines, tables

Claim: TypeAlias = tuple[str, int]  # a game and the number of a line

# SQLite has no way to go, so its lines are written one by one by a statement that is ready: a quarter of the time
# that SQLAlchemy takes to put one together for all of them, and as safe.
ONE_LINE: Final = """
    INSERT INTO lines (game_id, number, seat, text, at)
    SELECT games.id, ?, ?, ?, ? FROM games JOIN tables ON tables.code = games.table_code
    WHERE games.id = ? AND tables.closed_at = 0
    ON CONFLICT (game_id, number) DO NOTHING
"""


@dataclass(frozen=True, eq=False)
class Unit:
    """Lines of one game that get in together or not at all."""

    game_id: str
    lines: tuple[Line, ...]
    at: int
    due: Due | None = None  # of its table from now on

    def claims(self) -> list[Claim]:
        return [(self.game_id, line.number) for line in self.lines]


def write(connection: Connection, group: list[Unit]) -> set[Unit]:
    """Write a group without rivals and give the units that lost: a number to somebody else, or their table."""
    present = inserted(connection, group)
    losers = {unit for unit in group if not present.issuperset(unit.claims())}
    for unit in losers:
        take_out(connection, unit, present)
    for unit in group:
        if unit not in losers:
            tell_lines(connection, unit.game_id, unit.lines[-1].number)
            if unit.due is not None:
                keep_due(connection, unit.due)
    return losers


def inserted(connection: Connection, group: list[Unit]) -> set[Claim]:
    """Insert all rows that are free, of games whose table takes more, and tell which they were."""
    return (
        inserted_one_by_one(connection, group)
        if connection.dialect.name == "sqlite"
        else inserted_at_once(connection, group)
    )


def inserted_one_by_one(connection: Connection, group: list[Unit]) -> set[Claim]:
    return {
        (unit.game_id, line.number)
        for unit in group
        for line in unit.lines
        if connection.exec_driver_sql(ONE_LINE, (line.number, line.seat, line.text, unit.at, unit.game_id)).rowcount
    }


def inserted_at_once(connection: Connection, group: list[Unit]) -> set[Claim]:
    games = owning.going_on(connection, {unit.game_id for unit in group})
    # In one order everywhere: two processes that wait for each other's rows in PostgreSQL would never end.
    units = sorted((unit for unit in group if unit.game_id in games), key=Unit.claims)
    rows = [row for unit in units for row in rows_of(unit)]
    if not rows:
        return set()
    insert = insert_unless_there(connection, lines, "game_id", "number")
    result = connection.execute(insert.returning(lines.c.game_id, lines.c.number), rows)
    return {(game_id, number) for game_id, number in result}


def rows_of(unit: Unit) -> list[dict[str, str | int]]:
    return [
        {"game_id": unit.game_id, "number": line.number, "seat": line.seat, "text": line.text, "at": unit.at}
        for line in unit.lines
    ]


def keep_due(connection: Connection, due: Due) -> None:
    """Keep when a table must be looked at, in the transaction of the lines that it follows from."""
    connection.execute(update(tables).where(tables.c.code == due.table_code).values(due_at=due.at))


def take_out(connection: Connection, unit: Unit, present: set[Claim]) -> None:
    """Take out the rows of a losing unit that did get in; nobody outside the transaction ever saw them."""
    numbers = [number for game_id, number in unit.claims() if (game_id, number) in present]
    if numbers:
        ours = (lines.c.game_id == unit.game_id) & lines.c.number.in_(numbers)
        connection.execute(delete(lines).where(ours))
