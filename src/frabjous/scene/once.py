"""Things that are made once: the same values give the same object again."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, TypeVar

MOST: Final = 20_000  # of a kind; those not asked for longest are forgotten

T = TypeVar("T")


def made_once(kind: type[T]) -> type[T]:
    """Let a frozen class look for an equal object before it makes one.

    Two are equal if they are the same object; so whoever keeps something about one, its SVG for instance, finds it
    without looking inside.
    """
    initialise: Any = kind.__init__

    def make(of: type[T], *values: Any, **named: Any) -> T:  # noqa: ANN401 - as its own fields are
        one = object.__new__(of)
        initialise(one, *values, **named)
        return one

    kept: Any = kind  # mypy does not let a class be changed, and every caller should see the class as it is written
    kept.__new__ = lru_cache(maxsize=MOST)(make)
    del kept.__init__
    return kind
