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

MISSING: Final = -1


def bits_of(number: float) -> int:
    """Give the bits of a 32-bit float, as a whole number."""
    return int(unpack("<i", pack("<f", number))[0])


ONE: Final[i32] = bits_of(1)


class Row:
    """So many numbers, all 0 at first, that are written from left to right; many rows may share their cells.

    A cell holds the bits of a 32-bit float: compiled code has no such floats, and whoever reads the cells takes them
    for what they are. To be written anew, a row forgets what is not 0 in it, and not all of it.
    """

    def __init__(self, cells: vec[i32], begin: i64, size: i64) -> None:
        self.cells: Final = cells
        self.begin: Final = begin
        self.at: i64 = begin  # where the next number goes
        self.marked: Final = vec[i64]([0] * size)  # the cells that are not 0 …
        self.count: i64 = 0  # … so many of them

    def put(self, bits: i32) -> None:
        """Write the next number."""
        if bits != 0:
            self.mark(0, bits)
        self.at += 1

    def mark(self, place: i64, bits: i32) -> None:
        """Write a number so many places further on."""
        at = self.at + place
        self.cells[at] = bits
        self.marked[self.count] = at
        self.count += 1

    def clear(self) -> None:
        for number in range(self.count):
            self.cells[self.marked[number]] = 0
        self.count = 0
        self.at = self.begin


class Kind(ABC):
    """How a value of one kind is written; it takes `size` numbers. What a position keeps natively need not be boxed."""

    def __init__(self, size: int) -> None:
        self.size: Final[i64] = size

    @abstractmethod
    def put(self, row: Row, value: object) -> None:
        """Write a value of whatever type the field has."""

    def number(self, row: Row, value: i64) -> None:
        self.put(row, value)

    def numbers(self, row: Row, values: list[int]) -> None:
        self.put(row, values)

    def vector(self, row: Row, values: vec[i64]) -> None:
        self.put(row, list(values))

    def lists(self, row: Row, values: list[list[int]]) -> None:
        self.put(row, values)


class Number(Kind):
    """Something that is one whole number."""

    def put(self, row: Row, value: object) -> None:
        assert isinstance(value, int), f"{value} is no number"
        self.number(row, value)

    @abstractmethod
    def number(self, row: Row, value: i64) -> None:
        """Write it."""


class Flag(Number):
    """Yes or no."""

    def __init__(self) -> None:
        super().__init__(1)

    def number(self, row: Row, value: i64) -> None:
        row.put(ONE if value else 0)


class Count(Number):
    """A whole number up to a known most, as its part of that."""

    def __init__(self, most: int, least: int = 0) -> None:
        super().__init__(1)
        self.least: Final[i64] = least
        span = most - least
        self.parts: Final = vec[i32]([bits_of(part / span) for part in range(span + 1)])

    def number(self, row: Row, value: i64) -> None:
        assert 0 <= value - self.least < len(self.parts), f"{value} is not one of {len(self.parts)} from {self.least}"
        row.put(self.parts[value - self.least])


class Growing(Number):
    """A whole number without a known most; what is usual comes out as a half, and nothing ever as 1."""

    def __init__(self, usual: int) -> None:
        super().__init__(1)
        self.usual: Final = usual
        self.small: Final = vec[i32]([bits_of(value / (value + usual)) for value in range(10 * usual)])

    def number(self, row: Row, value: i64) -> None:
        row.put(self.small[value] if value < len(self.small) else bits_of(int(value) / (int(value) + self.usual)))


class OneOf(Number):
    """One of a few values: a number for each of them, 1 for the one it is."""

    def __init__(self, values: Iterable[int] | Iterable[str]) -> None:
        self.places: Final[dict[object, int]] = {value: place for place, value in enumerate(values)}
        super().__init__(len(self.places))
        whole = [value for value in self.places if isinstance(value, int)]
        self.least: Final[i64] = min(whole, default=0)
        span = range(self.least, max(whole, default=-1) + 1)
        self.by_number: Final = vec[i64]([self.places.get(value, MISSING) for value in span])

    def put(self, row: Row, value: object) -> None:
        if isinstance(value, int):
            self.number(row, value)
        else:
            row.mark(self.places[value], ONE)
            row.at += self.size

    def number(self, row: Row, value: i64) -> None:
        place = self.by_number[value - self.least]
        assert place != MISSING and value >= self.least, f"{value} is none of {list(self.places)}"
        row.mark(place, ONE)
        row.at += self.size


class Bits(Number):
    """Several of something, one bit each."""

    def number(self, row: Row, value: i64) -> None:
        assert 0 <= value < 1 << self.size, f"{value} has more than {self.size} bits"
        for bit in range(self.size):
            if value >> bit & 1:
                row.mark(bit, ONE)
        row.at += self.size


class Listed(Kind):
    """Several values of one kind, one after the other."""

    def __init__(self, kind: Kind, size: int) -> None:
        super().__init__(size)
        self.kind: Final = kind

    @abstractmethod
    def open(self, row: Row, count: i64) -> i64:
        """Begin to write so many values, and tell where all of it ends."""

    def put(self, row: Row, value: object) -> None:
        kind = self.kind
        if isinstance(value, tuple):
            end = self.open(row, len(value))
            for one in value:
                kind.put(row, one)
        else:
            assert isinstance(value, list), f"{value} are not several"
            end = self.open(row, len(value))
            for one in value:
                kind.put(row, one)
        row.at = end

    def numbers(self, row: Row, values: list[int]) -> None:
        kind, end = self.kind, self.open(row, len(values))
        for one in values:
            kind.number(row, one)
        row.at = end

    def vector(self, row: Row, values: vec[i64]) -> None:
        kind, end = self.kind, self.open(row, len(values))
        for one in values:
            kind.number(row, one)
        row.at = end

    def lists(self, row: Row, values: list[list[int]]) -> None:
        kind, end = self.kind, self.open(row, len(values))
        for some in values:
            kind.numbers(row, some)
        row.at = end


class Each(Listed):
    """So many values of one kind."""

    def __init__(self, kind: Kind, count: int) -> None:
        super().__init__(kind, kind.size * count)
        self.count: Final[i64] = count

    def open(self, row: Row, count: i64) -> i64:
        assert count == self.count, f"there are {count}, not {self.count}"
        return row.at + self.size


class Several(Listed):
    """Up to so many values of one kind, in an order; how many there are comes first."""

    def __init__(self, kind: Kind, most: int) -> None:
        super().__init__(kind, 1 + kind.size * most)
        self.length: Final = Count(most)

    def open(self, row: Row, count: i64) -> i64:
        end = row.at + self.size
        self.length.number(row, count)
        return end


class Piles(Kind):
    """Up to so many piles, and so many values in all of them together: how many each pile has, then all values."""

    def __init__(self, kind: Kind, piles: int, most: int) -> None:
        self.length: Final = Count(most)
        self.lengths: Final = Several(self.length, piles)
        self.values: Final = Several(kind, most)
        super().__init__(self.lengths.size + self.values.size)

    def put(self, row: Row, value: object) -> None:
        assert isinstance(value, list | tuple), f"{value} are not several"
        self.lists(row, [list(pile) for pile in value])

    def lists(self, row: Row, values: list[list[int]]) -> None:
        count = 0
        lengths = self.lengths.open(row, len(values))
        for pile in values:
            self.length.number(row, len(pile))
            count += len(pile)
        row.at = lengths
        end, kind = self.values.open(row, count), self.values.kind
        for pile in values:
            for one in pile:
                kind.number(row, one)
        row.at = end


class Together(Kind):
    """Values of different kinds, one after the other."""

    def __init__(self, *kinds: Kind) -> None:
        super().__init__(sum([kind.size for kind in kinds]))
        self.kinds: Final = list(kinds)

    def put(self, row: Row, value: object) -> None:
        assert isinstance(value, tuple) and len(value) == len(self.kinds), f"{value} are not {len(self.kinds)}"
        for at, kind in enumerate(self.kinds):
            kind.put(row, value[at])


class Settled(Kind):
    """What is settled before a game: it is worked out once, and then written again as long as it is the same."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind.size)
        self.kind: Final = kind
        self.value: object = None
        self.places: vec[i64] = vec[i64]()
        self.bits: vec[i32] = vec[i32]()

    def put(self, row: Row, value: object) -> None:
        if value != self.value:
            self.work_out(value)
        for number in range(len(self.places)):
            row.mark(self.places[number], self.bits[number])
        row.at += self.size

    def work_out(self, value: object) -> None:
        """Write it into a row of its own, and note where something is."""
        cells = vec[i32](bytes(self.size))
        row = Row(cells, 0, self.size)
        self.kind.put(row, value)
        self.places = row.marked[: row.count]
        self.bits = vec[i32]([cells[place] for place in self.places])
        self.value = value
