"""Faults of the machine: in each, no acknowledged move is lost, and play goes on when the fault has ended."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from typing import Final, TypeAlias

import httpx

from frabjous.games import ROOMS
from servers import FREELY, Server
from soak.kills import check_records, new_parties, sum_up
from soak.ledger import FAULTS, check_party
from soak.people import Party, Person
from soak.report import Clock, Report

FRAIL: Final = Path(__file__).with_name("frail_server.py")
PATIENCE: Final = 40.0  # seconds by which a table must have gone on
ENOUGH: Final = 10  # messages with something new, for each of its people
PAUSE: Final = 0.1  # seconds before somebody comes back
HOUR: Final = 3600
SMALL_DISK: Final = "size=8m"


class FrailServer(Server):
    """A server whose clock can be set, and to which a read-only file is read-only even if root runs it."""

    def __init__(self, folder: Path) -> None:
        self.clock_file: Final = folder / "clock"
        self.clock_file.write_text("0", "utf-8")
        super().__init__(folder, *FREELY, program=(str(FRAIL), str(self.clock_file)))


Fault: TypeAlias = Callable[[FrailServer], AbstractContextManager[None]]


# The faults


@contextmanager
def disk_full(server: FrailServer) -> Iterator[None]:
    """Leave no byte to write: on a small disk of its own by filling it, elsewhere by a limit for the process."""
    if server.database.parent.is_mount():
        ballast = server.database.with_name("ballast")
        with suppress(OSError), ballast.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))
        yield
        ballast.unlink()
        return
    log = server.database.with_name("x.db-wal")
    limits = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, limits[1]))
    yield
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, limits)


@contextmanager
def locked(server: FrailServer) -> Iterator[None]:
    """Let another process hold the right to write."""
    with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def read_only(server: FrailServer) -> Iterator[None]:
    """Let nobody open the files for writing: who has them open goes on; a new server says what is wrong, or serves."""
    folder = server.database.parent
    files = [*folder.glob("x.db*")]
    set_modes(0o444, 0o555, files, folder)
    yield
    server.kill()
    said = said_at_start(server)
    set_modes(0o644, 0o755, files, folder)
    server.restart()
    assert "Traceback" not in said, f"a server on a read-only file says:\n{said}"


def set_modes(of_files: int, of_folder: int, files: list[Path], folder: Path) -> None:
    for file in files:
        file.chmod(of_files)
    folder.chmod(of_folder)


def said_at_start(server: FrailServer) -> str:
    """Start a server that may refuse to start, and give what it says."""
    before = len(server.logged())
    with suppress(AssertionError):
        server.start(server.port)
    server.stop()
    return server.logged()[before:].strip()


@contextmanager
def worker_killed(server: FrailServer) -> Iterator[None]:
    """Kill the processes in which bots think."""
    for worker in children(server.pid):
        os.kill(worker, signal.SIGKILL)
    yield


def children(pid: int) -> list[int]:
    """Name the processes that a process has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(stat.read_text("utf-8").rpartition(")")[2].split()[1]) == pid:
                found.append(int(stat.parent.name))
    return found


@contextmanager
def clock_set_back(server: FrailServer) -> Iterator[None]:
    """Set the clock back by an hour; the server is killed and started again meanwhile."""
    server.clock_file.write_text(str(-HOUR), "utf-8")
    server.kill()
    server.restart()
    yield
    server.clock_file.write_text("0", "utf-8")


ALL: Final[tuple[Fault, ...]] = (disk_full, locked, read_only, worker_killed, clock_set_back)


# People at the tables meanwhile


def run(folder: Path, seed: int, clock: Clock) -> Report:
    """Let all faults happen, again and again, each time to other games; on a small disk, where one can be had."""
    report = Report("faults", seed)
    dice = random.Random(seed)
    while clock.goes_on():
        with small_disk(folder / f"disk-{clock.done}") as disk:
            # Beyond the server's patience for a locked database every other time.
            one_round(disk, dice, report, seconds=13.0 if clock.done % 2 else 1.0)
    return report.finished()


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """Give a folder on a small disk of its own, if that is allowed; otherwise just a folder."""
    folder.mkdir()
    mounting = ["mount", "-t", "tmpfs", "-o", SMALL_DISK, "tmpfs", str(folder)]
    mounted = subprocess.run(mounting, check=False, capture_output=True).returncode == 0
    try:
        yield folder
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


def one_round(folder: Path, dice: random.Random, report: Report, *, seconds: float, rooms: int = 2) -> None:
    """Let every fault happen once to one server; it lasts some seconds."""
    report.figures.update(dict.fromkeys(("faults", "moves sent", "moves sent again", "moves acknowledged", *FAULTS), 0))
    with FrailServer(folder) as server:
        tables = [table for room in dice.sample(list(ROOMS), rooms) for table in new_parties(server, room, dice)]
        asyncio.run(through_all(server, tables, dice, report, seconds))
        for table in tables:
            check_party(server, table, report)
        sum_up(tables, report)
        check_records(server, tables, folder, report)


async def through_all(
    server: FrailServer, tables: list[Party], dice: random.Random, report: Report, seconds: float
) -> None:
    """Let people play through all faults, in any order."""
    people = [asyncio.create_task(keep_coming(server, table, one)) for table in tables for one in table.people]
    try:
        await went_on(tables, report, "before any fault")
        for fault in dice.sample(ALL, len(ALL)):
            try:
                with fault(server):
                    await asyncio.sleep(seconds)
                    await asyncio.to_thread(check_answers, server, tables[0], report)
            except AssertionError as error:
                report.complain(f"{fault.__name__}: {error}")
            await went_on(tables, report, f"after {fault.__name__}")
            for table in tables:
                check_party(server, table, report)
            report.count("faults")
    finally:
        for person in people:
            person.cancel()
        await asyncio.gather(*people, return_exceptions=True)


async def keep_coming(server: Server, table: Party, person: Person) -> None:
    """Play, and come back whenever the connection is lost."""
    while True:
        await table.stay(person, server.port)
        await asyncio.sleep(PAUSE)


async def went_on(tables: list[Party], report: Report, when: str) -> None:
    """Wait until something has happened at every table where they still play: a good number of new lines."""
    wanted = {table.code: seen_at(table) + ENOUGH for table in tables}
    deadline = time.monotonic() + PATIENCE
    waiting = tables
    while waiting and time.monotonic() < deadline:
        await asyncio.sleep(PAUSE)
        waiting = [table for table in tables if not table.is_done() and seen_at(table) < wanted[table.code]]
    for table in waiting:
        report.complain(f"{when}: nothing goes on at the table {table.code} of {table.room} with {table.bots} bots")


def seen_at(table: Party) -> int:
    """Count the lines somebody has seen at a table."""
    return sum(table.people[0].farthest.values())


def check_answers(server: Server, table: Party, report: Report) -> None:
    """Whatever is wrong with the machine, a visitor is answered with a page."""
    for path in ("", f"t/{table.code}"):
        try:
            answer = httpx.get(f"{server.url}{path}", timeout=PATIENCE)
        except httpx.HTTPError as error:
            report.complain(f"“{path}” was not answered: {error!r}")
            continue
        report.count("pages answered in a fault")
        if "</html>" not in answer.text:
            report.complain(f"“{path}” was answered with {answer.status_code} and “{answer.text[:100]}”")
