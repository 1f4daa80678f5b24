"""Twins on real servers: two tables that differ in one secret, and every byte that reaches the others compared.

There are two servers, each with a database of its own, in which everything is the same but the secret: codes, keys,
ids, times and seals. Both are asked in the same words under the same name, so nothing has to be made alike afterwards.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from contract.walks import AnyReplay, Setting
from frabjous.core.contract import ONLOOKER
from frabjous.scene.model import Shape
from frabjous.scene.words import LANGUAGES
from frabjous.store.keys import hash_of
from frabjous.store.rows import ChairRow, GameRow, KeyRow, TableRow
from frabjous.store.store import Store
from frabjous.web.cookies import KEY
from servers import FREELY, PROGRAM, Server
from soak.pairs import WITH_SECRETS, Choice, Twins, twins
from soak.report import Clock, Report

HOST: Final = "frabjous.test"
SHEET: Final = re.compile(rb'"sheet":"[0-9a-f]{8}",')  # its name is random on every server
MADE_AT: Final = 1_700_000_000_000
PATIENCE: Final = 30.0
A_ROUND: Final = 8  # pairs for which servers are started
PASSING: Final = ("date",)  # headers that tell the time of day

Servers: TypeAlias = tuple[Server, Server]


def run(folder: Path, seed: int, clock: Clock) -> Report:
    """Compare pairs of tables, a few at a time, going round through all games with secrets and numbers of seats."""
    report = Report("twins", seed)
    dice = random.Random(seed)
    while clock.goes_on():
        place = folder / f"round-{clock.done}"
        settings = [WITH_SECRETS[(clock.done * A_ROUND + at) % len(WITH_SECRETS)] for at in range(A_ROUND)]
        one_round(place, settings, dice, report)
    return report.finished()


def one_round(
    folder: Path,
    settings: Iterable[Setting],
    dice: random.Random,
    report: Report,
    program: tuple[str, ...] = PROGRAM,
) -> None:
    """Make a pair for each setting, and look at all of them on two servers."""
    report.figures.update(dict.fromkeys(("pairs", "answers compared", "bytes compared", "differences"), 0))
    found = [pair for setting in settings if (pair := twins(setting, dice)) is not None]
    codes = [f"twin-{at}" for at in range(len(found))]
    servers = tuple(Server(made(folder / name), *FREELY, program=program) for name in ("one", "other"))
    for which, server in enumerate(servers):
        asyncio.run(
            keep(server.database, [(code, pair, pair.stored[which]) for code, pair in zip(codes, found, strict=True)])
        )
    with servers[0] as one, servers[1] as other, client_of(one) as client, client_of(other) as other_client:
        for at, (code, pair) in enumerate(zip(codes, found, strict=True)):
            language = LANGUAGES[at % len(LANGUAGES)]
            asyncio.run(Looking((one, other), (client, other_client), code, pair, language, report).look())
    for server in servers:
        if "Traceback" in server.logged():
            report.complain(f"a server logged a traceback: {server.logged()[-2000:]}")


def client_of(server: Server) -> httpx.Client:
    return httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE, verify=False)


def made(folder: Path) -> Path:
    folder.mkdir(parents=True)
    return folder


# Tables, written into the store as if they had been played


async def keep(database: Path, tables: Iterable[tuple[str, Twins, AnyReplay]]) -> None:
    store = await Store.open(database)
    for code, pair, play in tables:
        record = play.record
        chairs = [ChairRow(seat, "person", f"Player {seat}", device=f"device {seat}") for seat in range(record.seats)]
        keys = [KeyRow(seat, hash_of(key_of(seat))) for seat in range(record.seats)]
        table = TableRow(code, record.game, record.seats, record.options, MADE_AT)
        game = GameRow(
            f"game of {code}",
            code,
            0,
            record.game,
            record.rules_version,
            record.seats,
            record.options,
            pair.secret,
            MADE_AT,
        )
        await store.add_table(table, chairs, game, record.lines, keys)
    await store.close()


def key_of(seat: int) -> str:
    """Give the key of the device that plays a seat, as long as real ones."""
    return f"key-of-seat-{seat}".ljust(43, "-")


# Looking


@dataclass
class Looking:
    """Everything the observers of one pair are shown, told and answered."""

    servers: Servers
    clients: tuple[httpx.Client, httpx.Client]
    code: str
    pair: Twins
    language: str
    report: Report
    different: list[str] = field(default_factory=list)

    async def look(self) -> None:
        """Watch what is played live, then ask for everything there is; all people are there all the time."""
        async with AsyncExitStack() as stack:
            heard = []
            for which in (0, 1):
                seats = range(self.pair.setting.seats)
                people = [await stack.enter_async_context(self.socket(which, seat)) for seat in seats]
                heard.append(await self.heard_at(which, people))
            for name in heard[0]:
                # What is refused at once may overtake what is asked of the table: the order is the machine's.
                self.compare(name, *("\n".join(sorted(one[name])).encode() for one in heard))
            for observer in sorted(self.pair.observers):
                for method, path in self.addresses():
                    answers = [
                        await asyncio.to_thread(self.answered, which, observer, method, path) for which in (0, 1)
                    ]
                    self.compare(f"seat {observer}, {method} {path}", *answers)
        self.report.count("pairs")
        for difference in self.different:
            self.report.count("differences")
            self.report.complain(f"{self.pair}: {difference}")

    def compare(self, name: str, one: bytes, other: bytes) -> None:
        self.report.count("answers compared")
        self.report.count("bytes compared", len(one))
        one, other = (SHEET.sub(b"", answer) for answer in (one, other))
        if one != other:
            at = next((at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), len(one))
            self.different.append(f"{name}, byte {at}: {one[at - 60 : at + 40]!r} or {other[at - 60 : at + 40]!r}")

    # pages and the API

    def addresses(self) -> list[tuple[str, str]]:
        """Name all there is to ask for at a table: pages (both shapes are in them), record, replay, API."""
        last = self.pair.plays[0].length
        lines = sorted({self.pair.stored[0].length, last})
        table = f"/t/{self.code}"
        seats = ["", *(f"&seat={seat}" for seat in range(self.pair.setting.seats))]
        replays = [f"{table}/replay/0?line={line}{seats[at % len(seats)]}" for at, line in enumerate(lines)]
        pages = [
            table,
            *replays,
            f"{table}/record/0",
            f"{table}/review/0",
            f"{table}/dice/0",
            f"{table}/qr.svg",
            "/health",
            "/api/openapi.json",
        ]
        return [
            *(("GET", path) for path in pages),
            ("POST", f"/api{table}/seats".replace("/t/", "/tables/")),
            ("POST", f"{table}/sit"),
        ]

    def answered(self, which: int, observer: int, method: str, path: str) -> bytes:
        """Give a whole answer: status, headers and body."""
        headers = {"host": HOST, "origin": f"http://{HOST}", "accept-language": self.language, **self.cookie(observer)}
        kind = "application/json" if path.startswith("/api") else "application/x-www-form-urlencoded"
        body = "" if method == "GET" else "{}" if path.startswith("/api") else "seat=0&name=Late"
        client = self.clients[which]
        client.cookies.clear()
        answer = client.request(method, path, headers={**headers, "content-type": kind}, content=body)
        head = "".join(f"{name}: {value}\n" for name, value in answer.headers.multi_items() if name not in PASSING)
        return f"{answer.status_code}\n{head}\n".encode() + answer.content

    def cookie(self, observer: int) -> dict[str, str]:
        return {} if observer == ONLOOKER else {"cookie": f"{KEY}={key_of(observer)}"}

    # sockets

    async def heard_at(self, which: int, people: list[ClientConnection]) -> dict[str, list[str]]:
        """Let all observers listen at one of the tables while people make their choices; give what each heard."""
        pair, heard = self.pair, dict[str, list[str]]()
        async with AsyncExitStack() as stack:
            ears = dict[str, ClientConnection]()
            for person in people:
                await said(person, 1, {"type": "plain"})
            for observer in sorted(pair.observers):
                for way, greeting in self.greetings().items():
                    name = f"seat {observer}, {way}"
                    ears[name] = await stack.enter_async_context(self.socket(which, observer))
                    heard[name] = await said(ears[name], 1, greeting)
            for choice in pair.choices:
                await self.choose(people[choice.seat], choice, which)
            for name, socket in ears.items():
                heard[name] += await said(socket, 3, *NONSENSE)
        kept = [text for _, _, text in self.servers[which].kept_lines(self.code)]
        assert kept == [line.text for line in pair.plays[which].record.lines], f"{pair}: {kept[-5:]}"
        return heard

    async def choose(self, actor: ClientConnection, choice: Choice, which: int) -> None:
        """Let a seat play something, and wait until it is told."""
        seen = len(self.servers[which].kept_lines(self.code))
        act = {"type": "act", "game": 0, "seat": choice.seat, "text": choice.texts[which], "seen": seen}
        await actor.send(json.dumps(act))
        async with asyncio.timeout(PATIENCE):
            while (news := json.loads(await actor.recv()))["type"] != "position" or news["line"] <= seen:
                assert news["type"] != "refused", f"{self.pair}: {act} was refused: {news}"

    def greetings(self) -> dict[str, dict[str, object]]:
        """Say hello in every way: all in both shapes, what was missed, and plainly."""
        seen = max(0, self.pair.stored[0].length - 5)
        hellos: dict[str, dict[str, object]] = {
            shape.value: {"type": "hello", "shape": shape.value, "game": -1, "seen": -1} for shape in Shape
        }
        return {
            **hellos,
            "missed": {"type": "hello", "shape": "wide", "game": 0, "seen": seen},
            "plain": {"type": "plain"},
        }

    @asynccontextmanager
    async def socket(self, which: int, seat: int) -> AsyncIterator[ClientConnection]:
        """Connect as a browser does."""
        async with connect(
            f"ws://{HOST}/t/{self.code}/live",
            host="127.0.0.1",
            port=self.servers[which].port,
            origin=Origin(f"http://{HOST}"),
            additional_headers={"Accept-Language": self.language, **self.cookie(seat)},
            compression=None,
            max_size=None,
            max_queue=None,
        ) as socket:
            yield socket


NONSENSE: Final[tuple[dict[str, object], ...]] = (
    {"type": "act", "game": 0, "seat": 0, "text": "nonsense", "seen": 0},
    {"type": "act", "game": 0, "seat": 1, "text": "nonsense", "seen": 10**6},
)


async def said(socket: ClientConnection, refusals: int, *messages: dict[str, object]) -> list[str]:
    """Say something, and at last a word that nobody understands; give all that is heard until that is refused, too."""
    for message in messages:
        await socket.send(json.dumps(message))
    await socket.send("?")
    heard: list[str] = []
    async with asyncio.timeout(PATIENCE):
        while refusals > 0:
            heard.append(str(await socket.recv()))
            refusals -= json.loads(heard[-1])["type"] == "refused"
    return heard
