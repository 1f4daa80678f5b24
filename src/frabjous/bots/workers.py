"""The processes in which bots think, seen from the server: a job goes to whoever is free."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from frabjous.bots.worker import LENGTH_BYTES, Counsel, Glance, Job, Request, Result, Sight, Thought, Work, frame
from frabjous.games.room import AnyRoom

log = logging.getLogger(__name__)

START_SECONDS: Final = 60.0  # a busy machine takes long to start a process and warm it; the patience begins after that
TRIES: Final = 2  # whoever kills a process need not have meant the thought in it
GONE: Final = (OSError, asyncio.IncompleteReadError)  # what it looks like from here when a process has ended
T = TypeVar("T")


class BotFailed(Exception):  # noqa: N818
    """A bot crashed or took too long."""


class ProcessLost(Exception):  # noqa: N818
    """The process that should think has gone, or did not start."""


class Workers:
    """A few processes, started when first needed; a job that overruns or is lost costs only its own process.

    A process is handed out once it has said that it is ready, and one that is lost is replaced at once. A faster
    environment may be named that is not finished yet: once its file `ready` is there, its Python takes over.
    """

    def __init__(
        self,
        count: int = 0,
        patience: float = 10.0,
        program: str = "frabjous.bots.worker",
        faster: Path | None = None,
        note: Callable[[Work, float], None] | None = None,
    ) -> None:
        self.count = count or max(1, (os.cpu_count() or 1) - 1)
        self.begun = 0  # of that count
        self.patience = patience  # seconds, from when a process takes a job
        self.program = program  # the module that thinks
        self.python = sys.executable  # that runs it
        self.faster = faster  # what may take over, until it has been tried
        self.note = note  # what was asked for, and how long whoever asked had to wait
        self.free: asyncio.Queue[Process | None] = asyncio.Queue()  # ready; None is for one that did not start
        self.running: dict[Process, str] = {}  # and the Python of each
        self.starting: set[asyncio.Task[None]] = set()
        self.ending: set[asyncio.Task[int]] = set()
        self.looking = asyncio.Lock()  # back at games that are over: one look at a time, so that bots hardly wait

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

    async def advise(self, room: AnyRoom, seat: int, seen: Any, legal: list[str], seed: int) -> Counsel:  # noqa: ANN401
        """Think about a choice for whoever plays a seat, from what that seat may know."""
        work = Request(room.key, room.game.rules_version, seat, msgspec.msgpack.encode(seen), legal, seed)
        counsel = await self.done(work, "the adviser")
        assert isinstance(counsel, Counsel), "a request is answered by counsel"
        return counsel

    async def look(self, room: AnyRoom, seat: int, seen: Any, chosen: str, seed: int, nodes: int) -> Sight:  # noqa: ANN401
        """Look at a moment of a game that is over, from what a seat could know then."""
        async with self.looking:
            version = room.game.rules_version
            look = Glance(room.key, version, seat, msgspec.msgpack.encode(seen), chosen, seed, nodes)
            sight = await self.done(look, "the review")
        assert isinstance(sight, Sight), "a look is answered by a sight"
        return sight

    async def done(self, work: Work, who: str) -> Result:
        """Let somebody think, and note how long it took."""
        began = time.monotonic()
        try:
            return await self.thought_through(work, who)
        finally:
            if self.note is not None:
                self.note(work, time.monotonic() - began)

    async def thought_through(self, work: Work, who: str) -> Result:
        """Let the next free process do something; if it is lost meanwhile, another one."""
        for _ in range(TRIES):
            try:
                result = await self.tried(work)
            except ProcessLost as error:
                loss = error
            except TimeoutError as error:
                raise BotFailed(f"{who} did not answer in {self.patience:g} seconds") from error
            else:
                return sound(result, who)
        raise BotFailed(f"{who} did not answer: {loss}") from loss

    async def tried(self, work: Work) -> Result:
        process = await self.ready()
        try:
            async with asyncio.timeout(self.patience):  # unlike wait_for it never swallows a cancellation
                result = await ask(process, work)
        except BaseException as error:
            self.replace(process)
            if isinstance(error, GONE) and not isinstance(error, TimeoutError):
                raise ProcessLost(type(error).__name__) from error
            raise
        self.release(process)
        return result

    def release(self, process: Process) -> None:
        """Let a process wait for its next job, or another take its place if a faster Python has taken over."""
        if self.faster is not None and (self.faster / "ready").exists():
            keep(self.starting, asyncio.create_task(self.change_over(str(self.faster / "bin" / "python"))))
            self.faster = None
        if self.running[process] == self.python:
            self.free.put_nowait(process)
        else:
            self.replace(process)

    async def change_over(self, python: str) -> None:
        """Let another Python think from now on, if it can: the free ones give way at once, the others after a job."""
        trial = await self.started(python)
        if trial is None:
            return
        self.discard(trial)
        self.python = python
        log.info("bots and reviews think with %s now", python)
        for process in [self.free.get_nowait() for _ in range(self.free.qsize())]:
            self.begin() if process is None else self.replace(process)

    async def ready(self) -> Process:
        """Wait for a process that is ready and has nothing to do."""
        if self.free.empty() and self.begun < self.count:
            self.begun += 1
            self.begin()
        process = await self.free.get()
        if process is None:
            self.begin()
            raise ProcessLost("it did not start")
        return process

    def begin(self) -> None:
        """Start a process in the background."""
        keep(self.starting, asyncio.create_task(self.start()))

    async def start(self) -> None:
        """Start a process, and hand it out once it is ready; whoever waits for it must not wait for ever."""
        process = await self.started(self.python)
        if process is None and self.python != sys.executable:  # the faster build has gone; what serves can think, too
            self.python = sys.executable
            process = await self.started(self.python)
        self.free.put_nowait(process)

    async def started(self, python: str) -> Process | None:
        """Start a process and wait until it is ready; nothing if that fails."""
        process = None
        try:
            process = await asyncio.create_subprocess_exec(python, "-m", self.program, stdin=PIPE, stdout=PIPE)
            self.running[process] = python
            async with asyncio.timeout(START_SECONDS):
                await heard(process)
        except Exception as error:
            log.warning("a process for bots did not start: %s", type(error).__name__)
            if process is not None:
                self.discard(process)
            return None
        return process

    def replace(self, process: Process) -> None:
        """End a process that cannot be trusted any more, and start another."""
        self.discard(process)
        self.begin()

    def discard(self, process: Process) -> None:
        self.running.pop(process, None)
        if process.returncode is None:
            process.kill()
        keep(self.ending, asyncio.create_task(process.wait()))

    async def close(self) -> None:
        """End all processes."""
        starting = list(self.starting)
        for task in starting:
            task.cancel()
        await asyncio.gather(*starting, return_exceptions=True)
        for process in list(self.running):
            self.discard(process)
        await asyncio.gather(*self.ending)


def sound(result: Result, who: str) -> Result:
    """Give what came of a thought, unless it is what went wrong."""
    if isinstance(result, Thought) and result.problem:
        raise BotFailed(f"{who} failed: {result.problem}")
    return result


def keep(tasks: set[asyncio.Task[T]], task: asyncio.Task[T]) -> None:
    """Hold on to a task until it is done: the loop alone would let go of it."""
    tasks.add(task)
    task.add_done_callback(tasks.discard)


async def ask(process: Process, work: Work) -> Result:
    """Hand work over and wait for what comes of it."""
    assert process.stdin is not None, "workers are started with pipes"
    process.stdin.write(frame(msgspec.msgpack.encode(work)))
    await process.stdin.drain()
    result: Result = msgspec.msgpack.decode(await heard(process), type=Result)
    return result


async def heard(process: Process) -> bytes:
    """Wait for the next thing a process says; its first is nothing, to say that it is ready."""
    assert process.stdout is not None, "workers are started with pipes"
    length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
    return await process.stdout.readexactly(length)
