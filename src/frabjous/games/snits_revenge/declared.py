"""Written by tools/declared.py from the fields of Position: not to be read, nor changed by hand."""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.core import written
from frabjous.core.kinds import Kind, OneOf, Row
from frabjous.core.tensor import seat_of, viewer_of
from frabjous.core.written import Text
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.state import Position
from frabjous.games.snits_revenge.terms import AIM, AWAITED, ENDING, ORGAN, PHASE, SNIT
from frabjous.games.snits_revenge.variant import variant_of

# fmt: off
Known: TypeAlias = tuple[
    int, tuple[int, ...], tuple[int, int]
]  # seat, under, hidden


def observed(state: Position, known: Known) -> Seen:
    """Add what everybody sees to what this seat may know of the rest."""
    seat, under, hidden = known
    return Seen(
        seat, under, hidden, state.variant.agreed, state.phase, state.turn, state.bolotomus, state.senior,
        state.mover, state.rollers, state.rolls, state.armies, tuple(state.places), state.wounded, state.acted,
        state.snorgs, state.untouched, state.killers, tuple(state.makums), tuple(state.runnungitms),
        tuple(state.tired_makums), tuple(state.tired_runnungitms), tuple(state.used), state.awaited, state.doer,
        state.aim, state.pack, state.rolled, state.holder, state.lying, state.round, state.beginner,
        state.ending
    )


def put(row: Row, kinds: vec[Kind], state: Position, known: Known) -> None:
    """Write the same as numbers, field by field."""
    seat, under, hidden = known
    kinds[0].number(row, seat)
    kinds[1].tupled(row, under)
    kinds[2].put(row, hidden)
    kinds[3].put(row, state.variant.agreed)
    kinds[4].number(row, state.phase)
    kinds[5].number(row, state.turn)
    kinds[6].number(row, state.bolotomus)
    kinds[7].number(row, state.senior)
    kinds[8].number(row, state.mover)
    kinds[9].tupled(row, state.rollers)
    kinds[10].tupled(row, state.rolls)
    kinds[11].put(row, state.armies)
    kinds[12].vector(row, state.places)
    kinds[13].tupled(row, state.wounded)
    kinds[14].number(row, state.acted)
    kinds[15].number(row, state.snorgs)
    kinds[16].number(row, state.untouched)
    kinds[17].tupled(row, state.killers)
    kinds[18].vector(row, state.makums)
    kinds[19].vector(row, state.runnungitms)
    kinds[20].vector(row, state.tired_makums)
    kinds[21].vector(row, state.tired_runnungitms)
    kinds[22].vector(row, state.used)
    kinds[23].number(row, state.awaited)
    kinds[24].number(row, state.doer)
    kinds[25].number(row, state.aim)
    kinds[26].tupled(row, state.pack)
    kinds[27].tupled(row, state.rolled)
    kinds[28].number(row, state.holder)
    kinds[29].number(row, state.lying)
    kinds[30].number(row, state.round)
    kinds[31].number(row, state.beginner)
    kinds[32].number(row, state.ending)


def lying_open(seen: Seen) -> Position:
    """Lay out what everybody sees."""
    position = Position(variant_of(seen.variant))
    position.phase, position.turn, position.bolotomus = seen.phase, seen.turn, seen.bolotomus
    position.senior, position.mover, position.rollers = seen.senior, seen.mover, seen.rollers
    position.rolls, position.armies, position.places = seen.rolls, seen.armies, vec[i64](seen.places)
    position.wounded, position.acted, position.snorgs = seen.wounded, seen.acted, seen.snorgs
    position.untouched, position.killers, position.makums = seen.untouched, seen.killers, vec[i64](seen.makums)
    position.runnungitms, position.tired_makums = vec[i64](seen.runnungitms), vec[i64](seen.tired_makums)
    position.tired_runnungitms, position.used = vec[i64](seen.tired_runnungitms), vec[i64](seen.used)
    position.awaited, position.doer, position.aim = seen.awaited, seen.doer, seen.aim
    position.pack, position.rolled, position.holder = seen.pack, seen.rolled, seen.holder
    position.lying, position.round, position.beginner = seen.lying, seen.round, seen.beginner
    position.ending = seen.ending
    return position



def kinds(seats: int) -> dict[str, Kind]:
    """Give the kinds that follow from the types of the fields; tensor.py has the others."""
    return {
        "seat": viewer_of(seats),
        "phase": OneOf(PHASE),
        "bolotomus": seat_of(seats),
        "senior": seat_of(seats),
        "mover": seat_of(seats),
        "awaited": OneOf(AWAITED),
        "doer": OneOf(SNIT),
        "aim": OneOf(AIM),
        "holder": OneOf(SNIT),
        "lying": OneOf(ORGAN),
        "beginner": seat_of(seats),
        "ending": OneOf(ENDING),
    }


def entries_of(position: Position, blank: Position) -> list[tuple[str, str]]:
    """Write what is not drawn and not as in a blank position."""
    return [
        ("turn", written.number(position.turn, blank.turn)),
        ("mover", written.seat(position.mover, blank.mover)),
        ("rolls", written.numbers(position.rolls, blank.rolls)),
        ("awaited", written.one_of(position.awaited, blank.awaited, AWAITED)),
        ("doer", written.one_of(position.doer, blank.doer, SNIT)),
        ("aim", written.one_of(position.aim, blank.aim, AIM)),
        ("rolled", written.numbers(position.rolled, blank.rolled)),
        ("holder", written.one_of(position.holder, blank.holder, SNIT)),
        ("lying", written.one_of(position.lying, blank.lying, ORGAN)),
        ("round", written.number(position.round, blank.round)),
        ("beginner", written.seat(position.beginner, blank.beginner)),
        ("ending", written.one_of(position.ending, blank.ending, ENDING)),
    ]


def read_entries(position: Position, words: Text, seats: int) -> None:
    """Read what is not drawn; what is not said stays as it is."""
    position.turn = words.number("turn", position.turn)
    position.mover = words.seat("mover", position.mover, seats)
    position.rolls = tuple(words.numbers("rolls", position.rolls))
    position.awaited = words.one_of("awaited", position.awaited, AWAITED)
    position.doer = words.one_of("doer", position.doer, SNIT)
    position.aim = words.one_of("aim", position.aim, AIM)
    position.rolled = tuple(words.numbers("rolled", position.rolled))
    position.holder = words.one_of("holder", position.holder, SNIT)
    position.lying = words.one_of("lying", position.lying, ORGAN)
    position.round = words.number("round", position.round)
    position.beginner = words.seat("beginner", position.beginner, seats)
    position.ending = words.one_of("ending", position.ending, ENDING)
