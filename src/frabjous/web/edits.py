"""How one list becomes another: keep so many of it, leave out so many (below 0), put something in.

What has been put in before has a number, and is put in by that number from then on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import is_
from typing import Any, Final, TypeAlias, TypeVar

Edits: TypeAlias = list[Any]  # numbers; pieces that are put in; lists of the numbers of known ones, or of pieces
MOST: Final = 340  # pieces that are known; a dictionary of more would take twice the memory
MANY: Final = 8  # pieces in a row that never changes: it is known as one

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
        """Say how one row becomes another, whose things are the same objects."""
        return merged(self.steps(before, after, write))

    def steps(self, before: Sequence[T], after: Sequence[T], write: Write[T]) -> Edits:
        """The same in steps that may still be merged with those of other rows."""
        if not before:
            return self.put(after, write)
        if not after:
            return [-len(before)]
        if is_lasting(after) and after in self.numbers:
            return [-len(before), [self.numbers[after]]]
        head = alike(before, after)
        tail = alike(before[: head - 1 if head else None : -1], after[: head - 1 if head else None : -1])
        end = len(before) - tail
        places = {before[at]: at for at in range(end - 1, head - 1, -1)}
        found: Edits = [head]
        at, new = head, list[T]()
        for one in after[head : len(after) - tail]:
            there = places.get(one, -1)
            if there < at:
                new.append(one)
                continue
            found += (*self.put(new, write), at - there, 1)
            at, new = there + 1, []
        return [*found, *self.put(new, write), at - end, tail]

    def put(self, some: Sequence[T], write: Write[T]) -> Edits:
        """Put things in: the known ones by their numbers, the others written; a long row that never changes as one."""
        if is_lasting(some):
            return [self.put_one(some, lambda row: [*map(write, row)])]
        known = [*map(self.numbers.get, some)]
        if None in known:
            return [self.put_one(one, write) for one in some]
        return [known] if known else []

    def put_one(self, one: T, write: Write[T]) -> object:
        number = self.numbers.get(one)
        if number is not None:
            return [number]
        self.numbers[one] = len(self.numbers)
        return write(one)


def is_lasting(row: Sequence[T]) -> bool:
    """Say whether a row is known as one; those who give the same tuple again do so for that."""
    return type(row) is tuple and len(row) > MANY


def alike(one: Sequence[T], other: Sequence[T]) -> int:
    """Say how far two rows are the same."""
    same = [*map(is_, one, other)]
    return same.index(False) if False in same else len(same)


def merged(edits: Iterable[Any]) -> Edits:
    """Make one number of those that stand side by side and do the same, and none of those that do nothing.

    >>> merged([2, 3, "x", -1, 0, -1, 4])
    [5, 'x', -2, 4]
    """
    found: Edits = []
    last = 0  # the latest number, if nothing was put in since
    for one in edits:
        if type(one) is not int:
            found.append(one)
            last = 0
        elif one * last > 0:
            found[-1] = last = last + one
        elif one:
            found.append(one)
            last = one
    return found
