"""Browsers as cheap as they can be, so that a measurement is of the server and not of them.

A browser is one WebSocket, spoken by hand: it unpacks messages as a real one would (so the server must pack them),
reads of each only what it needs to make the next move, and waits for nothing by a timer.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
import zlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from urllib.parse import urlsplit

import httpx
import msgspec

PATIENCE = 60.0  # seconds after which a page will not come any more
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
WHOLE, PACKED, MASKED = 0x80, 0x40, 0x80
NO_MASK = bytes(4)  # a browser must say that it masks, and may do so with nothing
SHORT = 126  # and more: the length follows


class Choice(msgspec.Struct):
    """What may be chosen."""

    seat: int
    text: str


class Frame(msgspec.Struct):
    """What is new in a picture."""

    choices: list[Choice] | None = None


class Around(msgspec.Struct):
    """What is new around the picture."""

    seats: list[int] | None = None


class Heard(msgspec.Struct):
    """What a message says that matters here."""

    type: str
    game: int = -1
    line: int = -1
    frames: list[Frame] = []
    status: Around | None = None
    sentence: str = ""


READ = msgspec.json.Decoder(Heard)


class Browser(asyncio.Protocol):
    """One browser at one table: what it has seen last, and what it may choose."""

    def __init__(self) -> None:
        self.reached = (-1, -1)  # game and line
        self.choices: list[Choice] = []
        self.seats: list[int] = []  # that it plays
        self.arrived = 0.0
        self.unread = b""
        self.awaited = (-1, -1)
        self.is_open = asyncio.get_running_loop().create_future()
        self.news: asyncio.Future[None] | None = None
        self.transport: asyncio.WriteTransport

    # its socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport)
        self.transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        for waiting in (self.is_open, self.news):
            if waiting is not None and not waiting.done():
                waiting.set_exception(RuntimeError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        self.arrived = perf_counter()
        self.unread += data
        if not self.is_open.done():
            self.shake_hands()
        while self.is_open.done() and (message := self.taken()) is not None:
            self.hear(*message)

    def shake_hands(self) -> None:
        head, end, rest = self.unread.partition(b"\r\n\r\n")
        if end:
            self.unread = rest
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.is_open.set_exception(RuntimeError(f"the server answered {head!r}"))
            else:
                self.is_open.set_result(None)

    def taken(self) -> tuple[int, bytes] | None:
        """Take the next message: its first byte, and what is in it; None while it is not whole."""
        have = self.unread
        if len(have) < 2:
            return None
        length, at = have[1], 2
        if length >= SHORT:
            at = 4 if length == SHORT else 10
            length = int.from_bytes(have[2:at])
        if len(have) < at + length:
            return None
        self.unread = have[at + length :]
        return have[0], have[at : at + length]

    def hear(self, first: int, body: bytes) -> None:
        kind = first & 0x0F
        if kind == PING:
            self.send(PONG, body)
        elif kind == TEXT:
            self.learn(READ.decode(unpacked(body) if first & PACKED else body))
        elif kind == CLOSE:
            self.transport.close()

    def learn(self, heard: Heard) -> None:
        if heard.type == "refused":
            raise RuntimeError(f"the table refused: {heard.sentence}")
        if heard.type in ("table", "lines"):
            self.reached = (heard.game, heard.line)
            for frame in heard.frames:
                self.choices = self.choices if frame.choices is None else frame.choices
        if heard.status is not None and heard.status.seats is not None:
            self.seats = heard.status.seats
        if self.news is not None and self.reached > self.awaited and not self.news.done():
            self.news.set_result(None)

    # what it does

    def send(self, kind: int, body: bytes) -> None:
        size = len(body)
        length = bytes([MASKED | size]) if size < SHORT else bytes([MASKED | SHORT]) + size.to_bytes(2)
        self.transport.write(bytes([WHOLE | kind]) + length + NO_MASK + body)

    def say(self, **message: object) -> None:
        self.send(TEXT, msgspec.json.encode(message))

    async def later_than(self, seen: tuple[int, int]) -> float:
        """Wait until something later is shown, and say when it arrived."""
        if self.reached <= seen:
            self.awaited, self.news = seen, asyncio.get_running_loop().create_future()
            await self.news
        return self.arrived


def unpacked(body: bytes) -> bytes:
    return zlib.decompressobj(-15).decompress(body + b"\x00\x00\xff\xff")


Party = Sequence[Browser]


# Coming to a table


@dataclass
class House:
    """A server, and everybody who is connected with it."""

    base: str
    pages: httpx.AsyncClient
    browsers: list[Browser] = field(default_factory=list)

    async def asked(self, path: str, cookies: dict[str, str], form: dict[str, str] | None = None) -> httpx.Response:
        """Ask for a page, or send a form, as somebody with cookies of their own."""
        self.pages.cookies.clear()
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
        method = "GET" if form is None else "POST"
        answer = await self.pages.request(method, path, data=form, headers=headers)
        cookies.update(answer.cookies)
        return answer


@asynccontextmanager
async def visited(base: str) -> AsyncIterator[House]:
    """Visit a server, and leave it at the end."""
    async with httpx.AsyncClient(base_url=base, headers={"Origin": base}, timeout=PATIENCE) as pages:
        house = House(base, pages)
        try:
            yield house
        finally:
            for browser in house.browsers:
                browser.transport.close()


async def sat_down(house: House, game: str = "splut", onlookers: int = 0) -> list[Browser]:
    """Open a table, seat two browsers at it and connect all; those who play come first."""
    people: list[dict[str, str]] = [{} for _ in range(2 + onlookers)]
    path = await opened(house, game, people[0])
    led_to(await house.asked(f"{path}/sit", people[1], {"seat": "1", "name": "Bob"}))
    return [await joined(house, path, cookies) for cookies in people]


async def opened(house: House, game: str, cookies: dict[str, str]) -> str:
    """Open a table for two, and give the path to it."""
    return led_to(await house.asked("/tables", cookies, {"game": game, "seats": "2", "way": "link", "name": "Ann"}))


def led_to(answer: httpx.Response) -> str:
    """Give the page a form led to."""
    if not answer.has_redirect_location:
        raise RuntimeError(f"{answer.request.url} answered {answer.status_code} instead of leading to a table")
    return urlsplit(answer.headers["location"]).path


async def joined(house: House, path: str, cookies: dict[str, str]) -> Browser:
    """Open the socket of a table with somebody's cookies, and wait for the first picture."""
    address = urlsplit(house.base)
    assert address.hostname and address.port, "a server says where it is"
    _, browser = await asyncio.get_running_loop().create_connection(Browser, address.hostname, address.port)
    house.browsers.append(browser)
    asks = {
        "Host": address.netloc,
        "Origin": house.base,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(secrets.token_bytes(16)).decode(),
        "Sec-WebSocket-Extensions": "permessage-deflate",
        "Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items()),
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in asks.items())
    browser.transport.write(f"GET {path}/live HTTP/1.1\r\n{head}\r\n".encode())
    await browser.is_open
    browser.say(type="hello", shape="wide", game=-1, seen=-1)
    await browser.later_than((-1, -1))
    return browser


# Playing


async def move(party: Party, dice: Random | None = None) -> float:
    """Make a legal move, the first without dice, and give the seconds until the last of the others saw it."""
    mover = next(browser for browser in party if browser.choices)
    choice, seen = dice.choice(mover.choices) if dice else mover.choices[0], mover.reached
    began = perf_counter()
    mover.say(type="act", game=seen[0], seat=choice.seat, text=choice.text, seen=seen[1])
    arrived = [(await browser.later_than(seen), browser) for browser in party]
    return max(time for time, browser in arrived if browser is not mover) - began


async def play_again(party: Party) -> None:
    """Begin the next game, in which seats change, when one is over, so that there is always a move to make."""
    if not any(browser.choices for browser in party):
        seen = party[0].reached
        party[0].say(type="rematch", seat=party[0].seats[0])
        for browser in party:
            await browser.later_than(seen)
