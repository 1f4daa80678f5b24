"""Taking all one's seats to another device, by a short code that works once, for ten minutes."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from frabjous.core.errors import GameError
from frabjous.store.devices import MOST_DEVICES
from frabjous.store.keys import hash_of, hash_of_code, new_device_code
from frabjous.web.cookies import device_key, language_of
from frabjous.web.hub import Hub
from frabjous.web.limits import TooMuch
from frabjous.web.pages import existing, eyes_of, shown_table
from frabjous.web.start import start
from frabjous.web.templating import voice_for
from frabjous.web.visitors import visitor_of

CODE_LIFE_MS: Final = 10 * 60 * 1000
Asked = Request[Any, Any, State]


class TooManyDevices(GameError):  # noqa: N818
    """A seat that has been taken to more devices than anybody has."""

    def __init__(self) -> None:
        super().__init__("too-many-devices", "Too many devices play this seat already.")


async def new_code(request: Asked, state: State) -> str:
    """Make a code with which another device can play all that this browser plays."""
    key, store, now = device_key(request), state.store, state.hub.clock.now()
    if not key or not await store.seats_of_device(hash_of(key)):
        raise NotFoundException
    if not state.limits.codes.spend(visitor_of(request.scope)):
        raise TooMuch
    await store.see_device(hash_of(key), now)
    short = new_device_code()
    await store.add_device_code(hash_of_code(short), hash_of(key), now + CODE_LIFE_MS)
    return short


@post("/device")
async def code_for_all(request: Asked, state: State) -> Response[str]:
    """Make a code on the start page."""
    return await start(request, device_code=await new_code(request, state))


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
