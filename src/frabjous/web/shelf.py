"""Your tables: those of this device, whose turn it is there, since when, and a small picture. Nobody else's are."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from litestar import Request
from litestar.datastructures import State

from frabjous.core.contract import NOBODY, Player, listed, said
from frabjous.games import room_of
from frabjous.scene.words import Voice
from frabjous.store.keys import hash_of
from frabjous.store.listing import Listed
from frabjous.table.table import Table
from frabjous.web.cookies import device_key, language_of
from frabjous.web.hub import Hub
from frabjous.web.rows import table_from
from frabjous.web.sight import Eyes, Sight
from frabjous.web.status import waiting
from frabjous.web.templating import voice_for

MOST_CARDS: Final = 12  # with a picture; the others are a line each
MOST_KEPT: Final = 48  # tables that are known without being played through anew
DAY_MS: Final = 24 * 3_600_000
A_MONTH_MS: Final = 30 * DAY_MS
ORDER: Final = ("turn", "wait", "over")
UNITS: Final = (("days", DAY_MS), ("hours", 3_600_000), ("minutes", 60_000))
Asked = Request[Any, Any, State]
Card = dict[str, object]


class Shelf:
    """Tables as they stood when somebody last looked at a list, so that a list need not play their games through."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self.kept: Final[OrderedDict[str, tuple[object, Table]]] = OrderedDict()

    async def table(self, one: Listed) -> Table:
        """Give a table as it stands."""
        code = one.table.code
        if code in self.hub.tables:
            return self.hub.tables[code].table
        mark = (one.game.id, one.length, one.chairs)
        if self.kept.get(code, (None,))[0] != mark:
            loaded = await self.hub.store.load(code)
            assert loaded is not None, f"{code} was listed"
            self.kept[code] = (mark, table_from(loaded))
        self.kept.move_to_end(code)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return self.kept[code][1]


async def your_tables(request: Asked) -> dict[str, list[Card]]:
    """Describe the tables of this device: some with a picture, the older ones in a line each."""
    key = device_key(request)
    if not key:
        return {"cards": [], "older": []}
    shelf: Shelf = request.app.state.shelf
    now, language = shelf.hub.clock.now(), language_of(request)
    mine = await shelf.hub.store.tables_of(hash_of(key))
    recent = [one for one in mine if not one.game.ended_at or one.game.ended_at > now - A_MONTH_MS]
    recent.sort(key=lambda one: bool(one.game.ended_at))  # those that are played first, else the latest
    shown, rest = recent[:MOST_CARDS], {one.table.code for one in recent[MOST_CARDS:]}
    cards = [await card(shelf, one, language, now) for one in shown]
    older = [one for one in mine if one not in recent or one.table.code in rest]
    return {
        "cards": sorted(cards, key=lambda one: ORDER.index(str(one["kind"]))),
        "older": [row(one, language, now) for one in older],
    }


async def card(shelf: Shelf, one: Listed, language: str, now: int) -> Card:
    """Describe one table: who plays, whose turn it is, since when, and what may be done there."""
    table = await shelf.table(one)
    sight = Sight(table, table.match, Eyes(frozenset(one.mine), language))
    over, code, place = sight.over(), one.table.code, table.match.place
    if over and not one.game.ended_at:  # from before this was noted
        await shelf.hub.store.end_game(one.game.id, one.last_at)
    turn = not over and sight.choosing() != NOBODY
    kind = "over" if over else "turn" if turn else "wait"
    return {
        "kind": kind,
        "path": f"/t/{code}/review/{place}" if over else f"/t/{code}",
        "table_path": f"/t/{code}",
        "game": sight.voice.say(said("game-name")),
        "code": code,
        "who": who_plays(sight),
        "status": over or (sight.voice.say(said("shelf-your-turn")) if turn else sight.names.named(waiting(sight))),
        "since": since(sight.voice, now - one.last_at, over=bool(over)),
        "picture": f"/t/{code}/small.svg?game={place}&line={table.play.length}&language={language}",
    }


def row(one: Listed, language: str, now: int) -> Card:
    """Describe a table in a line."""
    voice = voice_for(language, None)
    ended = bool(one.game.ended_at)
    return {
        "path": f"/t/{one.table.code}/review/{one.game.place}" if ended else f"/t/{one.table.code}",
        "game": voice_for(language, room_of(one.game.game)).say(said("game-name")),
        "code": one.table.code,
        "since": since(voice, now - one.last_at, over=True),
    }


def who_plays(sight: Sight) -> str:
    """Name all who play, me first."""
    seats = sorted(range(sight.count), key=lambda seat: seat not in sight.seats)
    return sight.voice.say(listed([said("player-named", who=Player(seat)) for seat in seats]))


def since(voice: Voice, milliseconds: int, *, over: bool) -> str:
    """Say for how long something has been so, or how long ago it ended."""
    unit, size = next((unit for unit in UNITS if milliseconds >= unit[1]), ("minutes", 60_000))
    return voice.say(said(f"shelf-{'ago' if over else 'for'}-{unit}", count=max(0, milliseconds // size)))
