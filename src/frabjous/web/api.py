"""The door for programs: a table or a seat by HTTP as JSON; the rest is said over the table's socket."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, Router, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from frabjous.core.contract import said
from frabjous.core.errors import GameError
from frabjous.games import room_of
from frabjous.store.keys import hash_of, new_key
from frabjous.table.chair_deeds import Sit
from frabjous.table.chairs import Chair, Kind, name_given
from frabjous.table.clock import pace_of
from frabjous.table.presence import GRACE, LONGEST_GRACE, SHORTEST_GRACE
from frabjous.table.refusals import ChairTaken, ProgramsAskedToLeave
from frabjous.table.table import Table
from frabjous.web.cookies import key_text, language_of
from frabjous.web.hub import Hub
from frabjous.web.live import Live
from frabjous.web.start import against_bots, bot_chair, rooms_asked_for, set_up, spend
from frabjous.web.templating import voice_for

Asked = Request[Any, Any, State]

OPEN: Final = "open"


async def refuse_unknown_paths(request: Asked) -> None:
    """Let Litestar's page for unknown paths, which is not JSON, never be seen."""
    if request.path_params:
        raise NotFoundException


API: Final = OpenAPIConfig(
    title="Frabjous for programs",
    version="1",
    description="Take a seat and get its key. Play over the table's socket, which docs/protocol.md explains.",
    openapi_router=Router("/api", route_handlers=[], include_in_schema=False, before_request=refuse_unknown_paths),
    render_plugins=[JsonRenderPlugin()],
)


Grace = Annotated[int, msgspec.Meta(ge=SHORTEST_GRACE, le=LONGEST_GRACE)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open: the asker gets the first seat; each of `others` is a bot's level, or "open"."""

    game: str
    others: list[str]
    name: str = ""
    options: dict[str, str] = {}  # copied by msgspec for each
    grace: Grace = GRACE  # seconds that somebody may be away before others may call a bot
    sequel: str = ""  # the game that follows at the same table: "snits_revenge" after "snit_smashing", the campaign
    clock: str = ""  # "live 10 5": minutes a seat, seconds more a choice; "days 3": a choice; "days 3 once"


class Sitter(msgspec.Struct, forbid_unknown_fields=True):
    """Who wants to sit down, and where; any free seat will do if none is named."""

    name: str = ""
    seat: int | None = None


class Seat(msgspec.Struct):
    """A seat at a table: `key` is sent to `socket` as a bearer token, and is told only once.

    `seal` is the hash of the dice's secret, which is shown when the game is over.
    """

    table: str
    seat: int
    key: str
    socket: str
    seal: str


class Refusal(msgspec.Struct):
    """What went wrong, in one sentence."""

    sentence: str


def refusal(sentence: str) -> ResponseSpec:
    """Describe a refusal."""
    return ResponseSpec(Refusal, generate_examples=False, description=sentence)


@post(
    "/tables",
    summary="Open a table",
    responses={400: refusal("It cannot be played like that."), 429: refusal("Too many tables at once.")},
)
async def open_for_program(request: Asked, state: State, data: NewTable) -> Seat:
    """Open a table and take its first seat."""
    spend(state.limits.tables, request)
    room = room_of(data.game)
    host = Chair(Kind.PERSON, name_given(data.name[:200]), "", new_key())
    others = [Chair() if wish == OPEN else bot_chair(wish) for wish in data.others]
    chairs = (host, *others)
    hints = against_bots(chairs)
    key = new_key()
    table = await set_up(
        state.store,
        rooms_asked_for(room, data.sequel),
        data.options,
        chairs,
        key,
        hints=hints,
        grace=data.grace,
        pace=pace_of(data.clock),
        now=state.hub.clock.now(),
    )
    return seat_for(request, table, 0, key_text(0, key))


@post(
    "/tables/{code:str}/seats",
    summary="Take a seat",
    responses={
        400: refusal("Not understood."),
        404: refusal("There is no such table or seat."),
        409: refusal("The seat is taken, or the host has asked somebody to leave this table."),
    },
)
async def sit_for_program(request: Asked, code: str, state: State, data: Sitter) -> Seat:
    """Take an empty seat and get its key."""
    hub: Hub = state.hub
    key = new_key()
    async with hub.table(code) as live:
        if live is None:
            raise NotFoundException
        if live.unwelcome:  # a program has no device by which it could be told from whoever was asked to leave
            raise ProgramsAskedToLeave
        seat = free_seat(live) if data.seat is None else data.seat
        if not 0 <= seat < len(live.table.chairs):
            raise NotFoundException
        chair = live.table.chair(seat)
        await live.submit(Sit(chair, data.name[:200], new_key()), hash_of(key))
        return seat_for(request, live.table, seat, key_text(chair, key))


def free_seat(live: Live) -> int:
    table = live.table
    for seat in range(len(table.chairs)):
        if table.sitter(seat).kind is Kind.OPEN:
            return seat
    raise ChairTaken


def seat_for(request: Asked, table: Table, seat: int, key: str) -> Seat:
    socket = f"{str(request.base_url).replace('http', 'ws', 1)}t/{table.code}/live"
    return Seat(table.code, seat, key, socket, table.play.record.seal)


def refused(request: Asked, error: GameError) -> Response[Refusal]:
    """Say what a table or the rules refuse."""
    status = 409 if isinstance(error, ChairTaken | ProgramsAskedToLeave) else 400
    return Response(Refusal(voice_for(language_of(request)).refusal(error)), status_code=status)


def unreadable(request: Asked, error: Exception) -> Response[Refusal]:
    """Refuse a body that is nested too deep, or no text at all."""
    return Response(Refusal(voice_for(language_of(request)).say(said("went-wrong"))), status_code=400)


api: Final = Router(
    "/api",
    route_handlers=[open_for_program, sit_for_program],
    include_in_schema=True,
    exception_handlers={GameError: refused, RecursionError: unreadable, UnicodeDecodeError: unreadable},
)
