"""Tables that their hosts have opened to anybody: who may sit down there, and until when they are listed."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from frabjous.core.contract import said
from frabjous.store.keys import hash_of
from frabjous.store.listing import Listed
from frabjous.table.chairs import Kind
from frabjous.table.table import HOST
from frabjous.web.cookies import device_key, language_of, own_chairs
from frabjous.web.faces import person_face
from frabjous.web.hub import Hub
from frabjous.web.live import Live
from frabjous.web.sight import Eyes, Sight
from frabjous.web.templating import trusted

WITHOUT_HOST_MS: Final = 30 * 60 * 1000  # then a table is listed no more, until its host comes back
MOST_OPEN: Final = 30  # that are listed
Asked = Request[Any, Any, State]


async def see_host(live: Live, eyes: Eyes) -> None:
    """Note when the host of an open table comes or goes."""
    if live.is_open and HOST in eyes.chairs:
        await live.store.see_host(live.table.code, live.clock.now())


async def has_host(hub: Hub, code: str) -> bool:
    """Say whether whoever opened a table is looking at it, by way of whichever process."""
    live = hub.tables.get(code)
    return live.is_watched(HOST) if live is not None else HOST in await hub.store.neighbours.elsewhere(code)


async def listed_open(state: State) -> list[Listed]:
    """Give the tables at which anybody may sit down now; none, if the owner does not want that."""
    hub: Hub = state.hub
    if not state.open_tables:
        return []
    since = hub.clock.now() - WITHOUT_HOST_MS
    waiting = [
        one
        for one, seen in await hub.store.open_tables()
        if any(c.kind == "open" for c in one.chairs) and (seen >= since or await has_host(hub, one.table.code))
    ]
    return waiting[:MOST_OPEN]


async def open_tables(request: Asked) -> list[dict[str, object]]:
    """Describe the open tables for the start page, but for this device's own."""
    state = request.app.state
    language, key = language_of(request), device_key(request)
    mine = {code for code, _ in await state.store.seats_of_device(hash_of(key))} if key else set()
    return [await row(state, one, language) for one in await listed_open(state) if one.table.code not in mine]


async def row(state: State, one: Listed, language: str) -> dict[str, object]:
    """Describe a table: what is played, who sits there, and where one may sit down."""
    table = await state.shelf.table(one)
    sight = Sight(table, table.match, Eyes(frozenset(), language))
    free = [seat for seat in range(sight.count) if sight.sitter(seat).kind is Kind.OPEN]
    return {
        "code": one.table.code,
        "game": sight.voice.say(said("game-name")),
        "host": sight.shown_name(table.seat(HOST)),
        "seat": free[0] if free else 0,
        "free": len(free),
        "faces": [
            trusted(person_face(chair, sitter)) if sitter.kind is not Kind.OPEN else ""
            for chair, sitter in enumerate(table.chairs)
        ],
    }


@post("/t/{code:str}/open")
async def open_or_close(request: Asked, code: str, state: State) -> Response[Any]:
    """Open a table to anybody here, or close it again; only its host may."""
    form = await request.form()
    hub: Hub = state.hub
    async with hub.table(code) as live:
        if live is None or HOST not in own_chairs(request, code, live.keys) or not state.open_tables:
            raise NotFoundException
        key = device_key(request)
        wish = bool(form.get("yes")) and bool(key) and not live.table.has_begun
        if wish:
            await hub.store.see_device(hash_of(key), hub.clock.now())
            await hub.store.open_to_all(code, hash_of(key), hub.clock.now())
            for other in hub.tables.values():  # one open table a device
                other.is_open &= HOST not in own_chairs(request, other.table.code, other.keys)
        else:
            await hub.store.close_to_all(code)
        live.is_open = wish
    return Redirect(f"/t/{code}", status_code=303)
