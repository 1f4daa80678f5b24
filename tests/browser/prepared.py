"""Tables that stand in the store already, in the middle of a game, before any browser comes.

Chance is secret on a real server. So a test plays a game by itself, with dice of its own choosing, until the moment it
wants to see; the record and its seed are then kept like any other table's, and the server goes on with the same dice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext
from websockets.sync.client import ClientConnection

from browser.people import Person, connected
from frabjous.core.chance import SECRET_BYTES, Dice
from frabjous.core.notation import text_of
from frabjous.core.record import Line, Replay, begin, draw_all, step
from frabjous.games import room_of
from frabjous.scene.model import Choice, Shape
from frabjous.store import Store
from frabjous.store.keys import hash_of, new_key
from frabjous.store.rows import ChairRow, GameRow, KeyRow, TableRow
from frabjous.table.table import AnyReplay
from frabjous.web.cookies import seat_cookie
from frabjous.web.names import new_table_name
from servers import Server
from shrewd import shrewd_choice

NAMES: Final = ("Ada", "Bruno", "Cleo", "Dora", "Emil", "Frida")
Chooser: TypeAlias = Callable[[AnyReplay, int, Dice], str]


def secret_of(seed: int) -> bytes:
    """Make the secret that the server's dice come from."""
    return seed.to_bytes(SECRET_BYTES, "big")


def at_random(play: AnyReplay, seat: int, dice: Dice) -> str:
    return text_of(dice.pick(play.game.legal(play.state, seat)))


def shrewdly(play: AnyReplay, seat: int, dice: Dice) -> str:
    return shrewd_choice(room_of(play.game.key), play.state, seat, dice).text


@dataclass(frozen=True)
class Prepared:
    """A game that has come to a moment, and the seed of its dice."""

    play: AnyReplay
    secret: bytes

    def then(self, seat: int, text: str) -> Prepared:
        """Let a seat act, and chance after it, exactly as the server will."""
        return Prepared(draw_all(step(self.play, seat, text), self.secret), self.secret)

    def choices(self, seat: int, shape: Shape = Shape.WIDE) -> tuple[Choice, ...]:
        """List what a seat may choose now, with the paths of things to point at."""
        game, state = self.play.game, self.play.state
        return room_of(game.key).scene(game.observe(state, seat), game.legal(state, seat), shape).choices

    def path(self, seat: int, text: str) -> tuple[str, ...]:
        """Tell which things a seat must point at for an action."""
        return next(choice.path for choice in self.choices(seat) if choice.action == text)


def opened(room: str, seats: int, options: Mapping[str, str] | None = None, seed: int = 0) -> Prepared:
    """Begin a game, with what chance does first."""
    secret = secret_of(seed)
    return Prepared(draw_all(begin(room_of(room).game, seats, dict(options or {}), secret), secret), secret)


def searched(
    room: str,
    seats: int,
    wanted: Callable[[AnyReplay], bool],
    options: Mapping[str, str] | None = None,
    *,
    choose: Chooser = at_random,
    most: int = 400,
    tries: int = 400,
    first: int = 0,
) -> Prepared:
    """Play games from seeds in a row until one comes to a wanted moment; always the same one."""
    for seed in range(first, first + tries):
        game, dice = opened(room, seats, options, seed), Dice(seed)
        while game.play.outcome() is None and game.play.length < most:
            if wanted(game.play):
                return game
            seat = dice.pick(list(game.play.to_act()))
            game = game.then(seat, choose(game.play, seat, dice))
    raise AssertionError(f"none of {tries} games of {room} came to the wanted moment")


def with_lines(game: Prepared, lines: Iterable[Line]) -> Prepared:
    """Give the same game with other lines; they must be allowed, but need not be what its dice say."""
    record = game.play.record
    play: Replay[Any, Any, Any] = begin(game.play.game, record.seats, dict(record.options), game.secret)
    for line in lines:
        play = step(play, line.seat, line.text)
    return Prepared(play, game.secret)


# Keeping it


@dataclass(frozen=True)
class KeptTable:
    """A table in a server's store, with the key to each of its chairs."""

    server: Server
    code: str
    keys: tuple[str, ...]

    def seat(self, person: Person, *chairs: int) -> Person:
        """Give a browser the keys to chairs (none for an onlooker), and let it come to the table."""
        if chairs:
            self.give_keys(person.page.context, *chairs)
        person.goto(f"/t/{self.code}")
        person.ready()
        return person

    def give_keys(self, browser: BrowserContext, *chairs: int) -> None:
        """Give a browser the keys to chairs."""
        name, value = self.cookie(*chairs)
        host = urlsplit(self.server.url).hostname or ""
        browser.add_cookies([{"name": name, "value": value, "domain": host, "path": f"/t/{self.code}"}])

    def cookie(self, *chairs: int) -> tuple[str, str]:
        """Give what a browser keeps that sits in chairs: a name and a value."""
        return seat_cookie(self.code), "~".join(f"{chair}.{self.keys[chair]}" for chair in chairs)

    @contextmanager
    def socket(self, *chairs: int) -> Iterator[ClientConnection]:
        """Let somebody without a page sit in chairs."""
        with connected(self.server, self.code, "=".join(self.cookie(*chairs))) as socket:
            yield socket


def kept(server: Server, game: Prepared, names: Sequence[str] = NAMES, *, hints: bool = False) -> KeptTable:
    """Keep a prepared game as a table of people. The server may be running already: it looks when somebody comes."""
    code = new_table_name()
    keys = tuple(new_key() for _ in range(game.play.record.seats))
    record = game.play.record
    table = TableRow(code, record.game, record.seats, record.options, 0, hints=hints)
    # Playwright's loop runs in this thread; another one needs a thread of its own.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, add(server.database, table, game, names, keys)).result()
    return KeptTable(server, code, keys)


async def add(database: Path, table: TableRow, game: Prepared, names: Sequence[str], keys: Sequence[str]) -> None:
    code, record = table.code, game.play.record
    made = (record.game, record.rules_version, record.seats, record.options)
    store = await Store.open(database)
    try:
        assert await store.add_table(
            table,
            [ChairRow(chair, "person", names[chair], device=f"device-{chair}") for chair in range(record.seats)],
            GameRow(f"game-{code}", code, 0, *made, game.secret, 0),
            record.lines,
            [KeyRow(chair, hash_of(key)) for chair, key in enumerate(keys)],
        )
    finally:
        await store.close()
