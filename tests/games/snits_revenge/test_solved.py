"""Positions of the last turn, solved by looking at everything: whoever thinks ahead must solve them too."""

from __future__ import annotations

from typing import Final

import pytest
from sparring.exactly import Exactly, best_of

from frabjous.games.snits_revenge import SNITS_REVENGE
from frabjous.games.snits_revenge.body import NAMES
from frabjous.games.snits_revenge.state import Position
from games.exhaustive import THINKERS, chosen_by
from games.snits_revenge.drawing import GAME, body, do

LAST_TURN: Final = 30
OPTIONS: Final = f"clock={LAST_TURN} organs=11"


def choices_by_worth(state: Position) -> dict[str, float]:
    """Say of everything that may be chosen now what it is worth to whoever chooses."""
    return Exactly(GAME, GAME.to_act(state)[0]).choices(state)


def all_dead_but(*organs: str) -> str:
    return "".join(f"{name}: dead\n" for name in NAMES if name not in organs)


# One organ more must die now. Two Snits, and only one may pass the canal to the Eye, the only Snorg in reach.
ONE_WAY_TO_THE_EYE: Final = body(
    all_dead_but("Eye", "Lapotum", "Antephellum", "Glut", "Gulpus", "Wamblum") + "Squidgium: Thudd Nib",
    turn=LAST_TURN,
    options=OPTIONS,
)
# Eleven organs are dead, and the one Makum can make one of them live again, if it goes to a dead one.
ONE_ORGAN_TOO_FEW: Final = body(
    all_dead_but("Squidgium", "Bloatbulb", "Lapotum", "Antephellum", "Glut")
    + "Squidgium: Makum\nWamblum: Nib\nout: Tock",
    "travelling",
    turn=LAST_TURN,
    options=OPTIONS,
)
# The Spark lies next door, and everybody can see where.
THE_SPARK_NEXT_DOOR: Final = body(
    "Compositor-1: dead\nCompositor-2: dead\nCompositor-3: dead\nBloatbulb: Nib\nGlut: Spark",
    turn=LAST_TURN,
    options=f"clock={LAST_TURN} spark=yes hiding=open",
)
POSITIONS: Final = {
    "the hammer goes where only one can go": ONE_WAY_TO_THE_EYE,
    "the organ that must be defended": ONE_ORGAN_TOO_FEW,
    "the kick that ends the game": THE_SPARK_NEXT_DOOR,
}


@pytest.mark.parametrize("level", THINKERS)
@pytest.mark.parametrize("state", POSITIONS.values(), ids=list(POSITIONS))
def test_whoever_thinks_ahead_solves(state: Position, level: str) -> None:
    best = best_of(choices_by_worth(state))
    assert best, "any choice solves this"
    assert set(chosen_by(SNITS_REVENGE, level, state, GAME.to_act(state)[0])) <= best


def test_the_better_attack_is_the_one_with_the_better_odds() -> None:
    """R8: the hammer kicks a Snorg to death with 4 of 6, the other with 2 of 6."""
    worths = choices_by_worth(ONE_WAY_TO_THE_EYE)
    assert worths["Thudd Eye"] == pytest.approx(2 / 3)
    assert worths["Nib Eye"] == pytest.approx(1 / 3)


def test_any_dead_organ_that_lives_again_saves_the_bolotomus() -> None:
    """R16"""
    worths = choices_by_worth(ONE_ORGAN_TOO_FEW)
    assert {text for text, worth in worths.items() if worth == 1} == {
        "Makum Squidgium Hemiplonk",
        "Makum Squidgium Eye",
        "Makum Squidgium Compositor-1",
    }


@pytest.mark.parametrize("level", THINKERS)
def test_whoever_stands_on_the_spark_kicks(level: str) -> None:
    """R19"""
    there = do(THE_SPARK_NEXT_DOOR, "Nib Glut")
    assert set(chosen_by(SNITS_REVENGE, level, there, 0)) == {"Nib kicks Snorg"}
