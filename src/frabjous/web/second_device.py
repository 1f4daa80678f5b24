"""Taking all one's seats to another device, by a short code that works once, for ten minutes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from frabjous.core.errors import GameError
from frabjous.store.devices import MOST_DEVICES
from frabjous.store.keys import hash_of, hash_of_code, new_device_code
from frabjous.store.store import Store
from frabjous.web.cookies import device_key, key_cookie, language_of
from frabjous.web.devices import known_device
from frabjous.web.limits import TooMuch
from frabjous.web.live import Hub
from frabjous.web.pages import existing, eyes_of, shown_table
from frabjous.web.rows import now_ms
from frabjous.web.start import spend, start
from frabjous.web.templating import voice_for
from frabjous.web.visitors import visitor_of

CODE_LIFE_MS: Final = 10 * 60 * 1000
Asked = Request[Any, Any, State]
Form = Mapping[str, Any]


class NoSuchCode(GameError):  # noqa: N818
    """A device code that is wrong, used or too old."""

    def __init__(self) -> None:
        super().__init__("no-such-code", "That code is not valid (any more). A code works once, for ten minutes.")


class TooManyDevices(GameError):  # noqa: N818
    """A seat that has been taken to more devices than anybody has."""

    def __init__(self) -> None:
        super().__init__("too-many-devices", "Too many devices play this seat already.")


async def new_code(request: Asked, state: State) -> str:
    """Make a code with which another device can play all that this browser plays."""
    key, store = device_key(request), state.store
    if not key or not await store.seats_of_device(hash_of(key)):
        raise NotFoundException
    if not state.limits.codes.spend(visitor_of(request.scope)):
        raise TooMuch
    await store.see_device(hash_of(key), now_ms())
    short = new_device_code()
    await store.add_device_code(hash_of_code(short), hash_of(key), now_ms() + CODE_LIFE_MS)
    return short


@post("/device")
async def code_for_all(request: Asked, state: State) -> Response[str]:
    """Make a code on the start page."""
    return start(request, device_code=await new_code(request, state))


@post("/t/{code:str}/device")
async def code_at_table(request: Asked, code: str, state: State) -> Response[str]:
    """Make a code at a table; it brings all tables, too."""
    hub: Hub = state.hub
    async with hub.table(code) as live:
        table = existing(live)
        chairs = eyes_of(request, table).chairs
        if not chairs:
            raise NotFoundException
        if all(len(table.keys[chair]) >= MOST_DEVICES for chair in chairs):
            problem = voice_for(language_of(request)).refusal(TooManyDevices())
            return await shown_table(request, code, state, problem=problem, status=409)
        return await shown_table(request, code, state, device_code=await new_code(request, state))


@post("/code")
async def use_code(request: Asked, state: State) -> Response[Any]:
    """Bring all seats of another device to this one by its short code."""
    form: Form = await request.form()
    try:
        spend(state.limits.codes, request)
        store: Store = state.store
        found = await store.use_device_code(hash_of_code(str(form.get("code", ""))[:40]), now_ms())
        if found is None:
            raise NoSuchCode
    except GameError as error:
        return start(request, problem=voice_for(language_of(request)).refusal(error), status=400)
    key, hub = await known_device(request, store), state.hub
    tables = await hub.bring_seats(found, hash_of(key))
    path = f"/t/{tables[0]}" if len(tables) == 1 else "/"
    return Redirect(path, cookies=[key_cookie(request, key)], status_code=303)
