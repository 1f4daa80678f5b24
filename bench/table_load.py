"""What a move at a table costs the server, and how long people wait for it.

The server is a process of its own on a fresh SQLite file, so that its processor time can be read apart; this process
plays all the browsers, over loopback. The server has written a move to disk before it tells of it.

`cost`: in each game, two seats and an onlooker at each of some tables play at random, one move after the other. The
figure is the server's processor time a move (of all its threads), in milliseconds, with all that is told and sent.
`load`: at many tables with two browsers each, moves are made at a steady rate; the clock runs from just before the
mover's message is sent until the opponent's message with the new line has arrived.
`most`: the same as fast as the answers come: moves a second, and what one costs.

The result is one JSON object on standard output, and sentences on standard error.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
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
GAMES = ("splut", "snark", "snatch_it", "snit_smashing", "snits_revenge")
LANES = 16  # tables that move at once when as many moves as possible are made
CALM = 0.26  # seconds between two moves of a seat: more messages than 20 in 5 seconds close a connection


@dataclass
class Player:
    """One browser at one table: its socket, and the latest it has seen."""

    socket: ClientConnection
    game: int = -1
    line: int = -1
    over: bool = False
    choices: list[dict[str, Any]] = field(default_factory=list)

    async def say(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def news(self, after: tuple[int, int]) -> float:
        """Wait until something later than `after` is shown, and say when it arrived."""
        while self.reached <= after:
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            arrived = perf_counter()
            self.learn(json.loads(text))
        return arrived

    @property
    def reached(self) -> tuple[int, int]:
        return self.game, self.line

    def learn(self, message: dict[str, Any]) -> None:
        if message["type"] == "refused":
            raise RuntimeError(f"the table refused: {message['sentence']}")
        if message["type"] in NEWS:
            self.game, self.line = message["game"], message["line"]
            for frame in message["frames"]:
                self.choices = frame.get("choices", self.choices)
            self.over = bool(message["status"].get("over", self.over))


Party = Sequence[Player]


# Coming to a table


async def sat_down(base: str, stack: AsyncExitStack, game: str = "splut", onlookers: int = 0) -> list[Player]:
    """Open a table, seat two browsers at it and connect all; those who play come first."""
    people = [await stack.enter_async_context(browser(base)) for _ in range(2 + onlookers)]
    host, guest = people[:2]
    answer = await host.post("/tables", data={"game": game, "seats": "2", "way": "link", "name": "Ann"})
    path = led_to(answer)
    led_to(await guest.post(f"{path}/sit", data={"seat": "1", "name": "Bob"}))
    return [await joined(base, path, one, stack) for one in people]


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
    await player.news((-1, -1))
    return player


# Playing


async def move(players: Party, dice: Random | None = None) -> float:
    """Make a legal move, the first without dice, and give the seconds until the last of the others saw it."""
    mover = next(player for player in players if player.choices)
    choice, seen = dice.choice(mover.choices) if dice else mover.choices[0], mover.reached
    began = perf_counter()
    await mover.say(type="act", game=seen[0], seat=choice["seat"], text=choice["text"], seen=seen[1])
    arrived = await asyncio.gather(*[player.news(seen) for player in players])
    return max(time for player, time in zip(players, arrived, strict=True) if player is not mover) - began


async def play_again(players: Party) -> None:
    """Begin the next game when one is over, so that there is always a move to make."""
    if not any(player.choices for player in players):
        seen = players[0].reached
        await players[0].say(type="rematch", seat=0)
        await asyncio.gather(*[player.news(seen) for player in players])


async def played(players: Party, moves: int, pace: float, wait: float, dice: Random) -> list[float]:
    """Play at one table, a move every `pace` seconds; the first move, to warm up, is not counted."""
    await asyncio.sleep(wait)
    times: list[float] = []
    for _ in range(moves + 1):
        await play_again(players)
        times.append(await move(players, dice))
        await asyncio.sleep(max(0.0, pace - times[-1]))
    return times[1:]


# What a move costs


async def cost(base: str, process: int, game: str, tables: int, moves: int) -> float:
    """Give the server's processor time a move, in milliseconds: two seats and an onlooker at each table."""
    async with AsyncExitStack() as stack:
        parties = [await sat_down(base, stack, game, 1) for _ in range(tables)]
        dice = Random(1)
        await in_turn(parties, 5, dice)
        before = processor_time(process)
        await in_turn(parties, moves, dice)
        return round(1000 * (processor_time(process) - before) / (moves * tables), 2)


async def in_turn(parties: Sequence[Party], moves: int, dice: Random) -> None:
    """Make moves at some tables, one after the other."""
    for _ in range(moves):
        began = perf_counter()
        for party in parties:
            await play_again(party)
            await move(party, dice)
        await asyncio.sleep(max(0.0, CALM - (perf_counter() - began)))


def processor_time(process: int) -> float:
    """Give the seconds of processor time that a process has had (Linux only)."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# How long people wait


async def loaded(base: str, process: int, tables: int, moves: int, rate: float) -> dict[str, float]:
    """Make moves at a steady rate at many tables of Splut!; waits in milliseconds."""
    async with AsyncExitStack() as stack:
        parties = [await sat_down(base, stack) for _ in range(tables)]
        pace, before, began = tables / rate, processor_time(process), perf_counter()
        games = [played(one, moves, pace, pace * at / tables, Random(at)) for at, one in enumerate(parties)]
        times = [time for times in await asyncio.gather(*games) for time in times]
        made, seconds = len(times) + tables, perf_counter() - began
        cuts = quantiles((1000 * time for time in times), n=100, method="inclusive")
        figures = {"p50_ms": cuts[49], "p99_ms": cuts[98], "worst_ms": 1000 * max(times), "rate": made / seconds}
        figures["cost_ms"] = 1000 * (processor_time(process) - before) / made
        return {"tables": tables, "moves": len(times)} | {key: round(value, 2) for key, value in figures.items()}


async def most(base: str, process: int, tables: int, moves: int) -> dict[str, float]:
    """Make moves as fast as the answers come; by the server's processor time, since this client needs more itself."""
    async with AsyncExitStack() as stack:
        parties = [await sat_down(base, stack) for _ in range(tables)]
        lanes = [in_turn(parties[lane::LANES], moves, Random(lane)) for lane in range(LANES)]
        before, began = processor_time(process), perf_counter()
        await asyncio.gather(*lanes)
        made, spent = moves * tables, processor_time(process) - before
        seconds = perf_counter() - began
        return {"moves": made, "a_second": round(made / seconds), "a_processor_second": round(made / spent)}


# Reporting


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
    parser = argparse.ArgumentParser(description="Measure what a move at a table costs, and how long it is waited for.")
    parser.add_argument("what", nargs="*", default=["cost", "load", "most"], help="cost, load, most (default: all)")
    parser.add_argument("--games", default=",".join(GAMES), help="whose moves are measured (default: all five)")
    parser.add_argument("--tables", default="100,500,1000", help="tables that bear the load (default: 100,500,1000)")
    parser.add_argument("--moves", type=int, default=20, help="how many moves each table makes (default: 20)")
    parser.add_argument("--rate", type=float, default=300, help="moves a second at all tables (default: 300)")
    args = parser.parse_args()
    found: dict[str, Any] = {"load_of_the_machine": os.getloadavg()[0]}
    with server_of_our_own() as (base, process):
        if "cost" in args.what:
            found["cost_ms"] = {
                game: said(game, asyncio.run(cost(base, process, game, 10, args.moves)))
                for game in args.games.split(",")
            }
        if "load" in args.what:
            found["load"] = [
                said("load", asyncio.run(loaded(base, process, int(tables), args.moves, args.rate)))
                for tables in args.tables.split(",")
            ]
        if "most" in args.what:
            found["most"] = said("most", asyncio.run(most(base, process, 200, args.moves)))
    print(json.dumps(found))


def said(of: str, figure: Any) -> Any:  # noqa: ANN401 - a number or several
    """Say a figure as soon as it is there."""
    print(f"{of}: {figure}", file=sys.stderr, flush=True)
    return figure


if __name__ == "__main__":
    main()
