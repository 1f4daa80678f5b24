"""Cards that lie together in no order: a hand, a belly, the pile, the discard.

A bunch is one number: how many there are of each kind of card, `gathered`.
"""

from __future__ import annotations

from typing import Final, TypeAlias, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.core.gathered import BITS, MOST, gathered, how_many, some
from frabjous.games.snatch_it.cards import COPIES, FITS, KINDS, SWARM, SWARM_POINTS

Bunch: TypeAlias = i64
T = TypeVar("T")

EMPTY: Final = 0
EVERY_OTHER: Final = 0x0F0F0F0F0F0F0F  # the first, the third, … kind


def size_of(bunch: Bunch) -> i64:
    """Count all cards: the kinds two by two, then, since 256 leaves 1 when divided by 255, the bytes at once."""
    return ((bunch & EVERY_OTHER) + (bunch >> BITS & EVERY_OTHER)) % 255


def points_of(belly: Bunch) -> int:
    """F16: count the points of some cards."""
    return size_of(belly) + (SWARM_POINTS - 1) * how_many(belly, SWARM)


PACK: Final = gathered([COPIES] * KINDS)  # all cards there are


def counts_of(bunch: Bunch) -> tuple[int, ...]:
    """Say how many there are of each kind."""
    return tuple([int(how_many(bunch, card)) for card in range(KINDS)])


def for_each_kind(table: list[list[T]], bunch: Bunch) -> list[T]:
    """Look up what the table has for each kind in a bunch and how many there are of it."""
    found = list[T]()
    for card in range(KINDS):
        count = how_many(bunch, card)
        if count > 0:
            found.append(table[card][count])
    return found


def every_fitting(below: int) -> Bunch:
    bunch: Bunch = EMPTY
    for card in range(KINDS):
        if FITS[card][below]:
            bunch += some(MOST, card)
    return bunch


FITTING: Final = vec[i64]([every_fitting(below) for below in range(KINDS)])  # a mask for a bunch: what fits on a card
