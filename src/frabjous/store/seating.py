"""Chairs of a table and the keys to them: who sits down, who may play from where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, delete, select, update

from frabjous.store import owning, schema
from frabjous.store.database import insert_unless_there
from frabjous.store.notes import tell_tables
from frabjous.store.rows import ChairRow, KeyRow


def take_chair(connection: Connection, code: str, chair: ChairRow, keys: Sequence[KeyRow]) -> bool:
    """Sit down where nobody sits, and keep the key; False when the chair is no longer open, or the table."""
    if not owning.takes_more(connection, code) or not changed_chair(connection, code, chair, only_open=True):
        return False
    add_keys(connection, code, keys)
    return True


def take_chairs(connection: Connection, code: str, chairs: Sequence[ChairRow]) -> bool:
    """Let bots have open chairs, all or none; False when one of them is taken."""
    table = schema.chairs
    is_free = (table.c.table_code == code, table.c.kind == "open")
    free = connection.scalars(select(table.c.chair).where(*is_free).with_for_update())
    if not {chair.chair for chair in chairs} <= set(free):
        return False
    for chair in chairs:
        changed_chair(connection, code, chair, only_open=True)
    return True


def set_chair(connection: Connection, code: str, chair: ChairRow) -> None:
    """Change a chair whoever sits there."""
    if not changed_chair(connection, code, chair, only_open=False):
        raise LookupError(f"Table {code} has no chair {chair.chair}.")


def changed_chair(connection: Connection, code: str, chair: ChairRow, *, only_open: bool) -> bool:
    """Change a chair; False when there was none to change."""
    table = schema.chairs
    change = update(table).where(table.c.table_code == code, table.c.chair == chair.chair)
    if only_open:
        change = change.where(table.c.kind == "open")
    changed = connection.execute(change.values(asdict(chair))).rowcount == 1
    tell_tables(connection, [code] if changed else [])
    return changed


def add_keys(connection: Connection, code: str, keys: Sequence[KeyRow]) -> None:
    if keys:
        fresh = insert_unless_there(connection, schema.keys, "table_code", "chair", "key_hash")
        connection.execute(fresh, [{"table_code": code, **asdict(key)} for key in keys])
        tell_tables(connection, [code])


def remove_keys(connection: Connection, code: str, keys: Sequence[KeyRow]) -> None:
    table = schema.keys
    tell_tables(connection, [code] if keys else [])
    for key in keys:
        one = (table.c.table_code == code, table.c.chair == key.chair, table.c.key_hash == key.key_hash)
        connection.execute(delete(table).where(*one))
