"""How fast the rules are: random playouts for a while, as a program of its own.

    python -m frabjous.lab.speed splut 2 1.0

prints {"build": "plain", "steps": 84211, "games": 452, "seconds": 1.0004}.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass
from time import perf_counter

from frabjous.bots.playout import random_playout
from frabjous.core.chance import Dice
from frabjous.games import room_of
from frabjous.lab.build import build_name


@dataclass(frozen=True)
class Speed:
    """What one run counted."""

    build: str
    steps: int
    games: int
    seconds: float

    @property
    def steps_a_second(self) -> float:
        return self.steps / self.seconds


def measure(game: str, seats: int, seconds: float) -> Speed:
    """Play random games one after the other until the time is up; the first, to warm up, is not counted."""
    rules = room_of(game).game
    start, dice = rules.start(seats, {}), Dice(1)
    random_playout(rules, start, dice)
    steps = games = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds or games == 0:
        steps += random_playout(rules, start, dice)
        games += 1
    return Speed(build_name(), steps, games, spent)


def main(arguments: list[str]) -> None:
    game, seats, seconds = arguments
    print(json.dumps(asdict(measure(game, int(seats), float(seconds)))))


if __name__ == "__main__":
    main(sys.argv[1:])
