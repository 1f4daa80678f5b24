"""The other processes that serve the same database: what they tell, what they are at, and who is with them.

On PostgreSQL one connection a process listens for notes, holds locks, and says by a lock of its own that the process
lives: all of it ends with the connection. On SQLite there is one process, and nobody to tell.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from sqlalchemy import URL
from sqlalchemy.pool import NullPool

from frabjous.store.database import ALIVE, connecting
from frabjous.store.notes import CHANNEL, Kind, Note, read

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

ANSWERS_WITHIN: Final = 3.0  # seconds, or the database is out of reach
SLOW: Final = 0.8  # seconds for one short answer, of which a move takes several
TOO_SLOW: Final = 3  # slow answers running: whoever can play elsewhere is better off there
NOBODY: Final = 0  # the name of a process that nobody knows
PROCESSES: Final = 0x46726162  # of all locks those by which processes say that they live
LIVE: Final = "SELECT pg_advisory_lock($1, $2)"
LIVING: Final = """
SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND objsubid = 2 AND granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
FORGET_THE_DEAD: Final = f"DELETE FROM presence WHERE who NOT IN ({LIVING})"
COME_AND_GO: Final = """
WITH gone AS (DELETE FROM presence WHERE table_code = $1 AND who = $2 AND NOT (chair = ANY($3::int[])))
INSERT INTO presence (table_code, who, chair, people) SELECT $1, $2, * FROM unnest($3::int[], $4::int[])
ON CONFLICT (table_code, who, chair) DO UPDATE SET people = excluded.people
"""
ELSEWHERE: Final = f"""
SELECT chair, sum(people)::int FROM presence
WHERE who IN ({LIVING}) AND table_code = $2 AND who <> $3 GROUP BY chair
"""
CLAIM: Final = "SELECT pg_try_advisory_lock($1)"
LET_GO: Final = "SELECT pg_advisory_unlock($1)"
OFFER: Final = "SELECT pg_advisory_lock_shared($1, $2)"
SAY: Final = "SELECT pg_notify($1, $2)"
KNOWN_KEY: Final = "SELECT EXISTS (SELECT FROM keys WHERE table_code = $1 AND key_hash = ANY($2::bytea[]))"
HOW_FAR: Final = """
SELECT place, coalesce((SELECT max(number) FROM lines WHERE game_id = games.id), 0)
FROM games WHERE table_code = $1 ORDER BY place DESC LIMIT 1
"""
TABLES: Final = f"SELECT DISTINCT table_code FROM presence WHERE who IN ({LIVING}) AND who <> $2"
Heard: TypeAlias = Callable[[Note], None]
Work: TypeAlias = Callable[[], Awaitable[None]]


class NoNeighbours:
    """There are no other processes: nobody is told anything, and everything is ours to see to."""

    name = NOBODY  # by which others tell our notes from each other's

    async def meet(self, heard: Heard) -> None:
        """Begin to hear of the others, once more if the connection was lost."""

    async def living(self) -> frozenset[int]:
        """Name the others that live, and make sure that the database answers."""
        return frozenset()

    async def say(self, note: Note) -> None:
        """Let the others know something that is written nowhere."""

    async def come_and_go(self, code: str, people: Mapping[int, int]) -> None:
        """Say how many are at a table here, by the chair they play."""

    async def elsewhere(self, code: str) -> dict[int, int]:
        """Count who is at a table by way of another process, by the chair they play."""
        return {}

    @asynccontextmanager
    async def claimed(self, *thing: object, first: Work | None = None) -> AsyncIterator[bool]:
        """Try to be the only one who sees to something, and say whether we are; first look what others have done."""
        yield True

    async def watch(self, look: Work) -> None:
        """Look round again and again, as long as there may be others."""

    async def know_key(self, code: str, hashes: Sequence[bytes]) -> bool:
        """Say whether one of some keys opens a chair of a table, which another process may have let somebody have."""
        return False

    async def how_far(self, code: str) -> tuple[int, int]:
        """Say how far others have come with a table: the place of its last game, and the last line of it."""
        return 0, 0

    async def tables(self) -> set[str]:
        """Name the tables at which somebody is by way of another process."""
        return set()

    async def offer(self, kind: int, what: int) -> None:
        """Say by a lock that we are there for something, as long as the connection lives."""

    async def close(self) -> None:
        """Be gone for the others."""


class Neighbours(NoNeighbours):
    """Other processes, known by way of PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self.name = new_name()
        self.who = self.name  # lives, as long as the connection does
        self.turn: Final = asyncio.Lock()  # one statement at a time
        self.running: Final[set[asyncio.Task[list[Any]]]] = set()
        self.held: AsyncConnection | None = None
        self.line: Any = None  # asyncpg's own connection inside it
        self.slow = 0  # answers running
        self.has_others = False

    async def meet(self, heard: Heard) -> None:
        """Connect, once more by another number: the last one lives until the database knows its connection is lost."""
        async with asyncio.timeout(ANSWERS_WITHIN):
            await self.close()
        self.who = new_name()

        def hear(_connection: object, _pid: int, _channel: str, text: str) -> None:
            try:
                teller, note = read(text)
            except ValueError:  # a newer program's
                return
            if teller != self.name or note.kind is Kind.LINES:  # what we wrote without hearing that we did is news
                heard(note)

        try:
            async with asyncio.timeout(ANSWERS_WITHIN), self.turn:
                self.held = await self.engine.connect()
                self.line = (await self.held.get_raw_connection()).driver_connection
                await self.line.fetchval(LIVE, PROCESSES, self.who)
                await self.line.add_listener(CHANNEL, hear)
                await self.line.execute(FORGET_THE_DEAD.replace("$1", str(PROCESSES)))
        except BaseException:
            self.hang_up()  # whoever asks by half a line waits for ever
            raise

    async def living(self) -> frozenset[int]:
        others = frozenset(row[0] for row in await self.ask(LIVING, PROCESSES)) - {self.who}
        self.has_others = bool(others)
        return others

    async def say(self, note: Note) -> None:
        await self.ask(SAY, CHANNEL, note.written(self.name))

    async def come_and_go(self, code: str, people: Mapping[int, int]) -> None:
        await self.ask(COME_AND_GO, code, self.who, list(people.keys()), list(people.values()))
        await self.say(Note(Kind.PRESENCE, code))

    async def elsewhere(self, code: str) -> dict[int, int]:
        return dict(await self.ask(ELSEWHERE, PROCESSES, code, self.who))

    @asynccontextmanager
    async def claimed(self, *thing: object, first: Work | None = None) -> AsyncIterator[bool]:
        """Hold a lock, which goes with the connection; it saves work, and nothing depends on it."""
        name = int.from_bytes(blake2b(repr(thing).encode(), digest_size=8).digest(), "big", signed=True)
        try:
            ((ours,),) = await self.ask(CLAIM, name)
        except asyncio.CancelledError:
            self.begin(LET_GO, name)  # it may have been ours all the same, and nobody else could ever have it
            raise
        try:
            if ours and first is not None:
                await first()
            yield ours
        finally:
            if ours:
                await self.ask(LET_GO, name)

    async def watch(self, look: Work) -> None:
        while True:
            await look()

    async def know_key(self, code: str, hashes: Sequence[bytes]) -> bool:
        ((known,),) = await self.ask(KNOWN_KEY, code, list(hashes))
        return bool(known)

    async def how_far(self, code: str) -> tuple[int, int]:
        return next((tuple(row) for row in await self.ask(HOW_FAR, code)), (0, 0))

    async def tables(self) -> set[str]:
        return {row[0] for row in await self.ask(TABLES, PROCESSES, self.who)}

    async def offer(self, kind: int, what: int) -> None:
        await self.ask(OFFER, kind, what)

    async def ask(self, statement: str, *values: object) -> list[Any]:
        """Let a statement run to its end, whoever gives up waiting; a cancelled one would cost the connection."""
        return await asyncio.shield(self.begin(statement, *values))

    def begin(self, statement: str, *values: object) -> asyncio.Task[list[Any]]:
        asked = asyncio.create_task(self.answered(statement, values))
        self.running.add(asked)
        asked.add_done_callback(self.forget)
        return asked

    def forget(self, asked: asyncio.Task[list[Any]]) -> None:
        """Let go of a statement that has ended; whoever gave up waiting does not want to hear how."""
        self.running.discard(asked)
        if not asked.cancelled():
            asked.exception()

    async def answered(self, statement: str, values: tuple[object, ...]) -> list[Any]:
        async with self.turn:
            if self.line is None or self.line.is_closed():
                raise ConnectionError("The database is out of reach.")
            line, began = self.line, time.monotonic()
            try:
                async with asyncio.timeout(ANSWERS_WITHIN):  # the driver's own does not count all that it waits for
                    answer: list[Any] = await line.fetch(statement, *values)
            except TimeoutError:
                line.terminate()  # nobody knows what came of it; a lock, for one, must not stay behind
                raise
            self.note_speed(time.monotonic() - began)
            return answer

    def note_speed(self, seconds: float) -> None:
        """Take a connection that became too slow for lost, if there are others; it must be quick to be met again."""
        self.slow = self.slow + 1 if seconds > SLOW else 0
        if self.slow >= TOO_SLOW and self.has_others:
            self.slow = 0
            self.hang_up()

    def hang_up(self) -> None:
        if self.line is not None:
            self.line.terminate()

    async def close(self) -> None:
        self.hang_up()
        held, self.line, self.held = self.held, None, None
        if held is not None:
            await held.invalidate()
            await held.close()


def neighbours_at(url: URL) -> NoNeighbours:
    """Give the neighbours that a process on this database has."""
    if url.get_backend_name() == "sqlite":
        return NoNeighbours()
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415 - on SQLite nobody waits for it

    return Neighbours(create_async_engine(url, poolclass=NullPool, connect_args=connecting(ALIVE)))


def new_name() -> int:
    """Name a process: by a number that fits into a lock."""
    return secrets.randbelow(2**31 - 1) + 1
