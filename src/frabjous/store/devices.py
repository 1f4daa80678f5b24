"""Devices: each has one key, whose hash stands among the keys of every chair it plays."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from frabjous.store import schema
from frabjous.store.database import insert_unless_there

MOST_DEVICES: Final = 20  # that may play one seat
HOUR_MS: Final = 3_600_000


async def is_news(connection: AsyncConnection, device: bytes, now: int) -> bool:
    """Say whether a device is new, or was not here for an hour."""
    table = schema.devices
    seen = await connection.scalar(select(table.c.seen_at).where(table.c.key_hash == device))
    return seen is None or seen < now - HOUR_MS


async def see(connection: AsyncConnection, device: bytes, now: int) -> None:
    """Note that a device is here."""
    table = schema.devices
    fresh = insert_unless_there(connection, table, "key_hash")
    await connection.execute(fresh, {"key_hash": device, "made_at": now, "seen_at": now})
    await connection.execute(table.update().where(table.c.key_hash == device).values(seen_at=now))


async def seats_of(connection: AsyncConnection, device: bytes) -> list[tuple[str, int]]:
    """Name the chairs that a device plays, by table."""
    table = schema.keys
    mine = select(table.c.table_code, table.c.chair).where(table.c.key_hash == device)
    rows = await connection.execute(mine.order_by(table.c.table_code, table.c.chair))
    return [(code, chair) for code, chair in rows]


async def bring_seats(connection: AsyncConnection, device: bytes, other: bytes) -> list[tuple[str, int]]:
    """Let another device play what a device plays; give the chairs that are new to it."""
    theirs = set(await seats_of(connection, other))
    brought = [
        seat
        for seat in await seats_of(connection, device)
        if seat not in theirs and await devices_at(connection, *seat) < MOST_DEVICES
    ]
    rows = [{"table_code": code, "chair": chair, "key_hash": other} for code, chair in brought]
    if rows:
        await connection.execute(insert_unless_there(connection, schema.keys, "table_code", "chair", "key_hash"), rows)
    return brought


async def devices_at(connection: AsyncConnection, code: str, chair: int) -> int:
    """Count the devices that play a chair."""
    table = schema.keys
    there = select(func.count()).where(table.c.table_code == code, table.c.chair == chair)
    return (await connection.execute(there)).scalar_one()
