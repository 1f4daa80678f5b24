"""A scroll: things in a row, written on at its end only."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Generic, TypeVar, overload

T = TypeVar("T")
PAGE: Final = 64


class Scroll(Generic[T]):
    """Things in a row, never altered: `plus` gives a longer one, and all that were there before stay as they are.

    They share their full pages, so a longer one costs the same however long it is, and so does a branch.
    """

    def __init__(self, pages: tuple[tuple[T, ...], ...] = (), last: tuple[T, ...] = ()) -> None:
        self.pages: Final = pages  # full ones
        self.last: Final = last  # never full

    def plus(self, thing: T) -> Scroll[T]:
        """Give the scroll with one more thing on it."""
        last = (*self.last, thing)
        return Scroll(self.pages, last) if len(last) < PAGE else Scroll((*self.pages, last))

    def first(self, count: int) -> Scroll[T]:
        """Give the scroll as it was when it held so many things."""
        full = count // PAGE
        page = self.pages[full] if full < len(self.pages) else self.last
        return Scroll(self.pages[:full], page[: count % PAGE])

    def __len__(self) -> int:
        return PAGE * len(self.pages) + len(self.last)

    @overload
    def __getitem__(self, at: int) -> T: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...

    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        if isinstance(at, slice):
            return self.some(*at.indices(len(self)))
        count = len(self)
        if not -count <= at < count:
            raise IndexError(at)
        return self.thing(at % count)

    def some(self, start: int, stop: int, step: int) -> tuple[T, ...]:
        """Give some of the things; mostly the last ones are asked for."""
        full = PAGE * len(self.pages)
        if full <= start <= stop and step == 1:
            return self.last[start - full : stop - full]
        return tuple([self.thing(one) for one in range(start, stop, step)])

    def thing(self, at: int) -> T:
        """Give the thing at a place that there is."""
        full = at // PAGE
        return self.pages[full][at % PAGE] if full < len(self.pages) else self.last[at % PAGE]

    def __iter__(self) -> Iterator[T]:
        for page in self.pages:
            yield from page
        yield from self.last

    def __reversed__(self) -> Iterator[T]:
        yield from reversed(self.last)
        for page in reversed(self.pages):
            yield from reversed(page)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scroll) and self.last == other.last and self.pages == other.pages

    def __hash__(self) -> int:
        return hash((self.pages, self.last))

    def __repr__(self) -> str:
        return f"scroll({list(self)})"


def scroll(things: Iterable[T]) -> Scroll[T]:
    """Write things on a new scroll."""
    row = tuple(things)
    full = len(row) - len(row) % PAGE
    return Scroll(tuple([row[at : at + PAGE] for at in range(0, full, PAGE)]), row[full:])
