"""A table as a small picture for lists: what onlookers see after a line."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from frabjous.scene.flat import standalone
from frabjous.scene.model import Shape
from frabjous.scene.svg import board
from frabjous.scene.words import LANGUAGES
from frabjous.web.film import number_in
from frabjous.web.hub import Hub
from frabjous.web.pages import existing, match_at
from frabjous.web.picture import Picture
from frabjous.web.sight import Eyes, Sight

Asked = Request[Any, Any, State]


@get("/t/{code:str}/small.svg", media_type="image/svg+xml")
async def small_picture(request: Asked, code: str, state: State) -> Response[str]:
    """Draw a table as onlookers see it after a line, which never changes."""
    asked = request.query_params
    language = asked.get("language", "")
    hub: Hub = state.hub
    async with hub.table(code) as live:
        table = existing(live)
        match = match_at(table, number_in(asked.get("game", ""), 9999, 0))
        if language not in LANGUAGES:
            raise NotFoundException
        line = number_in(asked.get("line", ""), match.play.length, match.play.length)
        sight = Sight(table.table, match, Eyes(frozenset(), language))
        drawn = board(Picture(sight).scene(line, Shape.WIDE), Shape.WIDE, sight.voice.say)
    svg = await asyncio.to_thread(standalone, drawn, match.room.folder)
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": "private, max-age=31536000, immutable"})
