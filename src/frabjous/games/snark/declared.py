"""Written by tools/declared.py from the fields of Position: not to be read, nor changed by hand."""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec

from frabjous.core import written
from frabjous.core.kinds import Each, Flag, Kind, OneOf, Row
from frabjous.core.tensor import seat_of, viewer_of
from frabjous.core.written import Text
from frabjous.games.snark.observation import Seen
from frabjous.games.snark.state import Position
from frabjous.games.snark.terms import PHASE

# fmt: off
Known: TypeAlias = tuple[
    int, tuple[int, ...], tuple[int, ...], int, tuple[bool, ...], str, tuple[tuple[int, int, int], ...]
]  # seat, hand, sizes, stock, chosen, mine, passed


def observed(state: Position, known: Known) -> Seen:
    """Add what everybody sees to what this seat may know of the rest."""
    seat, hand, sizes, stock, chosen, mine, passed = known
    return Seen(
        seat, hand, sizes, stock, chosen, mine, passed, state.version, state.seats, state.hold_back,
        state.phase, state.round, state.turn, state.leader, state.mover, tuple(state.discards), state.top,
        tuple(state.holders), tuple(state.warrants), state.pool, tuple(state.retired), state.shown,
        tuple(state.party), tuple(state.turned), state.left, state.unpaid, state.reshuffles, tuple(state.kept),
        tuple(state.kept_marks), state.winner
    )


def put(row: Row, kinds: vec[Kind], state: Position, known: Known) -> None:
    """Write the same as numbers, field by field."""
    seat, hand, sizes, stock, chosen, mine, passed = known
    kinds[0].number(row, seat)
    kinds[1].tupled(row, hand)
    kinds[2].tupled(row, sizes)
    kinds[3].number(row, stock)
    kinds[4].tupled(row, chosen)
    kinds[5].put(row, mine)
    kinds[6].put(row, passed)
    kinds[7].number(row, state.version)
    kinds[8].number(row, state.seats)
    kinds[9].number(row, state.hold_back)
    kinds[10].number(row, state.phase)
    kinds[11].number(row, state.round)
    kinds[12].number(row, state.turn)
    kinds[13].number(row, state.leader)
    kinds[14].number(row, state.mover)
    kinds[15].numbers(row, state.discards)
    kinds[16].number(row, state.top)
    kinds[17].numbers(row, state.holders)
    kinds[18].numbers(row, state.warrants)
    kinds[19].number(row, state.pool)
    kinds[20].put(row, state.retired)
    kinds[21].number(row, state.shown)
    kinds[22].numbers(row, state.party)
    kinds[23].numbers(row, state.turned)
    kinds[24].number(row, state.left)
    kinds[25].number(row, state.unpaid)
    kinds[26].number(row, state.reshuffles)
    kinds[27].numbers(row, state.kept)
    kinds[28].numbers(row, state.kept_marks)
    kinds[29].number(row, state.winner)


def lying_open(seen: Seen) -> Position:
    """Lay out what everybody sees."""
    position = Position(seen.version, seen.seats, seen.hold_back)
    position.phase, position.round, position.turn = seen.phase, seen.round, seen.turn
    position.leader, position.mover, position.discards = seen.leader, seen.mover, list(seen.discards)
    position.top, position.holders, position.warrants = seen.top, list(seen.holders), list(seen.warrants)
    position.pool, position.retired, position.shown = seen.pool, list(seen.retired), seen.shown
    position.party, position.turned, position.left = list(seen.party), list(seen.turned), seen.left
    position.unpaid, position.reshuffles, position.kept = seen.unpaid, seen.reshuffles, list(seen.kept)
    position.kept_marks, position.winner = list(seen.kept_marks), seen.winner
    return position



def kinds(seats: int) -> dict[str, Kind]:
    """Give the kinds that follow from the types of the fields; tensor.py has the others."""
    return {
        "seat": viewer_of(seats),
        "chosen": Each(Flag(), seats),
        "hold_back": Flag(),
        "phase": OneOf(PHASE),
        "leader": seat_of(seats),
        "mover": seat_of(seats),
        "retired": Each(Flag(), seats),
        "unpaid": Flag(),
        "winner": seat_of(seats),
    }


def entries_of(position: Position, blank: Position) -> list[tuple[str, str]]:
    """Write what is not drawn and not as in a blank position."""
    return [
        ("round", written.number(position.round, blank.round)),
        ("turn", written.number(position.turn, blank.turn)),
        ("leader", written.seat(position.leader, blank.leader)),
        ("mover", written.seat(position.mover, blank.mover)),
        ("pool", written.number(position.pool, blank.pool)),
        ("unpaid", written.answer(position.unpaid, blank.unpaid)),
        ("reshuffles", written.number(position.reshuffles, blank.reshuffles)),
        ("winner", written.seat(position.winner, blank.winner)),
    ]


def read_entries(position: Position, words: Text, seats: int) -> None:
    """Read what is not drawn; what is not said stays as it is."""
    position.round = words.number("round", position.round)
    position.turn = words.number("turn", position.turn)
    position.leader = words.seat("leader", position.leader, seats)
    position.mover = words.seat("mover", position.mover, seats)
    position.pool = words.number("pool", position.pool)
    position.unpaid = words.answer("unpaid", position.unpaid)
    position.reshuffles = words.number("reshuffles", position.reshuffles)
    position.winner = words.seat("winner", position.winner, seats)
