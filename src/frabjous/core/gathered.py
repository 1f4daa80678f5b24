"""How many there are of each of several things, in one number: four bits for each of them.

So nothing is cheaper to keep, to copy or to change.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

BITS: Final = 4
MOST: Final = 15


def some(count: i64, thing: i64) -> i64:
    """Give so many of one thing; add them to others, or with a count below 0 take them away."""
    return count << BITS * thing


def how_many(things: i64, thing: i64) -> i64:
    return things >> BITS * thing & MOST


def gathered(counts: Iterable[int]) -> i64:
    """Make one number of how many there are of each."""
    things: i64 = 0
    for thing, count in enumerate(counts):
        things += some(count, thing)
    return things
