"""How strong each bot is, from who won: ratings by a published model, and how sure they are.

The model is Luce's: with strengths s a seat wins with the chance s / (sum of all strengths at the table); for two seats
that is Bradley and Terry's. The likeliest strengths are found by minorisation and maximisation (Hunter, 2004). There
are libraries for it (choix is the best kept), but they bring numpy and scipy along, for the twenty lines of `fitted`.

A shared win counts in parts; a game that nobody won says nothing. The games of one deal are not independent of each
other, so intervals come from drawing whole deals again and again (the cluster bootstrap). Where one bot won every
game, drawing again shows no doubt though there is some: then Wilson's interval over the deals says how much stronger it
is at least, and what lies beyond that step has no interval.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf, log10
from typing import Final, TypeAlias

from frabjous.core.chance import Dice
from frabjous.lab.intervals import wilson

YARDSTICK: Final = "greedy"  # its rating is 0 where it takes part, else that of the first
FEWEST_DEALS: Final = 20  # with fewer, drawing again says too little of what might have been
REDRAWN: Final = 400  # times that the deals are drawn again for an interval
ELO: Final = 400.0  # ten times as strong is so many points more
CLOSE: Final = 1e-7
MOST_ROUNDS: Final = 5000
DOUBT: Final = 0.5  # wins that each of two who met is given beforehand, so that nobody is rated infinitely strong


@dataclass(frozen=True)
class Bout:
    """One game: who sat where, and what each seat scored. Games with the same deal had the same dice."""

    deal: int
    lineup: tuple[str, ...]
    scores: tuple[float, ...]


@dataclass(frozen=True)
class Rating:
    """Points above the yardstick, with the 95 % interval, if there is one."""

    name: str
    games: int
    points: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Step:
    """How much stronger one bot is than the one before it, in points, with the 95 % interval; open above if None."""

    weaker: str
    stronger: str
    games: int
    share: float  # of the wins of both, that went to the stronger
    points: float
    low: float
    high: float | None
    deals: int

    @property
    def is_sure(self) -> bool:
        return self.low > 0 and self.deals >= FEWEST_DEALS


Table: TypeAlias = tuple[str, ...]  # a lineup in alphabetical order
Points: TypeAlias = dict[str, float]
Wins: TypeAlias = dict[Table, dict[str, float]]


def wins_in(bouts: Iterable[Bout]) -> Wins:
    """Add up who won how much in which company."""
    wins: Wins = defaultdict(lambda: defaultdict(float))
    for bout in bouts:
        total = sum(bout.scores)
        for name, score in zip(bout.lineup, bout.scores, strict=True):
            if total:
                wins[tuple(sorted(bout.lineup))][name] += score / total
    return wins


def with_doubt(wins: Wins) -> Wins:
    """Let everybody have won a little against everybody they met."""
    doubted: Wins = {table: dict(won) for table, won in wins.items()}
    for table in wins:
        names = sorted(set(table))
        for at, one in enumerate(names):
            for other in names[at + 1 :]:
                doubted[one, other] = {
                    name: doubted.get((one, other), {}).get(name, 0.0) + DOUBT for name in (one, other)
                }
    return doubted


def fitted(wins: Wins, names: Sequence[str]) -> dict[str, float]:
    """Find the likeliest strengths; the first name has 1."""
    wins = with_doubt(wins)
    strength = dict.fromkeys(names, 1.0)
    won = {name: sum(each.get(name, 0.0) for each in wins.values()) for name in names}
    for _ in range(MOST_ROUNDS):
        share = dict.fromkeys(names, 0.0)
        for table, each in wins.items():
            part = sum(each.values()) / sum(strength[name] for name in table)
            for name in table:
                share[name] += part
        better = {name: won[name] / share[name] if share[name] else 1.0 for name in names}
        better = {name: value / better[names[0]] for name, value in better.items()}
        moved = max(abs(better[name] / strength[name] - 1) for name in names)
        strength = better
        if moved < CLOSE:
            break
    return strength


def points(strength: dict[str, float]) -> dict[str, float]:
    return {name: ELO * log10(value) for name, value in strength.items()}


def redrawn(bouts: Sequence[Bout], names: Sequence[str], seed: int = 1) -> list[dict[str, float]]:
    """Rate as many times from deals drawn at random, as often each time as there are deals of that company."""
    dice = Dice(seed)
    deals: dict[tuple[Table, int], list[Bout]] = defaultdict(list)
    for bout in bouts:
        deals[tuple(sorted(set(bout.lineup))), bout.deal].append(bout)
    companies: dict[Table, list[Wins]] = defaultdict(list)
    for (company, _), games in deals.items():
        companies[company].append(wins_in(games))
    return [points(fitted(summed(drawn(companies, dice)), names)) for _ in range(REDRAWN)]


def drawn(companies: dict[Table, list[Wins]], dice: Dice) -> list[Wins]:
    return [dice.pick(deals) for deals in companies.values() for _ in deals]


def summed(parts: Iterable[Wins]) -> Wins:
    wins: Wins = defaultdict(lambda: defaultdict(float))
    for part in parts:
        for table, each in part.items():
            for name, won in each.items():
                wins[table][name] += won
    return wins


def interval(values: Iterable[float]) -> tuple[float, float]:
    """Give what 95 in 100 of the values lie between."""
    ordered = sorted(values)
    cut = len(ordered) // 40
    return ordered[cut], ordered[-1 - cut]


def rated(bouts: Sequence[Bout], names: Sequence[str]) -> tuple[list[Rating], list[Step]]:
    """Rate the bots, weakest first as they are named, and say how sure each step up is."""
    best, tries = points(fitted(wins_in(bouts), names)), redrawn(bouts, names)
    steps = [step_up(bouts, best, tries, weaker, stronger) for weaker, stronger in pairwise(names)]
    zero = YARDSTICK if YARDSTICK in names else names[0]
    return [rating(bouts, best, tries, name, zero, is_measured(names, steps, name, zero)) for name in names], steps


def rating(
    bouts: Sequence[Bout], best: Points, tries: Sequence[Points], name: str, zero: str, measured: bool
) -> Rating:
    """Rate one bot by its distance from the yardstick."""
    games = sum(name in bout.lineup for bout in bouts)
    low, high = interval(one[name] - one[zero] for one in tries) if measured else (None, None)
    return Rating(name, games, best[name] - best[zero], low, high)


def is_measured(names: Sequence[str], steps: Sequence[Step], name: str, zero: str) -> bool:
    """Say whether no step between two bots was won in every game."""
    first, last = sorted((names.index(name), names.index(zero)))
    return all(0 < step.share < 1 for step in steps[first:last])


def step_up(bouts: Sequence[Bout], best: Points, tries: Sequence[Points], weaker: str, stronger: str) -> Step:
    games, share = met(bouts, weaker, stronger)
    deals = len({bout.deal for bout in bouts if set(bout.lineup) == {weaker, stronger}})
    low: float
    high: float | None
    low, high = interval(one[stronger] - one[weaker] for one in tries)
    if share in (0, 1):
        low, high = wide_open(share, *wilson(share, deals))
    return Step(weaker, stronger, games, share, best[stronger] - best[weaker], low, high, deals)


def wide_open(share: float, least: float, most: float) -> tuple[float, float | None]:
    """Turn an interval of shares that ends at nothing or all into points."""
    return (ELO * log10(least / (1 - least)), None) if share else (-inf, ELO * log10(most / (1 - most)))


def met(bouts: Sequence[Bout], weaker: str, stronger: str) -> tuple[int, float]:
    """Count the games of two bots, and the part of the wins that went to the stronger."""
    games = [bout for bout in bouts if set(bout.lineup) == {weaker, stronger}]
    wins = summed([wins_in(games)])
    mine = sum(each.get(stronger, 0.0) for each in wins.values())
    total = sum(sum(each.values()) for each in wins.values())
    return len(games), mine / total if total else 0.0
