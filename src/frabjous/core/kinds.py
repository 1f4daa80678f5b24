"""Of which kind a value is, and how it is written into a row of numbers, for researchers.

A room says in its tensor.py of which kind each field of its observations is. All numbers lie between 0 and 1.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from struct import pack, unpack
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from frabjous.core.gathered import gathered, how_many

MISSING: Final = -1
NOTHING: Final[i64] = -(1 << 62)  # where no number has been written; no field can have it


def bits_of(number: float) -> int:
    """Give the bits of a 32-bit float, as a whole number."""
    return int(unpack("<i", pack("<f", number))[0])


ONE: Final[i32] = bits_of(1)


class Row:
    """So many cells, all 0 at first, that are written from left to right; many rows may share their cells.

    A cell holds the bits of a 32-bit float: compiled code has no such floats, and whoever reads the cells takes them
    for what they are. A row remembers what was written into it, item by item, and only what differs is written again.
    Lists and tuples are known again by being the same object: nobody alters one that has been written.
    """

    def __init__(self, cells: vec[i32], begin: i64, items: i64) -> None:
        self.cells: Final = cells
        self.begin: Final = begin
        self.at: i64 = begin  # the cell where the next item begins …
        self.item: i64 = 0  # … and its number
        self.numbers: Final = vec[i64]([NOTHING] * items)
        self.lists: Final[list[object]] = [None] * items

    def rewind(self) -> None:
        """Begin to write again, from the left."""
        self.at = self.begin
        self.item = 0

    def go_on(self, size: i64, items: i64) -> None:
        """Leave so many cells and items as they are."""
        self.at += size
        self.item += items

    def erase(self, size: i64, items: i64) -> None:
        """Forget what was written into so many cells and items."""
        for cell in range(self.at, self.at + size):
            self.cells[cell] = 0
        for item in range(self.item, self.item + items):
            self.numbers[item] = NOTHING
            self.lists[item] = None
        self.go_on(size, items)

    def has(self, several: object, kind: Kind) -> bool:
        """Pass over values of a kind if they are what was written here; if not, they are from now on."""
        if self.lists[self.item] is several:
            self.go_on(kind.size, kind.items)
            return True
        self.lists[self.item] = several
        return False


class Kind(ABC):
    """How a value of one kind is written: into `size` cells, as so many `items` that are compared with what was there.

    What a position keeps natively need not be boxed.
    """

    def __init__(self, size: int, items: int) -> None:
        self.size: Final[i64] = size
        self.items: Final[i64] = items

    @abstractmethod
    def put(self, row: Row, value: object) -> None:
        """Write a value of whatever type the field has."""

    def number(self, row: Row, value: i64) -> None:
        self.put(row, value)

    def numbers(self, row: Row, values: list[int]) -> None:
        self.put(row, values)

    def tupled(self, row: Row, values: tuple[int, ...]) -> None:
        self.put(row, values)

    def vector(self, row: Row, values: vec[i64]) -> None:
        self.put(row, list(values))

    def lists(self, row: Row, values: list[list[int]]) -> None:
        self.put(row, values)


class Number(Kind):
    """Something that is one whole number."""

    def __init__(self, size: int) -> None:
        super().__init__(size, 1)

    def put(self, row: Row, value: object) -> None:
        assert isinstance(value, int), f"{value} is no number"
        self.number(row, value)

    def number(self, row: Row, value: i64) -> None:
        before = row.numbers[row.item]
        if value != before:
            self.write(row.cells, row.at, before, value)
            row.numbers[row.item] = value
        row.go_on(self.size, 1)

    @abstractmethod
    def write(self, cells: vec[i32], at: i64, before: i64, value: i64) -> None:
        """Write it from a cell on, over what was there before: another number, or NOTHING."""


class Flag(Number):
    """Yes or no."""

    def __init__(self) -> None:
        super().__init__(1)

    def write(self, cells: vec[i32], at: i64, before: i64, value: i64) -> None:
        cells[at] = ONE if value else 0


class Count(Number):
    """A whole number up to a known most, as its part of that."""

    def __init__(self, most: int, least: int = 0) -> None:
        super().__init__(1)
        self.least: Final[i64] = least
        span = most - least
        self.parts: Final = vec[i32]([bits_of(part / span) for part in range(span + 1)])

    def write(self, cells: vec[i32], at: i64, before: i64, value: i64) -> None:
        assert 0 <= value - self.least < len(self.parts), f"{value} is not one of {len(self.parts)} from {self.least}"
        cells[at] = self.parts[value - self.least]


class Counts(Number):
    """How many there are of each of several things, up to a known most; natively one number, `gathered`."""

    def __init__(self, most: int, things: int) -> None:
        super().__init__(things)
        self.parts: Final = vec[i32]([bits_of(part / most) for part in range(most + 1)])

    def put(self, row: Row, value: object) -> None:
        assert isinstance(value, tuple) and len(value) == self.size, f"{value} are not {self.size} counts"
        self.number(row, gathered(value))

    def write(self, cells: vec[i32], at: i64, before: i64, value: i64) -> None:
        for thing in range(self.size):
            cells[at + thing] = self.parts[how_many(value, thing)]


class Growing(Number):
    """A whole number without a known most; what is usual comes out as a half, and nothing ever as 1."""

    def __init__(self, usual: int) -> None:
        super().__init__(1)
        self.usual: Final = usual
        self.small: Final = vec[i32]([bits_of(value / (value + usual)) for value in range(10 * usual)])

    def write(self, cells: vec[i32], at: i64, before: i64, value: i64) -> None:
        cells[at] = self.small[value] if value < len(self.small) else bits_of(int(value) / (int(value) + self.usual))


class OneOf(Number):
    """One of a few values: a cell for each of them, 1 for the one it is. Words go by their places."""

    def __init__(self, values: Iterable[int] | Iterable[str]) -> None:
        self.places: Final[dict[object, int]] = {value: place for place, value in enumerate(values)}
        super().__init__(len(self.places))
        numbers = [value if isinstance(value, int) else place for value, place in self.places.items()]
        self.least: Final[i64] = min(numbers)
        self.by_number: Final = vec[i64]([MISSING] * (max(numbers) + 1 - self.least))
        for place, number in enumerate(numbers):
            self.by_number[number - self.least] = place

    def put(self, row: Row, value: object) -> None:
        self.number(row, value if isinstance(value, int) else self.places[value])

    def write(self, cells: vec[i32], at: i64, before: i64, value: i64) -> None:
        place = self.by_number[value - self.least]
        assert place != MISSING and value >= self.least, f"{value} is none of {list(self.places)}"
        if before != NOTHING:
            cells[at + self.by_number[before - self.least]] = 0
        cells[at + place] = ONE


class Bits(Number):
    """Several of something, one bit each."""

    def write(self, cells: vec[i32], at: i64, before: i64, value: i64) -> None:
        assert 0 <= value < 1 << self.size, f"{value} has more than {self.size} bits"
        for bit in range(self.size):
            cells[at + bit] = ONE if value >> bit & 1 else 0


class Listed(Kind):
    """Up to so many values of one kind, one after the other; they are an item themselves."""

    def __init__(self, kind: Kind, most: int, length: int) -> None:
        super().__init__(length + kind.size * most, 1 + length + kind.items * most)
        self.kind: Final = kind
        self.most: Final[i64] = most

    @abstractmethod
    def open(self, row: Row, count: i64) -> i64:
        """Begin to write so many values, and tell how many more were written here before."""

    def close(self, row: Row, count: i64, more: i64) -> None:
        """Erase what was written here before and is no more, and go to the end of it all."""
        kind = self.kind
        row.erase(kind.size * more, kind.items * more)
        rest = self.most - count - more
        row.go_on(kind.size * rest, kind.items * rest)

    def put(self, row: Row, value: object) -> None:
        if row.has(value, self):
            return
        assert isinstance(value, list | tuple), f"{value} are not several"
        more = self.open(row, len(value))
        for one in value:
            self.kind.put(row, one)
        self.close(row, len(value), more)

    def numbers(self, row: Row, values: list[int]) -> None:
        if row.has(values, self):
            return
        kind, more = self.kind, self.open(row, len(values))
        for one in values:
            kind.number(row, one)
        self.close(row, len(values), more)

    def tupled(self, row: Row, values: tuple[int, ...]) -> None:
        if row.has(values, self):
            return
        kind, more = self.kind, self.open(row, len(values))
        for one in values:
            kind.number(row, one)
        self.close(row, len(values), more)

    def vector(self, row: Row, values: vec[i64]) -> None:
        kind, more = self.kind, self.open(row, len(values))
        for one in values:
            kind.number(row, one)
        self.close(row, len(values), more)

    def lists(self, row: Row, values: list[list[int]]) -> None:
        if row.has(values, self):
            return
        kind, more = self.kind, self.open(row, len(values))
        for some in values:
            kind.numbers(row, some)
        self.close(row, len(values), more)


class Each(Listed):
    """So many values of one kind."""

    def __init__(self, kind: Kind, count: int) -> None:
        super().__init__(kind, count, length=0)

    def open(self, row: Row, count: i64) -> i64:
        assert count == self.most, f"there are {count}, not {self.most}"
        row.go_on(0, 1)
        return 0


class Several(Listed):
    """Up to so many values of one kind, in an order; how many there are comes first."""

    def __init__(self, kind: Kind, most: int) -> None:
        super().__init__(kind, most, length=1)
        self.length: Final = Count(most)

    def open(self, row: Row, count: i64) -> i64:
        row.go_on(0, 1)
        before = row.numbers[row.item]
        self.length.number(row, count)
        return before - count if before > count else 0


class Piles(Kind):
    """Up to so many piles, and so many values in all of them together: how many each pile has, then all values."""

    def __init__(self, kind: Kind, piles: int, most: int) -> None:
        self.length: Final = Count(most)
        self.lengths: Final = Several(self.length, piles)
        self.values: Final = Several(kind, most)
        super().__init__(self.lengths.size + self.values.size, 1 + self.lengths.items + self.values.items)

    def put(self, row: Row, value: object) -> None:
        assert isinstance(value, list | tuple), f"{value} are not several"
        self.lists(row, [list(pile) for pile in value])

    def lists(self, row: Row, values: list[list[int]]) -> None:
        if row.has(values, self):
            return
        row.go_on(0, 1)
        count: i64 = 0
        more = self.lengths.open(row, len(values))
        for pile in values:
            self.length.number(row, len(pile))
            count += len(pile)
        self.lengths.close(row, len(values), more)
        kind, more = self.values.kind, self.values.open(row, count)
        for pile in values:
            for one in pile:
                kind.number(row, one)
        self.values.close(row, count, more)


class Together(Kind):
    """Values of different kinds, one after the other."""

    def __init__(self, *kinds: Kind) -> None:
        super().__init__(sum([kind.size for kind in kinds]), 1 + sum([kind.items for kind in kinds]))
        self.kinds: Final = vec[Kind](kinds)

    def put(self, row: Row, value: object) -> None:
        assert isinstance(value, tuple) and len(value) == len(self.kinds), f"{value} are not {len(self.kinds)}"
        if row.has(value, self):
            return
        row.go_on(0, 1)
        for at in range(len(self.kinds)):
            self.kinds[at].put(row, value[at])
