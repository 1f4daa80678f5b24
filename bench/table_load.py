"""What a table costs the server, and how long people wait for it: every figure that we promise, in one run.

The server is a process of its own on a fresh SQLite file, so that its processor time can be read apart; this process
plays all the browsers, over loopback. The server has written a move to disk before it tells of it.

`cost`: in each game, two seats and an onlooker at each of some tables play at random. The figures are the server's
processor time a move (of all its threads), in milliseconds, with all that is told and sent: `busy` of a server that is
never idle, as 300 tables play as fast as the answers come; `lone` of one that has to be woken up for every move, as ten
tables make one move after the other with pauses in between.
`crowd`: the same in Splut! with more onlookers: what each of them adds.
`load`: at many tables of all the games, two browsers each, moves are made at a steady rate; the clock runs from just
before the mover's message is sent until the opponent's message with the new line has arrived. Beside it, what a table
weighs in the server's memory.
`weight`: what a table of 300 weighs, of 300 more beside those, and so on to 1,500: what all share is counted at first.
`most`: in each game as fast as the answers come: moves a second, by the clock and by the server's processor time.
`pages`: the processor time of the first page of a long game when nobody has looked at it since the server started, when
its log was read before, and while somebody is at the table.
`peer`: what a move costs boardgame.io's server, with two seats and an onlooker as in `cost`, if it is installed.

The result is one JSON object on standard output, and sentences on standard error.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from browsers import House, Party, joined, move, opened, play_again, sat_down, visited
from long_records import kept_games

READY = "Frabjous is ready: "
PATIENCE = 30.0  # seconds in which a server ends
GAMES = ("splut", "snark", "snatch_it", "snit_smashing", "snits_revenge")
LANES = 16  # tables that move at once when as many moves as possible are made
FEW = 10  # tables at which one move is made after the other
ENOUGH = 300  # tables at which as many moves as possible are made
CALM = 0.26  # seconds between two moves of a seat: more messages than 20 in 5 seconds close a connection
CROWD = 20  # onlookers
LINES = {"snark": 1600, "snits_revenge": 900, "splut": 1600, "snatch_it": 1600, "snit_smashing": 1600}
PEER = Path(__file__).parent / "peers" / "boardgame_server.mjs"


async def played(party: Party, moves: int, pace: float, wait: float, dice: Random) -> list[float]:
    """Play at one table, a move every `pace` seconds; the first move, to warm up, is not counted."""
    await asyncio.sleep(wait)
    times: list[float] = []
    for _ in range(moves + 1):
        await play_again(party)
        times.append(await move(party, dice))
        await asyncio.sleep(max(0.0, pace - times[-1]))
    return times[1:]


async def in_turn(parties: Sequence[Party], moves: int, dice: Random) -> None:
    """Make moves at some tables, one after the other."""
    for _ in range(moves):
        began = perf_counter()
        for party in parties:
            await play_again(party)
            await move(party, dice)
        await asyncio.sleep(max(0.0, CALM - (perf_counter() - began)))


# What a move costs


async def cost(base: str, process: int, game: str, moves: int) -> dict[str, float]:
    """Give the server's processor time a move, in milliseconds, for two seats and an onlooker."""
    alone = await lone(base, process, game, FEW, moves, 1)
    rush = await most(base, process, game, ENOUGH, moves, 1)
    return {"busy": round(1000 / rush["a_processor_second"], 2), "lone": alone}


async def lone(base: str, process: int, game: str, tables: int, moves: int, onlookers: int) -> float:
    """Give what a move costs that is made when nothing else is done."""
    async with visited(base) as house:
        parties = [await sat_down(house, game, onlookers) for _ in range(tables)]
        dice = Random(1)
        await in_turn(parties, 5, dice)
        before = processor_time(process)
        await in_turn(parties, moves, dice)
        return round(1000 * (processor_time(process) - before) / (moves * tables), 2)


async def crowd(base: str, process: int, moves: int) -> dict[str, float]:
    """Give what a lone move costs with one onlooker, with many, and what each adds."""
    one = await lone(base, process, "splut", 3, moves, 1)
    many = await lone(base, process, "splut", 3, moves, CROWD)
    return {"one": one, "many": many, "each_adds": round((many - one) / (CROWD - 1), 3)}


def processor_time(process: int) -> float:
    """Give the seconds of processor time that the threads of a process have had (Linux only)."""
    threads = Path(f"/proc/{process}/task").iterdir()
    return sum(int((thread / "schedstat").read_text("ascii").split()[0]) for thread in threads) / 1e9


def own_memory(process: int) -> int:
    """Give the memory that a process shares with nobody, in kB (Linux only)."""
    found = re.search(r"Private_Dirty:\s+(\d+)", Path(f"/proc/{process}/smaps_rollup").read_text("ascii"))
    assert found is not None, "Linux writes it there"
    return int(found[1])


# How long people wait


async def loaded(base: str, process: int, tables: int, moves: int, rate: float, games: Sequence[str]) -> dict[str, Any]:
    """Make moves at a steady rate at many tables; waits in milliseconds."""
    light = own_memory(process)
    async with visited(base) as house:
        parties = [await sat_down(house, games[at % len(games)]) for at in range(tables)]
        pace, before, began = tables / rate, processor_time(process), perf_counter()
        plays = [played(one, moves, pace, pace * at / tables, Random(at)) for at, one in enumerate(parties)]
        times = [time for times in await asyncio.gather(*plays) for time in times]
        made, seconds = len(times) + tables, perf_counter() - began
        cuts = quantiles((1000 * time for time in times), n=100, method="inclusive")
        steady = seconds - pace  # one table after the other begins, and ends
        figures = {"p50_ms": cuts[49], "p99_ms": cuts[98], "worst_ms": 1000 * max(times), "rate": made / steady}
        figures["cost_ms"] = 1000 * (processor_time(process) - before) / made
        figures["table_kB"] = (own_memory(process) - light) / tables
        return {"tables": tables, "moves": len(times)} | {key: round(value, 2) for key, value in figures.items()}


async def weight(base: str, process: int, games: Sequence[str]) -> list[float]:
    """Give what a live table with two browsers weighs after ten moves, in kB: 300 with all they share, and 300 more."""
    async with visited(base) as house:
        weights = [own_memory(process)]
        for _ in range(5):
            parties = [await sat_down(house, games[at % len(games)]) for at in range(ENOUGH)]
            await asyncio.gather(*[in_turn(parties[lane::LANES], 10, Random(lane)) for lane in range(LANES)])
            weights.append(own_memory(process))
        return [round((after - before) / ENOUGH, 1) for before, after in pairwise(weights)]


async def most(base: str, process: int, game: str, tables: int, moves: int, onlookers: int = 0) -> dict[str, float]:
    """Make moves as fast as the answers come."""
    async with visited(base) as house:
        parties = [await sat_down(house, game, onlookers) for _ in range(tables)]
        lanes = [in_turn(parties[lane::LANES], moves, Random(lane)) for lane in range(LANES)]
        before, began = processor_time(process), perf_counter()
        await asyncio.gather(*lanes)
        made, spent = moves * tables, processor_time(process) - before
        seconds = perf_counter() - began
        return {"moves": made, "a_second": round(made / seconds), "a_processor_second": round(made / spent)}


# What a page costs


async def pages(base: str, process: int, games: dict[str, tuple[str, str]]) -> dict[str, Any]:
    """Give the processor time of a long game's page, in milliseconds; `games` gives two tables a game."""
    async with visited(base) as house:
        for game in games:  # templates, texts and pieces are made before
            (await house.asked(await opened(house, game, {}), {})).raise_for_status()
        return {game: await page_costs(house, process, first, second) for game, (first, second) in games.items()}


async def page_costs(house: House, process: int, first: str, second: str) -> dict[str, float]:
    async def spent(path: str) -> float:
        before = processor_time(process)
        (await house.asked(path, {})).raise_for_status()
        return round(1000 * (processor_time(process) - before), 1)

    cold = [await spent(f"/t/{code}") for code in (first, second)]
    again = [await spent(f"/t/{first}") for _ in range(3)]
    await joined(house, f"/t/{first}", {})
    kept = [await spent(f"/t/{first}") for _ in range(5)]
    return {"cold_ms": median(cold), "again_ms": median(again), "kept_ms": median(kept)}


# Others


def peer(moves: int) -> dict[str, Any] | None:
    """Measure boardgame.io's server with two seats and an onlooker at each of ten tables; None if it is not here."""
    if not (PEER.parent / "node_modules" / "boardgame.io").is_dir():
        print("boardgame.io is not installed; with node and npm here, make bench-peers installs it.", file=sys.stderr)
        return None
    done = subprocess.run(["node", str(PEER), str(moves)], capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


# Reporting


@contextmanager
def server_of_our_own(prepare: Callable[[Path], object] = str) -> Iterator[tuple[str, int]]:
    """Start a server on a free port and a fresh SQLite file, and stop it afterwards; its address and process."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bench.db"
        prepare(file)
        options = ["--port", "0", "--db", str(file), "--tables-a-minute", "100000"]
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


WHAT = ("cost", "crowd", "load", "weight", "most", "pages", "peer")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what a table costs, and how long it is waited for.")
    parser.add_argument("what", nargs="*", default=WHAT, help=f"{', '.join(WHAT)} (default: all)")
    parser.add_argument("--games", default=",".join(GAMES), help="what is played (default: all five)")
    parser.add_argument("--tables", default="100,500,1000", help="tables that bear the load (default: 100,500,1000)")
    parser.add_argument("--moves", type=int, default=20, help="how many moves each table makes (default: 20)")
    parser.add_argument("--rate", type=float, default=300, help="moves a second at all tables (default: 300)")
    args = parser.parse_args()
    print(json.dumps(measured(args.what, args.games.split(","), args.tables, args.moves, args.rate)))


def measured(what: Sequence[str], games: Sequence[str], tables: str, moves: int, rate: float) -> dict[str, Any]:
    found: dict[str, Any] = {"load_of_the_machine": os.getloadavg()[0]}
    with server_of_our_own() as (base, process):
        found["start_ms"] = said("start", round(1000 * processor_time(process)))
        if "cost" in what:
            found["cost_ms"] = {game: run(game, cost(base, process, game, moves)) for game in games}
        if "crowd" in what:
            found["crowd_ms"] = run("crowd", crowd(base, process, moves))
        if "load" in what:
            counts = [int(count) for count in tables.split(",")]
            found["load"] = [run("load", loaded(base, process, count, moves, rate, games)) for count in counts]
        if "weight" in what:
            found["weight"] = run("weight", weight(base, process, games))
        if "most" in what:
            found["most"] = {game: run(f"most {game}", most(base, process, game, ENOUGH, moves)) for game in games}
    if "pages" in what:
        names: dict[str, tuple[str, str]] = {}
        wanted = {game: LINES[game] for game in games}
        with server_of_our_own(lambda file: names.update(kept_games(file, wanted))) as (base, process):
            found["pages"] = run("pages", pages(base, process, names))
    if "peer" in what and (theirs := peer(moves)):
        found["peer"] = said("peer", theirs | ratio(found, theirs))
    return found


def ratio(found: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """Say how many times what a move costs us it costs them."""
    ours: dict[str, dict[str, float]] = found.get("cost_ms", {})
    return {"times": {game: round(theirs["cost_ms"] / spent["lone"], 2) for game, spent in ours.items()}}


def run(of: str, work: Coroutine[Any, Any, Any]) -> Any:  # noqa: ANN401 - a number or several
    return said(of, asyncio.run(work))


def said(of: str, figure: Any) -> Any:  # noqa: ANN401 - a number or several
    """Say a figure as soon as it is there."""
    print(f"{of}: {figure}", file=sys.stderr, flush=True)
    return figure


if __name__ == "__main__":
    main()
