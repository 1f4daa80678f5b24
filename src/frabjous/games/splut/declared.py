"""Written by tools/declared.py from the fields of Position: not to be read, nor changed by hand."""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.core import written
from frabjous.core.kinds import Flag, Kind, OneOf, Row
from frabjous.core.notation import code_of, text_of
from frabjous.core.tensor import Written, seat_of, viewer_of
from frabjous.core.written import Text
from frabjous.games.splut.notation import NOTATION
from frabjous.games.splut.observation import Seen
from frabjous.games.splut.state import ALOFT, SQUARE, Position

# fmt: off
Known: TypeAlias = tuple[
    int, bool
]  # seat, over


def observed(state: Position, known: Known) -> Seen:
    """Add what everybody sees to what this seat may know of the rest."""
    seat, over = known
    return Seen(
        seat, over, state.sides, tuple(state.where), state.mover, state.turn, state.left, state.steps,
        state.locked, state.moved, state.aloft, text_of(state.last), state.landed, state.fell
    )


def put(row: Row, kinds: vec[Kind], state: Position, known: Known) -> None:
    """Write the same as numbers, field by field."""
    seat, over = known
    kinds[0].number(row, seat)
    kinds[1].number(row, over)
    kinds[2].put(row, state.sides)
    kinds[3].vector(row, state.where)
    kinds[4].number(row, state.mover)
    kinds[5].number(row, state.turn)
    kinds[6].number(row, state.left)
    kinds[7].number(row, state.steps)
    kinds[8].number(row, state.locked)
    kinds[9].number(row, state.moved)
    kinds[10].number(row, state.aloft)
    kinds[11].number(row, code_of(state.last))
    kinds[12].number(row, state.landed)
    kinds[13].number(row, state.fell)


def lying_open(seen: Seen) -> Position:
    """Lay out what everybody sees."""
    position = Position(seen.sides)
    position.where, position.mover, position.turn = vec[i64](seen.where), seen.mover, seen.turn
    position.left, position.steps, position.locked = seen.left, seen.steps, seen.locked
    position.moved, position.aloft, position.last = seen.moved, seen.aloft, NOTATION.read_back(seen.last)
    position.landed, position.fell = seen.landed, seen.fell
    return position



def kinds(seats: int) -> dict[str, Kind]:
    """Give the kinds that follow from the types of the fields; tensor.py has the others."""
    return {
        "seat": viewer_of(seats),
        "over": Flag(),
        "mover": seat_of(seats),
        "aloft": OneOf(ALOFT),
        "last": Written(NOTATION),
        "landed": OneOf(SQUARE),
    }


def entries_of(position: Position, blank: Position) -> list[tuple[str, str]]:
    """Write what is not drawn and not as in a blank position."""
    return [
        ("mover", written.seat(position.mover, blank.mover)),
        ("turn", written.number(position.turn, blank.turn)),
        ("left", written.number(position.left, blank.left)),
        ("steps", written.number(position.steps, blank.steps)),
        ("locked", written.each(position.locked, blank.locked)),
        ("moved", written.each(position.moved, blank.moved)),
        ("aloft", written.one_of(position.aloft, blank.aloft, ALOFT)),
        ("last", text_of(position.last)),
        ("landed", written.one_of(position.landed, blank.landed, SQUARE)),
        ("fell", written.each(position.fell, blank.fell)),
    ]


def read_entries(position: Position, words: Text, seats: int) -> None:
    """Read what is not drawn; what is not said stays as it is."""
    position.mover = words.seat("mover", position.mover, seats)
    position.turn = words.number("turn", position.turn)
    position.left = words.number("left", position.left)
    position.steps = words.number("steps", position.steps)
    position.locked = words.each("locked", position.locked)
    position.moved = words.each("moved", position.moved)
    position.aloft = words.one_of("aloft", position.aloft, ALOFT)
    position.last = NOTATION.read_back(words.word("last", ""))
    position.landed = words.one_of("landed", position.landed, SQUARE)
    position.fell = words.each("fell", position.fell)
