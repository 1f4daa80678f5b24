"""The application: routes, security, and what lives as long as the server."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException

from frabjous.core.contract import said
from frabjous.core.errors import GameError
from frabjous.store.notes import Kind
from frabjous.store.store import Store
from frabjous.store.writer import is_trouble
from frabjous.web import (
    alert_page,
    calling,
    embedding,
    film,
    finding,
    installing,
    leaving,
    lessons,
    letter_pages,
    metrics,
    open_tables,
    pages,
    playing_on,
    preview_picture,
    review_page,
    rules,
    second_device,
    shelf,
    small_picture,
    start,
    trying,
)
from frabjous.web.api import API, Refusal, api
from frabjous.web.attendance import Clock
from frabjous.web.cookies import language_of
from frabjous.web.elsewhere import Elsewhere
from frabjous.web.far_workers import FarWorkers
from frabjous.web.files import static_file
from frabjous.web.hub import NO_WAYS, Hub
from frabjous.web.limits import Limits, TooMuch
from frabjous.web.metrics import Metrics, Networks
from frabjous.web.posting import Ways
from frabjous.web.reviews import Reviews
from frabjous.web.security import refuse_foreign_forms, secure
from frabjous.web.sockets import live_socket
from frabjous.web.sweeping import sweep
from frabjous.web.templating import message, voice_for
from frabjous.web.thinking import in_a_line
from frabjous.web.visitors import is_for_programs

log = logging.getLogger(__name__)

BODY_BYTES: Final = 16_384
HEALTH: Final = "/health"


@dataclass(frozen=True)
class Settings:
    """What a host may set."""

    database: str
    bot_pace: float = 0.5  # seconds before a bot moves, so that people can follow
    bot_patience: float = 10.0  # seconds after which a bot is given up
    tables_a_minute: int = 30  # one visitor may open
    codes_a_minute: int = 10  # one visitor may try
    work_a_minute: float = 10.0  # seconds of it that one visitor may cause
    delete_after: int = 0  # days without anything happening, then a table is deleted; 0: never
    open_tables: bool = True  # hosts may open their tables to anybody here
    ways: Ways = NO_WAYS  # by which people are called, and where everybody finds this server
    embed_on: tuple[str, ...] = ()  # sites that may show finished games
    metrics_for: Networks = ()  # who may read the metrics, besides this machine
    listens_at: str = "127.0.0.1"  # where others may come in, if it is not this machine only
    faster: Path | None = None  # an environment that thinks for bots and reviews once it is ready


HANDLERS: Final = (
    alert_page.alerts_page,
    alert_page.call_this_device,
    alert_page.leave_this_device,
    alert_page.write_to,
    alert_page.write_no_more,
    alert_page.be_quiet,
    letter_pages.may_we_write,
    letter_pages.write,
    letter_pages.shall_we_stop,
    letter_pages.write_no_more,
    start.start_page,
    start.open_table,
    start.name_me,
    pages.table_page,
    pages.sit_down,
    calling.call_me,
    open_tables.open_or_close,
    leaving.privacy,
    leaving.forget,
    finding.use_code,
    small_picture.small_picture,
    second_device.code_for_all,
    second_device.code_at_table,
    pages.qr_code,
    film.replay_page,
    film.piece_of_film,
    playing_on.play_on,
    pages.record_file,
    pages.dice_of_a_game,
    review_page.show_review,
    review_page.turning_points,
    rules.rules_page,
    rules.rules_beside,
    lessons.learn_page,
    lessons.lessons_page,
    lessons.forget_lessons,
    lessons.lesson_page,
    lessons.try_it,
    trying.figure_page,
    trying.try_figure,
    installing.manifest,
    installing.icon,
    installing.apple_icon,
    installing.service_worker,
    installing.offline,
    preview_picture.preview_picture,
    embedding.embedded_game,
    pages.preferences,
    pages.health,
    metrics.metrics,
    live_socket,
    api,
    static_file,
)


def build(settings: Settings, store: Store, clock: Clock | None = None) -> Litestar:
    """Put the application together; it closes the store at its end."""
    counted = Metrics()
    limits = Limits(settings.tables_a_minute, settings.codes_a_minute, settings.work_a_minute)

    @asynccontextmanager
    async def alive(app: Litestar) -> AsyncIterator[None]:
        workers = FarWorkers(store, settings.bot_patience, settings.faster, counted.thought)
        hub = Hub(store, workers, settings.bot_pace, clock, settings.ways)
        hub.others.handlers[Kind.THOUGHT] = workers.heard
        await workers.prepare()
        await hub.others.start()
        await hub.time.start()
        await hub.alerts.start()
        if settings.delete_after:
            hub.time.do(sweep(hub, settings.delete_after))
        reviews = Reviews(workers, store)
        app.state.store, app.state.hub, app.state.reviews = store, hub, reviews
        app.state.shelf = shelf.Shelf(hub)
        try:
            yield
        finally:
            await hub.close()
            await reviews.close()
            await workers.close()
            await store.close()

    return Litestar(
        route_handlers=HANDLERS,
        lifespan=[alive],
        state=State(
            {
                "limits": limits,
                "metrics": counted,
                "metrics_for": settings.metrics_for,
                "open_tables": settings.open_tables,
                "listens_at": settings.listens_at,
                "delete_after": settings.delete_after,
                "ways": settings.ways,
                "embed_on": settings.embed_on,
                "previews": preview_picture.Previews(),
            }
        ),
        before_request=before_anything,
        before_send=[secure],
        exception_handlers={
            Elsewhere: elsewhere,
            TooMuch: too_much,
            GameError: refused,
            HTTPException: sorry,
            Exception: broken,
        },
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        include_in_schema=False,  # but for what is meant for programs
        openapi_config=API,
    )


async def before_anything(request: Request[Any, Any, State]) -> None:
    """Refuse what other sites send; and send everybody elsewhere while nothing can be done here."""
    await refuse_foreign_forms(request)
    if request.url.path != HEALTH:
        request.app.state.hub.others.check_ready()


def elsewhere(request: Request[Any, Any, State], error: Elsewhere) -> Response[Any]:
    """Let a visitor, or the proxy in front, try again at once."""
    voice = voice_for(language_of(request))
    told = answer(request, voice.say(said("went-wrong-heading")), voice.refusal(error), 503)
    told.set_header("retry-after", "1")
    return told


def broken(request: Request[Any, Any, State], error: Exception) -> Response[Any]:
    """Note what no code expected, and say that it was not the visitor's fault; a lost database may be back soon."""
    if is_trouble(error):
        log.warning("%s %s failed: %s", request.method, request.url.path, in_a_line(error))
        return elsewhere(request, Elsewhere())
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    voice = voice_for(language_of(request))
    return answer(request, voice.say(said("went-wrong-heading")), voice.say(said("broken")), 500)


def refused(request: Request[Any, Any, State], error: GameError) -> Response[Any]:
    """Say why a table cannot be shown: it was made by a newer program, or somebody changed what is kept of it."""
    log.error("%s %s: %s", request.method, request.url.path, error)
    voice = voice_for(language_of(request))
    return answer(request, voice.say(said("went-wrong-heading")), voice.refusal(error), 409)


def too_much(request: Request[Any, Any, State], error: TooMuch) -> Response[Any]:
    """Ask a visitor to wait."""
    voice = voice_for(language_of(request))
    return answer(request, voice.say(said("went-wrong-heading")), voice.refusal(error), 429)


def sorry(request: Request[Any, Any, State], error: HTTPException) -> Response[Any]:
    """Say what went wrong in one sentence, in the reader's language."""
    voice = voice_for(language_of(request))
    key = "not-found" if isinstance(error, NotFoundException) else "went-wrong"
    return answer(request, voice.say(said(f"{key}-heading")), voice.say(said(key)), error.status_code)


def answer(request: Request[Any, Any, State], heading: str, sentence: str, status: int) -> Response[Any]:
    """Answer a person with a page, and a program with JSON."""
    if is_for_programs(request.url.path):
        return Response(Refusal(sentence), status_code=status)
    return message(request, heading, sentence, status)
