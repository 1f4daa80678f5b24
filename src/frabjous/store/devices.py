"""Devices: each has one key, whose hash stands among the keys of every chair it plays."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from frabjous.store import schema
from frabjous.store.database import insert_unless_there
from frabjous.store.notes import tell_tables

MOST_DEVICES: Final = 20  # that may play one seat
HOUR_MS: Final = 3_600_000


def is_news(connection: Connection, device: bytes, now: int) -> bool:
    """Say whether a device is new, or was not here for an hour."""
    table = schema.devices
    seen = connection.scalar(select(table.c.seen_at).where(table.c.key_hash == device))
    return seen is None or seen < now - HOUR_MS


def see(connection: Connection, device: bytes, now: int) -> None:
    """Note that a device is here."""
    table = schema.devices
    fresh = insert_unless_there(connection, table, "key_hash")
    connection.execute(fresh, {"key_hash": device, "made_at": now, "seen_at": now})
    connection.execute(table.update().where(table.c.key_hash == device).values(seen_at=now))


def seats_of(connection: Connection, device: bytes) -> list[tuple[str, int]]:
    """Name the chairs that a device plays, by table."""
    table = schema.keys
    mine = select(table.c.table_code, table.c.chair).where(table.c.key_hash == device)
    rows = connection.execute(mine.order_by(table.c.table_code, table.c.chair))
    return [(code, chair) for code, chair in rows]


def bring_seats(connection: Connection, device: bytes, other: bytes) -> list[tuple[str, int]]:
    """Let another device play what a device plays; give the chairs that are new to it."""
    theirs = set(seats_of(connection, other))
    brought = [
        seat
        for seat in seats_of(connection, device)
        if seat not in theirs and devices_at(connection, *seat) < MOST_DEVICES
    ]
    rows = [{"table_code": code, "chair": chair, "key_hash": other} for code, chair in brought]
    if rows:
        connection.execute(insert_unless_there(connection, schema.keys, "table_code", "chair", "key_hash"), rows)
    tell_tables(connection, {code for code, _ in brought})
    return brought


def devices_at(connection: Connection, code: str, chair: int) -> int:
    """Count the devices that play a chair."""
    table = schema.keys
    there = select(func.count()).where(table.c.table_code == code, table.c.chair == chair)
    return (connection.execute(there)).scalar_one()


def add_code(connection: Connection, code_hash: bytes, device: bytes, expires_at: int) -> None:
    """Keep a code that lets another device play all that this one plays."""
    connection.execute(insert(schema.device_codes).values(code_hash=code_hash, device=device, expires_at=expires_at))


def use_code(connection: Connection, code_hash: bytes, now: int) -> bytes | None:
    """Give the device of a code and forget the code; None when it is unknown, used or expired."""
    codes = schema.device_codes
    connection.execute(delete(codes).where(codes.c.expires_at <= now))
    used = delete(codes).where(codes.c.code_hash == code_hash)
    return connection.execute(used.returning(codes.c.device)).scalar()
