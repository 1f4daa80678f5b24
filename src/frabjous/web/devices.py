"""The device of a visitor: a browser whose key opens every seat it has. The key is a cookie, its hash is kept."""

from __future__ import annotations

from litestar.datastructures import Cookie

from frabjous.store.devices import MOST_DEVICES
from frabjous.store.keys import hash_of, new_key
from frabjous.store.rows import KeyRow
from frabjous.web.cookies import (
    Connection,
    device_chairs,
    device_key,
    forgotten,
    kept_keys,
    key_cookie,
    keys_shown,
    opened_by,
    own_chairs,
    seat_cookie,
)
from frabjous.web.hub import Hub
from frabjous.web.live import Live


async def known_device(connection: Connection, hub: Hub) -> str:
    """Give this browser's key, a new one to a newcomer, and note that it was here."""
    key = device_key(connection) or new_key()
    await hub.store.see_device(hash_of(key), hub.clock.now())
    return key


async def joined(connection: Connection, hub: Hub, live: Live) -> list[Cookie]:
    """Let a table from before devices had keys join those of this device; give what the browser must keep.

    Its own cookie goes only once the browser has shown the key of the device: an answer may get lost.
    """
    code = live.table.code
    shown = kept_keys(connection, code)
    chairs = opened_by(shown, live.keys)
    if chairs <= device_chairs(connection, live.keys):
        old = [KeyRow(chair, hash_of(shown[chair])) for chair in chairs]
        await hub.store.remove_keys(code, old)
        live.unlearn(old)
        return [forgotten(seat_cookie(code), f"/t/{code}")] if shown else []
    room = [chair for chair in chairs if len(live.keys[chair]) < MOST_DEVICES]
    key = await known_device(connection, hub)
    keys = [KeyRow(chair, hash_of(key)) for chair in room]
    await hub.store.add_keys(code, keys)
    live.learn(keys)
    return [key_cookie(connection, key)]


async def make_known(connection: Connection, live: Live) -> None:
    """Look whether a key that opens nothing here was given by another process a moment ago."""
    code = live.table.code
    if not own_chairs(connection, code, live.keys):
        shown = [hash_of(key) for key in keys_shown(connection, code)]
        if shown and await live.store.neighbours.know_key(code, shown):
            await live.queued(live.following.look_again)


async def brought_seats(hub: Hub, device: bytes, other: bytes) -> list[str]:
    """Let another device play all that a device plays; give the tables."""
    brought = await hub.store.bring_seats(device, other)
    for code, chair in brought:
        if code in hub.tables:
            hub.tables[code].learn([KeyRow(chair, other)])
    return sorted({code for code, _ in brought})
