"""What many games add up to: by player, by seat, and by how they ended."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Final, TypeAlias

from frabjous.lab.intervals import wilson
from frabjous.lab.players import name_of
from frabjous.lab.simulate import Played, Result

NO_VICTORY: Final = "nobody"  # the end of a game without one

Json: TypeAlias = dict[str, object]
Places: TypeAlias = list[tuple[Result, int]]  # games, and a seat in each


@dataclass(frozen=True)
class Row:
    """How one player or one seat did: clear wins, mean score, its 95 % interval, and victories shared with nobody."""

    name: str
    games: int
    wins: int
    score: float
    low: float
    high: float
    alone: int  # games with at least one of these
    victories: tuple[tuple[str, int], ...]  # by name


@dataclass(frozen=True)
class Report:
    """What many games between bots came to: by player, by seat, and how they ended. Its `str()` is a table.

    `players` and `seats` are rows with `games`, `wins`, `score` (the mean) and its 95 % interval from `low` to `high`.
    """

    played: Played  # its `results` are the games one by one
    players: tuple[Row, ...]
    seats: tuple[Row, ...]
    mean_length: float
    shortest: int
    longest: int
    ends: tuple[tuple[str, int], ...]  # victories by name, the most frequent first

    def __str__(self) -> str:
        ends = ", ".join(f"{name} {count}" for name, count in self.ends)
        return "\n".join(
            [
                heading(self.played),
                *table("bot", self.players),
                *table("seat", self.seats),
                "",
                f"Mean length {self.mean_length:.1f} lines (shortest {self.shortest}, longest {self.longest}).",
                f"Ends: {ends}.",
                *alone(self),
            ]
        )


def report(played: Played) -> Report:
    """Sum up what was played; at least one game."""
    plan, results = played.plan, played.results
    lengths = [result.lines for result in results]
    ends = Counter(end for result in results for end in ends_of(result))
    return Report(
        played,
        tuple(row(f"{who + 1} {name_of(player)}", by_player(played, who)) for who, player in enumerate(plan.players)),
        tuple(row(str(seat + 1), by_seat(played, seat)) for seat in range(plan.seats)),
        fmean(lengths),
        min(lengths),
        max(lengths),
        tuple(ends.most_common()),
    )


def by_player(played: Played, player: int) -> Places:
    """Follow a player from seat to seat."""
    return [(result, played.plan.seat_of(player, result.number)) for result in played.results]


def by_seat(played: Played, seat: int) -> Places:
    return [(result, seat) for result in played.results]


def row(name: str, places: Places) -> Row:
    """Sum up what the given seats of the given games scored."""
    mean = fmean(result.scores[seat] for result, seat in places)
    wins = sum(is_clear_win(result.scores, seat) for result, seat in places)
    alone = [won_alone(result, seat) for result, seat in places]
    by_name = Counter(victory for won in alone for victory in won)
    low, high = wilson(mean, len(places))
    return Row(name, len(places), wins, mean, low, high, sum(map(bool, alone)), tuple(by_name.most_common()))


def ends_of(result: Result) -> list[str]:
    """Name the ways in which a game was won, each once."""
    return list(dict.fromkeys(name for name, _ in result.victories)) or [NO_VICTORY]


def won_alone(result: Result, seat: int) -> list[str]:
    """Name the victories that this seat shares with nobody."""
    return [name for name, seats in result.victories if seats == (seat,)]


def is_clear_win(scores: tuple[float, ...], seat: int) -> bool:
    """Say whether this seat alone has the highest score."""
    return all(scores[seat] > score for other, score in enumerate(scores) if other != seat)


def as_json(played: Played) -> Json:
    """Give a simulation as plain data."""
    plan = played.plan
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": dict(plan.options),
        "seed": plan.seed,
        "games_asked": played.asked,
        "games_played": len(played.results),
        "report": summed_up(report(played)) if played.results else None,
    }


def summed_up(report: Report) -> Json:
    return {
        "players": [asdict(row) for row in report.players],
        "seats": [asdict(row) for row in report.seats],
        "mean_length": report.mean_length,
        "shortest": report.shortest,
        "longest": report.longest,
        "ends": report.ends,
    }


# For people


def heading(played: Played) -> str:
    plan, count = played.plan, len(played.results)
    games = f"{count} games" if count == played.asked else f"{count} of {played.asked} games, then interrupted"
    options = "".join(f", {key}={value}" for key, value in plan.options)
    return f"{plan.game}, {plan.seats} seats{options}, seed {plan.seed}: {games}"


def alone(report: Report) -> list[str]:
    """Tell who won which victory alone, where a game has more than one."""
    if sum(count for _, count in report.ends) == report.players[0].games:
        return []
    return [f"{row.name} alone in {row.alone}{named(row.victories)}." for row in report.players]


def named(victories: tuple[tuple[str, int], ...]) -> str:
    return f" ({', '.join(f'{name} {count}' for name, count in victories)})" if victories else ""


def table(title: str, of: tuple[Row, ...]) -> list[str]:
    width = max(len(title), *(len(row.name) for row in of))
    head = f"{title:<{width}}   wins   score   95 % interval"
    return ["", head, *(f"{r.name:<{width}}  {r.wins:>5}   {r.score:.3f}   {r.low:.3f} to {r.high:.3f}" for r in of)]
