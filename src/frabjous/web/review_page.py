"""The review page: how a finished game went, in ten seconds and then as a story; and where it turned."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from frabjous.core.contract import said
from frabjous.table.review import told_in
from frabjous.web.cookies import language_of
from frabjous.web.hub import Hub
from frabjous.web.messages import TurningPoints
from frabjous.web.pages import existing, eyes_of, match_at
from frabjous.web.reviews import Reviewing
from frabjous.web.sight import Sight
from frabjous.web.story import Story
from frabjous.web.templating import PLACES_DRAWINGS, PORTRAITS, message, page, voice_for
from frabjous.web.visitors import guest_of

Asked = Request[Any, Any, State]


@get("/t/{code:str}/review/{place:int}")
async def show_review(request: Asked, code: str, place: int, state: State) -> Response[str]:
    """Show the review of a finished game, or how far it has come."""
    hub: Hub = state.hub
    async with hub.table(code) as live:
        table = existing(live)
        match = match_at(table, place)
        if match.play.outcome() is None:
            voice = voice_for(language_of(request))
            return message(
                request, voice.say(said("review-too-early-heading")), voice.say(said("review-too-early")), 409
            )
        sight = Sight(table.table, match, eyes_of(request, table))
    found = await state.reviews.of(match, guest_of(request, state.limits))
    return page(
        request,
        "review.html",
        room=match.room,
        drawings=(*PLACES_DRAWINGS, *PORTRAITS),
        code=code,
        title=sight.voice.say(said("game-name")),
        over=sight.over(),
        replay_path=f"/t/{code}/replay/{place}",
        on_path=f"/t/{code}/on/{place}",
        seat_played=str(sight.seats[0]) if len(sight.seats) == 1 else "",
        game_key=match.room.key,
        progress=progress_of(found),
        failed=found.failed,
        story=None if found.review is None else Story(sight, found.review, f"/t/{code}/replay/{place}").told(),
    )


@get("/t/{code:str}/turns/{place:int}", media_type=MediaType.JSON)
async def turning_points(request: Asked, code: str, place: int, state: State) -> TurningPoints:
    """Name the lines at which a finished game turned, or say how far it has been looked at."""
    hub: Hub = state.hub
    async with hub.table(code) as live:
        match = match_at(existing(live), place)
    if match.play.outcome() is None:
        raise NotFoundException
    found = await state.reviews.of(match, guest_of(request, state.limits))
    review = found.review
    steps = [] if review is None else [review.steps[at] for at in review.turning_points()]
    lines = [told_in(match.play, step).line for step in steps]
    return TurningPoints(lines, review is not None or found.failed)


def progress_of(found: Reviewing) -> dict[str, int]:
    return {"done": found.done + 1, "total": len(found.steps)}
