"""How long a move takes from one player's socket to the other's, with many tables alive at once.

Both players of every table are played from here, over loopback. Each table makes a move about every `pace` seconds,
the tables spread evenly over that time. The clock runs from just before the mover's message is sent until the
opponent's message with the new line has arrived; the server has written the line to disk by then.

The result is one JSON object on standard output and a sentence on standard error.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

READY = "Frabjous is ready: "
PATIENCE = 30.0  # seconds after which an answer will not come any more
NEWS = ("table", "lines")


@dataclass
class Player:
    """One browser at one table: its socket, and the latest it has seen."""

    socket: ClientConnection
    line: int = -1
    choices: list[dict[str, Any]] = field(default_factory=list)

    async def say(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def news(self, after: int) -> float:
        """Wait until a line later than `after` is shown, and say when it arrived."""
        while self.line <= after:
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            arrived = perf_counter()
            self.learn(json.loads(text))
        return arrived

    def learn(self, message: dict[str, Any]) -> None:
        if message["type"] == "refused":
            raise RuntimeError(f"the table refused: {message['sentence']}")
        if message["type"] in NEWS:
            self.line = message["line"]
            self.choices = message["frames"][-1]["choices"]


# Coming to a table


async def sat_down(base: str, stack: AsyncExitStack) -> tuple[Player, Player]:
    """Open a table, seat two browsers at it and connect both."""
    host = await stack.enter_async_context(browser(base))
    guest = await stack.enter_async_context(browser(base))
    answer = await host.post("/tables", data={"game": "splut", "seats": "2", "way": "link", "name": "Ann"})
    path = led_to(answer)
    led_to(await guest.post(f"{path}/sit", data={"seat": "1", "name": "Bob"}))
    return await joined(base, path, host, stack), await joined(base, path, guest, stack)


def browser(base: str) -> httpx.AsyncClient:
    """Make a browser with cookies of its own."""
    return httpx.AsyncClient(base_url=base, headers={"Origin": base}, timeout=PATIENCE)


def led_to(answer: httpx.Response) -> str:
    """Give the page a form led to."""
    if not answer.has_redirect_location:
        raise RuntimeError(f"{answer.request.url} answered {answer.status_code} instead of leading to a table")
    return urlsplit(answer.headers["location"]).path


async def joined(base: str, path: str, visitor: httpx.AsyncClient, stack: AsyncExitStack) -> Player:
    """Open the socket of a table with the visitor's cookies and wait for the first picture."""
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in visitor.cookies.jar)
    address = f"{base.replace('http', 'ws', 1)}{path}/live"
    opening = connect(address, origin=Origin(base), additional_headers={"Cookie": cookies}, max_size=None)
    player = Player(await stack.enter_async_context(opening))
    await player.say(type="hello", shape="wide", game=-1, seen=-1)
    await player.news(-1)
    return player


# Playing


async def move(players: tuple[Player, Player]) -> float:
    """Make the first legal move and give the seconds until the opponent saw it."""
    mover, opponent = players if players[0].choices else players[::-1]
    choice, seen = mover.choices[0], mover.line
    began = perf_counter()
    await mover.say(type="act", game=0, seat=choice["seat"], text=choice["text"], seen=seen)
    arrived, _ = await asyncio.gather(opponent.news(seen), mover.news(seen))
    return arrived - began


async def played(players: tuple[Player, Player], moves: int, pace: float, wait: float) -> list[float]:
    """Play at one table until it has made its moves or its game is over; the first move, to warm up, is not counted."""
    await asyncio.sleep(wait)
    times: list[float] = []
    for _ in range(moves + 1):
        if not (players[0].choices or players[1].choices):
            break
        times.append(await move(players))
        await asyncio.sleep(max(0.0, pace - times[-1]))
    return times[1:]


async def measured(base: str, tables: int, moves: int, pace: float) -> list[float]:
    """Play at all tables at once."""
    async with AsyncExitStack() as stack:
        pairs = [await sat_down(base, stack) for _ in range(tables)]
        games = [played(pair, moves, pace, pace * at / tables) for at, pair in enumerate(pairs)]
        return [time for times in await asyncio.gather(*games) for time in times]


# Reporting


def summed_up(times: list[float], tables: int, pace: float) -> dict[str, float]:
    """Give the percentiles in milliseconds."""
    cuts = quantiles((1000 * time for time in times), n=100, method="inclusive")
    figures = {"median_ms": cuts[49], "p95_ms": cuts[94], "p99_ms": cuts[98], "worst_ms": 1000 * max(times)}
    return {"tables": tables, "moves": len(times), "pace_s": pace} | {key: round(ms, 2) for key, ms in figures.items()}


def in_words(sum_: dict[str, float]) -> str:
    return (
        f"With {sum_['tables']} live tables a move reached the opponent in {sum_['median_ms']} ms (median of "
        f"{sum_['moves']}), {sum_['p95_ms']} ms for 95 in 100 and {sum_['p99_ms']} ms for 99 in 100, the write to "
        "disk included."
    )


@contextmanager
def server_of_our_own() -> Iterator[tuple[str, int]]:
    """Start a server on a free port and a fresh SQLite file, and stop it afterwards; its address and process."""
    with tempfile.TemporaryDirectory() as folder:
        options = ["--port", "0", "--db", str(Path(folder) / "bench.db"), "--tables-a-minute", "100000"]
        command = [sys.executable, "-m", "frabjous.cli", "serve", *options]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            yield address_of(process), process.pid
        finally:
            process.terminate()
            process.wait(PATIENCE)


def address_of(process: subprocess.Popen[str]) -> str:
    """Wait until the server says where it is."""
    assert process.stdout is not None, "it was started with a pipe"
    for line in process.stdout:
        if line.startswith(READY):
            return line.removeprefix(READY).strip().rstrip("/")
    raise RuntimeError("the server ended before it was ready")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how long a move takes from one player to the other.")
    parser.add_argument("--url", help="a running server (default: start one)")
    parser.add_argument("--tables", type=int, default=100, help="how many tables are alive (default: 100)")
    parser.add_argument("--moves", type=int, default=20, help="how many moves each makes (default: 20)")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between the moves of a table (default: 1)")
    args = parser.parse_args()
    with nullcontext((args.url.rstrip("/"), 0)) if args.url else server_of_our_own() as (base, _):
        sum_ = summed_up(asyncio.run(measured(base, args.tables, args.moves, args.pace)), args.tables, args.pace)
    print(json.dumps(sum_))
    print(in_words(sum_), file=sys.stderr)


if __name__ == "__main__":
    main()
