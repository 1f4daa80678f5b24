"""What people are called for who are not at the table: their turn, a question, another game, the end.

It follows from the table before and after a deed. Each call has a mark: what has the same mark is one turn, and nobody
is called twice for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from frabjous.table.chairs import Kind
from frabjous.table.consent import is_person, owing
from frabjous.table.table import Table


class Why(Enum):
    """Why somebody is called."""

    TURN = "turn"
    ASKED = "asked"  # somebody wants to take back, or offers a draw
    INVITED = "invited"  # the next game has begun
    OVER = "over"


@dataclass(frozen=True)
class Call:
    """A call to a chair, which is made once for a mark."""

    chair: int
    why: Why
    mark: str


def calls(before: Table, after: Table) -> list[Call]:
    """Name everybody who is to be called because of a deed; of several reasons the first counts."""
    return [call for chair in range(len(after.chairs)) if (call := call_of(before, after, chair)) is not None]


def call_of(before: Table, after: Table, chair: int) -> Call | None:
    seat = after.seat(chair)
    if not is_person(after, seat):
        return None
    if is_over(after):
        return None if is_over(before) else Call(chair, Why.OVER, over_mark(after))
    if after.match.place != before.match.place:
        return Call(chair, Why.INVITED, mark_of(after, seat))
    if seat in awaited(after) and before.seat(chair) not in awaited(before) and not is_passed_on(after, seat):
        return Call(chair, Why.TURN, mark_of(after, seat))
    if seat in owing(after) and seat not in owing(before):
        return Call(chair, Why.ASKED, mark_of(after, seat) + " asked" * (seat not in awaited(after)))
    return None


def holds(table: Table, call: Call) -> bool:
    """Say whether a call is still right, some time after it was made."""
    if table.is_closed:
        return False
    if call.why is Why.OVER:
        return is_over(table) and call.mark == over_mark(table)
    seat = table.seat(call.chair)
    if is_over(table) or not call.mark.startswith(mark_of(table, seat)):
        return False
    if call.why is Why.INVITED:
        return is_person(table, seat)
    return seat in (owing(table) if call.why is Why.ASKED else awaited(table))


def is_over(table: Table) -> bool:
    return table.play.outcome() is not None


def over_mark(table: Table) -> str:
    return f"{table.match.place} over"


def awaited(table: Table) -> list[int]:
    """Name the seats whose people must choose now."""
    if not table.has_begun:
        return []
    return [seat for seat in table.play.to_act() if seat in table.people_here]


def is_passed_on(table: Table, seat: int) -> bool:
    """Say whether the one who moved last sits at the same device, and can hand it on."""
    movers = [line.seat for line in table.play.record.lines[-1:] if line.seat >= 0]
    device = table.sitter(seat).device
    return any(mover != seat and device and is_at(table, mover, device) for mover in movers)


def is_at(table: Table, seat: int, device: str) -> bool:
    sitter = table.sitter(seat)
    return sitter.kind is Kind.PERSON and sitter.device == device


def mark_of(table: Table, seat: int) -> str:
    """Tell a seat's turns apart: by how often it has chosen. What others take back and do anew is the same turn."""
    play = table.play
    chosen = sum(1 for number in play.mainline if play.record.lines[number - 1].seat == seat)
    return f"{table.match.place} {chosen};"
