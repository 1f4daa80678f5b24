"""The picture that is shown of a link before anybody follows it: the board as onlookers see it."""

from __future__ import annotations

import asyncio
import textwrap
import time
from collections import OrderedDict
from dataclasses import dataclass
from html import escape
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from frabjous.core.contract import said
from frabjous.games.room import AnyRoom
from frabjous.scene.flat import FONTS, flattener, standalone
from frabjous.scene.model import Shape
from frabjous.scene.svg import board
from frabjous.scene.words import LANGUAGES
from frabjous.table.table import Match, Table
from frabjous.web.film import number_in
from frabjous.web.hub import Hub
from frabjous.web.pages import existing, match_at
from frabjous.web.picture import Picture
from frabjous.web.sight import Eyes, Sight
from frabjous.web.visitors import guest_of

WIDE: Final = 1200
HIGH: Final = 630
EDGE: Final = 36
WORDS: Final = 330  # pixels for what stands beside the board
LETTERS: Final = 23  # of the sentence in a line
MOST_LINES: Final = 6
MOST_KEPT: Final = 64
FOREVER: Final = "public, max-age=31536000, immutable"
Asked = Request[Any, Any, State]


@dataclass(frozen=True)
class Moment:
    """What is drawn: a line of a game, with its name and a sentence."""

    board: str
    room: AnyRoom
    game: str
    sentence: str


class Previews:
    """Pictures that were drawn lately. One is drawn at a time: it takes a while, and nobody waits who plays."""

    def __init__(self) -> None:
        self.kept: Final[OrderedDict[tuple[object, ...], bytes]] = OrderedDict()
        self.drawing: Final = asyncio.Lock()

    def add(self, key: tuple[object, ...], picture: bytes) -> None:
        self.kept[key] = picture
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)


@get("/t/{code:str}/preview.png")
async def preview_picture(request: Asked, code: str, state: State) -> Response[bytes]:
    """Draw a table as onlookers see it after a line, which never changes."""
    asked, previews = request.query_params, state.previews
    language = asked.get("language", "")
    hub: Hub = state.hub
    async with hub.table(code) as live:
        table = existing(live).table
        match = match_at(existing(live), number_in(asked.get("game", ""), 9999, 0))
        if language not in LANGUAGES:
            raise NotFoundException
        line = number_in(asked.get("line", ""), match.play.length, match.play.length)
        key = (code, match.place, line, language)
        if key not in previews.kept:
            async with previews.drawing:
                picture, seconds = await asyncio.to_thread(drawn, moment_of(table, match, line, language))
            guest_of(request, state.limits).worked(seconds)
            previews.add(key, picture)
    return Response(previews.kept[key], media_type="image/png", headers={"cache-control": FOREVER})


def moment_of(table: Table, match: Match, line: int, language: str) -> Moment:
    sight = Sight(table, match, Eyes(frozenset(), language))
    scene = Picture(sight).scene(line, Shape.WIDE)
    over = sight.over() if line == match.play.length else ""
    say = sight.voice.say
    return Moment(board(scene, Shape.WIDE, say), match.room, say(said("game-name")), over or say(said("game-tagline")))


def drawn(moment: Moment) -> tuple[bytes, float]:
    """Draw a moment, and tell how many seconds of work that was."""
    import resvg_py  # noqa: PLC0415 - it is not waited for when the server starts

    began = time.thread_time()
    picture = bytes(resvg_py.svg_to_bytes(svg_string=card(moment), width=WIDE, height=HIGH))
    return picture, time.thread_time() - began


def card(moment: Moment) -> str:
    """Lay out the board, and beside it the names and the sentence."""
    tokens = flattener(moment.room.folder).tokens
    place = (
        f'x="{EDGE}" y="{EDGE}" width="{WIDE - WORDS - 3 * EDGE}" height="{HIGH - 2 * EDGE}" '
        'preserveAspectRatio="xMidYMid meet" '
    )
    picture = standalone(moment.board, moment.room.folder).replace("<svg ", f"<svg {place}", 1)
    left, serif = WIDE - WORDS - EDGE, escape(FONTS["serif"])
    lines = textwrap.wrap(moment.sentence, LETTERS, max_lines=MOST_LINES, placeholder="…")
    told = "".join(f'<tspan x="{left}" dy="36">{escape(line)}</tspan>' for line in lines)
    name = f'textLength="{WORDS}" lengthAdjust="spacingAndGlyphs"' if len(moment.game) > 12 else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="{tokens["--paper"]}"/>{picture}'
        f'<g font-family="{serif}"><text x="{left}" y="150" font-size="34" font-style="italic" font-weight="700"'
        f' fill="{tokens["--accent"]}">Frabjous</text>'
        f'<text x="{left}" y="220" font-size="56" font-weight="700" {name} fill="{tokens["--ink"]}">'
        f"{escape(moment.game)}</text>"
        f'<text x="{left}" y="240" font-size="26" fill="{tokens["--muted"]}">{told}</text></g></svg>'
    )
