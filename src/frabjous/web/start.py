"""The start page: choose a game, and who plays."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.response import Redirect

from frabjous.bots.levels import level_of, offered_in
from frabjous.core.contract import said
from frabjous.core.errors import BadOption, GameError
from frabjous.games import ROOMS, room_of
from frabjous.games.room import AnyRoom
from frabjous.games.teaching import teaching
from frabjous.store.keys import hash_of
from frabjous.store.rows import KeyRow, TableRow
from frabjous.store.store import Store
from frabjous.table.chairs import NAME_LENGTH, Chair, Kind, name_given
from frabjous.table.clock import NO_CLOCK, Pace, pace_of
from frabjous.table.presence import GRACE, LONGEST_GRACE, SHORTEST_GRACE
from frabjous.table.table import Table, opened
from frabjous.web.cookies import coached_cookie, device_of, key_cookie, language_of
from frabjous.web.devices import known_device
from frabjous.web.faces import CHARACTERS
from frabjous.web.learnt import learnt_in
from frabjous.web.limits import Allowance, TooMuch
from frabjous.web.me import face_in, faces, me_cookies, me_of, shown_face, visitor_cookies
from frabjous.web.names import new_game, new_table_name
from frabjous.web.open_tables import open_tables
from frabjous.web.rows import chair_row, game_row
from frabjous.web.shelf import your_tables
from frabjous.web.templating import LEARN_DRAWINGS, page, trusted, voice_for
from frabjous.web.visitors import address_of

PLATES: Final = Path(__file__).parent / "plates"
# The plates in their order on the wall; a game that is not named here hangs behind the others.
WALL: Final = ("snit_smashing", "snits_revenge", "snatch_it", "snark", "splut")
FIRST_LESSON: Final = "splut"  # no cards, no dice, and won in a minute
FAVOURITE_LEVEL: Final = "casual"

Asked = Request[Any, Any, State]
Form = Mapping[str, Any]


@get("/")
async def start_page(request: Asked) -> Response[str]:
    return await start(request, request.query_params.get("game", ""), request.query_params.get("seats", ""))


async def start(
    request: Asked,
    game: str = "",
    seats: str = "",
    problem: str = "",
    status: int = 200,
    typed: Form | None = None,
    **more: Any,  # noqa: ANN401 - what a code was answered with
) -> Response[str]:
    """Show the five plates, and who plays once one is chosen; a name that was typed in vain is given back."""
    room = ROOMS.get(game)
    sequel = str((typed or request.query_params).get("sequel", ""))
    chosen = None if room is None else who_plays(request, room, seats, sequel)
    own = "/" if chosen is None else f"/?game={game}&seats={chosen['seats']}{'&sequel=' + sequel if sequel else ''}"
    me = me_of(request)
    voice = voice_for(language_of(request))
    games = [{**plate(one, request), "open": one is room} for one in wall()]
    return page(
        request,
        "start.html",
        path=own,
        drawings=LEARN_DRAWINGS,
        new=not learnt_in(request) and not me.asked,
        first_lesson=next(one for one in games if one["key"] == FIRST_LESSON),
        games=games,
        chosen=chosen,
        change="change" in request.query_params,
        problem=problem,
        me={"name": me.name, "face": shown_face(me.face), "asked": me.asked},
        naming="naming" in request.query_params or (room is None and (typed is not None or not me.asked)),
        typed_name=str((typed or {}).get("name", me.name))[:NAME_LENGTH],
        chosen_face=face_in(typed or {}) or me.face,
        faces=faces(voice),
        code_of_answer=status,
        tables=await your_tables(request),
        open_tables=await open_tables(request),
        **{"device_code": "", "code_problem": "", "typed_code": "", "meant": (), **more},
    )


def wall() -> list[AnyRoom]:
    """Name all games as they hang on the wall."""
    return [ROOMS[key] for key in (*WALL, *(key for key in ROOMS if key not in WALL))]


def plate(room: AnyRoom, request: Asked) -> dict[str, object]:
    """Describe one game on the wall, and what was learnt of it."""
    voice = voice_for(language_of(request), room)
    file = PLATES / f"{room.key}.svg"
    return {
        "key": room.key,
        "name": voice.say(said("game-name")),
        "tagline": voice.say(said("game-tagline")),
        "facts": voice.say(said("game-facts")),
        "plate": trusted(file.read_text("utf-8") if file.exists() else ""),
        "lessons": len(teaching(room).lessons),
        "done": len(learnt_in(request).get(room.key, ())),
        "sequel": sequel_offered(request, room),
    }


def who_plays(request: Asked, room: AnyRoom, seats: str, wish: str) -> dict[str, object]:
    """Describe what can be chosen for a game with this many seats."""
    counts = list(room.game.seats)
    count = int(seats) if seats in [str(count) for count in counts] else room.usual_seats
    voice = voice_for(language_of(request), room)
    options = [option for option in room.game.options() if count in option.seats]
    return {
        "key": room.key,
        "name": voice.say(said("game-name")),
        "seats": count,
        "seat_counts": counts,
        "levels": [
            {
                "key": key,
                "name": CHARACTERS[key],
                "level": voice.say(said(f"level-{key}")),
                "about": voice.say(said(f"page-about-{key}")),
            }
            for key in offered_in(room)
        ],
        "level": FAVOURITE_LEVEL,
        "options": [
            {
                "key": option.key,
                "label": voice.say(said(f"option-{option.key}")),
                "values": [
                    {"value": value, "label": voice.say(said(f"{option.key}-{value.replace(',', '-')}"))}
                    for value in option.values
                ],
                "default": option.default,
            }
            for option in options
        ],
        "sequel": sequel_offered(request, room),
        "campaign": room.sequel is not None and wish == room.sequel.game,
        "lessons": len(teaching(room).lessons),
    }


def sequel_offered(request: Asked, room: AnyRoom) -> dict[str, str] | None:
    """Describe the game that may follow this one."""
    if room.sequel is None:
        return None
    after = ROOMS[room.sequel.game]
    return {"key": after.key, "name": voice_for(language_of(request), after).say(said("game-name"))}


@post("/tables")
async def open_table(request: Asked, state: State) -> Response[Any]:
    """Open a table and lead its host there."""
    form: Form = await request.form()
    try:
        return await opened_table(request, state, form)
    except GameError as error:
        voice = voice_for(language_of(request))
        game, seats = str(form.get("game", "")), str(form.get("seats", ""))
        return await start(request, game, seats, voice.refusal(error), 400, form)


async def opened_table(request: Asked, state: State, form: Form) -> Response[Any]:
    spend(state.limits.tables, request)
    room = room_of(str(form.get("game", "")))
    device = device_of(request)
    host = Chair(Kind.PERSON, name_given(str(form.get("name", ""))), "", device, me_of(request).face)
    chairs = chairs_asked_for(form, seats_asked_for(room, form), host)
    options = {key.removeprefix("option-"): str(form[key]) for key in form if key.startswith("option-")}
    rooms = rooms_asked_for(room, str(form.get("sequel", "")))
    hints, grace, pace = hints_asked_for(form, chairs), grace_asked_for(form), pace_asked_for(form)
    key, now = await known_device(request, state.hub), state.hub.clock.now()
    table = await set_up(state.store, rooms, options, chairs, key, hints=hints, grace=grace, pace=pace, now=now)
    cookies = [key_cookie(request, key), *visitor_cookies(request, device, host.name, host.face)]
    if form.get("coach"):
        cookies.append(coached_cookie(request, table.code))
    return Redirect(f"/t/{table.code}", cookies=cookies, status_code=303)


async def set_up(
    store: Store,
    rooms: tuple[AnyRoom, ...],
    options: dict[str, str],
    chairs: tuple[Chair, ...],
    key: str = "",
    *,
    hints: bool,
    grace: int = GRACE,
    pace: Pace = NO_CLOCK,
    now: int = 0,
) -> Table:
    """Set up a table under a new name; the key opens the chairs of all people who sit there already."""
    people = [number for number, chair in enumerate(chairs) if chair.kind is Kind.PERSON]
    keys = [KeyRow(number, hash_of(key)) for number in people] if key else []
    while True:
        named = (new_table_name(), rooms, options, chairs, *new_game())
        table = opened(*named, hints=hints, grace=grace, pace=pace, now=now)
        if await keep(store, table, keys):
            return table


def spend(allowance: Allowance, request: Asked) -> None:
    """Refuse a visitor who asks too often."""
    if not allowance.spend(address_of(request.scope)):
        raise TooMuch


async def keep(store: Store, table: Table, keys: list[KeyRow]) -> bool:
    """Write a new table down before anybody sees it; False when its name is taken."""
    first, *after = [room.key for room in table.rooms]
    options = tuple(table.options.items())
    sequel = "".join(after)
    row = TableRow(
        table.code,
        first,
        len(table.chairs),
        options,
        table.play.record.begun,
        sequel,
        table.hints,
        table.grace,
        str(table.pace),
    )
    chairs = [chair_row(number, chair) for number, chair in enumerate(table.chairs)]
    game = game_row(table.code, table.match)
    return await store.add_table(row, chairs, game, table.play.record.lines, keys)


def seats_asked_for(room: AnyRoom, form: Form) -> int:
    text = str(form.get("seats", ""))
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else room.usual_seats


def rooms_asked_for(room: AnyRoom, sequel: str) -> tuple[AnyRoom, ...]:
    """Name the games of the table: the one that was chosen, and its sequel if that was wished for."""
    if not sequel:
        return (room,)
    if room.sequel is None or sequel != room.sequel.game:
        raise BadOption("bad-sequel", "“{game}” cannot follow this game.", game=sequel[:20])
    return (room, room_of(sequel))


def hints_asked_for(form: Form, chairs: tuple[Chair, ...]) -> bool:
    """Allow hints as the host chose, otherwise where nobody but bots plays against whoever asks."""
    wish = str(form.get("hints", ""))
    if wish not in ("", "yes", "no"):
        raise BadOption("bad-hints", "“{wish}” does not say whether there are hints.", wish=wish[:20])
    return wish == "yes" or (wish == "" and against_bots(chairs))


def pace_asked_for(form: Form) -> Pace:
    """Give the clock that the host chose: fields that belong to another kind of clock do not matter."""
    kind, many = str(form.get("clock", "")), {key: str(form.get(key, "")) for key in ("minutes", "seconds", "days")}
    if kind == "live":
        return pace_of(f"live {many['minutes']} {many['seconds']}")
    if kind == "days":
        return pace_of(f"days {many['days']}{' once' if form.get('late') == 'once' else ''}")
    return pace_of(kind)


def grace_asked_for(form: Form) -> int:
    """Let people be away as long as the host chose before others may call a bot."""
    wish = str(form.get("grace", GRACE))
    seconds = int(wish) if wish.isascii() and wish.isdigit() and len(wish) < 4 else 0
    if not SHORTEST_GRACE <= seconds <= LONGEST_GRACE:
        raise BadOption(
            "bad-grace",
            "“{wish}” is no time to wait; it is {least} to {most} seconds.",
            wish=wish[:20],
            least=SHORTEST_GRACE,
            most=LONGEST_GRACE,
        )
    return seconds


def against_bots(chairs: tuple[Chair, ...]) -> bool:
    """Say whether the host is alone with bots."""
    return all(chair.kind is Kind.BOT for chair in chairs[1:])


def chairs_asked_for(form: Form, seats: int, host: Chair) -> tuple[Chair, ...]:
    """Seat the host, and the others the way that was chosen."""
    others = [other_chair(form, number, host.device) for number in range(1, min(seats, 10))]
    return (host, *others)


def other_chair(form: Form, number: int, device: str) -> Chair:
    """Seat somebody else: a bot, somebody at this device, or whoever follows the link."""
    way = str(form.get("way", "bot"))
    wish = str(form.get(f"chair-{number}", "open"))
    if way == "here" or (way == "mixed" and wish == "here"):
        return Chair(Kind.PERSON, "", "", device)
    if way == "bot" or (way == "mixed" and wish.startswith("bot:")):
        return bot_chair(wish.removeprefix("bot:") if wish.startswith("bot:") else FAVOURITE_LEVEL)
    if way not in ("link", "mixed"):
        raise BadOption("bad-way", "“{way}” is not a way to play.", way=way[:20])
    return Chair()


def bot_chair(level: str) -> Chair:
    """Seat a bot, of a level there is."""
    level_of(level)
    return Chair(Kind.BOT, "", level)


@post("/name")
async def name_me(request: Asked) -> Response[Any]:
    """Remember what somebody wants to be called, or that they would rather not say, and go back."""
    form: Form = await request.form()
    try:
        name = me_of(request).name if "skip" in form else name_given(str(form.get("name", "")))
    except GameError as error:
        return await start(request, problem=voice_for(language_of(request)).refusal(error), status=400, typed=form)
    return Redirect(way_back(form), cookies=me_cookies(request, name, face_in(form)), status_code=303)


def way_back(form: Form) -> str:
    """Say to which page of ours a form wants to lead back."""
    back = str(form.get("back", "/"))
    return "/" if not back.startswith("/") or back.startswith(("//", "/\\")) else back
