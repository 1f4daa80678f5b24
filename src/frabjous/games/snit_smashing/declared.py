"""Written by tools/declared.py from the fields of Position: not to be read, nor changed by hand."""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec

from frabjous.core import written
from frabjous.core.kinds import Each, Flag, Kind, OneOf, Row
from frabjous.core.tensor import seat_of, viewer_of
from frabjous.core.written import Text
from frabjous.games.snit_smashing.observation import Seen
from frabjous.games.snit_smashing.state import Position
from frabjous.games.snit_smashing.terms import HEX, PHASE

# fmt: off
Known: TypeAlias = tuple[
    int, tuple[int, ...], tuple[bool, ...], str, tuple[str, ...]
]  # seat, asked, sealed, mine, orders


def observed(state: Position, known: Known) -> Seen:
    """Add what everybody sees to what this seat may know of the rest."""
    seat, asked, sealed, mine, orders = known
    return Seen(
        seat, asked, sealed, mine, orders, state.seats, state.peek, state.phase, state.run, state.bound,
        state.primus, state.mover, tuple(state.rolls), tuple(state.rolling), tuple(state.starts),
        state.snandergrab, tuple([tuple(one) for one in state.where]), tuple(state.done), state.read,
        state.fallen, tuple(state.births), tuple(state.gone)
    )


def put(row: Row, kinds: vec[Kind], state: Position, known: Known) -> None:
    """Write the same as numbers, field by field."""
    seat, asked, sealed, mine, orders = known
    kinds[0].number(row, seat)
    kinds[1].tupled(row, asked)
    kinds[2].tupled(row, sealed)
    kinds[3].put(row, mine)
    kinds[4].put(row, orders)
    kinds[5].number(row, state.seats)
    kinds[6].number(row, state.peek)
    kinds[7].number(row, state.phase)
    kinds[8].number(row, state.run)
    kinds[9].number(row, state.bound)
    kinds[10].number(row, state.primus)
    kinds[11].number(row, state.mover)
    kinds[12].numbers(row, state.rolls)
    kinds[13].put(row, state.rolling)
    kinds[14].numbers(row, state.starts)
    kinds[15].number(row, state.snandergrab)
    kinds[16].lists(row, state.where)
    kinds[17].numbers(row, state.done)
    kinds[18].number(row, state.read)
    kinds[19].number(row, state.fallen)
    kinds[20].numbers(row, state.births)
    kinds[21].numbers(row, state.gone)


def lying_open(seen: Seen) -> Position:
    """Lay out what everybody sees."""
    position = Position(seen.seats, seen.peek)
    position.phase, position.run, position.bound = seen.phase, seen.run, seen.bound
    position.primus, position.mover, position.rolls = seen.primus, seen.mover, list(seen.rolls)
    position.rolling, position.starts = list(seen.rolling), list(seen.starts)
    position.snandergrab, position.where = seen.snandergrab, [list(one) for one in seen.where]
    position.done, position.read, position.fallen = list(seen.done), seen.read, seen.fallen
    position.births, position.gone = list(seen.births), list(seen.gone)
    return position



def kinds(seats: int) -> dict[str, Kind]:
    """Give the kinds that follow from the types of the fields; tensor.py has the others."""
    return {
        "seat": viewer_of(seats),
        "sealed": Each(Flag(), seats),
        "peek": Flag(),
        "phase": OneOf(PHASE),
        "primus": seat_of(seats),
        "mover": seat_of(seats),
        "rolling": Each(Flag(), seats),
        "snandergrab": OneOf(HEX),
    }


def entries_of(position: Position, blank: Position) -> list[tuple[str, str]]:
    """Write what is not drawn and not as in a blank position."""
    return [
        ("run", written.number(position.run, blank.run)),
        ("bound", written.number(position.bound, blank.bound)),
        ("primus", written.seat(position.primus, blank.primus)),
        ("mover", written.seat(position.mover, blank.mover)),
        ("rolls", written.numbers(position.rolls, blank.rolls)),
        ("rolling", written.numbers(position.rolling, blank.rolling)),
        ("snandergrab", written.one_of(position.snandergrab, blank.snandergrab, HEX)),
        ("read", written.number(position.read, blank.read)),
        ("fallen", written.number(position.fallen, blank.fallen)),
        ("births", written.numbers(position.births, blank.births)),
        ("gone", written.numbers(position.gone, blank.gone)),
    ]


def read_entries(position: Position, words: Text, seats: int) -> None:
    """Read what is not drawn; what is not said stays as it is."""
    position.run = words.number("run", position.run)
    position.bound = words.number("bound", position.bound)
    position.primus = words.seat("primus", position.primus, seats)
    position.mover = words.seat("mover", position.mover, seats)
    position.rolls = list(words.numbers("rolls", position.rolls))
    position.rolling = [one != 0 for one in words.numbers("rolling", position.rolling)]
    position.snandergrab = words.one_of("snandergrab", position.snandergrab, HEX)
    position.read = words.number("read", position.read)
    position.fallen = words.number("fallen", position.fallen)
    position.births = list(words.numbers("births", position.births))
    position.gone = list(words.numbers("gone", position.gone))
