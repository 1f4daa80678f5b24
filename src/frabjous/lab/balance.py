"""Is this variant fair? A sweep over seats and options, each played until it is known well enough.

A cell is a number of seats and a choice of the host. All cells that are not yet narrow enough play some games more,
round by round, so the same games are played whoever plays them, and a sweep can be stopped and gone on with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from statistics import fmean
from typing import Final, TypeAlias

from frabjous.core.errors import BadOption
from frabjous.core.options import Option, settled
from frabjous.games import room_of
from frabjous.lab.build import build_name
from frabjous.lab.hands import Hands
from frabjous.lab.intervals import wilson
from frabjous.lab.journal import journal
from frabjous.lab.report import is_clear_win
from frabjous.lab.simulate import Plan, planned
from frabjous.lab.watching import Watched, watch_one

ROUND: Final = 24  # games of a cell between two looks at its intervals: whole turns of the seats, whatever their number
Choice: TypeAlias = dict[str, str]
Tick: TypeAlias = Callable[[int, int, int], None]  # told: games so far, cells that are known, cells in all


@dataclass(frozen=True)
class Cell:
    """One thing to find out: so many seats, and what the host chose that is not the default."""

    plan: Plan
    chosen: tuple[tuple[str, str], ...]

    @property
    def name(self) -> str:
        return ", ".join([f"{self.plan.seats} seats", *[f"{key}={value}" for key, value in self.chosen]])


@dataclass(frozen=True)
class Sweep:
    """What shall be found out, how well, and with how many games of a cell at most."""

    game: str
    cells: tuple[Cell, ...]
    bots: str
    seed: int
    width: float
    most: int

    def head(self) -> dict[str, object]:
        """Give what must be the same when a sweep is gone on with."""
        cells = [cell.name for cell in self.cells]
        return {"game": self.game, "cells": cells, "bots": self.bots, "seed": self.seed, "build": build_name()}


@dataclass(frozen=True)
class Share:
    """What a seat, or all who play a part, got on average, with its 95 % interval; `fair` is an even share."""

    name: str
    score: float
    low: float
    high: float
    fair: float

    @property
    def is_fair(self) -> bool:
        """Say whether chance alone would explain what it got."""
        return self.low <= self.fair <= self.high


@dataclass(frozen=True)
class Found:
    """What is known of a cell."""

    cell: Cell
    games: int
    seats: tuple[Share, ...]
    roles: tuple[Share, ...]  # none where all play the same part
    length: float  # lines
    draws: float  # the part of games without a sole winner
    leads: float  # how often the lead changed hands
    luck: float  # the part of what decided games that was luck
    ends: tuple[tuple[str, int], ...]

    @property
    def shares(self) -> tuple[Share, ...]:
        """Give what fairness is about: the parts where there are any, else the seats."""
        return self.roles or self.seats

    @property
    def told(self) -> tuple[Share, ...]:
        """Give what is worth telling: parts, and seats unless each has a part of its own."""
        return self.roles if len(self.roles) == len(self.seats) else (*self.roles, *self.seats)

    @property
    def unfairness(self) -> float:
        """Say by how much somebody is off an even share at most."""
        return max(abs(share.score - share.fair) for share in self.shares)

    @property
    def is_fair(self) -> bool:
        """Say whether chance alone would explain what everybody got."""
        return all(share.is_fair for share in self.shares)

    def is_narrow(self, width: float) -> bool:
        return all(share.high - share.low <= width for share in (*self.seats, *self.roles))


# Planning


def combined(
    game: str, seats: Sequence[int], vary: Sequence[tuple[str, Sequence[str]]], base: Choice, bots: str, seed: int
) -> tuple[Cell, ...]:
    """List every combination of what is varied (no values: all of them), for every number of seats that offers it."""
    rules = room_of(game).game
    known = {option.key for option in rules.options()}
    for key, _ in vary:
        if key not in known:
            raise BadOption("unknown-vary", "“{game}” has no option “{option}”.", game=game, option=key)
    cells = []
    for count in seats or rules.seats:
        options = offered(rules.options(), count)
        axes = [(key, values or options[key].values) for key, values in vary if key in options]
        for values in product(*[values for _, values in axes]):
            varied = {key: value for (key, _), value in zip(axes, values, strict=True)}
            cells.append(cell(game, count, {**base, **varied}, bots, seed))
    return tuple(cells)


def one_at_a_time(game: str, seats: Sequence[int], base: Choice, bots: str, seed: int) -> tuple[Cell, ...]:
    """List the defaults, and every other value of every option once, for every number of seats."""
    rules = room_of(game).game
    return tuple(
        cell(game, count, {**base, **change}, bots, seed)
        for count in seats or rules.seats
        for change in [{}, *others(offered(rules.options(), count))]
    )


def others(options: dict[str, Option]) -> list[Choice]:
    return [{option.key: value} for option in options.values() for value in option.values[1:]]


def offered(options: Sequence[Option], seats: int) -> dict[str, Option]:
    return {option.key: option for option in options if seats in option.seats}


def cell(game: str, seats: int, chosen: Choice, bots: str, seed: int) -> Cell:
    """Make a cell that can be played, or refuse."""
    rules = room_of(game).game
    settled(rules.options(), rules.seats, seats, chosen)
    return Cell(planned(game, seats, [bots], chosen, seed), tuple(chosen.items()))


# Playing


def play(task: tuple[int, Plan, range]) -> list[Watched]:
    at, plan, numbers = task
    return [watch_one(at, plan, number) for number in numbers]


def hold(sweep: Sweep, path: Path, hands: Hands, tick: Tick) -> tuple[list[Found], bool]:
    """Play until every cell is known well enough; give what is known, and whether it was interrupted."""
    with journal(path, sweep.head(), Watched) as kept:
        games: list[dict[int, Watched]] = [{} for _ in sweep.cells]
        for one in kept.entries:
            games[one.cell][one.number] = one

        def keep(batch: list[Watched]) -> None:
            for one in batch:
                kept.add(one)
                games[one.cell][one.number] = one
            tick(len(kept.entries), known(sweep, games), len(sweep.cells))

        interrupted = False
        while not interrupted and (tasks := round_of(sweep, games)):
            interrupted = hands.spread(play, tasks, keep)
    return [found(cell, whole(games[at])) for at, cell in enumerate(sweep.cells) if games[at]], interrupted


def round_of(sweep: Sweep, games: list[dict[int, Watched]]) -> list[tuple[int, Plan, range]]:
    """List what is to be played next: what a round that was interrupted left over, and a round of each open cell."""
    tasks = []
    for at, cell in enumerate(sweep.cells):
        if is_open(sweep, cell, games[at]):
            first = len(games[at]) // ROUND * ROUND
            left = [number for number in range(first, first + ROUND) if number not in games[at]]
            tasks += [(at, cell.plan, range(number, number + 1)) for number in left]
    return tasks


def is_open(sweep: Sweep, cell: Cell, games: dict[int, Watched]) -> bool:
    """Say whether more games of a cell are needed; that is asked after whole rounds only."""
    if not games or len(games) % ROUND:
        return True
    return len(games) < sweep.most and not found(cell, whole(games)).is_narrow(sweep.width)


def known(sweep: Sweep, games: list[dict[int, Watched]]) -> int:
    return sum(not is_open(sweep, cell, games[at]) for at, cell in enumerate(sweep.cells))


def whole(games: dict[int, Watched]) -> list[Watched]:
    return [games[number] for number in sorted(games)]


# Summing up


def found(cell: Cell, games: Sequence[Watched]) -> Found:
    """Sum up the games of a cell."""
    seats = range(cell.plan.seats)
    names = sorted({role for game in games for role in game.roles})
    return Found(
        cell,
        len(games),
        tuple(share(f"seat {seat + 1}", [game.scores[seat] for game in games], 1 / len(seats)) for seat in seats),
        tuple(share(name, [part_of(game, name) for game in games], 1 / len(names)) for name in names),
        fmean(game.lines for game in games),
        fmean(not any(is_clear_win(game.scores, seat) for seat in seats) for game in games),
        fmean(game.leads for game in games),
        luck_in(games),
        tuple(Counter(name for game in games for name, _ in game.victories).most_common()),
    )


def share(name: str, scores: Sequence[float], fair: float) -> Share:
    mean = fmean(scores)
    return Share(name, mean, *wilson(mean, len(scores)), fair)


def part_of(game: Watched, role: str) -> float:
    """Add up what all who play a part got."""
    return sum(score for score, one in zip(game.scores, game.roles, strict=True) if one == role)


def luck_in(games: Sequence[Watched]) -> float:
    """Say how much of what decided the games was luck: its part of the variance of how they ended.

    What a seat got beyond its hope at the start is luck plus choices; each explains its covariance with the whole. Of
    few games that is a rough guess, which must not fall out of all bounds.
    """
    both = whole = 0.0
    for game in games:
        for got, hope, luck in zip(game.scores, game.start, game.luck, strict=True):
            both += luck * (got - hope)
            whole += (got - hope) ** 2
    return min(1.0, max(0.0, both / whole)) if whole else 0.0


def fairest(all_found: Sequence[Found]) -> list[Found]:
    """Choose for each number of seats: the first cell, of the defaults, unless another is clearly fairer."""
    seats = sorted({one.cell.plan.seats for one in all_found})
    by_seats = [[one for one in all_found if one.cell.plan.seats == count] for count in seats]
    return [fairest_of(those) for those in by_seats]


def fairest_of(those: Sequence[Found]) -> Found:
    """Choose the one that is nearest to even shares among the first and those that are clearly fairer than it."""
    first = those[0]
    off = max(first.shares, key=lambda share: abs(share.score - share.fair))
    others = [one for one in those[1:] if not first.is_fair and not any(is_near(off, share) for share in one.shares)]
    return min([first, *others], key=lambda one: one.unfairness)


def is_near(one: Share, other: Share) -> bool:
    """Say whether chance alone would explain how two choices differ for the same seat or part."""
    return one.name == other.name and one.low <= other.high and other.low <= one.high
