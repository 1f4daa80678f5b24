"""Many games between bots, spread over the cores; the same results for any number of processes."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain, islice
from multiprocessing import get_context
from typing import Final, TypeAlias

from frabjous.bots.levels import level_of
from frabjous.bots.playout import play_out
from frabjous.core.chance import Dice
from frabjous.core.options import settled
from frabjous.games import room_of

MOST_IN_A_BATCH: Final = 4  # so that progress is seen and an interruption is heard

Tick: TypeAlias = Callable[[int], None]  # told how many games are done
Victories: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]  # by name, with the seats that share them


@dataclass(frozen=True)
class Plan:
    """What shall be played. `players` has one level a seat; they move on by one seat from game to game."""

    game: str
    players: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    seed: int

    @property
    def seats(self) -> int:
        return len(self.players)

    def player_at(self, seat: int, number: int) -> int:
        """Say which player sits at a seat in game `number`, so that nobody always begins."""
        return (seat + number) % self.seats

    def seat_of(self, player: int, number: int) -> int:
        """Say where a player sits in game `number`."""
        return (player - number) % self.seats


@dataclass(frozen=True)
class Result:
    """How one game came out, by seat."""

    number: int
    scores: tuple[float, ...]
    victories: Victories
    lines: int


@dataclass(frozen=True)
class Played:
    """The games that were played, in order of their numbers; fewer than were asked for after an interruption."""

    plan: Plan
    results: tuple[Result, ...]
    interrupted: bool


def planned(game: str, seats: int | None, bots: list[str], options: dict[str, str], seed: int) -> Plan:
    """Make a plan that can be played; what does not fit is refused here, before any process is started."""
    rules = room_of(game).game
    count = rules.seats.start if seats is None else seats
    chosen = settled(rules.options(), rules.seats, count, options)
    for name in bots:
        level_of(name)
    rules.start(count, chosen)
    players = tuple(bots[at % len(bots)] for at in range(count))
    return Plan(game, players, tuple(chosen.items()), seed)


def play_one(plan: Plan, number: int) -> Result:
    """Play game `number` of a plan."""
    room = room_of(plan.game)
    levels = [level_of(plan.players[plan.player_at(seat, number)]) for seat in range(plan.seats)]
    start = room.game.start(plan.seats, dict(plan.options))
    bots, budgets = [level.bot(room) for level in levels], [level.budget for level in levels]
    outcome, lines = play_out(room.game, start, bots, budgets, Dice(plan.seed + number))
    victories = tuple((victory.name, victory.seats) for victory in outcome.victories)
    return Result(number, outcome.scores, victories, lines)


def play_batch(plan: Plan, numbers: range) -> list[Result]:
    return [play_one(plan, number) for number in numbers]


def simulate(plan: Plan, games: int, workers: int = 0, tick: Tick = lambda done: None) -> Played:
    """Play `games` games in `workers` processes (0: one a core; 1: here). Ctrl-C gives what was played so far."""
    count = workers or os.cpu_count() or 1
    batches = in_batches(games, count)
    results: dict[int, Result] = {}
    play = here if min(count, len(batches)) == 1 else over_processes
    interrupted = play(plan, batches, count, results, tick)
    return Played(plan, tuple(results[number] for number in sorted(results)), interrupted)


def in_batches(games: int, workers: int) -> list[range]:
    """Cut the numbers of the games into batches: several for each process, none long."""
    size = max(1, min(MOST_IN_A_BATCH, games // (workers * 4)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def here(plan: Plan, batches: list[range], workers: int, results: dict[int, Result], tick: Tick) -> bool:
    """Play in this process; say whether that was interrupted."""
    try:
        for number in chain.from_iterable(batches):
            results[number] = play_one(plan, number)
            tick(len(results))
    except KeyboardInterrupt:
        return True
    return False


def over_processes(plan: Plan, batches: list[range], workers: int, results: dict[int, Result], tick: Tick) -> bool:
    """Play in several processes, a few batches ahead; say whether that was interrupted."""
    left = iter(batches)
    unread: set[Future[list[Result]]] = set()
    pool = ProcessPoolExecutor(min(workers, len(batches)), get_context("spawn"))
    try:
        with interrupts_ignored():
            unread.update(pool.submit(play_batch, plan, batch) for batch in islice(left, 2 * workers))
        while unread:
            for future in wait(unread, return_when=FIRST_COMPLETED).done:
                keep(future, results)
                unread.discard(future)
                unread.update(pool.submit(play_batch, plan, batch) for batch in islice(left, 1))
            tick(len(results))
    except KeyboardInterrupt:
        return True
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
        for future in unread:
            keep(future, results)
    return False


def keep(future: Future[list[Result]], results: dict[int, Result]) -> None:
    """Keep what a batch came to; nothing, if it was never played."""
    if not future.cancelled():
        results.update((result.number, result) for result in future.result())


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Let processes started in here inherit deafness to Ctrl-C: only this process shall hear it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
