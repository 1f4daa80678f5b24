"""How one list becomes another: keep so many of it, leave out so many (below 0), put something in.

What has been put in before has a number, and is put in by that number from then on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import is_
from typing import Any, Final, TypeAlias, TypeVar

Edits: TypeAlias = list[Any]  # numbers; pieces that are put in; lists of the numbers of known ones, or of pieces
MOST: Final = 170  # pieces that are known; a dictionary of more would take twice the memory
SHORT: Final = 32  # a row of fewer pieces is told anew when it changes: their numbers are shorter than their changes
MANY: Final = 8  # a tuple of more pieces than this is known as one: whoever draws it gives the same one again

T = TypeVar("T")
Write: TypeAlias = Callable[[T], object]


class Pieces:
    """What has been put in on one sheet, and with which numbers."""

    def __init__(self) -> None:
        self.numbers: Final[dict[object, int]] = {}

    def forget(self) -> None:
        self.numbers.clear()

    def count(self) -> int:
        """Say how many are known; too many are forgotten."""
        if len(self.numbers) > MOST:
            self.forget()
        return len(self.numbers)

    def edits(self, before: Sequence[T], after: Sequence[T], write: Write[T]) -> Edits:
        """Say how one row becomes another, whose things are the same objects; what is put in is written."""
        if not before:
            return self.put(after, write)
        if len(after) < SHORT or (type(after) is tuple and after in self.numbers):
            return [-len(before), *self.put(after, write)]
        head = alike(before, after)
        tail = alike(before[: head - 1 if head else None : -1], after[: head - 1 if head else None : -1])
        return self.between(before, head, len(before) - tail, after[head : len(after) - tail], write)

    def between(self, before: Sequence[T], head: int, end: int, after: Sequence[T], write: Write[T]) -> Edits:
        """Say how a part of a row becomes another; what is before and behind it is kept."""
        places = {before[at]: at for at in range(end - 1, head - 1, -1)}
        found: Edits = []
        at = kept = head
        new: list[T] = []
        for one in after:
            there = places.get(one, -1)
            if there < at:
                new.append(one)
                continue
            if new or there > at:
                found += self.step(kept, new, at - there, write)
                kept, new = 0, []
            kept += 1
            at = there + 1
        tail = len(before) - end
        if new or at < end:
            return [*found, *self.step(kept, new, at - end, write), *([tail] if tail else [])]
        return [*found, kept + tail] if kept + tail else found

    def step(self, kept: int, new: list[T], left_out: int, write: Write[T]) -> Edits:
        return [*([kept] if kept else []), *self.put(new, write), *([left_out] if left_out else [])]

    def put(self, some: Sequence[T], write: Write[T]) -> Edits:
        """Put things in: the known ones by their numbers, the others written."""
        if type(some) is tuple and len(some) > MANY:
            return self.put([some], lambda row: [*map(write, row)])
        known = [*map(self.numbers.get, some)]
        found: Edits = []
        at = 0
        while None in known[at:]:
            new = known.index(None, at)
            found += [known[at:new], self.put_new(some[new], write)] if new > at else [self.put_new(some[new], write)]
            at = new + 1
        return [*found, known[at:]] if at < len(known) else found

    def put_new(self, one: T, write: Write[T]) -> object:
        """Put in what was not known just now; it may stand twice in a row."""
        if one in self.numbers:
            return [self.numbers[one]]
        self.numbers[one] = len(self.numbers)
        return write(one)


def alike(one: Sequence[T], other: Sequence[T]) -> int:
    """Say how far two rows are the same."""
    same = [*map(is_, one, other)]
    return same.index(False) if False in same else len(same)
