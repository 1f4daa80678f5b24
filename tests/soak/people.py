"""People who stay at their tables whatever happens to the server, and write down what they did and what they saw."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from frabjous.games import room_of
from frabjous.web.elsewhere import TRY_ELSEWHERE
from servers import Server
from shown import Shown
from web.programs import asked
from web.visiting import Message

ROW: Final = re.compile(r'<li data-line="(\d+)"[^>]*>(.*?)</li>', re.DOTALL)
FORGETFUL: Final = 0.2  # of those who lose the connection, so many do not send their move again
MOST_LETTERS: Final = 40  # of the name of a deed
PATIENCE: Final = 60.0  # seconds after which an answer will not come any more
MOST_MESSAGES: Final = 17  # a connection may send in these seconds, with some to spare
THESE_SECONDS: Final = 5.0
READS: Final = 0.3  # seconds for the sentence by which something was refused


class Fate(Enum):
    """What became of a move, as far as its player knows."""

    SENT = "sent"  # it may be in the record, once, or not
    ACKNOWLEDGED = "acknowledged"
    REFUSED = "refused"


@dataclass
class Attempt:
    """A move that was sent, perhaps several times: decided after line `seen`, and written down by line `told`."""

    game: int
    seat: int
    text: str
    seen: int
    fate: Fate = Fate.SENT
    told: int = -1

    def message(self) -> dict[str, object]:
        """Write it as it is sent, every time in the same words."""
        name = f"{self.game}-{self.seat}-{self.seen}-{self.text}"[:MOST_LETTERS]
        return {"type": "act", "id": name, "game": self.game, "seat": self.seat, "text": self.text, "seen": self.seen}


@dataclass(frozen=True)
class Sight:
    """Where a game stands, as one player was told."""

    game: int
    line: int
    seat: int
    legal: list[str]
    over: bool


class Person:
    """One seat, played over one socket at a time, with or without pictures."""

    def __init__(self, room: str, ticket: Message, dice: random.Random, *, draws: bool) -> None:
        self.room: Final = room_of(room)
        self.ticket: Final = ticket
        self.code: Final = str(ticket["table"])
        self.dice: Final = dice
        self.draws: Final = draws  # like a browser; otherwise plain, like a program
        self.sight: Sight | None = None
        self.farthest: dict[int, int] = {}  # the latest line told of each game
        self.seats: dict[int, int] = {}  # mine in each game
        self.ended: set[int] = set()  # games
        self.rows: dict[tuple[int, int], str] = {}  # of the log, by game and line
        self.attempts: list[Attempt] = []
        self.pending: Attempt | None = None
        self.complaints: list[str] = []
        self.sent_twice = 0  # moves
        self.is_back: Final = asyncio.Event()  # at the table, and knows where the game stands
        self.heard = 0  # messages
        self.shown: Final = Shown()
        self.cut_off = 0  # times
        self.sent_at: deque[float] = deque(maxlen=MOST_MESSAGES)
        self.waits: list[float] = []  # seconds from each move to its acknowledgement
        self.told_at: dict[tuple[int, int], float] = {}  # when the table stood at a line for the first time

    # connecting

    async def visit(self, port: int, act: Callable[[ClientConnection], Awaitable[None]]) -> None:
        """Connect, find out where the game stands, and go on from there until the connection ends."""
        address = f"ws://127.0.0.1:{port}/t/{self.code}/live"
        key = {"Authorization": f"Bearer {self.ticket['key']}"}
        self.sent_at.clear()
        try:
            async with connect(
                address,
                additional_headers=key,
                max_size=None,
                max_queue=None,
                compression=None,
                open_timeout=PATIENCE,  # a busy machine may take its time
                ping_timeout=PATIENCE,
            ) as socket:
                await self.greet(socket)
                await self.send_again(socket)
                while True:
                    await self.listen(socket)
                    await act(socket)
        finally:
            self.is_back.clear()

    async def send_again(self, socket: ClientConnection) -> None:
        """Send the move that was not answered once more, as a browser does, or forget it."""
        if self.pending is not None and self.dice.random() < FORGETFUL:
            self.pending = None
        if self.pending is not None:
            self.sent_twice += 1
            await self.send(socket, **self.pending.message())

    async def greet(self, socket: ClientConnection) -> None:
        """Ask for the present position: by a picture of everything, or of what was missed, or without pictures."""
        if not self.draws:
            await self.send(socket, type="plain")
        elif self.sight is None or self.dice.random() < 0.3:
            await self.send(socket, type="hello", shape="wide", game=-1, seen=-1)
        else:
            await self.send(socket, type="hello", shape="tall", game=self.sight.game, seen=self.sight.line)

    async def send(self, socket: ClientConnection, **message: object) -> None:
        """Say something, no faster than a connection may."""
        now = asyncio.get_running_loop().time()
        if len(self.sent_at) == MOST_MESSAGES and (early := self.sent_at[0] + THESE_SECONDS - now) > 0:
            await asyncio.sleep(early)
        self.sent_at.append(asyncio.get_running_loop().time())
        await socket.send(json.dumps(message))

    async def listen(self, socket: ClientConnection) -> None:
        """Hear one message; after a refusal, read it, and ask where the game stands."""
        message = self.shown.read(json.loads(await socket.recv()))
        self.heard += 1
        self.learn(message)
        if message["type"] == "refused":
            await asyncio.sleep(READS)
            await self.greet(socket)

    # understanding

    def learn(self, message: Message) -> None:
        """Take note of a message."""
        kind = message["type"]
        if kind in ("done", "refused"):
            self.settle(message["id"], Fate.ACKNOWLEDGED if kind == "done" else Fate.REFUSED)
        elif kind in ("position", "table", "lines"):
            self.see(sight_of(message))
            if kind != "position":
                self.read_log(message)

    def settle(self, name: str, fate: Fate) -> None:
        """Hear what became of a move; everybody has been told of it before its player hears that it is written."""
        if self.pending is not None and name == self.pending.message()["id"]:
            self.pending.fate, self.pending.told = fate, self.farthest.get(self.pending.game, 0)
            self.pending = None
            self.waits.append(asyncio.get_running_loop().time() - self.sent_at[-1])

    def see(self, sight: Sight) -> None:
        known = self.farthest.get(sight.game, 0)
        if sight.line < known:
            self.complaints.append(f"{self.code}: line {known} of game {sight.game} was told, then line {sight.line}")
        self.farthest[sight.game] = max(known, sight.line)
        self.told_at.setdefault((sight.game, sight.line), asyncio.get_running_loop().time())
        self.seats[sight.game] = sight.seat
        if sight.over:
            self.ended.add(sight.game)
        self.sight = sight
        self.is_back.set()

    def read_log(self, message: Message) -> None:
        """Compare what is told of a line with what was told of it before."""
        game = message["game"]
        html = message.get("log", "") + "".join(frame["log"] for frame in message["frames"])
        rows = {(game, int(number)): text for number, text in ROW.findall(html)}
        for place, text in rows.items():
            if self.rows.setdefault(place, text) != text:
                self.complaints.append(f"{self.code}: {place} was “{self.rows[place]}” and became “{text}”")
        if message["type"] == "table":
            missing = [place for place in self.rows if place[0] == game and place not in rows]
            self.complaints += [f"{self.code}: {place} “{self.rows[place]}” is gone" for place in missing]

    # playing

    async def play(self, socket: ClientConnection) -> None:
        """Make a random move if it is my turn."""
        now = self.sight
        if self.pending is None and now is not None and now.legal:
            self.pending = Attempt(now.game, now.seat, self.dice.choice(now.legal), now.line)
            self.attempts.append(self.pending)
            await self.send(socket, **self.pending.message())

    def state(self) -> str:
        """Say in a few words where this player stands."""
        now = self.sight
        where = "nowhere" if now is None else f"game {now.game}, line {now.line}, {len(now.legal)} choices"
        return f"{'back' if self.is_back.is_set() else 'away'}, {where}, {'waits' if self.pending else 'is answered'}"

    def acknowledged(self) -> int:
        """Count the moves that were made for sure."""
        return sum(1 for attempt in self.attempts if attempt.fate is Fate.ACKNOWLEDGED)


def sight_of(message: Message) -> Sight:
    """Read a position, or the latest picture."""
    if message["type"] == "position":
        over = message["outcome"] is not None
        return Sight(message["game"], message["line"], message["seat"], message["legal"], over)
    status, choices = message["status"], message["frames"][-1]["choices"]
    legal = list(dict.fromkeys(choice["text"] for choice in choices))  # several paths may lead to one action
    seat = status["seats"][0] if status["seats"] else -2
    return Sight(message["game"], message["line"], seat, legal, bool(status["over"]))


# Tables of people


@dataclass(eq=False)
class Party:
    """A table of people and bots who play again and again."""

    room: str
    code: str
    people: list[Person]
    bots: int = 0
    last: int = 3  # the game after which they go home
    kept: dict[int, list[tuple[int, int, str]]] = field(default_factory=dict)  # what the database held of each game

    def is_done(self) -> bool:
        """Say whether they have played all they wanted."""
        return self.last in self.ended()

    def ended(self) -> set[int]:
        """Name the games whose end somebody saw."""
        return {place for person in self.people for place in person.ended}

    def lines_of_bots(self) -> int:
        """Count the lines of those who are no people."""
        people = {(place, seat) for person in self.people for place, seat in person.seats.items()}
        return sum(
            seat >= 0 and (place, seat) not in people for place, lines in self.kept.items() for _, seat, _ in lines
        )

    async def stay(self, person: Person, port: int, *, at_pace: float = 0.0) -> None:
        """Let one of them play until the connection ends, and ask for another game when one is over."""
        first = person is self.people[0]

        async def act(socket: ClientConnection) -> None:
            now = person.sight
            if now is not None and now.legal and person.pending is None:
                await asyncio.sleep(at_pace)
            if now is not None and now.over and first and now.game < self.last:
                await person.send(socket, type="rematch", game=now.game, seat=now.seat, seen=now.line)
            else:
                await person.play(socket)

        with suppress(OSError, WebSocketException):
            while True:
                try:
                    await person.visit(port, act)
                except ConnectionClosed as error:
                    if error.rcvd is None or error.rcvd.code == TRY_ELSEWHERE:  # killed: nobody said goodbye
                        return
                    person.cut_off += 1  # by a server that lives on; a browser comes back, too


def party(
    server: Server,
    room: str,
    people: int,
    bots: int,
    dice: random.Random,
    level: str = "fool",
    other: Server | None = None,
) -> Party:
    """Open a table and seat everybody, all but the first by way of another process: half are told pictures."""
    others = [level] * bots + ["open"] * (people - 1)
    tickets = [ticket_from(server, "/api/tables", game=room, others=others)]
    code = tickets[0]["table"]
    tickets += [ticket_from(other or server, f"/api/tables/{code}/seats") for _ in range(people - 1)]
    sitting = [Person(room, one, random.Random(dice.random()), draws=at % 2 == 0) for at, one in enumerate(tickets)]
    return Party(room, code, sitting, bots)


def ticket_from(server: Server, path: str, **fields: object) -> Message:
    """Ask for a seat."""
    answer = asked(server, path, **fields)
    assert answer.status_code == 201, answer.text
    ticket: Message = answer.json()
    return ticket
