"""“I have a code”: a table's name, a link, or the code of another device. What nobody told a visitor is not found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.response import Redirect

from frabjous.core.errors import GameError
from frabjous.store.keys import hash_of, hash_of_code
from frabjous.web.cookies import device_key, key_cookie, language_of
from frabjous.web.devices import brought_seats, known_device
from frabjous.web.hub import Hub
from frabjous.web.names import named_in_short, named_whole, nearly_named
from frabjous.web.open_tables import listed_open
from frabjous.web.start import spend, start
from frabjous.web.templating import voice_for

MOST_TYPED: Final = 300
MOST_MEANT: Final = 3
Asked = Request[Any, Any, State]
Form = Mapping[str, Any]


class NoSuchCode(GameError):  # noqa: N818
    """A code that is wrong, used or too old, and no table's name."""

    def __init__(self) -> None:
        super().__init__(
            "no-such-code",
            "That is no table we know, and no code that is valid (any more). A code works once, for ten minutes.",
        )


@post("/code")
async def use_code(request: Asked, state: State) -> Response[Any]:
    """Lead to the table that was meant, or bring all seats of another device here."""
    form: Form = await request.form()
    typed = str(form.get("code", ""))[:MOST_TYPED]
    try:
        spend(state.limits.codes, request)
        return await led_by_name(request, state.hub, typed) or await led_by_code(request, state.hub, typed)
    except GameError as error:
        problem = voice_for(language_of(request)).refusal(error)
        meant = nearly_named(typed, await known_names(request, state.hub))[:MOST_MEANT]
        return await start(request, code_problem=problem, typed_code=typed, meant=meant, status=400)


async def led_by_name(request: Asked, hub: Hub, typed: str) -> Response[Any] | None:
    """Lead to a table by its whole name, or in short to one that this device knows already."""
    whole = named_whole(typed)
    if whole and await hub.store.load(whole) is not None:
        return Redirect(f"/t/{whole}", status_code=303)
    known = named_in_short(typed, await known_names(request, hub))
    return Redirect(f"/t/{known[0]}", status_code=303) if len(known) == 1 else None


async def known_names(request: Asked, hub: Hub) -> list[str]:
    """Name the tables that a visitor may be told of: those of this device, and those open to anybody."""
    key = device_key(request)
    mine = await hub.store.tables_of(hash_of(key)) if key else []
    return sorted({one.table.code for one in (*mine, *await listed_open(request.app.state))})


async def led_by_code(request: Asked, hub: Hub, typed: str) -> Response[Any]:
    """Bring all seats of another device here by its code, and lead to the table if it is one."""
    found = await hub.store.use_device_code(hash_of_code(typed[:40]), hub.clock.now())
    if found is None:
        raise NoSuchCode
    key = await known_device(request, hub)
    tables = await brought_seats(hub, found, hash_of(key))
    path = f"/t/{tables[0]}" if len(tables) == 1 else "/"
    return Redirect(path, cookies=[key_cookie(request, key)], status_code=303)
