"""A crowd: thousands of idle sockets and a hundred playing tables at once. Figures only; nobody is hurried."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import quantiles
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from frabjous.games import ROOMS
from servers import FREELY, Server
from soak.kills import PEOPLE, check_records, sum_up
from soak.ledger import check_party
from soak.people import Party, party
from soak.report import Clock, Report

IDLE: Final = 2000
TABLES: Final = 100
SPREAD: Final = 20  # idle sockets at one table
PACE: Final = 1.0  # seconds before somebody moves
PATIENCE: Final = 60.0
PAUSE: Final = 0.1
HELLO: Final = json.dumps({"type": "hello", "shape": "wide", "game": -1, "seen": -1})
PING: Final = json.dumps({"type": "ping"})
SPARE_FILES: Final = 500


def run(folder: Path, seed: int, clock: Clock) -> Report:
    """Let everybody play until the time is over; without a time, for a minute."""
    seconds = max(60.0, clock.ends - time.monotonic())
    return crowded(folder, seed, IDLE, TABLES, seconds)


def crowded(folder: Path, seed: int, idle: int, tables: int, seconds: float) -> Report:
    """Let so many people watch and so many tables play; everybody must be answered, and all games be sound."""
    report = Report("crowd", seed)
    dice = random.Random(seed)
    allow_files(idle + PEOPLE * tables + SPARE_FILES)
    rooms = list(ROOMS)
    with Server(folder, *FREELY) as server:
        report.count("memory before, kB", memory_kb(server.pid))
        playing = [party(server, rooms[at % len(rooms)], PEOPLE, 0, dice) for at in range(tables)]
        quiet = [party(server, rooms[at % len(rooms)], PEOPLE, 0, dice) for at in range(-(-idle // SPREAD))]
        asyncio.run(all_at_once(server, playing, quiet, idle, seconds, report))
        for one in playing:
            check_party(server, one, report)
        sum_up(playing, report)
        check_records(server, playing, folder, report)
        if "Traceback" in server.logged():
            report.complain(f"the server logged a traceback: {server.logged()[-2000:]}")
    tell_times([wait for one in playing for person in one.people for wait in person.waits], report)
    return report.finished()


def allow_files(wanted: int) -> None:
    """Let this process, and the server it starts, have a file open for every socket."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))


async def all_at_once(
    server: Server, playing: list[Party], quiet: list[Party], idle: int, seconds: float, report: Report
) -> None:
    """Seat the idle ones, let the others play for a while, and see that the idle ones are still there."""
    async with AsyncExitStack() as stack:
        began = time.monotonic()
        sockets = [await stack.enter_async_context(onlooker(server, quiet[at // SPREAD].code)) for at in range(idle)]
        report.count("idle sockets", len(sockets))
        report.count("seconds until all were seated", round(time.monotonic() - began))
        report.count("memory with idle sockets, kB", memory_kb(server.pid))
        people = [
            asyncio.create_task(one.stay(person, server.port, at_pace=PACE)) for one in playing for person in one.people
        ]
        await asyncio.sleep(seconds)
        await all_have_moved(playing, report)
        report.count("playing tables", len(playing))
        report.count("memory with everybody, kB", memory_kb(server.pid))
        report.count("players cut off", sum(task.done() for task in people))
        for task in people:
            task.cancel()
        await asyncio.gather(*people, return_exceptions=True)
        answers = await asyncio.gather(*(still_there(socket) for socket in sockets))
        report.count("idle sockets that answer at the end", sum(answers))
    if not all(answers) or report.figures["players cut off"]:
        report.complain("somebody was cut off")


async def all_have_moved(playing: list[Party], report: Report) -> None:
    """Wait, if need be, until a move was acknowledged at every table."""
    waiting, deadline = playing, time.monotonic() + PATIENCE
    while waiting and time.monotonic() < deadline:
        await asyncio.sleep(PAUSE)
        waiting = [one for one in playing if not any(person.acknowledged() for person in one.people)]
    for one in waiting:
        report.complain(f"no move was acknowledged at the table {one.code} of {one.room}")


@asynccontextmanager
async def onlooker(server: Server, code: str) -> AsyncIterator[ClientConnection]:
    """Watch a table at which nothing happens."""
    origin = Origin(f"http://127.0.0.1:{server.port}")
    address = f"ws://127.0.0.1:{server.port}/t/{code}/live"
    # No pings of our own: a busy crowd must not mistake its own slowness for the server's.
    async with connect(
        address, origin=origin, max_size=None, compression=None, max_queue=None, ping_interval=None
    ) as socket:
        await socket.send(HELLO)
        while json.loads(await socket.recv())["type"] != "table":
            pass
        yield socket


async def still_there(socket: ClientConnection) -> bool:
    """Ask whether the table is there."""
    try:
        async with asyncio.timeout(PATIENCE):
            await socket.send(PING)
            while json.loads(await socket.recv())["type"] != "pong":
                pass
    except (OSError, TimeoutError, WebSocketException):
        return False
    return True


def memory_kb(pid: int) -> int:
    """Read how much memory a process really uses."""
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    return int(status.partition("VmRSS:")[2].split()[0])


def tell_times(waits: list[float], report: Report) -> None:
    """Give the percentiles of the time from a move to its acknowledgement."""
    cuts = quantiles((1000 * wait for wait in waits), n=100, method="inclusive")
    for percent in (50, 95, 99):
        report.count(f"ms to acknowledge, {percent} in 100", round(cuts[percent - 1]))
    report.count("ms to acknowledge, worst", round(1000 * max(waits)))
