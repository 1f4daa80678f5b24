"""Doors into a database: what goes in is a plain function of a connection, and runs in a transaction of its own.

SQLite's driver waits in threads, which are a door's own; PostgreSQL's waits in the loop. The functions do not know.
"""

from __future__ import annotations

import asyncio
import threading
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection, Engine

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

P = ParamSpec("P")
T = TypeVar("T")


class Step(Protocol):
    """A transaction that is held open: each call is one step in it."""

    def __call__(
        self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> Awaitable[T]: ...


class Door(ABC):
    """A way into a database for so many at a time; first come, first served."""

    def __init__(self, engine: Engine) -> None:
        self.engine: Final = engine
        self.running: Final[set[asyncio.Future[Any]]] = set()

    async def run(self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Let work be done in one transaction, to its end even when its caller gives up, as when a browser goes away.

        A statement cannot be called back once the driver has it: a connection left in the middle of one would be
        lost with its transaction open, and on SQLite an open transaction keeps everybody else from writing.
        """
        begun = self.begin(partial(with_arguments, work, args, kwargs))
        self.running.add(begun)
        begun.add_done_callback(self.forget)
        return await asyncio.shield(begun)

    def forget(self, done: asyncio.Future[Any]) -> None:
        """Let go of work that has ended; whoever gave up waiting does not want to hear how."""
        self.running.discard(done)
        if not done.cancelled():
            done.exception()

    async def close(self) -> None:
        """Wait for what is being done, and let go of the database."""
        await asyncio.gather(*self.running, return_exceptions=True)
        await self.let_go()

    @abstractmethod
    async def renew(self) -> None:
        """Use new connections from now on, where the old ones may lead nowhere."""

    @abstractmethod
    def begin(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Begin work that nobody can cancel."""

    @abstractmethod
    def held(self) -> AbstractAsyncContextManager[Step]:
        """Hold a transaction open for several steps, beside everything else; leaving it commits."""

    @abstractmethod
    async def let_go(self) -> None:
        """Close all connections."""


def with_arguments(
    work: Callable[..., T], args: tuple[object, ...], kwargs: dict[str, object], connection: Connection
) -> T:
    return work(connection, *args, **kwargs)


class Threads(Door):
    """A door whose drivers wait: each of its threads has a connection, and keeps it."""

    def __init__(self, engine: Engine, threads: int) -> None:
        super().__init__(engine)
        self.threads: Final = ThreadPoolExecutor(threads, thread_name_prefix="store")
        self.own: Final = threading.local()
        self.connections: Final[list[Connection]] = []

    def begin(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self.threads, self.do, work)

    def do(self, work: Callable[[Connection], T]) -> T:
        connection = self.connection()
        with connection.begin():
            return work(connection)

    def connection(self) -> Connection:
        """Give the connection of the thread that asks."""
        if not hasattr(self.own, "connection"):
            self.own.connection = self.engine.connect()
            self.connections.append(self.own.connection)
        kept: Connection = self.own.connection
        return kept

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Step]:
        def step(work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs) -> Awaitable[T]:
            return asyncio.to_thread(work, connection, *args, **kwargs)

        with self.engine.begin() as connection:
            yield step

    async def renew(self) -> None:
        """Keep those there are: a file is always there."""

    async def let_go(self) -> None:
        self.threads.shutdown()
        for connection in self.connections:
            connection.close()
        self.connections.clear()
        self.engine.dispose()


class Tasks(Door):
    """A door whose driver waits in the loop, with so many connections."""

    def __init__(self, engine: AsyncEngine, places: int) -> None:
        super().__init__(engine.sync_engine)
        self.connections: Final = engine
        self.count: Final = places
        self.places = asyncio.Semaphore(places)  # the pool alone would not promise the order
        self.lost = asyncio.Event()  # is set when the connections of now are given up
        self.given_up: Final[set[asyncio.Task[Any]]] = set()

    def begin(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        return asyncio.create_task(self.done_or_lost(work))

    async def done_or_lost(self, work: Callable[[Connection], T]) -> T:
        """Wait for work, or until its connection is given up: on a line that went dead the driver waits for ever."""
        doing, losing = asyncio.create_task(self.do(work)), asyncio.create_task(self.lost.wait())
        try:
            await asyncio.wait((doing, losing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            losing.cancel()
        if doing.done():
            return doing.result()
        self.given_up.add(doing)
        doing.add_done_callback(self.given_up.discard)
        doing.cancel()
        raise ConnectionError("The database was lost.")

    async def do(self, work: Callable[[Connection], T]) -> T:
        async with self.places, self.connections.begin() as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Step]:
        def step(work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs) -> Awaitable[T]:
            return connection.run_sync(work, *args, **kwargs)

        async with self.places, self.connections.begin() as connection:
            yield step

    async def renew(self) -> None:
        self.lost.set()
        self.lost, self.places = asyncio.Event(), asyncio.Semaphore(self.count)
        await self.connections.dispose(close=False)  # who says good-bye to a lost one waits long for the answer

    async def let_go(self) -> None:
        await self.connections.dispose()
