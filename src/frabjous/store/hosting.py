"""What a host does with a table before its game begins: open it to anybody, close it again, ask somebody to leave."""

from __future__ import annotations

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from frabjous.store import absences, schema
from frabjous.store.database import insert_unless_there


async def open_to_all(connection: AsyncConnection, code: str, device: bytes, now: int) -> None:
    """Open a table of a device to anybody; another that it had opened is closed."""
    table = schema.open_tables
    await connection.execute(delete(table).where(or_(table.c.device == device, table.c.table_code == code)))
    await connection.execute(insert(table).values(table_code=code, device=device, host_seen_at=now))


async def see_host(connection: AsyncConnection, code: str, now: int) -> None:
    """Note that the host of an open table was there."""
    table = schema.open_tables
    await connection.execute(update(table).where(table.c.table_code == code).values(host_seen_at=now))


async def open_tables(connection: AsyncConnection) -> dict[str, int]:
    """Give the open tables, and when the host of each was seen last."""
    table = schema.open_tables
    found = await connection.execute(select(table.c.table_code, table.c.host_seen_at))
    return {row.table_code: row.host_seen_at for row in found}


async def free_chair(connection: AsyncConnection, code: str, chair: int) -> tuple[bytes, ...]:
    """Let a chair be open again; its devices may sit at this table no more. Give them."""
    chairs, keys = schema.chairs, schema.keys
    here = (keys.c.table_code == code, keys.c.chair == chair)
    devices = tuple((await connection.execute(select(keys.c.key_hash).where(*here))).scalars())
    await connection.execute(delete(keys).where(*here))
    for device in devices:
        fresh = insert_unless_there(connection, schema.unwelcome, "table_code", "key_hash")
        await connection.execute(fresh, {"table_code": code, "key_hash": device})
    await absences.forget(connection, code, chair)
    empty = {"kind": "open", "name": "", "level": "", "device": "", "face": ""}
    await connection.execute(update(chairs).where(chairs.c.table_code == code, chairs.c.chair == chair).values(**empty))
    return devices


async def unwelcome(connection: AsyncConnection, code: str) -> frozenset[bytes]:
    """Give the devices that were asked to leave a table."""
    table = schema.unwelcome
    return frozenset((await connection.execute(select(table.c.key_hash).where(table.c.table_code == code))).scalars())
