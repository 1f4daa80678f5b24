"""Written by tools/declared.py from the fields of Position: not to be read, nor changed by hand."""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.core import written
from frabjous.core.declared import Numbers
from frabjous.core.kinds import Each, Flag, Kind, OneOf, Row
from frabjous.core.notation import code_of, text_of
from frabjous.core.tensor import Written, seat_of, viewer_of
from frabjous.core.written import Text
from frabjous.games.snatch_it.bunch import counts_of
from frabjous.games.snatch_it.notation import NOTATION
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.state import Position
from frabjous.games.snatch_it.terms import CARD, LAST, PHASE, PLACE, STACK

# fmt: off
Known: TypeAlias = tuple[
    int, tuple[int, ...], i64, tuple[int, ...], Numbers, i64, int, tuple[bool, ...], int, tuple[bool, ...], int
]  # seat, asked, hand, hands, bellies, discard, pile, answered, answer, thrown, throw


def observed(state: Position, known: Known) -> Seen:
    """Add what everybody sees to what this seat may know of the rest."""
    seat, asked, hand, hands, bellies, discard, pile, answered, answer, thrown, throw = known
    return Seen(
        seat, asked, counts_of(hand), hands, tuple([counts_of(one) for one in bellies]), counts_of(discard),
        pile, answered, answer, thrown, throw, state.seats, state.calling, state.memory, state.phase,
        state.round, state.first, state.mover, tuple(state.pond), tuple(state.owners), tuple(state.tops),
        tuple([tuple(one) for one in state.stacks]), state.last, state.limit, state.bait, state.stack,
        state.robbed, state.decided, state.visited, text_of(state.latest), state.actor, state.place,
        state.moved, state.callers
    )


def put(row: Row, kinds: vec[Kind], state: Position, known: Known) -> None:
    """Write the same as numbers, field by field."""
    seat, asked, hand, hands, bellies, discard, pile, answered, answer, thrown, throw = known
    kinds[0].number(row, seat)
    kinds[1].tupled(row, asked)
    kinds[2].number(row, hand)
    kinds[3].tupled(row, hands)
    kinds[4].vector(row, bellies)
    kinds[5].number(row, discard)
    kinds[6].number(row, pile)
    kinds[7].tupled(row, answered)
    kinds[8].number(row, answer)
    kinds[9].tupled(row, thrown)
    kinds[10].number(row, throw)
    kinds[11].number(row, state.seats)
    kinds[12].number(row, state.calling)
    kinds[13].number(row, state.memory)
    kinds[14].number(row, state.phase)
    kinds[15].number(row, state.round)
    kinds[16].number(row, state.first)
    kinds[17].number(row, state.mover)
    kinds[18].vector(row, state.pond)
    kinds[19].vector(row, state.owners)
    kinds[20].vector(row, state.tops)
    kinds[21].lists(row, state.stacks)
    kinds[22].number(row, state.last)
    kinds[23].number(row, state.limit)
    kinds[24].number(row, state.bait)
    kinds[25].number(row, state.stack)
    kinds[26].number(row, state.robbed)
    kinds[27].number(row, state.decided)
    kinds[28].number(row, state.visited)
    kinds[29].number(row, code_of(state.latest))
    kinds[30].number(row, state.actor)
    kinds[31].number(row, state.place)
    kinds[32].number(row, state.moved)
    kinds[33].number(row, state.callers)


def lying_open(seen: Seen) -> Position:
    """Lay out what everybody sees."""
    position = Position(seen.seats, seen.calling, seen.memory)
    position.phase, position.round, position.first = seen.phase, seen.round, seen.first
    position.mover, position.pond, position.owners = seen.mover, vec[i64](seen.pond), vec[i64](seen.owners)
    position.tops, position.stacks = vec[i64](seen.tops), [list(one) for one in seen.stacks]
    position.last, position.limit, position.bait = seen.last, seen.limit, seen.bait
    position.stack, position.robbed, position.decided = seen.stack, seen.robbed, seen.decided
    position.visited, position.latest, position.actor = seen.visited, NOTATION.read_back(seen.latest), seen.actor
    position.place, position.moved, position.callers = seen.place, seen.moved, seen.callers
    return position



def kinds(seats: int) -> dict[str, Kind]:
    """Give the kinds that follow from the types of the fields; tensor.py has the others."""
    return {
        "seat": viewer_of(seats),
        "answered": Each(Flag(), seats),
        "thrown": Each(Flag(), seats),
        "calling": Flag(),
        "memory": Flag(),
        "phase": OneOf(PHASE),
        "first": seat_of(seats),
        "mover": seat_of(seats),
        "last": OneOf(LAST),
        "bait": OneOf(CARD),
        "stack": OneOf(STACK),
        "robbed": seat_of(seats),
        "decided": OneOf(CARD),
        "latest": Written(NOTATION),
        "actor": seat_of(seats),
        "place": OneOf(PLACE),
        "moved": OneOf(STACK),
    }


def entries_of(position: Position, blank: Position) -> list[tuple[str, str]]:
    """Write what is not drawn and not as in a blank position."""
    return [
        ("round", written.number(position.round, blank.round)),
        ("first", written.seat(position.first, blank.first)),
        ("mover", written.seat(position.mover, blank.mover)),
        ("last", written.one_of(position.last, blank.last, LAST)),
        ("limit", written.number(position.limit, blank.limit)),
        ("bait", written.one_of(position.bait, blank.bait, CARD)),
        ("stack", written.one_of(position.stack, blank.stack, STACK)),
        ("robbed", written.seat(position.robbed, blank.robbed)),
        ("decided", written.one_of(position.decided, blank.decided, CARD)),
        ("visited", written.each(position.visited, blank.visited)),
        ("latest", text_of(position.latest)),
        ("actor", written.seat(position.actor, blank.actor)),
        ("place", written.one_of(position.place, blank.place, PLACE)),
        ("moved", written.one_of(position.moved, blank.moved, STACK)),
        ("callers", written.each(position.callers, blank.callers)),
    ]


def read_entries(position: Position, words: Text, seats: int) -> None:
    """Read what is not drawn; what is not said stays as it is."""
    position.round = words.number("round", position.round)
    position.first = words.seat("first", position.first, seats)
    position.mover = words.seat("mover", position.mover, seats)
    position.last = words.one_of("last", position.last, LAST)
    position.limit = words.number("limit", position.limit)
    position.bait = words.one_of("bait", position.bait, CARD)
    position.stack = words.one_of("stack", position.stack, STACK)
    position.robbed = words.seat("robbed", position.robbed, seats)
    position.decided = words.one_of("decided", position.decided, CARD)
    position.visited = words.each("visited", position.visited)
    position.latest = NOTATION.read_back(words.word("latest", ""))
    position.actor = words.seat("actor", position.actor, seats)
    position.place = words.one_of("place", position.place, PLACE)
    position.moved = words.one_of("moved", position.moved, STACK)
    position.callers = words.each("callers", position.callers)
