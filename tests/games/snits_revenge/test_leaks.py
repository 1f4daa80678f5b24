"""Spark and Splops stay hidden in all three ways of hiding: the promises of the contract, with the options together."""

from __future__ import annotations

import pytest

from contract.sights import check_open_actions, check_seen, check_sight, check_told, differing
from contract.walks import Figures, Move, Setting, Walk, choice
from frabjous.core.chance import Dice
from frabjous.games.snits_revenge import SNITS_REVENGE
from frabjous.games.snits_revenge.terms import SPARK
from games.snits_revenge.drawing import GAME

HIDING = ("dummies", "open", "written")
by_hiding = pytest.mark.parametrize("hiding", HIDING)
by_seats = pytest.mark.parametrize("seats", [2, 3])


def walk(seats: int, seed: int, hiding: str) -> Walk:
    """Play one game with everything hidden that can be."""
    chosen = {"spark": "yes", "splops": "4", "hiding": hiding}
    setting, dice = Setting(SNITS_REVENGE, seats), Dice(seed)
    state, moves = GAME.start(seats, chosen), list[Move]()
    while actors := GAME.to_act(state):
        move = Move(state, actors[0], choice(setting, state, actors[0], dice))
        moves.append(move)
        state = GAME.apply(state, actors[0], GAME.read(repr(move.action)))
    return Walk(setting, seed, chosen, tuple(moves), state)


@by_seats
@by_hiding
def test_nothing_hidden_reaches_anybody_else(seats: int, hiding: str) -> None:
    """R20"""
    figures, told_apart = Figures(), 0
    for seed in range(3):
        one = walk(seats, seed, hiding)
        check_sight(one, 5, 20, 1, figures)
        check_told(one, 20, figures)
        check_seen(one, 20, figures)
        check_open_actions(one, 10, figures)
        told_apart += differing(one, 10)
    assert told_apart, "the imagined positions were all the real one"


@by_hiding
def test_an_imagined_spark_lies_anywhere_it_may(hiding: str) -> None:
    """R20"""
    state = GAME.start(2, {"spark": "yes", "splops": "3", "hiding": hiding})
    for text in ("hide Spark Eye", "hide Splop Glut", "hide Splop Gulpus", "hide Splop Dreenle"):
        state = GAME.apply(state, 1, GAME.read(text))
    seen = GAME.observe(state, 0)
    found = {GAME.imagine(seen, Dice(seed)).under.index(SPARK) for seed in range(300)}
    assert len(found) == (4 if hiding == "open" else 15)
