"""What another process does in a test: each task is told what to do, and answers, through a pipe."""

from __future__ import annotations

import asyncio
import resource
from multiprocessing.connection import Connection
from pathlib import Path

from frabjous.store.copying import opened
from store.samples import GAME, game, unit, with_a_game


async def duel(pipe: Connection, database: str, name: str) -> None:
    """Answer each "from, to" with whether these lines got in; None ends it."""
    async with opened(database) as store:
        pipe.send("ready")
        while order := pipe.recv():
            first, last = order
            pipe.send(await store.append(GAME.id, unit(first, last, name), 1))


async def run_free(pipe: Connection, database: str, name: str) -> None:
    """Append units of one to three lines as fast as possible; tell each that got in."""
    async with opened(database) as store:
        pipe.send("ready")
        pipe.recv()
        first = 1
        while first <= 150:
            last = first + first % 3
            if await store.append(GAME.id, unit(first, last, name), 1):
                pipe.send((first, last))
                first = last + 1
            else:
                first = (await store.lines_after(GAME.id, 0))[-1].number + 1


async def run_until_killed(pipe: Connection, database: str, name: str) -> None:
    """Append two lines at a time for ever; tell each pair that got in."""
    async with with_a_game(database) as store:
        pipe.send("ready")
        first = 1
        while await store.append(GAME.id, unit(first, first + 1, name), 1):
            pipe.send((first, first + 1))
            first += 2


async def open_it(pipe: Connection, database: str, name: str) -> None:
    """Open a store that may be new, at the same moment as others."""
    pipe.send("ready")
    pipe.recv()
    async with opened(database) as store:
        pipe.send(await store.counts())


async def rematch(pipe: Connection, database: str, name: str) -> None:
    """Answer each place with whether this process's game was the one that got it; None ends it."""
    async with opened(database) as store:
        pipe.send("ready")
        while place := pipe.recv():
            pipe.send(await store.add_game(game(place, f"{name} {place}")))


async def fill_the_disk(pipe: Connection, database: str, name: str) -> None:
    """Append on a full disk (files may not grow), then on one with room again."""
    async with with_a_game(database) as store:
        pipe.send("ready")
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size_of_log(database), most))
        appends = [store.append(GAME.id, unit(number, number, name), 1) for number in (1, 2, 3)]
        answers = await asyncio.gather(*appends, return_exceptions=True)
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        pipe.send([type(answer).__name__ for answer in answers])
        pipe.send(await store.append(GAME.id, unit(1, 2, name), 1))


def size_of_log(database: str) -> int:
    return Path(f"{database}-wal").stat().st_size


TASKS = {task.__name__: task for task in (duel, run_free, run_until_killed, open_it, rematch, fill_the_disk)}


def begin(task: str, pipe: Connection, database: str, name: str) -> None:
    """Do a task; this is where the other process begins."""
    asyncio.run(TASKS[task](pipe, database, name))
