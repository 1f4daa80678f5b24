"""Forgetting a device: its keys and all that belongs to it go; what it played stays, and its names become guests."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Column, Connection, Table, delete, update

from frabjous.store import absences, schema
from frabjous.store.devices import devices_at, seats_of
from frabjous.store.notes import tell_tables


def forget(connection: Connection, device: bytes, guest: Callable[[int], str]) -> list[tuple[str, int]]:
    """Delete a device, and give the chairs that nobody else plays: whoever sat there is a guest now."""
    seats = seats_of(connection, device)
    alone = [seat for seat in seats if devices_at(connection, *seat) == 1]
    for code, chair in alone:
        make_guest(connection, code, chair, guest(chair))
    for table, column in of_devices():
        connection.execute(delete(table).where(column == device))
    for table in (schema.keys, schema.unwelcome, schema.devices):
        connection.execute(delete(table).where(table.c.key_hash == device))
    tell_tables(connection, {code for code, _ in seats})
    return alone


def make_guest(connection: Connection, code: str, chair: int, guest: str) -> None:
    """Take somebody's name and face away, at the table and in its chat."""
    chairs, talk = schema.chairs, schema.talk
    here = (chairs.c.table_code == code, chairs.c.chair == chair)
    connection.execute(update(chairs).where(*here).values(name="", face="", device=f"forgotten-{chair}"))
    absences.forget(connection, code, chair)
    said = (talk.c.table_code == code, talk.c.chair == chair)
    connection.execute(update(talk).where(*said).values(name=guest))


def of_devices() -> list[tuple[Table, Column[bytes]]]:
    """Name everything that belongs to a device: whatever points at one."""
    return [
        (table, column)
        for table in schema.metadata.sorted_tables
        for column in table.columns
        if any(key.target_fullname == "devices.key_hash" for key in column.foreign_keys)
    ]
