"""Several real processes on one database: races, sudden death, a full disk."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from frabjous.core.record import Line
from frabjous.store.copying import opened
from frabjous.store.rows import Kept
from postgres import Postgres
from store.other_process import begin
from store.samples import GAME, TABLE, numbers, unit, with_a_game

# Processes come from one server that has imported everything: fresh ones, but without two seconds of imports each.
CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["pytest", "frabjous.store.store"])


class Other:
    """Another process, spoken to through a pipe."""

    def __init__(self, task: str, database: str, name: str) -> None:
        self.name = name
        self.pipe, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=begin, args=(task, theirs, database, name))
        self.process.start()
        theirs.close()  # theirs alone now, so that the pipe ends when they do

    def rest(self) -> list[tuple[int, int]]:
        """Hear everything until the other process ends."""
        heard: list[tuple[int, int]] = []
        while True:
            try:
                heard.append(self.pipe.recv())
            except EOFError:
                return heard


@contextmanager
def others(task: str, database: str, *names: str) -> Iterator[list[Other]]:
    """Start processes that do the same task, and see them all end well unless they were killed."""
    started = [Other(task, database, name) for name in names]
    try:
        assert [other.pipe.recv() for other in started] == ["ready"] * len(started)
        yield started
    finally:
        for other in started:
            other.process.join(30)
            other.pipe.close()
    assert {other.process.exitcode for other in started} <= {0, -signal.SIGKILL}


def at_once(rivals: list[Other], *orders: object) -> list[object]:
    """Tell each its order before hearing any answer."""
    for rival, order in zip(rivals, orders, strict=True):
        rival.pipe.send(order)
    return [rival.pipe.recv() for rival in rivals]


def dismiss(rivals: list[Other]) -> None:
    for rival in rivals:
        rival.pipe.send(None)


async def new(database: str) -> None:
    async with with_a_game(database):
        pass


async def all_lines(database: str) -> list[Line]:
    async with opened(database) as store:
        return await store.lines_after(GAME.id, 0)


async def everything(database: str) -> Kept:
    async with opened(database) as store:
        kept = await store.load(TABLE.code)
    assert kept is not None
    return kept


def test_of_two_processes_that_want_the_same_number_exactly_one_gets_it(database: str) -> None:
    asyncio.run(new(database))
    expected: list[Line] = []
    with others("duel", database, "tove", "rath") as rivals:
        for start in range(1, 301, 3):  # they want two lines each and share the middle one
            answers = at_once(rivals, (start, start + 1), (start + 1, start + 2))
            assert answers in ([True, False], [False, True])
            who = answers.index(True)
            expected += unit(start + who, start + 1 + who, rivals[who].name)
        dismiss(rivals)
    assert asyncio.run(all_lines(database)) == expected


def test_racing_processes_leave_whole_units_and_no_gap(database: str) -> None:
    asyncio.run(new(database))
    expected: list[Line] = []
    with others("run_free", database, "tove", "rath") as rivals:
        for rival in rivals:
            rival.pipe.send("go")
        for rival in rivals:
            for first, last in rival.rest():
                expected += unit(first, last, rival.name)
    kept = asyncio.run(all_lines(database))
    assert kept == sorted(expected, key=lambda line: line.number)
    assert numbers(kept) == list(range(1, len(kept) + 1))


def test_of_two_processes_that_start_a_rematch_one_does(database: str) -> None:
    asyncio.run(new(database))
    expected = [GAME.id]
    with others("rematch", database, "tove", "rath") as rivals:
        for place in range(2, 40):
            answers = at_once(rivals, place, place)
            assert answers in ([True, False], [False, True])
            expected.append(f"{rivals[answers.index(True)].name} {place}")
        dismiss(rivals)
    assert [game.id for game in asyncio.run(everything(database)).games] == expected


def test_a_killed_process_loses_nothing_it_told(database: str) -> None:
    with others("run_until_killed", database, "tove") as [other]:
        told = [other.pipe.recv() for _ in range(40)]
        other.process.kill()
        told += other.rest()
    lines = asyncio.run(all_lines(database))
    assert told == [(first, first + 1) for first in range(1, told[-1][1], 2)]
    # It may have died between writing a pair and telling of it, never the other way round, nor within a pair.
    assert len(lines) in (told[-1][1], told[-1][1] + 2)
    assert lines == unit(1, len(lines), "tove")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_processes_that_open_a_new_database_at_once_all_succeed(kind: str, tmp_path: Path, postgres: Postgres) -> None:
    for attempt in range(3):
        database = str(tmp_path / f"kept-{attempt}.db") if kind == "sqlite" else postgres.empty()
        with others("open_it", database, "tove", "rath", "wabe") as rivals:
            assert at_once(rivals, "go", "go", "go") == [{"tables": 0, "games": 0, "lines": 0}] * 3


def test_a_full_disk_is_told_to_everybody_and_the_writer_lives_on(tmp_path: Path) -> None:
    database = str(tmp_path / "kept.db")
    with others("fill_the_disk", database, "tove") as [other]:
        assert other.pipe.recv() == ["OperationalError"] * 3
        assert other.pipe.recv() is True
    assert asyncio.run(all_lines(database)) == unit(1, 2, "tove")
