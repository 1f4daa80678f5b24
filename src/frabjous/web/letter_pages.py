"""Where the links in letters lead: a page that asks, and a button that does it. Programs that read mail open links."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from frabjous.core.contract import said
from frabjous.store.alerting import DAY_MS, Reach
from frabjous.web.alert_page import without_address
from frabjous.web.cookies import language_of
from frabjous.web.templating import message, page, voice_for

Asked = Request[Any, Any, State]


@get("/alerts/confirm/{key:str}")
async def may_we_write(request: Asked, key: str, state: State) -> Response[str]:
    """Ask whether letters may be sent to the address to which this link was."""
    if await meant(state, key) is None:
        raise NotFoundException
    return page(request, "letter.html", deed="confirm", path=request.url.path)


@post("/alerts/confirm/{key:str}", status_code=200)
async def write(request: Asked, key: str, state: State) -> Response[str]:
    """Send letters from now on."""
    reach = await meant(state, key)
    if reach is None:
        raise NotFoundException
    await state.hub.store.alerting.set_reach(replace(reach, confirmed=True))
    return done(request, "confirm")


@get("/alerts/silence/{key:str}")
async def shall_we_stop(request: Asked, key: str) -> Response[str]:
    """Ask whether letters shall stop."""
    return page(request, "letter.html", deed="silence", path=request.url.path)


@post("/alerts/silence/{key:str}", status_code=200)
async def write_no_more(request: Asked, key: str, state: State) -> Response[str]:
    """Send no more letters, and forget the address; by this page, or by a mail program's one click (RFC 8058)."""
    reach = await meant(state, key)
    if reach is not None:
        await state.hub.store.alerting.set_reach(without_address(reach))
    return done(request, "silence")


async def meant(state: State, key: str) -> Reach | None:
    """Find whose link it is; one that nobody has followed for a day leads nowhere."""
    found: Reach | None = await state.hub.store.alerting.reach_by_letter(key)
    now: int = state.hub.clock.now()
    return found if found is not None and (found.confirmed or found.asked_at > now - DAY_MS) else None


def done(request: Asked, deed: str) -> Response[str]:
    voice = voice_for(language_of(request))
    return message(request, voice.say(said(f"{deed}-done-heading")), voice.say(said(f"{deed}-done")), 200)
