"""Words of the game that several modules share: what is being done, and where a Snit can be besides on a hex."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.games.snit_smashing.beach import HEXES, NAMES, ROWS, UNDER, is_sea

NO_HEX: Final = -1

# What is being done
ROLLING: Final = 0  # for the Bolotomus Primus
PLACING: Final = 1  # the start hexes are dealt to the clans
HATCHING: Final = 2  # each clan draws its first four
ORDERING: Final = 3  # everybody writes an order in secret
MOVING: Final = 4
READING: Final = 5  # the orders, from the Primus clockwise
SHELTERING: Final = 6  # the Snandergrab has stopped: who is under it is safe
SMASHING: Final = 7
BOUND_OVER: Final = 8  # all has fallen, and the run goes on
BREEDING: Final = 9  # a run inland is over: new Snits are drawn
RUN_OVER: Final = 10  # whoever did not make it goes to the box
OVER: Final = 11

Phase: TypeAlias = Annotated[i64, "what is being done"]
PHASES: Final = (
    "rolling", "placing", "hatching", "ordering", "moving", "reading",
    "sheltering", "smashing", "bound-over", "breeding", "run-over", "over",
)  # fmt: skip
PHASE: Final = dict(enumerate(PHASES))
Hex: TypeAlias = Annotated[i64, "a hex of the beach"]
HEX: Final = dict(enumerate(NAMES))

# Where a Snit is: a hex, UNDER the Snandergrab on a run to the sea (see beach.py), or
SAFE: Final = HEXES + 1  # off the map: under the Snandergrab on a run inland, home on a run to the sea
POOL: Final = HEXES + 2  # face down, still to be drawn
BOX: Final = HEXES + 3  # dead
TROPHY: Final = HEXES + 4  # TROPHY + seat: dead, and that Bolotomus is proud of it

# A set of land hexes is a number, one bit for each of the 63, which is all that an i64 can hold. SPOTS gives the bit of
# a place; the sea, and what is off the map, has none.
SPOTS: Final = vec[i64](
    [0 if is_sea(at) else 1 << (at - at // ROWS - 1) for at in range(HEXES)] + [0] * (TROPHY + 4 - HEXES)
)

LAST_RUN: Final = 4
LAST_BOUND: Final = 6
FIRST_SNITS: Final = 4
OFFSPRING: Final = 3


def is_active(place: int) -> bool:
    """Say whether a Snit there takes part in the run: on a hex, or under the Snandergrab on a run to the sea."""
    return place <= UNDER


def is_living(place: int) -> bool:
    return place <= SAFE


def spots_of(hexes: Iterable[int]) -> i64:
    """Give the land hexes among some as a set."""
    spots: i64 = 0
    for at in hexes:
        spots |= SPOTS[at]
    return spots


def runs_inland(run: i64) -> bool:
    """Say whether a run goes inland; they are counted from 1."""
    return run % 2 == 1
