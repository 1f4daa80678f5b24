"""The pages around a table: the table itself, sitting down, replay, record, rules."""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import NotFoundException
from litestar.response import Redirect
from sqlalchemy.exc import SQLAlchemyError

from frabjous.core import recordfile
from frabjous.core.contract import CHANCE, said
from frabjous.core.errors import GameError
from frabjous.core.record import Line
from frabjous.store.keys import hash_of
from frabjous.table.chair_deeds import Sit
from frabjous.table.chairs import Kind, tidy_name
from frabjous.table.refusals import AskedToLeave
from frabjous.table.table import HOST, AnyReplay, Match, Table
from frabjous.web.clock_faces import pace_in_words
from frabjous.web.cookies import (
    PREFERENCES,
    cookie,
    device_of,
    forgotten,
    is_coached,
    key_cookie,
    language_of,
    own_chairs,
    shapes_for,
)
from frabjous.web.devices import joined, known_device, make_known
from frabjous.web.elsewhere import Standing
from frabjous.web.evening import standing
from frabjous.web.hub import Hub
from frabjous.web.live import Live
from frabjous.web.me import faces, me_of, visitor_cookies
from frabjous.web.meanwhile import meanwhile
from frabjous.web.messages import DrawPart, Frame, OpenedDice
from frabjous.web.picture import Picture
from frabjous.web.preview import preview_of
from frabjous.web.reach import is_secure, link_from_elsewhere, network_link, stays_here
from frabjous.web.sight import Eyes, Sight
from frabjous.web.start import spend, way_back
from frabjous.web.status import Around
from frabjous.web.templating import BIRD_DRAWINGS, PLACES_DRAWINGS, PORTRAITS, page, trusted, voice_for

LONGEST_LINK: Final = 300
Asked = Request[Any, Any, State]
Form = Mapping[str, Any]


@get("/t/{code:str}")
async def table_page(request: Asked, code: str, state: State) -> Response[str]:
    hub: Hub = state.hub
    async with hub.table(code) as live:
        await make_known(request, existing(live))
        cookies = await joined(request, hub, existing(live))
        return await shown_table(request, code, state, cookies=cookies)


async def shown_table(
    request: Asked,
    code: str,
    state: State,
    device_code: str = "",
    problem: str = "",
    status: int = 200,
    cookies: list[Cookie] | None = None,
) -> Response[str]:
    """Show a table: readable without script, both shapes in the first response; a browser with script says its own."""
    async with state.hub.table(code) as live:
        table = existing(live)
        eyes = eyes_of(request, table)
        sight = table.sight(eyes)
        picture = Picture(sight)
        match = table.table.match
        moved = has_moved(match)
        hints = bool(eyes.chairs) and table.table.hints
        coached = hints and is_coached(request)
        now = sight.names.named(table.status(picture, Around()))
        frames = {shape.value: marked(picture.frame(match.play.length, shape)) for shape in shapes_for(request)}
        return page(
            request,
            "table.html",
            room=table.table.room,
            drawings=drawings_at(table.table, over=bool(now.over), coached=coached),
            with_bots=has_bots(table.table),
            code_of_answer=status,
            cookies=cookies,
            path=f"/t/{code}",
            code=code,
            title=sight.voice.say(said("game-name")),
            frames=frames,
            status=now,
            end=trusted(now.end),
            log=trusted(now.sat + table.logs.of(sight).page(match, sight.names)),
            talk=trusted(table.talk_html()),
            place=match.place,
            seal=match.play.record.seal,
            **came_from(match),
            line=match.play.length,
            fresh=not moved,
            whole=moved,
            **links_to(request, state, sight),
            open_seats=open_seats(sight),
            host=HOST in eyes.chairs,
            is_open=table.is_open,
            may_open=state.open_tables,
            hints=hints,
            coached=coached,
            clock=pace_in_words(table.table.pace, sight.voice),
            rematch=rematch_label(table.table, language_of(request)),
            seated=bool(eyes.chairs),
            **myself(request, sight),
            game_key=table.table.room.key,
            **ways_from(code, match),
            device_code=device_code,
            **so_far(table, sight),
            problem=problem,
        )


def has_moved(match: Match) -> bool:
    """Say whether anybody has moved in a game."""
    return any(line.seat >= 0 for line in match.play.record.lines)


def links_to(request: Asked, state: State, sight: Sight) -> dict[str, object]:
    """Give the link to a table, one that leads there from another device if this does not, and what is shown of it."""
    path = f"/t/{sight.table.code}"
    link = f"{request.base_url}{path[1:]}"
    here = stays_here(link)
    return {
        "link": link,
        "stays_here": here,
        "network_link": network_link(link, state.listens_at) if here else "",
        "qr": f"{path}/qr.svg",
        "secure": is_secure(request),
        "preview": None if sight.eyes.chairs else preview_of(request, state, sight, path, sight.play.length),
    }


def so_far(live: Live, sight: Sight) -> dict[str, object]:
    """Give what is told of what went before: while somebody was away, and over the evening."""
    return {"story": meanwhile(live, sight), "evening": standing(sight)}


def myself(request: Asked, sight: Sight) -> dict[str, object]:
    """Give what the sheet of name and face shows."""
    return {"my_name": me_of(request).name, "mine": own_seats(sight), "faces": faces(sight.voice)}


def drawings_at(table: Table, *, over: bool, coached: bool) -> tuple[Path, ...]:
    """Name the drawings that a table shows at once; others come when they are needed."""
    return (*(PORTRAITS if has_bots(table) else ()), *(PLACES_DRAWINGS if over else ()), *(BIRD_DRAWINGS * coached))


def has_bots(table: Table) -> bool:
    return any(chair.kind is Kind.BOT for chair in table.chairs)


def came_from(match: Match) -> dict[str, str]:
    """Say from which game and line a game goes on, if it does."""
    origin = match.play.record.origin
    return {"origin_seal": origin[:8], "origin_line": origin.rpartition(" ")[2]}


def ways_from(code: str, match: Match) -> dict[str, str]:
    """Name the pages that belong to a game."""
    ways = {f"{name}_path": f"/t/{code}/{name}/{match.place}" for name in ("replay", "review", "record")}
    return {"rules_path": f"/rules/{match.room.key}", **ways}


def existing(live: Live | None) -> Live:
    if live is None:
        raise NotFoundException
    return live


def eyes_of(request: Asked, live: Live) -> Eyes:
    return Eyes(own_chairs(request, live.table.code, live.keys), language_of(request))


def marked(frame: Frame) -> dict[str, object]:
    """Give a frame to a template: what is drawn is trusted, what is said is escaped there."""
    parts: dict[str, object] = {name: getattr(frame, name) for name in frame.__struct_fields__}
    for name in ("board", "hand", "seats"):
        parts[name] = trusted("".join(getattr(frame, name)))
    parts["log"] = trusted(frame.log)
    parts["asks"] = [
        {"question": ask.question, "note": ask.note, "picture": trusted(ask.picture)} for ask in frame.asks
    ]
    return parts


def rematch_label(table: Table, language: str) -> str:
    """Say what comes after this game: the same again, or the table's other game."""
    name = voice_for(language, table.next_room).say(said("game-name"))
    again = table.next_room.key == table.room.key
    return voice_for(language).say(said("page-rematch") if again else said("page-on-to", game=name))


def open_seats(sight: Sight) -> list[dict[str, object]]:
    table = sight.table
    return [
        {"seat": seat, "emblem": sight.voice.say(said("seat-name", seat=seat + 1))}
        for seat in range(len(table.chairs))
        if table.sitter(seat).kind is Kind.OPEN
    ]


def own_seats(sight: Sight) -> list[dict[str, object]]:
    """Describe who this browser plays, to be called otherwise."""
    plain = sight.voice.names
    return [{"seat": seat, "called": plain[seat], "sitter": sight.sitter(seat)} for seat in sight.seats]


@post("/t/{code:str}/sit")
async def sit_down(request: Asked, code: str, state: State) -> Response[Any]:
    """Take an empty seat and get its key."""
    form: Form = await request.form()
    hub: Hub = state.hub
    device, name, me = device_of(request), str(form.get("name", ""))[:200], me_of(request)
    async with hub.table(code) as live:
        table = existing(live)
        seat = str(form.get("seat", ""))
        if seat not in [str(number) for number in range(len(table.table.chairs))]:
            raise NotFoundException
        chair = table.table.chair(int(seat))
        others = eyes_of(request, table).chairs  # somebody else sits down at the same device
        key = await known_device(request, hub)
        try:
            spend(state.limits.tables, request)
            if hash_of(key) in table.unwelcome:
                raise AskedToLeave
            await table.submit(Sit(chair, name, device, "" if others else me.face), hash_of(key))
        except GameError as error:
            problem = voice_for(language_of(request)).refusal(error)
            return await shown_table(request, code, state, problem=problem, status=409)
    remembered = [] if others else visitor_cookies(request, device, tidy_name(name), me.face)
    cookies = [key_cookie(request, key), *remembered]
    return Redirect(f"/t/{code}", cookies=cookies, status_code=303)


@get("/t/{code:str}/qr.svg", media_type="image/svg+xml")
async def qr_code(request: Asked, code: str, state: State) -> Response[bytes]:
    """Draw the table's link for a phone's camera."""
    hub: Hub = state.hub
    async with hub.table(code) as live:
        existing(live)
    link = link_from_elsewhere(f"{request.base_url}t/{code}", state.listens_at)
    if len(link) > LONGEST_LINK:  # whoever asks names the host
        raise NotFoundException
    import segno  # noqa: PLC0415 - it is not waited for when the server starts

    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", scale=4, border=2, svgclass=None)
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"cache-control": "max-age=300"})


# After the game


def match_at(live: Live, place: int) -> Match:
    if not 0 <= place < len(live.table.matches):
        raise NotFoundException
    return live.table.matches[place]


@get("/t/{code:str}/record/{place:int}", media_type=MediaType.TEXT)
async def record_file(request: Asked, code: str, place: int, state: State) -> Response[str]:
    """Give a game as a file: a finished one with the seed opened, of a running one only the head with the seal."""
    hub: Hub = state.hub
    async with hub.table(code) as live:
        match = match_at(existing(live), place)
        record, over = match.play.record, match.play.outcome() is not None
        text = recordfile.dumps(replace(record, seed=match.secret) if over else record.up_to(0))
    headers = {"content-disposition": f'attachment; filename="{match.play.record.game}-{code}-{place + 1}.txt"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/t/{code:str}/dice/{place:int}", media_type=MediaType.JSON)
async def dice_of_a_game(code: str, place: int, state: State) -> OpenedDice:
    """Open the dice of a finished game, so that a browser can check the seal and every draw; none while it runs."""
    hub: Hub = state.hub
    async with hub.table(code) as live:
        match = match_at(existing(live), place)
        if match.play.outcome() is None:
            raise NotFoundException
        return OpenedDice(match.play.record.seal, match.secret.hex(), draws_of(match))


def draws_of(match: Match) -> list[DrawPart]:
    """List every act of chance with what it was drawn from; undone ones too, since each has its line."""
    return [draw_at(match.play, line) for line in match.play.record.lines if line.seat == CHANCE]


def draw_at(play: AnyReplay, line: Line) -> DrawPart:
    chances = play.game.chances(play.state_after(line.number - 1))
    return DrawPart(line.number, [(outcome.text, weight) for outcome, weight in chances], line.text)


# Preferences


@post("/preferences")
async def preferences(request: Asked) -> Response[Any]:
    """Remember language, theme or motion, and go back."""
    form: Form = await request.form()
    wishes = {name: str(form[name]) for name in PREFERENCES if name in form}
    cookies = [
        cookie(request, name, wish, secret=False) if wish else forgotten(name)
        for name, wish in wishes.items()
        if not wish or wish in PREFERENCES[name]
    ]
    return Redirect(way_back(form), cookies=cookies, status_code=303)


@get("/health", media_type=MediaType.JSON)
async def health(state: State) -> Response[dict[str, int | str]]:
    """Say whether this process can serve, and how much there is; 503 lets a proxy send everybody elsewhere."""
    hub: Hub = state.hub
    now = hub.others.standing
    if now is not Standing.READY:
        return Response({"standing": now.value}, status_code=503)
    try:
        counted = await hub.store.few_counts()
    except (SQLAlchemyError, OSError):  # sooner than it was noticed
        return Response({"standing": Standing.CUT_OFF.value}, status_code=503)
    return Response({"standing": now.value, **counted, "live": len(hub.tables)})
