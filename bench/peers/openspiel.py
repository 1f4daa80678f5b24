"""Random playouts of an OpenSpiel game through its Python interface: openspiel.py GAME SECONDS."""

from __future__ import annotations

import json
import sys
from random import random
from time import process_time

import pyspiel


def playout(state: pyspiel.State) -> int:
    steps = 0
    while not state.is_terminal():
        state.apply_action(by_chance(state) if state.is_chance_node() else chosen(state))
        steps += 1
    return steps


def chosen(state: pyspiel.State) -> int:
    legal: list[int] = state.legal_actions()
    return legal[int(random() * len(legal))]


def by_chance(state: pyspiel.State) -> int:
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    left = random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


def main(name: str, seconds: float) -> None:
    game = pyspiel.load_game(name)
    playout(game.new_initial_state())
    steps = games = 0
    began = process_time()
    while (spent := process_time() - began) < seconds or games == 0:
        steps += playout(game.new_initial_state())
        games += 1
    print(json.dumps({"steps": steps / spent, "games": games / spent}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
