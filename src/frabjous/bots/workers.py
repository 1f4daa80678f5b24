"""The processes in which bots think, seen from the server: a job goes to whoever is free."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

import msgspec

from frabjous.bots.worker import LENGTH_BYTES, Job, Look, Result, Sight, Thought, Work, frame
from frabjous.games.room import AnyRoom

log = logging.getLogger(__name__)


class BotFailed(Exception):  # noqa: N818
    """A bot crashed or took too long."""


class Workers:
    """A few processes, started when first needed; a job that fails or overruns costs only its own process."""

    def __init__(self, count: int = 0, patience: float = 10.0, program: str = "frabjous.bots.worker") -> None:
        self.count = count or max(1, (os.cpu_count() or 1) - 1)
        self.patience = patience
        self.program = program  # the module that thinks
        self.free: asyncio.Queue[Process | None] = asyncio.Queue()
        self.running: set[Process] = set()
        self.ended: list[Process] = []  # given up, to be waited for at the end
        self.looking = asyncio.Lock()  # back at games that are over: one look at a time, so that bots hardly wait
        for _ in range(self.count):
            self.free.put_nowait(None)

    async def choose(self, room: AnyRoom, level: str, seat: int, seen: Any, legal: list[str]) -> Thought:  # noqa: ANN401
        """Let a bot of this level choose for a seat, from what that seat may know."""
        job = Job(
            room.key, room.game.rules_version, level, seat, msgspec.msgpack.encode(seen), legal, secrets.randbits(62)
        )
        thought = await self.done(job, f"the bot {level}")
        assert isinstance(thought, Thought), "a job is answered by a thought"
        if thought.cut:
            log.warning("%s: the bot %s was cut short by the clock", room.key, level)
        return thought

    async def look(self, room: AnyRoom, seat: int, seen: Any, chosen: str, seed: int, nodes: int) -> Sight:  # noqa: ANN401
        """Look at a moment of a game that is over, from what a seat could know then."""
        async with self.looking:
            version = room.game.rules_version
            look = Look(room.key, version, seat, msgspec.msgpack.encode(seen), chosen, seed, nodes)
            sight = await self.done(look, "the review")
        assert isinstance(sight, Sight), "a look is answered by a sight"
        return sight

    async def done(self, work: Work, who: str) -> Result:
        """Let the next free process do something."""
        process = await self.free.get()
        try:
            process = process or await self.start()
            async with asyncio.timeout(self.patience):  # unlike wait_for it never swallows a cancellation
                result = await ask(process, work)
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            self.discard(process)
            process = None
            raise BotFailed(f"{who} did not answer: {type(error).__name__}") from error
        except asyncio.CancelledError:
            self.discard(process)
            process = None
            raise
        finally:
            self.free.put_nowait(process)
        if isinstance(result, Thought) and result.problem:
            raise BotFailed(f"{who} failed: {result.problem}")
        return result

    async def start(self) -> Process:
        process = await asyncio.create_subprocess_exec(sys.executable, "-m", self.program, stdin=PIPE, stdout=PIPE)
        self.running.add(process)
        return process

    def discard(self, process: Process | None) -> None:
        """End a process that cannot be trusted any more."""
        if process is not None:
            self.running.discard(process)
            self.ended.append(process)
            if process.returncode is None:
                process.kill()

    async def close(self) -> None:
        """End all processes."""
        for process in list(self.running):
            self.discard(process)
        for process in self.ended:
            await process.wait()


async def ask(process: Process, work: Work) -> Result:
    """Hand work over and wait for what comes of it."""
    assert process.stdin is not None and process.stdout is not None, "workers are started with pipes"
    process.stdin.write(frame(msgspec.msgpack.encode(work)))
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
    result: Result = msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Result)
    return result
