"""What can be done in Splut!: a step with one piece, and the skip when there is none.

Every step is made once, here, and only looked up afterwards: the same step is always the same object.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from frabjous.core.contract import Action
from frabjous.games.splut.arena import NEXT, RIM, SQUARES
from frabjous.games.splut.pieces import DWARF, SORCERER, TROLL

NO: Final = -1  # no rock goes along; no throw


class Step(Action):
    """One piece goes one square; perhaps a rock goes along (levitated or pulled), perhaps one is thrown."""

    def __init__(self, kind: i64, origin: i64, direction: i64, along: i64, throw: i64) -> None:
        super().__init__()
        self.kind: Final = kind
        self.origin: Final = origin
        self.direction: Final = direction
        self.target: Final[i64] = NEXT[direction][origin] if kind != NO else RIM
        self.along: Final = along  # the square of the rock that makes the same move, or NO
        self.throw: Final = throw  # the direction the rock on the target is thrown in, or NO


# The tables hold steps over the rim too, so that they can be indexed without gaps; no rule ever offers those.
PLAIN: Final = [
    [[Step(kind, origin, direction, NO, NO) for direction in range(4)] for origin in range(SQUARES)]
    for kind in (SORCERER, DWARF, TROLL)
]
LEVITATE: Final = [
    [[Step(SORCERER, origin, direction, rock, NO) for rock in range(SQUARES)] for direction in range(4)]
    for origin in range(SQUARES)
]
PULL: Final = [
    [Step(TROLL, origin, direction, NEXT[direction ^ 2][origin], NO) for direction in range(4)]
    for origin in range(SQUARES)
]
THROW: Final = [
    [[Step(TROLL, origin, direction, NO, throw) for throw in range(4)] for direction in range(4)]
    for origin in range(SQUARES)
]
SKIP: Final = Step(NO, 0, 0, NO, NO)
