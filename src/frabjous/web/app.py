"""The application: routes, security, and what lives as long as the server."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import (
    HTTPException,
    InternalServerException,
    NotFoundException,
    PermissionDeniedException,
)
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

from frabjous.bots.workers import Workers
from frabjous.core.contract import said
from frabjous.store.store import Store
from frabjous.web import looking_back, pages, start
from frabjous.web.cookies import is_own_page, language_of
from frabjous.web.limits import Allowance
from frabjous.web.live import Hub
from frabjous.web.programs import API, programs
from frabjous.web.reviews import Reviews
from frabjous.web.sockets import live_socket
from frabjous.web.templating import message, voice_for

log = logging.getLogger(__name__)

STATIC: Final = Path(__file__).parent / "static"
BODY_BYTES: Final = 16_384

SECURITY: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


@dataclass(frozen=True)
class Settings:
    """What a host may set."""

    database: str
    bot_pace: float = 0.5  # seconds before a bot moves, so that people can follow
    bot_patience: float = 10.0  # seconds after which a bot is given up
    tables_a_minute: int = 30  # one visitor may open
    codes_a_minute: int = 10  # one visitor may try


def build(settings: Settings) -> Litestar:
    """Put the application together."""

    @asynccontextmanager
    async def alive(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        workers = Workers(patience=settings.bot_patience)
        hub = Hub(store, workers, settings.bot_pace)
        reviews = Reviews(workers)
        app.state.store, app.state.hub, app.state.reviews = store, hub, reviews
        app.state.table_allowance = Allowance(settings.tables_a_minute, 60)
        app.state.code_allowance = Allowance(settings.codes_a_minute, 60)
        try:
            yield
        finally:
            await hub.close()
            await reviews.close()
            await workers.close()
            await store.close()

    return Litestar(
        route_handlers=[
            start.start_page,
            start.open_table,
            start.use_code,
            pages.table_page,
            pages.sit_down,
            pages.device_code,
            pages.qr_code,
            pages.replay_page,
            pages.record_file,
            pages.dice_of_a_game,
            looking_back.review_page,
            pages.rules_page,
            pages.preferences,
            pages.style_sheet,
            pages.health,
            live_socket,
            programs,
            create_static_files_router("/static", [STATIC], cache_control=None),
        ],
        lifespan=[alive],
        state=State(),
        before_request=refuse_foreign_forms,
        before_send=[secure],
        exception_handlers={HTTPException: sorry, Exception: broken},
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        include_in_schema=False,  # but for what is meant for programs
        openapi_config=API,
    )


async def refuse_foreign_forms(request: Request[Any, Any, State]) -> None:
    """A form may only come from a page of this very site."""
    if request.method == "POST":
        if request.headers.get("origin", "") and not is_own_page(request):
            raise PermissionDeniedException("another origin")
        if request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise PermissionDeniedException("another site")


async def secure(message: Message, scope: Scope) -> None:
    """Put the security headers on whatever is answered: pages, files, errors."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY.items():
            headers[name] = value
        # Ask again every time: a page kept from before an update would speak to this server in an old way.
        headers.setdefault("cache-control", "no-cache")


def broken(request: Request[Any, Any, State], error: Exception) -> Response[Any]:
    """Note what no code expected, and say that it was not the visitor's fault."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return sorry(request, InternalServerException())


def sorry(request: Request[Any, Any, State], error: HTTPException) -> Response[Any]:
    """Say what went wrong in one sentence, in the reader's language."""
    voice = voice_for(language_of(request))
    key = "not-found" if isinstance(error, NotFoundException) else "went-wrong"
    return message(request, voice.say(said(f"{key}-heading")), voice.say(said(key)), error.status_code)
