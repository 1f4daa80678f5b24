"""Bots think on other machines, if anybody is there who does; whoever is killed over a job is replaced."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

import asyncpg
import pytest
from sqlalchemy import Connection, func, select

from frabjous.bots.workers import Workers
from frabjous.games.splut import SPLUT
from frabjous.store import jobs
from frabjous.store.copying import opened
from frabjous.store.database import address, thinking_door
from frabjous.store.notes import Kind, Note
from frabjous.store.schema import jobs as rows
from frabjous.store.store import Store
from frabjous.web.far_workers import FarWorkers, program
from frabjous.web.thinker import Thinker
from postgres import Postgres
from servers import PROGRAM, Server
from web.programs import program_at, seat_at_new_table
from web.visiting import PATIENCE, run

STATE: Final = SPLUT.game.start(2, {})
SEEN: Final = SPLUT.game.observe(STATE, 0)
LEGAL: Final = [action.text for action in SPLUT.game.legal(STATE, 0)]


def jobs_left(connection: Connection) -> int:
    """Count the jobs that are there."""
    return connection.execute(select(func.count()).select_from(rows)).scalar_one()


class OnlyElsewhere(FarWorkers):
    """A server that would rather fail than think itself."""

    async def started(self, python: str) -> None:
        return None


@asynccontextmanager
async def asking(store: Store, kind: type[FarWorkers] = FarWorkers) -> AsyncIterator[FarWorkers]:
    """Be a server."""
    workers = kind(store, 60.0, None, lambda *_: None)

    def heard(note: Note) -> None:
        if note.kind is Kind.THOUGHT:
            workers.heard(note)

    await store.neighbours.meet(heard)
    try:
        yield workers
    finally:
        await workers.close()


@asynccontextmanager
async def thinking(url: str) -> AsyncIterator[None]:
    """Be a thinker."""
    workers = Workers(1, 60.0)
    async with opened(url) as store:
        door = thinking_door(address(url), store.neighbours.name, 1)
        thinker = Thinker(store, workers, door)
        await thinker.offer()
        working = asyncio.create_task(thinker.work())
        try:
            yield
        finally:
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
            await workers.close()
            await door.close()


async def choose(workers: FarWorkers) -> str:
    return (await workers.choose(SPLUT, "fool", 0, SEEN, LEGAL)).text


def test_without_thinkers_a_server_thinks_for_itself(database: str) -> None:
    async def work() -> None:
        async with opened(database) as store, asking(store) as workers:
            assert await choose(workers) in LEGAL
            assert workers.begun == 1

    run(work)


def test_with_a_thinker_the_server_does_not_think(postgres: Postgres) -> None:
    async def work() -> None:
        url = postgres.new()
        async with opened(url) as store, asking(store, OnlyElsewhere) as workers, thinking(url):
            assert await choose(workers) in LEGAL
            advice = await workers.advise(SPLUT, 0, SEEN, LEGAL, 1)
            assert advice.ways
            sight = await workers.look(SPLUT, 0, SEEN, LEGAL[0], 1, 20)
            assert 0 <= sight.hope <= 1
            assert workers.begun == 0
            assert await store.read(jobs_left) == 0, "nothing stays behind"

    run(work)


def test_the_job_of_a_killed_thinker_is_taken_by_another(postgres: Postgres) -> None:
    """One takes the job and dies over it; the job is not taken twice, and not lost."""

    async def work() -> None:
        url = postgres.new()
        killed = await asyncpg.connect(url)
        await killed.fetchval("SELECT pg_advisory_lock_shared($1, $2)", jobs.THINKERS, program())
        async with opened(url) as store, asking(store, OnlyElsewhere) as workers:
            asked = asyncio.create_task(choose(workers))
            await killed.execute("BEGIN")
            while not await killed.fetch("SELECT id FROM jobs FOR UPDATE SKIP LOCKED"):
                pass  # whoever waits for the database lets the others go on
            async with thinking(url):
                assert await store.write(jobs.take, program()) is None, "it is held"
                killed.terminate()
                assert await asked in LEGAL

    run(work)


def test_when_the_last_thinker_goes_the_server_thinks_for_itself(postgres: Postgres) -> None:
    async def work() -> None:
        url = postgres.new()
        idle = await asyncpg.connect(url)
        await idle.fetchval("SELECT pg_advisory_lock_shared($1, $2)", jobs.THINKERS, program())
        async with opened(url) as store, asking(store) as workers:
            asked = asyncio.create_task(choose(workers))
            while not await idle.fetch("SELECT id FROM jobs"):
                pass  # whoever waits for the database lets the others go on
            idle.terminate()
            assert await asked in LEGAL
            assert await store.read(jobs_left) == 0

    run(work)


def test_who_thinks_by_another_program_is_not_asked(postgres: Postgres) -> None:
    async def work() -> None:
        url = postgres.new()
        other = await asyncpg.connect(url)
        await other.fetchval("SELECT pg_advisory_lock_shared($1, $2)", jobs.THINKERS, program() ^ 1)
        async with opened(url) as store:
            assert await store.write(jobs.ask, program(), b"", 0) is None
        await other.close()

    run(work)


def test_what_went_wrong_elsewhere_is_told(postgres: Postgres) -> None:
    async def work() -> None:
        url = postgres.new()
        async with opened(url) as store, thinking(url), asking(store, OnlyElsewhere) as workers:
            with pytest.raises(Exception, match="the bot genius failed"):
                await workers.choose(SPLUT, "genius", 0, SEEN, LEGAL)

    run(work)


@contextmanager
def thinker_of(url: str) -> Iterator[subprocess.Popen[str]]:
    """Start `frabjous think` in a process of its own, and end it."""
    command = [sys.executable, *PROGRAM, "think", "--db", url, "--processes", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "Frabjous thinks with 1 process.\n"
        try:
            yield process
        finally:
            process.terminate()
            process.wait(PATIENCE)


def children(process: int) -> str:
    return Path(f"/proc/{process}/task/{process}/children").read_text("ascii")


@pytest.mark.skipif(sys.platform != "linux", reason="children of a process are listed as Linux does it")
def test_frabjous_think_plays_the_bots_of_a_server(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new()

    async def work() -> None:
        async with program_at(seat_at_new_table(server)) as program:
            while program.position["legal"]:
                await program.choose(program.position["legal"][0])
            while not program.position["legal"]:
                await program.hear_a("position")

    with thinker_of(url) as thinker, Server(tmp_path, url=url) as server:
        run(work)
        assert children(thinker.pid)
        assert not children(server.pid)


def test_thinkers_need_postgresql(tmp_path: Path) -> None:
    command = [sys.executable, *PROGRAM, "think", "--db", str(tmp_path / "x.db")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "Thinkers need PostgreSQL" in done.stderr
