"""Finished games on other sites: as onlookers saw them, for the sites that the owner lists.

Whoever looks stays unknown: no cookie is read, and there is nothing to send.
"""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from frabjous.core.contract import said
from frabjous.scene.model import Shape
from frabjous.scene.words import LANGUAGES
from frabjous.web.cookies import language_wished
from frabjous.web.film import number_in, replay_links, sentence_at, stop_at, stops_of
from frabjous.web.hub import Hub
from frabjous.web.messages import Frame
from frabjous.web.pages import existing, marked, match_at
from frabjous.web.picture import Picture
from frabjous.web.sight import Eyes, Sight
from frabjous.web.templating import PAGES, PLACES_DRAWINGS, PORTRAITS, symbols_markup, texts_of

Asked = Request[Any, Any, State]


@get("/embed/{code:str}/{place:int}")
async def embedded_game(request: Asked, code: str, place: int, state: State) -> Response[str]:
    """Show a moment of a finished game, and lead to the others by links."""
    if not state.embed_on:
        raise NotFoundException
    asked = request.query_params
    wish = asked.get("language", "")
    language = wish if wish in LANGUAGES else language_wished(request)
    hub: Hub = state.hub
    async with hub.table(code) as live:
        match = match_at(existing(live), place)
        if match.play.outcome() is None:
            raise NotFoundException
        sight = Sight(existing(live).table, match, Eyes(frozenset(), language))
        last, stops = match.play.length, stops_of(sight)
        line = stop_at(stops, number_in(asked.get("line", ""), last, last))
        frame = Picture(sight).frame(line, Shape.WIDE)
        html = shown(sight, frame, stops, f"/embed/{code}/{place}", wish if wish in LANGUAGES else "")
    headers = {
        "content-security-policy": policy(state.embed_on),
        "cross-origin-resource-policy": "cross-origin",
        "vary": "Accept-Language",
    }
    return Response(html, media_type=MediaType.HTML, headers=headers)


def shown(sight: Sight, frame: Frame, stops: list[int], path: str, language: str) -> str:
    """Write the page, in a language that was asked for in the address or by the browser."""
    match, line = sight.match, frame.line
    code = sight.table.code
    links = replay_links(path, line, stops, "")
    return PAGES.get_template("embed.html").render(
        t=texts_of(sight.eyes.language, match.room),
        language=sight.eyes.language,
        symbols=symbols_markup(match.room, (*PLACES_DRAWINGS, *PORTRAITS), embedded=True, whole=True),
        title=sight.voice.say(said("game-name")),
        game_key=match.room.key,
        frame=marked(frame),
        line=line,
        last=match.play.length,
        told=told_at(sight, line) or frame.asks[0].question,
        links={name: link + f"&language={language}" * bool(link and language) for name, link in links.items()},
        replay_path=f"/t/{code}/replay/{match.place}?line={line}",
    )


def told_at(sight: Sight, line: int) -> str:
    """Tell a line, and at the end how it ended, unless that is the same."""
    told, over = sentence_at(sight, line), sight.over() if line == sight.play.length else ""
    return told if told == over else f"{told} {over}".strip()


def policy(sites: tuple[str, ...]) -> str:
    """Allow the listed sites, and nobody else, to show the page; it needs no script and sends nothing."""
    return (
        "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'none'; base-uri 'none'; "
        f"frame-ancestors {' '.join(sites)}"
    )
