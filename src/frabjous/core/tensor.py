"""A game in numbers, for researchers: every action has an id, and what a seat sees becomes a row of fixed length.

A room says in its tensor.py of which kind each field of its observation is. All numbers lie between 0 and 1; two
observations that differ give two rows that differ.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, Final, Generic, TypeAlias

from frabjous.core.contract import NOBODY, ONLOOKER, A, O
from frabjous.core.notation import Notation
from frabjous.core.options import Option

Row: TypeAlias = "array[float]"


class Kind(ABC):
    """How a value of one kind is written into a row that is 0 everywhere; it takes `size` numbers."""

    def __init__(self, size: int) -> None:
        self.size: Final = size

    @abstractmethod
    def put(self, row: Row, at: int, value: Any) -> None:  # noqa: ANN401 - of whatever type the field has
        """Write a value from a place in the row on."""


class Flag(Kind):
    """Yes or no."""

    def __init__(self) -> None:
        super().__init__(1)

    def put(self, row: Row, at: int, value: bool) -> None:
        row[at] = value


class Count(Kind):
    """A whole number up to a known most, as its part of that."""

    def __init__(self, most: int, least: int = 0) -> None:
        super().__init__(1)
        self.least: Final = least
        self.span: Final = most - least

    def put(self, row: Row, at: int, value: int) -> None:
        assert 0 <= value - self.least <= self.span, f"{value} is not within {self.span} of {self.least}"
        row[at] = (value - self.least) / self.span


class Growing(Kind):
    """A whole number without a known most; what is usual comes out as a half, and nothing ever as 1."""

    def __init__(self, usual: int) -> None:
        super().__init__(1)
        self.usual: Final = usual

    def put(self, row: Row, at: int, value: int) -> None:
        row[at] = value / (value + self.usual)


class OneOf(Kind):
    """One of a few values: a number for each of them, 1 for the one it is."""

    def __init__(self, values: Iterable[int] | Iterable[str]) -> None:
        self.places: Final = {value: place for place, value in enumerate(values)}
        super().__init__(len(self.places))

    def put(self, row: Row, at: int, value: int | str) -> None:
        row[at + self.places[value]] = 1


class Bits(Kind):
    """Several of something, one bit each."""

    def put(self, row: Row, at: int, value: int) -> None:
        assert 0 <= value < 1 << self.size, f"{value} has more than {self.size} bits"
        while value:
            bit = value.bit_length() - 1
            row[at + bit] = 1
            value ^= 1 << bit


class Each(Kind):
    """So many values of one kind."""

    def __init__(self, kind: Kind, count: int) -> None:
        super().__init__(kind.size * count)
        self.kind: Final = kind
        self.count: Final = count

    def put(self, row: Row, at: int, value: Sequence[Any]) -> None:
        assert len(value) == self.count, f"{value} are not {self.count}"
        for one in value:
            self.kind.put(row, at, one)
            at += self.kind.size


class Several(Kind):
    """Up to so many values of one kind, in an order; how many there are comes first."""

    def __init__(self, kind: Kind, most: int) -> None:
        super().__init__(1 + kind.size * most)
        self.kind: Final = kind
        self.length: Final = Count(most)

    def put(self, row: Row, at: int, value: Collection[Any]) -> None:
        self.length.put(row, at, len(value))
        at += 1
        for one in value:
            self.kind.put(row, at, one)
            at += self.kind.size


class Piles(Kind):
    """Up to so many piles, and so many values in all of them together: how many each pile has, then all values."""

    def __init__(self, kind: Kind, piles: int, most: int) -> None:
        self.lengths: Final = Several(Count(most), piles)
        self.values: Final = Several(kind, most)
        super().__init__(self.lengths.size + self.values.size)

    def put(self, row: Row, at: int, value: Sequence[Sequence[Any]]) -> None:
        self.lengths.put(row, at, [len(pile) for pile in value])
        self.values.put(row, at + self.lengths.size, [one for pile in value for one in pile])


class Together(Kind):
    """Values of different kinds, one after the other."""

    def __init__(self, *kinds: Kind) -> None:
        super().__init__(sum(kind.size for kind in kinds))
        self.kinds: Final = kinds

    def put(self, row: Row, at: int, value: Sequence[Any]) -> None:
        for kind, one in zip(self.kinds, value, strict=True):
            kind.put(row, at, one)
            at += kind.size


class Written(Kind):
    """An action in notation, "" for none: the bits of its id + 1."""

    def __init__(self, notation: Notation[Any]) -> None:
        self.codes: Final = {"": 0, **{action.text: code for code, action in enumerate(notation.actions, 1)}}
        self.bits: Final = Bits(len(notation.actions).bit_length())
        super().__init__(self.bits.size)

    def put(self, row: Row, at: int, value: str) -> None:
        self.bits.put(row, at, self.codes[value])


def seat_of(seats: int) -> Kind:
    """One of the seats, or nobody."""
    return OneOf((NOBODY, *range(seats)))


def viewer_of(seats: int) -> Kind:
    """One of the seats, or an onlooker."""
    return OneOf((ONLOOKER, *range(seats)))


def choice_of(options: Iterable[Option], seats: int) -> Kind:
    """What a host chose of everything that is offered, each option with its value."""
    offered = [option for option in options if seats in option.seats]
    return Together(*[Together(OneOf((option.key,)), OneOf(option.values)) for option in offered])


@dataclass(frozen=True)
class Part:
    """A field of the observation in a row: where it begins, and how many numbers it takes."""

    name: str
    offset: int
    size: int


class Layout(Generic[A, O]):
    """The actions of a game and the fields of its observations, numbered; `kinds` are in the order of the fields."""

    def __init__(self, notation: Notation[A], seen: type[O], kinds: Mapping[str, Kind]) -> None:
        names = [field.name for field in fields(seen)]  # type: ignore[arg-type]  # observations are dataclasses
        if list(kinds) != names:
            raise TypeError(f"A layout must have the fields of its observation: {', '.join(names)}.")
        self.actions: Final = notation.actions  # an action's place is its id
        self.ids: Final = {action: number for number, action in enumerate(notation.actions)}
        self.parts: Final = laid_in_a_row(kinds)
        self.size: Final = sum(part.size for part in self.parts)
        self.put_in: Final = [(kinds[part.name], part.offset) for part in self.parts]
        self.values_of: Final = attrgetter(*names)

    def row(self, seen: O) -> Row:
        """Write what a seat sees as numbers from 0 to 1."""
        row = array("f", bytes(4 * self.size))
        for value, (kind, offset) in zip(self.values_of(seen), self.put_in, strict=True):
            kind.put(row, offset, value)
        return row


def laid_in_a_row(kinds: Mapping[str, Kind]) -> tuple[Part, ...]:
    """Say where each field begins."""
    parts: list[Part] = []
    offset = 0
    for name, kind in kinds.items():
        parts.append(Part(name, offset, kind.size))
        offset += kind.size
    return tuple(parts)
