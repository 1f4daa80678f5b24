"""Bots that think on other machines: a server asks them, if anybody is there, and otherwise thinks for itself."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from frabjous.bots.worker import Result, Work
from frabjous.bots.workers import ProcessLost, Workers, sound
from frabjous.games import IN_ORDER
from frabjous.store import jobs
from frabjous.store.neighbours import NOBODY
from frabjous.store.notes import Note
from frabjous.store.store import Store
from frabjous.web.reviews import judgement_of
from frabjous.web.thinking import in_a_line

log = logging.getLogger(__name__)

NUDGE: Final = 0.5  # seconds after which it is looked whether a thinker was lost, and another takes its job
LONGEST: Final = 30.0  # seconds that anybody waits for thinkers
ALONE: Final = 1.0  # seconds for which we know that there are none


def program() -> int:
    """Number the code by which bots think here; who thinks by another would answer something else."""
    digests = "".join(judgement_of(room) for room in IN_ORDER)
    return int.from_bytes(sha256(digests.encode()).digest()[:4], "big") >> 1


class FarWorkers(Workers):
    """Workers of a server whose database has other processes."""

    def __init__(self, store: Store, patience: float, faster: Path | None, note: Callable[[Work, float], None]) -> None:
        super().__init__(patience=patience, faster=faster, note=note)
        self.store: Final = store
        self.waiting: Final[dict[int, asyncio.Event]] = {}  # for the answer to a job
        self.alone_until = 0.0

    async def prepare(self) -> None:
        """Have somebody ready to think, if nobody else is: when another process dies, its bots wait for ours."""
        if self.store.neighbours.name == NOBODY or await self.store.read(jobs.anybody, program()):
            return
        while self.begun < self.count:
            self.begun += 1
            self.begin()
        with suppress(ProcessLost):  # it was logged, and another one is started already
            self.release(await self.ready())

    def heard(self, note: Note) -> None:
        """Hear that a job is answered, perhaps one of ours."""
        if note.what in self.waiting:
            self.waiting[note.what].set()

    async def thought_through(self, work: Work, who: str) -> Result:
        alone = self.store.neighbours.name == NOBODY or time.monotonic() < self.alone_until
        result = None if alone else await self.thought_elsewhere(work)
        return await super().thought_through(work, who) if result is None else sound(result, who)

    async def thought_elsewhere(self, work: Work) -> Result | None:
        """Ask thinkers; None if there are none, or none that answers."""
        try:
            now = time.time_ns() // 1_000_000
            number = await self.store.write(jobs.ask, program(), msgspec.msgpack.encode(work), now)
            if number is not None:
                return await self.answer_to(number)
            self.alone_until = time.monotonic() + ALONE
        except Exception as error:
            log.warning("thinkers cannot be asked: %s", in_a_line(error))
        return None

    async def answer_to(self, number: int) -> Result | None:
        """Wait for the answer to a job, as long as anybody is there to give it."""
        self.waiting[number] = asyncio.Event()
        ends = time.monotonic() + LONGEST
        asked = jobs.Asked(None)
        try:
            while asked.result is None and asked.anybody and time.monotonic() < ends:
                await self.told_of(number)
                asked = await self.store.write(jobs.answer, number, program())
        finally:
            del self.waiting[number]
            if asked.result is None:
                await self.store.write(jobs.drop, number)
        return None if asked.result is None else msgspec.msgpack.decode(asked.result, type=Result)

    async def told_of(self, number: int) -> None:
        """Wait until it is told that a job is answered, or for a while."""
        with suppress(TimeoutError):
            async with asyncio.timeout(NUDGE):
                await self.waiting[number].wait()
        self.waiting[number].clear()
