"""Looking for garbage takes no time, and finds everything in the end."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple
from weakref import ref

import pytest
from drawing import PEOPLE, Cost, played

from frabjous.bots.workers import Workers
from frabjous.games import ROOMS
from frabjous.store import Store
from frabjous.web.garbage import MANY, OFTEN, Looks
from frabjous.web.hub import Hub
from frabjous.web.start import set_up
from web.visiting import run


class Ring:
    """Something that only the collector lets go of."""

    def __init__(self) -> None:
        self.itself = self


class Agenda:
    """What shall be done soon; a test does it."""

    def __init__(self) -> None:
        self.due: list[Callable[[], None]] = []

    def do_all(self) -> None:
        while self.due:
            self.due.pop()()


class Process(NamedTuple):
    """One that looks for garbage as a server does."""

    looks: Looks
    agenda: Agenda


@pytest.fixture
def process() -> Iterator[Process]:
    agenda, threshold = Agenda(), gc.get_threshold()
    looks = Looks(agenda.due.append, much=1)
    looks.begin()
    yield Process(looks, agenda)
    gc.callbacks.remove(looks.note)
    gc.set_threshold(*threshold)
    gc.unfreeze()


def much(parts: float) -> list[list[int]]:
    """Make so many parts of what it takes until everything is looked through."""
    return [[] for _ in range(int(parts * gc.get_freeze_count()) + 2 * OFTEN)]


def test_what_has_come_is_set_apart_without_a_look(process: Process) -> None:
    ring = Ring()
    found, _more = ref(ring), much(0)
    del ring
    assert found() is not None
    assert not any(one is found() for one in gc.get_objects())


def test_what_an_answer_leaves_behind_is_found_at_once(process: Process) -> None:
    found = ref(Ring())
    process.looks.look_at_the_young()
    assert found() is None


def test_what_outlives_an_answer_is_not_looked_at_again(process: Process) -> None:
    ring = Ring()
    process.looks.look_at_the_young()
    found = ref(ring)
    del ring
    process.looks.look_at_the_young()
    assert found() is not None


def test_what_outlives_answers_counts(process: Process) -> None:
    kept = [much(0.2)]
    while not process.agenda.due:
        kept.append([[] for _ in range(OFTEN // 2)])
        process.looks.look_at_the_young()
    assert sum(map(len, kept)) > 0.9 * process.looks.kept


def test_nothing_is_looked_through_as_long_as_little_has_come(process: Process) -> None:
    _some = much(0.5)
    assert not process.agenda.due


def test_what_was_made_and_let_go_counts_for_nothing(process: Process) -> None:
    found = ref(Ring())
    for _ in range(4):
        much(0.5)
    assert len(process.agenda.due) == 1
    process.agenda.do_all()
    assert found() is not None


def test_everything_is_looked_through_once_when_much_has_come(process: Process) -> None:
    found, _more = ref(Ring()), much(1.5)
    assert len(process.agenda.due) == 1
    assert found() is not None
    process.agenda.do_all()
    assert found() is None
    _still_more = much(0.5)
    assert not process.agenda.due


def test_everything_is_looked_through_when_many_sockets_have_ended(process: Process) -> None:
    found = ref(Ring())
    gc.freeze()
    for _ in range(MANY - 1):
        process.looks.note_end()
    assert not process.agenda.due
    process.looks.note_end()
    process.agenda.do_all()
    assert found() is None


@pytest.mark.parametrize("game", ROOMS)
def test_a_move_leaves_nothing_that_must_be_looked_for(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        store, workers = await Store.open(tmp_path / "x.db"), Workers(1)
        hub, cost = Hub(store, workers, 0), Cost()
        table = await set_up(store, (ROOMS[game],), {}, PEOPLE, hints=False)
        async with hub.table(table.code) as live:
            assert live is not None
            gc.collect()
            gc.disable()
            played(live, Random(7), cost, profiled=False)
            found = gc.collect()
            gc.enable()
            assert (cost.moves > 9, found) == (True, 0)
        await hub.close()
        await workers.close()
        await store.close()

    run(work)
