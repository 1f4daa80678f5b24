"""Things that are made once: the same values give the same object again, and what was made of one is looked up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from frabjous.core.remember import remembered

MOST: Final = 20_000  # of a kind; those not asked for longest are forgotten
RECENT: Final = 256  # of what several eyes see one after the other, and what stays for a line or two
MEMORY: Final = 8000  # answers to one question
LONG: Final = 1000  # of long ones

T = TypeVar("T")
Q = TypeVar("Q")


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
    kept.__new__ = remembered(MOST)(make)
    del kept.__init__
    return kind


class Kept(dict[Q, T]):
    """Remembers what was made of each thing; when it is full it begins anew."""

    def __init__(self, make: Callable[[Q], T], most: int = MEMORY) -> None:
        super().__init__()
        self.make: Final = make
        self.most: Final = most

    def __missing__(self, of: Q) -> T:
        if len(self) >= self.most:
            self.clear()
        made = self[of] = self.make(of)
        return made

    def each(self, of: Iterable[Q]) -> list[T]:
        """Give what is made of each of some things."""
        return [*map(self.__getitem__, of)]
