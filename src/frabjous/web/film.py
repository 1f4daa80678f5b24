"""The replay: a film on one page, whose pictures a browser fetches in pieces; without script it is stepped by links."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from frabjous.core import agreed
from frabjous.core.contract import TABLE, said
from frabjous.scene.model import Shape
from frabjous.scene.pieces import medal
from frabjous.scene.svg import picture
from frabjous.table.chairs import chair_of, seat_of
from frabjous.table.table import AnyReplay, Match
from frabjous.table.telling import told
from frabjous.web.clock_faces import clocks_after
from frabjous.web.cookies import language_of
from frabjous.web.hub import Hub
from frabjous.web.live import Live
from frabjous.web.messages import Frame
from frabjous.web.pages import existing, eyes_of, marked, match_at
from frabjous.web.picture import Picture
from frabjous.web.preview import base_of, preview_of
from frabjous.web.sight import Eyes, Sight
from frabjous.web.templating import PLACES_DRAWINGS, PORTRAITS, page, trusted

Asked = Request[Any, Any, State]
MOST_AT_ONCE: Final = 16  # pictures in one piece of film


@get("/t/{code:str}/replay/{place:int}")
async def replay_page(request: Asked, code: str, place: int, state: State) -> Response[str]:
    """Show a moment of a game, and the way to all others: of a finished one through anybody's eyes."""
    hub: Hub = state.hub
    async with hub.table(code) as live:
        table = existing(live)
        match = match_at(table, place)
        sight = Sight(table.table, match, replay_eyes(request, table, match))
        last, stops = match.play.length, stops_of(sight)
        line = stop_at(stops, number_in(request.query_params.get("line", ""), last, last))
        drawn = picture_then(table, match, sight.eyes, line)
        path, seat = f"/t/{code}/replay/{place}", seat_wished(request, table, match)
        return page(
            request,
            "replay.html",
            room=match.room,
            drawings=(*PLACES_DRAWINGS, *PORTRAITS),
            path=replay_path(path, line, seat),
            code=code,
            title=sight.voice.say(said("game-name")),
            frames={shape.value: marked(drawn.frame(line, shape)) for shape in Shape},
            log=trusted(table.logs.of(sight).page(match, sight.names)),
            line=line,
            last=last,
            stops=stops,
            told=sentence_at(sight, line),
            face=trusted(face_at(sight, line)),
            over=sight.over(),
            is_over=match.play.outcome() is not None,
            links=replay_links(path, line, stops, seat),
            seats=replay_seats(sight, path, line),
            seat=str(sight.seats[0]) if sight.seats else "",
            film_path=f"/t/{code}/film/{place}",
            replay_path=path,
            on_path=f"/t/{code}/on/{place}",
            review_path=f"/t/{code}/review/{place}",
            turns_path=f"/t/{code}/turns/{place}",
            share=f"{request.base_url}{path[1:]}?line={line}",
            record_path=f"/t/{code}/record/{place}",
            game_key=match.room.key,
            preview=preview_of(request, state, sight, f"{path}?line={line}", line),
            embed=embed_of(request, state, code, match),
        )


@get("/t/{code:str}/film/{place:int}", media_type=MediaType.JSON)
async def piece_of_film(request: Asked, code: str, place: int, state: State) -> list[Frame]:
    """Draw some moments of a game, with the same eyes as the page they are for."""
    hub: Hub = state.hub
    async with hub.table(code) as live:
        table = existing(live)
        match = match_at(table, place)
        eyes = replay_eyes(request, table, match)
        shape = Shape.TALL if request.query_params.get("shape") == Shape.TALL.value else Shape.WIDE
        wished = lines_wished(request.query_params, match.play.length)
        return [picture_then(table, match, eyes, line).frame(line, shape) for line in wished]


def picture_then(live: Live, match: Match, eyes: Eyes, line: int) -> Picture:
    """Draw a game with the clocks as they stood after a line."""
    return Picture(Sight(live.table, match, eyes, clocks=clocks_after(live.table, match, line)))


def lines_wished(query: Mapping[str, str], last: int) -> list[int]:
    """Read which moments somebody wants to see: some lines of the game, not too many."""
    wishes = query.get("lines", "").split(".")
    lines = [number_in(wish, last + 1, last + 1) for wish in wishes]
    if len(lines) > MOST_AT_ONCE or max(lines) > last:
        raise NotFoundException
    return lines


def number_in(text: str, most: int, default: int) -> int:
    return min(int(text), most) if text.isascii() and text.isdigit() and len(text) < 7 else default


# Where the film stops


def stops_of(sight: Sight) -> list[int]:
    """Name the moments that have a picture of their own: the start, and every line that is told and changes it."""
    return [0, *[number for number in range(1, sight.play.length + 1) if is_a_stop(sight, number)]]


def is_a_stop(sight: Sight, number: int) -> bool:
    """Say whether a line is shown: talk between the people is passed over, but for what it took back or ended."""
    line, is_last = sight.play.record.lines[number - 1], number == sight.play.length
    if line.seat == TABLE:
        ends = is_last and sight.play.outcome() is not None
        return ends or isinstance(agreed.read(line.text), agreed.Undo)
    return is_last or bool(told(sight.play, number, sight.viewer(now=False)))


def stop_at(stops: list[int], line: int) -> int:
    """Give the stop at which a line is seen: its own, or else the one before."""
    return max(stop for stop in stops if stop <= line)


def sentence_at(sight: Sight, number: int) -> str:
    """Tell the whole of a line; at the very start, what the table asks."""
    sayings = told(sight.play, number, sight.viewer(now=False)) if number else []
    return " ".join(sight.voice.sentence(one) for one in sayings)


def face_at(sight: Sight, number: int) -> str:
    """Draw who did it."""
    seat = actor_at(sight.play, number)
    return picture(medal(seat), sight.voice.say, seat, "medal") if seat >= 0 else ""


def actor_at(play: AnyReplay, number: int) -> int:
    return play.record.lines[number - 1].seat if number else TABLE


# Whose eyes


def replay_eyes(request: Asked, live: Live, match: Match) -> Eyes:
    """While a game runs everybody sees with their own eyes, several at one device as onlookers; then as they like."""
    wish = seat_wished(request, live, match)
    if match.play.outcome() is None:
        own = eyes_of(request, live)
        # A replay has no curtain: whoever holds the device would see the next one's hand.
        return own if len(own.chairs) == 1 else Eyes(frozenset(), own.language)
    if wish:
        chair = chair_of(int(wish), match.shift, len(live.table.chairs))
        return Eyes(frozenset({chair}), language_of(request))
    return Eyes(frozenset(), language_of(request))


def seat_wished(request: Asked, live: Live, match: Match) -> str:
    """Name the seat through whose eyes somebody wants to look, "" for nobody's; at first they are one's own."""
    wish = request.query_params.get("seat", own_seat(request, live, match))
    return wish if wish in [str(seat) for seat in range(len(live.table.chairs))] else ""


def own_seat(request: Asked, live: Live, match: Match) -> str:
    chairs = eyes_of(request, live).chairs
    return str(seat_of(min(chairs), match.shift, len(live.table.chairs))) if len(chairs) == 1 else ""


def replay_seats(sight: Sight, path: str, line: int) -> list[dict[str, object]]:
    """Offer everybody's eyes once the game is over."""
    if sight.play.outcome() is None:
        return []
    plain = Sight(sight.table, sight.match, Eyes(frozenset(), sight.eyes.language))
    names = [(str(seat), plain.shown_name(seat)) for seat in range(sight.count)]
    everybody = [("", plain.voice.sentence(said("everybody"))), *names]
    now = str(sight.seats[0]) if sight.seats else ""
    return [
        {
            "seat": seat,
            "name": name,
            "path": replay_path(path, line, seat),
            "current": seat == now,
        }
        for seat, name in everybody
    ]


# Ways


def embed_of(request: Asked, state: State, code: str, match: Match) -> str:
    """Write what shows a finished game on another site, if the owner lists any."""
    if not state.embed_on or match.play.outcome() is None:
        return ""
    source = f"{base_of(request, state)}/embed/{code}/{match.place}"
    return f'<iframe src="{source}" width="640" height="560" title="Frabjous"></iframe>'


def replay_path(path: str, line: int, seat: str) -> str:
    return f"{path}?line={line}&seat={seat}"


def replay_links(path: str, line: int, stops: list[int], seat: str) -> dict[str, str]:
    """Lead from stop to stop."""
    before, after = [stop for stop in stops if stop < line], [stop for stop in stops if stop > line]

    def to(found: list[int], at: int) -> str:
        return replay_path(path, found[at], seat) if found else ""

    return {"first": to(before, 0), "previous": to(before, -1), "next": to(after, 0), "last": to(after, -1)}
