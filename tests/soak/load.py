"""How much two processes do that one does not: moves a second, processor time a move, and how soon others see it."""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from frabjous.games import ROOMS
from servers import Server
from soak.kills import PEOPLE, all_are_back
from soak.ledger import check_party
from soak.people import Party, Person, party
from soak.processes import acknowledged, pair
from soak.report import Clock, Report

TABLES: Final = 40
SHORTEST: Final = 10.0  # seconds of each part
TICKS: Final = os.sysconf("SC_CLK_TCK")


def run(folder: Path, seed: int, clock: Clock) -> Report:
    """Let all play by way of one process, then each half by way of its own; every part takes half of the time."""
    return measured(folder, seed, TABLES, max(SHORTEST, (clock.ends - time.monotonic()) / 2))


def measured(folder: Path, seed: int, tables: int, seconds: float) -> Report:
    report, dice, rooms = Report("load", seed), random.Random(seed), list(ROOMS)
    with pair(folder, by_a_line=False) as both:
        for name, servers in (("one process", both.servers[:1]), ("two processes", both.servers)):
            parties = [party(both.servers[0], rooms[at % len(rooms)], PEOPLE, 0, dice) for at in range(tables)]
            asyncio.run(part(parties, servers, seconds, name, report))
            for one in parties:
                check_party(both.servers[0], one, report)
    return report.finished()


async def part(parties: list[Party], servers: list[Server], seconds: float, name: str, report: Report) -> None:
    """Let everybody play for a while, people of one table by way of different processes, if there are several."""
    playing = [
        asyncio.create_task(one.stay(person, servers[at % len(servers)].port))
        for one in parties
        for at, person in enumerate(one.people)
    ]
    await all_are_back(parties)
    before, used = sum(map(acknowledged, parties)), sum(map(processor_seconds, servers))
    began = time.monotonic()
    await asyncio.sleep(seconds)
    moves, lasted = sum(map(acknowledged, parties)) - before, time.monotonic() - began
    used = sum(map(processor_seconds, servers)) - used
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    report.figures[f"{name}: moves a second"] = round(moves / lasted)
    report.figures[f"{name}: processor time a move, µs"] = round(1e6 * used / max(1, moves))
    tell_lags(parties, name, report)


def tell_lags(parties: list[Party], name: str, report: Report) -> None:
    """Tell how much later one of a table knows of a line than the other."""
    lags = [lag for one in parties for lag in lags_of(*one.people[:2])]
    if len(lags) > 1:
        report.figures[f"{name}: one sees a move later than the other by, µs (median)"] = round(1e6 * median(lags))
        report.figures[f"{name}: and 95 in 100 within, µs"] = round(1e6 * quantiles(lags, n=20)[-1])


def lags_of(one: Person, other: Person) -> list[float]:
    return [abs(one.told_at[line] - other.told_at[line]) for line in one.told_at.keys() & other.told_at.keys()]


def processor_seconds(server: Server) -> float:
    """Read how much a process has worked, without those it started."""
    fields = Path(f"/proc/{server.pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS
