"""What can be done in Splut!: a step with one piece, and the skip when there is none.

Every step is made once, here, and only looked up afterwards: the same step is always the same object.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from frabjous.core.contract import Action
from frabjous.games.splut.arena import DIRECTIONS, NAMES, RIM, SQUARES, beside, opposite
from frabjous.games.splut.pieces import DWARF, SORCERER, TROLL

NO: Final = -1  # no rock goes along; no throw
LETTERS: Final = "SDT"
SQUARE: Final = [*NAMES, "rim"]


def text_of(kind: int, origin: int, direction: int, along: int, throw: int) -> str:
    """Write a step, as notation.py explains."""
    if kind == NO:
        return "skip"
    text = f"{LETTERS[kind]} {SQUARE[origin]}-{SQUARE[beside(origin, direction)]}"
    if along != NO:
        return f"{text} + {SQUARE[along]}"
    return text if throw == NO else f"{text} x {DIRECTIONS[throw]}"


class Step(Action):
    """One piece goes one square; perhaps a rock goes along (levitated or pulled), perhaps one is thrown."""

    def __init__(self, kind: i64, origin: i64, direction: i64, along: i64, throw: i64) -> None:
        super().__init__(text_of(kind, origin, direction, along, throw))
        self.kind: Final = kind
        self.origin: Final = origin
        self.direction: Final = direction
        self.target: Final[i64] = beside(origin, direction) if kind != NO else RIM
        self.along: Final = along  # the square of the rock that makes the same move, or NO
        self.throw: Final = throw  # the direction the rock on the target is thrown in, or NO


# The tables hold steps over the rim too, so that they can be indexed without gaps; no rule ever offers those.
WALKS: Final = [
    Step(kind, origin, direction, NO, NO)
    for kind in (SORCERER, DWARF, TROLL)
    for origin in range(SQUARES)
    for direction in range(4)
]
LEVITATIONS: Final = [
    Step(SORCERER, origin, direction, rock, NO)
    for origin in range(SQUARES)
    for rock in range(SQUARES)
    for direction in range(4)  # innermost, so that what is offered together lies together in memory
]
PULLS: Final = [
    Step(TROLL, origin, direction, beside(origin, opposite(direction)), NO)
    for origin in range(SQUARES)
    for direction in range(4)
]
THROWS: Final = [
    Step(TROLL, origin, direction, NO, throw)
    for origin in range(SQUARES)
    for direction in range(4)
    for throw in range(4)
]
SKIP: Final = Step(NO, 0, 0, NO, NO)

# All of them by number: a rule lists numbers, which cost nothing, and whoever asks gets the steps.
STEPS: Final = [*WALKS, *LEVITATIONS, *PULLS, *THROWS]
FIRST_LEVITATION: Final = 3 * SQUARES * 4
FIRST_PULL: Final = FIRST_LEVITATION + SQUARES * SQUARES * 4
FIRST_THROW: Final = FIRST_PULL + SQUARES * 4


def walk(kind: i64, origin: i64, direction: i64) -> i64:
    """Number the step of a piece alone; a dwarf pushes what is in its way."""
    return 4 * (SQUARES * kind + origin) + direction


def levitation(origin: i64, direction: i64, rock: i64) -> i64:
    """Number the step of a sorcerer with the rock on a square."""
    return FIRST_LEVITATION + 4 * (SQUARES * origin + rock) + direction


def pull(origin: i64, direction: i64) -> i64:
    """Number the step of a troll with the rock behind it."""
    return FIRST_PULL + 4 * origin + direction


def throw(origin: i64, direction: i64, way: i64) -> i64:
    """Number the step of a troll onto a rock that it throws some way."""
    return FIRST_THROW + 4 * (4 * origin + direction) + way
