"""What many games add up to: by player, by seat, and by how they ended."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Final, TypeAlias

from frabjous.lab.intervals import wilson
from frabjous.lab.simulate import Played, Result

NOBODY: Final = "nobody"  # the end of a game without a victory

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
    """All that is said of a simulation."""

    players: tuple[Row, ...]
    seats: tuple[Row, ...]
    mean_length: float
    shortest: int
    longest: int
    ends: tuple[tuple[str, int], ...]  # victories by name, the most frequent first


def report(played: Played) -> Report:
    """Sum up what was played; at least one game."""
    plan, results = played.plan, played.results
    lengths = [result.lines for result in results]
    ends = Counter(end for result in results for end in ends_of(result))
    return Report(
        tuple(row(f"{who + 1} {level}", by_player(played, who)) for who, level in enumerate(plan.players)),
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
    return list(dict.fromkeys(name for name, _ in result.victories)) or [NOBODY]


def won_alone(result: Result, seat: int) -> list[str]:
    """Name the victories that this seat shares with nobody."""
    return [name for name, seats in result.victories if seats == (seat,)]


def is_clear_win(scores: tuple[float, ...], seat: int) -> bool:
    """Say whether this seat alone has the highest score."""
    return all(scores[seat] > score for other, score in enumerate(scores) if other != seat)


def as_json(played: Played, asked: int) -> Json:
    """Give a simulation as plain data."""
    plan = played.plan
    head: Json = {
        "game": plan.game,
        "seats": plan.seats,
        "options": dict(plan.options),
        "seed": plan.seed,
        "games_asked": asked,
        "games_played": len(played.results),
    }
    return head | ({"report": asdict(report(played))} if played.results else {"report": None})
