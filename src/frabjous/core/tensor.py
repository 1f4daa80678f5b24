"""A game in numbers, for researchers: every action has an id, and what a seat sees becomes a row of fixed length.

Two observations that differ give two rows that differ.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final, Generic

from librt.vecs import vec
from msgspec.structs import fields
from mypy_extensions import i32

from frabjous.core.contract import NOBODY, ONLOOKER, A, O
from frabjous.core.kinds import Bits, Kind, OneOf, Row, Together
from frabjous.core.notation import Notation, code_of, text_of
from frabjous.core.options import Option


class Written(Bits):
    """An action in notation, "" for none: the bits of its code."""

    def __init__(self, notation: Notation[Any]) -> None:
        super().__init__(len(notation.actions).bit_length())
        self.codes: Final[dict[object, int]] = {text_of(one): code_of(one) for one in (None, *notation.actions)}

    def put(self, row: Row, value: object) -> None:
        self.number(row, self.codes[value])


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
        names = [field.name for field in fields(seen)]  # type: ignore[arg-type]  # observations are structs
        if sorted(kinds) != sorted(names):
            raise TypeError(f"A layout must have the fields of its observation: {', '.join(names)}.")
        self.actions: Final = notation.actions  # an action is at the place of its id
        self.kinds: Final = vec[Kind]([kinds[name] for name in names])
        self.parts: Final = laid_in_a_row({name: kinds[name] for name in names})
        self.size: Final = sum(part.size for part in self.parts)
        self.items: Final = sum([int(kind.items) for kind in self.kinds])
        self.values_of: Final = attrgetter(*names)

    def row(self, seen: O) -> array[float]:
        """Write what a seat sees as numbers from 0 to 1."""
        cells = vec[i32]([0] * self.size)
        row = Row(cells, 0, self.items)
        for kind, value in zip(self.kinds, self.values_of(seen), strict=True):
            kind.put(row, value)
        return array("f", memoryview(cells).tobytes())


def laid_in_a_row(kinds: Mapping[str, Kind]) -> tuple[Part, ...]:
    """Say where each field begins."""
    parts: list[Part] = []
    offset = 0
    for name, kind in kinds.items():
        parts.append(Part(name, offset, kind.size))
        offset += kind.size
    return tuple(parts)
