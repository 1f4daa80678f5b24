"""A visitor of the site: pages by HTTP, and the table's socket with the cookies the pages gave."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from frabjous.web.limits import EXEMPT, Guest, Limits
from servers import Server
from shown import Shown

PATIENCE: Final = 15.0
SOMEBODY: Final = Guest(EXEMPT, Limits(1, 1, 1))  # whom nothing is refused
Message = dict[str, Any]


class Visitor:
    """One browser, without its eyes."""

    def __init__(self, server: Server, language: str = "en") -> None:
        self.server: Final = server
        self.web: Final = httpx.Client(
            base_url=server.url,
            headers={"accept-language": language, "origin": f"http://{server.host}"},
            timeout=PATIENCE,
            verify=False,
        )

    def __enter__(self) -> Visitor:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.web.close()

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.web.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})

    def post(self, path: str, **fields: str) -> httpx.Response:
        return self.web.post(path, data={name.replace("_", "-"): value for name, value in fields.items()})

    def open(self, way: str = "link", **fields: str) -> str:
        """Open a table of Splut! and give its code."""
        answer = self.post("/tables", **{"game": "splut", "seats": "2", "way": way, "name": "Hilda", **fields})
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/t/")

    def sit(self, code: str, seat: int = 1, name: str = "Fritz") -> httpx.Response:
        return self.post(f"/t/{code}/sit", seat=str(seat), name=name)

    def device_code(self, code: str) -> str:
        """Ask for a code to take the seats to another device."""
        shown = re.search(r'<p class="code">([^<]+)</p>', self.post(f"/t/{code}/device").text)
        assert shown is not None, "no code is shown"
        return shown[1]

    def cookies_for(self, code: str) -> str:
        """Write the cookies a browser would send to a table's socket."""
        jar = self.web.cookies.jar
        return "; ".join(f"{one.name}={one.value}" for one in jar if one.path in ("/", f"/t/{code}"))

    @asynccontextmanager
    async def connected(self, code: str, *, origin: str = "", cookies: str | None = None) -> AsyncIterator[Talk]:
        """Open the table's socket without saying anything."""
        async with connect(
            f"ws://{self.server.host}/t/{code}/live",
            origin=Origin(origin or f"http://{self.server.host}"),
            additional_headers={
                "Cookie": self.cookies_for(code) if cookies is None else cookies,
                "Accept-Language": self.web.headers["accept-language"],
            },
            compression=None,
            max_size=None,
        ) as socket:
            yield Talk(socket)

    @asynccontextmanager
    async def at(self, code: str, *, cookies: str | None = None) -> AsyncIterator[Talk]:
        """Open the table's socket and say hello."""
        async with self.connected(code, cookies=cookies) as talk:
            await talk.hello()
            yield talk


class Talk:
    """One connection to a table; it remembers how far it has seen and what was asked last."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket: Final = socket
        self.game = -1
        self.line = -1
        self.frame: Message = {}
        self.status: Message = {}
        self.shown: Final = Shown()

    async def send(self, kind: str, **fields: object) -> None:
        await self.send_text(json.dumps({"type": kind, **fields}))

    async def send_text(self, text: str | bytes) -> None:
        await self.socket.send(text)

    async def hear(self) -> Message:
        """Wait for the next message and take note of it."""
        async with asyncio.timeout(PATIENCE):
            message = self.shown.read(json.loads(await self.socket.recv()))
        if "frames" in message:
            self.game, self.line, self.frame = message["game"], message["line"], message["frames"][-1]
        self.status = message.get("status", self.status)
        return message

    async def hear_a(self, *kinds: str) -> Message:
        """Wait for a message of one of these kinds."""
        while True:
            message = await self.hear()
            if message["type"] in kinds:
                return message

    async def hear_line(self, number: int) -> Message:
        """Wait until a line is told."""
        while self.line < number:
            message = await self.hear_a("lines")
        return message

    async def hear_status(self, field: str, value: object) -> None:
        """Wait until the status says so."""
        while self.status[field] != value:
            await self.hear()

    async def hello(self, game: int = -1, seen: int = -1, shape: str = "wide") -> Message:
        await self.send("hello", shape=shape, game=game, seen=seen)
        return await self.hear_a("table", "lines", "refused")

    async def act(self, text: str, seat: int, seen: int | None = None) -> Message:
        """Play something and wait for the answer: lines, or a refusal."""
        await self.send("act", game=self.game, seat=seat, text=text, seen=self.line if seen is None else seen)
        return await self.hear_a("lines", "refused")

    async def ask(self, kind: str, seat: int) -> Message:
        await self.send(kind, seat=seat)
        return await self.hear_a("lines", "table", "refused")

    async def answer(self, seat: int, *, yes: bool) -> Message:
        """Answer what was asked by the latest line."""
        await self.send("answer", seat=seat, yes=yes, seen=self.line)
        return await self.hear_a("lines", "refused")

    async def play(self, times: int = 1) -> None:
        """Play the first thing that is allowed, so many times; throws are avoided, so nobody dies."""
        for _ in range(times):
            choice = next(one for one in self.frame["choices"] if " x " not in one["text"])
            answer = await self.act(choice["text"], choice["seat"])
            assert answer["type"] == "lines", answer

    async def play_turn(self) -> int:
        """Play until the turn passes to another seat; tell how many steps that took."""
        seat, steps = self.frame["choices"][0]["seat"], 0
        while self.frame["choices"] and self.frame["choices"][0]["seat"] == seat:
            await self.play()
            steps += 1
        return steps

    async def closed_with(self) -> int | None:
        """Wait until the table closes the connection, and tell the code."""
        async with asyncio.timeout(PATIENCE):
            await self.socket.wait_closed()
        return self.socket.close_code


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(30):
            await work()

    asyncio.run(in_time())


def two_seated(host: Visitor, friend: Visitor) -> str:
    code = host.open()
    assert friend.sit(code).status_code == 303
    return code


async def answered(talk: Talk, kind: str, **fields: object) -> Message:
    """Send a deed and wait for the answer that names it."""
    await talk.send(kind, **fields)
    while True:
        message = await talk.hear_a("done", "refused")
        if message["id"] == fields["id"]:
            return message


async def refused_sentence(talk: Talk, text: str | bytes) -> str:
    await talk.send_text(text)
    message = await talk.hear_a("refused", "lines", "table")
    assert message["type"] == "refused", message
    return str(message["sentence"])


def said(kind: str, **fields: object) -> str:
    return json.dumps({"type": kind, **fields})
