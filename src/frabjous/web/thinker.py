"""A process that thinks for servers on other machines: it takes jobs from their database, and answers there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from frabjous.bots.worker import Result, Thought, Work
from frabjous.bots.workers import BotFailed, Workers
from frabjous.store import jobs
from frabjous.store.database import address, thinking_door
from frabjous.store.door import Door
from frabjous.store.notes import Kind, Note
from frabjous.store.store import Store
from frabjous.web.far_workers import program
from frabjous.web.thinking import in_a_line

log = logging.getLogger(__name__)

PULSE: Final = 2.0  # seconds after which it is noticed that the database was lost
PAUSE: Final = 1.0


async def think(database: str, processes: int, faster: Path | None, ready: Callable[[int], None]) -> None:
    """Think until interrupted, with so many processes; say when it begins."""
    store = await Store.open(database)
    workers = Workers(processes, faster=faster)
    door = thinking_door(address(database), store.neighbours.name, workers.count)
    thinker = Thinker(store, workers, door)
    try:
        await thinker.offer()
        ready(workers.count)
        await asyncio.gather(thinker.stay(), *(thinker.work() for _ in range(workers.count)))
    finally:
        await workers.close()
        await door.close()
        await store.close()


class Thinker:
    """Takes one job after the other, as many at a time as there are processes."""

    def __init__(self, store: Store, workers: Workers, door: Door) -> None:
        self.store: Final = store
        self.workers: Final = workers
        self.door: Final = door
        self.news: Final = asyncio.Event()

    async def offer(self) -> None:
        """Say that we are there, and listen for jobs."""
        await self.store.neighbours.meet(self.heard)
        await self.store.neighbours.offer(jobs.THINKERS, program())
        self.news.set()

    def heard(self, note: Note) -> None:
        if note.kind is Kind.JOB:
            self.news.set()

    async def stay(self) -> None:
        """Make sure again and again that we are known to be there."""
        while True:
            await asyncio.sleep(PULSE)
            try:
                await self.store.neighbours.living()
                await self.store.write(jobs.tidy, time.time_ns() // 1_000_000)
            except Exception as error:
                log.warning("the database is lost: %s", in_a_line(error))
                await self.offer_again()

    async def offer_again(self) -> None:
        try:
            await self.offer()
        except Exception as error:
            log.warning("the database is out of reach: %s", in_a_line(error))

    async def work(self) -> None:
        """Do jobs as long as there are any, then wait for news."""
        while True:
            self.news.clear()
            try:
                busy = await self.one_job()
            except Exception as error:
                log.warning("a job was lost: %s", in_a_line(error))
                await asyncio.sleep(PAUSE)
                continue
            if not busy:
                await self.news.wait()

    async def one_job(self) -> bool:
        """Hold a job while it is thought about; False if there is none."""
        async with self.door.held() as step:
            job = await step(jobs.take, program())
            if job is None:
                return False
            number, work = job
            result = await self.thought(msgspec.msgpack.decode(work, type=Work))
            await step(jobs.finish, number, msgspec.msgpack.encode(result))
        return True

    async def thought(self, work: Work) -> Result:
        """Think; what went wrong is an answer, too."""
        try:
            return await self.workers.done(work, "the bot")
        except BotFailed as failure:
            return Thought("", str(failure))


def run(database: str, processes: int, faster: Path | None) -> None:
    """Think until interrupted; say so, once it begins."""

    def ready(count: int) -> None:
        print(f"Frabjous thinks with {count} {'process' if count == 1 else 'processes'}.", flush=True)

    asyncio.run(partial(think, database, processes, faster, ready)())
