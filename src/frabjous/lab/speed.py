"""How fast the rules and the search are, as a program of its own: so many a second of processor time.

    python -m frabjous.lab.speed splut 2 1.0

prints {"build": "plain", "games": 408.1, "steps": 85301.2, "driven": …, "positions": …, "copies": …,
"observations": …, "vector": …, "simulations": …}.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any, Final, TypeAlias

from frabjous.bots.playout import random_playout
from frabjous.bots.search import Tree
from frabjous.bots.thinker import Budget
from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE, A, Game, O, S
from frabjous.core.many import Many
from frabjous.games import room_of
from frabjous.games.room import Room
from frabjous.lab.build import build_name

Rates: TypeAlias = dict[str, float]

SHARES: Final = 11  # of the time: one for each measure, but for the search, which gets as much as all the others
THINKING: Final = 5
MOMENTS: Final = 1000  # positions of random games that are stepped from, copied, looked at and thought about
THOUGHT: Final = 4000  # positions that a search looks at in one go
WARM: Final = 100  # positions
AT_ONCE: Final = 64  # games in the vector environment

Moment: TypeAlias = tuple[S, int, A]  # a position, who acts in it, and what they do


def measure(game: str, seats: int, seconds: float) -> Rates:
    """Measure everything, one after the other."""
    room, share = room_of(game), seconds / SHARES
    rules = room.game
    start, dice = rules.start(seats, {}), Dice(1)
    games, steps = playouts(random_playout, rules, start, dice, share)
    _, driven = playouts(driven_playout, rules, start, dice, share)
    moments = some_moments(rules, start, Dice(1))  # the same whoever is measured
    return {
        "games": games,
        "steps": steps,
        "driven": driven,
        "positions": repeated(lambda: step_from_all(rules, moments), share),
        "copies": repeated(lambda: copy_all(moments), share),
        "observations": repeated(lambda: look_at_all(rules, moments), share),
        "vector": vector_steps(room, start, share),
        "simulations": simulations(room, moments, share * THINKING),
    }


def playouts(
    play: Callable[[Game[S, A, O], S, Dice], int], rules: Game[S, A, O], start: S, dice: Dice, seconds: float
) -> tuple[float, float]:
    """Play random games until the time is up; give games and steps a second. The first, to warm up, is not counted."""
    play(rules, start, dice)
    steps = games = 0
    began = process_time()
    while (spent := process_time() - began) < seconds or games == 0:
        steps += play(rules, start, dice)
        games += 1
    return games / spent, steps / spent


def driven(rules: Game[S, A, O], state: S, dice: Dice) -> Iterator[Moment[S, A]]:
    """Play at random by a loop in Python, as a library is used: each position, who acts in it, and what they do."""
    while actors := rules.to_act(state):
        seat = actors[0]
        action = dice.weighted(rules.chances(state)) if seat == CHANCE else dice.pick(rules.legal(state, seat))
        yield state, seat, action
        state = rules.apply(state, seat, action)


def driven_playout(rules: Game[S, A, O], start: S, dice: Dice) -> int:
    """Count the steps of a game driven from Python; `random_playout` is compiled with the rules."""
    steps = 0
    for _ in driven(rules, start, dice):
        steps += 1
    return steps


def some_moments(rules: Game[S, A, O], start: S, dice: Dice) -> list[Moment[S, A]]:
    """Play random games and remember their moments."""
    found: list[Moment[S, A]] = []
    while len(found) < MOMENTS:
        found += driven(rules, start, dice)
    return found[:MOMENTS]


def step_from_all(rules: Game[S, A, O], moments: list[Moment[S, A]]) -> int:
    """Make the next position of each."""
    for state, seat, action in moments:
        rules.apply(state, seat, action)
    return len(moments)


def copy_all(moments: list[Moment[Any, Any]]) -> int:
    """Copy each position: what going on from one costs before anything has changed."""
    for state, _, _ in moments:
        state.copy()
    return len(moments)


def look_at_all(rules: Game[S, A, O], moments: list[Moment[S, A]]) -> int:
    """Look at each position with the eyes of whoever acts in it; where chance acts, of the first seat."""
    for state, seat, _ in moments:
        rules.observe(state, max(seat, 0))
    return len(moments)


def vector_steps(room: Room[S, A, O], start: S, seconds: float) -> float:
    """Step many games at once, each with its row and its mask; steps that only begin a game anew are not counted."""
    assert room.layout is not None, f"{room.key} has no tensor.py"
    many, dice = Many(room.game, room.layout(room.game.chosen(start)[0]), start, AT_ONCE), Dice(1)
    many.begin(list(range(AT_ONCE)))

    def step_all() -> int:
        steps = AT_ONCE - sum(many.over)
        many.step(many.random(dice))
        return steps

    return repeated(step_all, seconds)


def simulations(room: Room[S, A, O], moments: list[Moment[S, A]], seconds: float) -> float:
    """Let the strongest level think about one choice after the other, each to the end; give its tries a second."""
    dice = Dice(1)

    def think(nodes: int = THOUGHT) -> int:
        state, seat = a_choice(room.game, moments, dice)
        tree = Tree(room, room.game.observe(state, seat), dice)
        tree.grow(Budget(nodes))
        return tree.tries

    think(WARM)  # a room may work out odds once
    return repeated(think, seconds)


def a_choice(rules: Game[S, A, O], moments: list[Moment[S, A]], dice: Dice) -> tuple[S, int]:
    """Pick a moment in which one seat alone chooses between several things; what others choose too is not searched."""
    while True:
        state, seat, _ = dice.pick(moments)
        if len(rules.to_act(state)) == 1 and len(rules.legal(state, seat)) > 1:
            return state, seat


def repeated(once: Callable[[], int], seconds: float) -> float:
    """Do something again and again until the time is up, and give how many a second it did."""
    count = 0
    began = process_time()
    while (spent := process_time() - began) < seconds or count == 0:
        count += once()
    return count / spent


def main(arguments: list[str]) -> None:
    game, seats, seconds = arguments
    print(json.dumps({"build": build_name(), **measure(game, int(seats), float(seconds))}))


if __name__ == "__main__":
    main(sys.argv[1:])
