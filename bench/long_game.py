"""Whether a game gets slower or heavier as it gets longer, and what a live table weighs.

In each room 2,000 lines are played at random (what would end the game is not played; some lines are undone instead).
`plus` is what one more line costs then, and `told` what telling one line costs when the record is read through, both as
a multiple of the same in the first 500 lines: 1 is flat. `kept_kB` is what the whole play takes in memory. Then a
server is started, and `table_kB` is by how much its own memory grows for a live table of Splut! with two browsers that
have made some moves (Linux only).

The result is one JSON object on standard output.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tracemalloc
from collections.abc import Callable
from statistics import median
from time import perf_counter

from browsers import House, move, sat_down, visited
from long_records import AnyReplay, played
from table_load import own_memory, server_of_our_own

from frabjous.core.contract import ONLOOKER, TABLE
from frabjous.core.record import Line
from frabjous.games import IN_ORDER
from frabjous.games.room import AnyRoom
from frabjous.table.telling import told

LINES = 2_000
EARLY = 500
ROUNDS = 5
TALK = 500  # lines added in a round
WARM = 10  # tables before the ones that are weighed
MOVES = 12
LET_GO = 6.0  # seconds after which the server has closed what browsers only asked for pages with


def seconds(work: Callable[[AnyReplay], object], play: AnyReplay) -> float:
    """Time something: the median of some rounds."""
    times = []
    for _ in range(ROUNDS):
        began = perf_counter()
        work(play)
        times.append(perf_counter() - began)
    return median(times)


def add_talk(play: AnyReplay) -> None:
    """Add lines that cost the same in any position."""
    for _ in range(TALK):
        play = play.plus(Line(play.length + 1, TABLE, "asked hint by 1"))


def tell_all(play: AnyReplay) -> None:
    for number in range(1, play.length + 1):
        told(play, number, ONLOOKER)


def compared(room: AnyRoom) -> dict[str, float]:
    """Play a game, and compare its end with its beginning."""
    tracemalloc.start()
    long = played(room, LINES)
    kept = tracemalloc.get_traced_memory()[0] / 1024
    tracemalloc.stop()
    short = long.up_to(EARLY)
    return {
        "plus": round(seconds(add_talk, long) / seconds(add_talk, short), 2),
        "told": round(seconds(tell_all, long) / LINES / (seconds(tell_all, short) / EARLY), 2),
        "kept_kB": round(kept),
    }


# What a live table weighs


async def weighed(base: str, process: int, tables: int) -> float:
    """Give the kB by which the server grows for a table with two browsers that have made some moves."""
    async with visited(base) as house:
        await play_at(house, WARM)
        before = own_memory(process)
        await play_at(house, tables)
        return round((own_memory(process) - before) / tables)


async def play_at(house: House, tables: int) -> None:
    """Open tables and make some moves at each."""
    pairs = [await sat_down(house) for _ in range(tables)]
    for _ in range(MOVES):
        for pair in pairs:
            await move(pair)
    await asyncio.sleep(LET_GO)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure whether long games are slower, and what a table weighs.")
    parser.add_argument("--tables", type=int, default=100, help="how many tables are weighed (default: 100)")
    args = parser.parse_args()
    games = {room.key: compared(room) for room in IN_ORDER}
    with server_of_our_own() as (base, process):
        table = asyncio.run(weighed(base, process, args.tables))
    print(json.dumps({"games": games, "table_kB": table}))


if __name__ == "__main__":
    main()
