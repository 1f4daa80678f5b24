"""Leaving: what is kept, said plainly, and how a device is forgotten."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.response import Redirect

from frabjous.core.contract import said
from frabjous.store.keys import hash_of
from frabjous.store.reading import MOST_TALK
from frabjous.store.rows import KeyRow
from frabjous.table.chair_deeds import CallMe
from frabjous.web.cookies import SHAPE, device_key, forgotten, language_of, seat_cookie
from frabjous.web.hub import Hub
from frabjous.web.posting import Ways
from frabjous.web.templating import page, voice_for

COOKIE_NAME: Final = re.compile(r"[\w-]{1,80}", re.ASCII)  # as ours are; a browser may send anything
KEPT: Final = ("tables", "names", "chat", "device", "cookies", "not")
Asked = Request[Any, Any, State]


@get("/privacy")
async def privacy(request: Asked) -> Response[str]:
    """Say what is kept, why and how long."""
    ways: Ways = request.app.state.ways
    called = ["push"] * ways.push + ["mail"] * (ways.mail is not None)
    return page(
        request,
        "privacy.html",
        short="privacy-short-called" if called else "privacy-short",
        kept=(*KEPT[:-1], *called, KEPT[-1]),
        delete_after=request.app.state.delete_after,
        has_key=bool(device_key(request)),
        is_forgotten="forgotten" in request.query_params,
    )


@post("/forget")
async def forget(request: Asked, state: State) -> Response[Any]:
    """Forget this device: its keys open nothing any more, its names are guests, and its browser keeps nothing."""
    key, hub = device_key(request), state.hub
    codes = {code for code, _ in await hub.store.seats_of_device(hash_of(key))} if key else set()
    if key:
        voice = voice_for(language_of(request))

        def guest(chair: int) -> str:
            return voice.say(said("guest", number=chair + 1))

        alone = await hub.store.forget_device(hash_of(key), guest)
        for code in codes & set(hub.tables):
            await let_go(hub, code, hash_of(key), [chair for table, chair in alone if table == code], guest)
    cookies = [forgotten(name) for name in request.cookies if COOKIE_NAME.fullmatch(name)]
    cookies += [forgotten(SHAPE, "/t/"), *(forgotten(seat_cookie(code), f"/t/{code}") for code in sorted(codes))]
    return Redirect("/privacy?forgotten", cookies=cookies, status_code=303)


async def let_go(hub: Hub, code: str, device: bytes, alone: list[int], guest: Callable[[int], str]) -> None:
    """Let a table that is being played know that a device is forgotten: it looks on, and whom it played is a guest."""
    async with hub.table(code) as live:
        if live is None:
            return
        live.unlearn([KeyRow(chair, device) for chair in tuple(live.keys)])
        live.talk = deque(
            [replace(row, name=guest(row.chair)) if row.chair in alone else row for row in live.talk], MOST_TALK
        )
        for chair in alone:
            await live.submit(CallMe(chair, "", ""))
        for viewer in live.viewers:
            if viewer.eyes.chairs:
                viewer.let_go()  # whoever has another key to the chair is back at once
