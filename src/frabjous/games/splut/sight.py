"""What a seat sees of a position of Splut!, and the position again: nothing is hidden."""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.core.kinds import Kind, Row
from frabjous.core.notation import text_of
from frabjous.games.splut.notation import NOTATION
from frabjous.games.splut.observation import Seen
from frabjous.games.splut.pieces import laid_out
from frabjous.games.splut.state import Position

# Written by tools/declared.py from the fields of Position.
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


def put(row: Row, kinds: list[Kind], state: Position, known: Known) -> None:
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
    kinds[11].put(row, text_of(state.last))
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


# fmt: on


def imagine(seen: Seen) -> Position:
    """Lay out the position again."""
    position = lying_open(seen)
    position.board = laid_out(seen.where)
    return position
