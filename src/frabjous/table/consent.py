"""Who has a say in what is asked, who still owes an answer, and who cannot be asked. A bot agrees to nothing."""

from __future__ import annotations

from frabjous.core.agreed import OfferDraw, Request
from frabjous.table.chairs import Kind
from frabjous.table.table import Table


def people_in(table: Table) -> list[int]:
    """Name the seats that people play themselves and that are not out of the game."""
    still_in = table.play.still_in
    return [seat for seat in table.people_here if seat in still_in]


def stood_in_for(table: Table) -> list[int]:
    """Name the seats, still in the game, whose person is away and cannot be asked: a bot plays there."""
    played_by_bot = table.play.pact.played_by_bot
    return [seat for seat in table.play.still_in if seat in played_by_bot]


def is_person(table: Table, seat: int) -> bool:
    return table.sitter(seat).kind is Kind.PERSON


def is_elsewhere(table: Table, seat: int, other: int) -> bool:
    """Say whether another seat is played at another device: people at one device need not ask each other."""
    device = table.sitter(seat).device
    return other != seat and (table.sitter(other).device != device or not device)


def has_a_say(table: Table, request: Request, seat: int) -> bool:
    """Say whether a person must agree to a request: to a draw everybody who is not out (S16)."""
    if isinstance(request, OfferDraw):
        return seat != request.seat and seat in table.play.still_in
    return is_elsewhere(table, request.seat, seat)


def owing(table: Table) -> list[int]:
    """Name the seats that still owe an answer to what is asked."""
    pact = table.play.pact
    if pact.asked is None:
        return []
    asked = pact.asked
    others = [seat for seat in table.people_here if seat not in pact.agreed and has_a_say(table, asked, seat)]
    return [seat for seat in others if is_elsewhere(table, asked.seat, seat)]


def needs_the_absent(table: Table, request: Request) -> bool:
    """Say whether somebody for whom a bot plays would have to agree."""
    return any(has_a_say(table, request, seat) for seat in stood_in_for(table))


def lapses_when_left(table: Table, seat: int) -> bool:
    """Say whether what is asked lapses when a bot takes this seat: it is the asker's, or had not agreed yet."""
    pact = table.play.pact
    if pact.asked is None:
        return False
    return seat == pact.asked.seat or (seat not in pact.agreed and has_a_say(table, pact.asked, seat))
