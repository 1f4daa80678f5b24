"""What a host does with a table before its game begins: open it to anybody, close it again, ask somebody to leave."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, or_, select, update

from frabjous.store import absences, schema
from frabjous.store.database import insert_unless_there
from frabjous.store.notes import tell_tables


def open_to_all(connection: Connection, code: str, device: bytes, now: int) -> None:
    """Open a table of a device to anybody; another that it had opened is closed."""
    table = schema.open_tables
    others = delete(table).where(or_(table.c.device == device, table.c.table_code == code))
    tell_tables(connection, [code, *connection.scalars(others.returning(table.c.table_code))])
    connection.execute(insert(table).values(table_code=code, device=device, host_seen_at=now))


def see_host(connection: Connection, code: str, now: int) -> None:
    """Note that the host of an open table was there."""
    table = schema.open_tables
    connection.execute(update(table).where(table.c.table_code == code).values(host_seen_at=now))


def close_to_all(connection: Connection, code: str) -> None:
    """Let a table be open to anybody no more."""
    connection.execute(delete(schema.open_tables).where(schema.open_tables.c.table_code == code))
    tell_tables(connection, [code])


def open_tables(connection: Connection) -> dict[str, int]:
    """Give the open tables, and when the host of each was seen last."""
    table = schema.open_tables
    found = connection.execute(select(table.c.table_code, table.c.host_seen_at))
    return {row.table_code: row.host_seen_at for row in found}


def free_chair(connection: Connection, code: str, chair: int) -> tuple[bytes, ...]:
    """Let a chair be open again; its devices may sit at this table no more. Give them."""
    chairs, keys = schema.chairs, schema.keys
    here = (keys.c.table_code == code, keys.c.chair == chair)
    devices = tuple((connection.execute(select(keys.c.key_hash).where(*here))).scalars())
    connection.execute(delete(keys).where(*here))
    for device in devices:
        fresh = insert_unless_there(connection, schema.unwelcome, "table_code", "key_hash")
        connection.execute(fresh, {"table_code": code, "key_hash": device})
    absences.forget(connection, code, chair)
    empty = {"kind": "open", "name": "", "level": "", "device": "", "face": ""}
    connection.execute(update(chairs).where(chairs.c.table_code == code, chairs.c.chair == chair).values(**empty))
    tell_tables(connection, [code])
    return devices


def unwelcome(connection: Connection, code: str) -> frozenset[bytes]:
    """Give the devices that were asked to leave a table."""
    table = schema.unwelcome
    return frozenset((connection.execute(select(table.c.key_hash).where(table.c.table_code == code))).scalars())
