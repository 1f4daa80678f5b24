"""Let a level play a sparring partner or another level, from every seat in turn, until a sequential test has decided.

    .venv-compiled/bin/python bench/sparring/duel.py snits_revenge --seats 3 --of master --against climber --seed 7000

A player is a level, a level with another number of positions (`master:16000`), a name out of `partners.py`, or a level
of another build (`master@/where/it/is/.venv-compiled/bin/python`). The first one sits alone, once on each seat of a
deal; the others have the rest; with three seats an even share is a third. What each deal brought is told at once.
"""

from __future__ import annotations

import argparse
import sys
from functools import cache, partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from frabjous.bots.levels import Level
from frabjous.bots.playout import play_out
from frabjous.bots.thinker import Budget
from frabjous.core.chance import Dice
from frabjous.games import room_of
from frabjous.games.room import AnyRoom
from frabjous.lab.arena import Clocked
from frabjous.lab.players import seated
from frabjous.lab.sprt import Sprt
from sparring.former import Former
from sparring.partners import PARTNERS

MINDS = 1_000_003  # the bots' dice are far from those of chance


def player(game: str, name: str) -> Level:
    """Find a level, with its own budget or another, or a sparring partner."""
    if name in PARTNERS[game]:
        return Level(PARTNERS[game][name], Budget(0))
    level, _, python = name.partition("@")
    if python:
        return Level(partial(former, python=python, level=level), Budget(0))
    return seated(name)


@cache
def former(room: AnyRoom, python: str, level: str) -> Former:
    """Begin one process, whatever the number of games."""
    return Former(room, python, level)


def played(room: AnyRoom, seats: int, options: dict[str, str], levels: list[Level], luck: int) -> Played:
    """Play one game."""
    bots = [Clocked(level.bot(room)) for level in levels]
    minds = [Dice(MINDS * (1 + luck) + seat) for seat in range(seats)]
    budgets = [level.budget_in(room) for level in levels]
    outcome, actions = play_out(room.game, room.game.start(seats, options), list(bots), budgets, Dice(luck), minds)
    return Played(outcome.scores, len(actions), [bot.times for bot in bots])


class Played:
    """What came of a game: scores, lines, and how long each seat thought each time."""

    def __init__(self, scores: tuple[float, ...], lines: int, times: list[list[float]]) -> None:
        self.scores = scores
        self.lines = lines
        self.times = times


class Duel:
    """Two players meet, deal by deal."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.room, self.seats, self.seed = room_of(asked.game), int(asked.seats), int(asked.seed)
        self.options = dict(one.split("=") for one in asked.option)
        self.one, self.other = player(asked.game, asked.of), player(asked.game, asked.against)
        self.turns = [asked.only - 1] if asked.only else list(range(self.seats))
        self.test = Sprt(1 / self.seats, 1 / self.seats + (asked.better or 0.1))
        self.shares: list[list[float]] = [[] for _ in range(self.seats)]
        self.unwon = 0.0  # games, or parts of them, that nobody won
        self.lines: list[int] = []
        self.times: list[float] = []  # of the first player's choices
        self.seconds = 0.0  # that all of them thought

    def deal(self, number: int) -> None:
        """Play one deal, the first player on each of its seats in turn."""
        got: list[float] = []
        for mine in self.turns:
            levels = [self.one if seat == mine else self.other for seat in range(self.seats)]
            game = played(self.room, self.seats, self.options, levels, self.seed + number)
            self.shares[mine].append(game.scores[mine])
            got.append(game.scores[mine])
            self.unwon += 1 - sum(game.scores)
            self.lines.append(game.lines)
            self.times += game.times[mine]
            self.seconds += sum(map(sum, game.times))
        self.test.add(sum(got) / len(got))
        print(f"deal {self.seed + number}:", *[f"{one:g}" for one in got], file=sys.stderr, flush=True)

    def told(self) -> str:
        """Say how it went."""
        values = self.test.values
        mean = sum(values) / len(values)
        spread = max(0.01, sum((one - mean) ** 2 for one in values)) / max(1, len(values) - 1)
        by_seat = " ".join(f"{sum(some):g}/{len(some)}" for some in self.shares)
        return (
            f"{mean:.3f} ± {1.96 * (spread / len(values)) ** 0.5:.3f} of {len(self.lines)} games ({by_seat} by seat; "
            f"{self.unwon:g} won by nobody), test says {self.test.verdict()}; "
            f"{sum(self.lines) / len(self.lines):.0f} lines ({min(self.lines)} to {max(self.lines)}) and "
            f"{self.seconds / 60 / len(self.lines):.2f} minutes of thinking a game, "
            f"a choice {1000 * sum(self.times) / max(1, len(self.times)):.0f} ms"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--of", default="master")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--only", type=int, default=0, help="the first one sits on this seat alone")
    parser.add_argument("--better", type=float, default=0.1, help="what the test asks for; with 0 all deals are played")
    parser.add_argument("--option", action="append", default=[])
    asked = parser.parse_args()
    duel = Duel(asked)
    for number in range(asked.deals):
        duel.deal(number)
        if asked.better and duel.test.verdict() is not None:
            break
    print(f"{asked.game}, {asked.seats} seats, {asked.of} against {asked.against}: {duel.told()}")


if __name__ == "__main__":
    main()
