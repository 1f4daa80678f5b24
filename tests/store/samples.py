"""A small table to keep, and a store that is always closed again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from frabjous.core.record import Line
from frabjous.store import Store
from frabjous.store.copying import opened
from frabjous.store.rows import ChairRow, GameRow, TableRow

TABLE = TableRow("jabber", "splut", 2, (("sides", "south,north"), ("bells", "on")), 1_700_000_000_000)
CHAIRS = (
    ChairRow(0, "person", "Wim", device="phone"),
    ChairRow(1, "bot", "Bot", "greedy"),
    ChairRow(2),
)


def game(place: int = 1, game_id: str = "") -> GameRow:
    """Make a game of the table; its id tells its place unless another is given."""
    name = game_id or f"game-{place}"
    started_at = TABLE.made_at + place
    return GameRow(name, TABLE.code, place, "splut", 1, 2, TABLE.options, b"\x00seed\xff", started_at)


GAME = game()


def unit(first: int, last: int, who: str = "somebody") -> list[Line]:
    """Make the lines from one number to another."""
    return [Line(number, number % 3 - 1, f"{who} {number}") for number in range(first, last + 1)]


def numbers(lines: list[Line]) -> list[int]:
    return [line.number for line in lines]


@asynccontextmanager
async def with_a_game(database: str | Path) -> AsyncIterator[Store]:
    """Open a new store that keeps one table with one game."""
    async with opened(database) as store:
        assert await store.add_table(TABLE, CHAIRS, GAME)
        yield store
