"""Drawing cards: the pile, the marker in it, the discard that becomes a new pile (F13, F14)."""

from __future__ import annotations

from mypy_extensions import i64

from frabjous.core.contract import NOBODY
from frabjous.core.gathered import some
from frabjous.games.snatch_it.actions import DRAW_ONE_OF, DROP_ONE_OF, MARK, SHUFFLE, Deed
from frabjous.games.snatch_it.bunch import EMPTY, for_each_kind, size_of
from frabjous.games.snatch_it.cards import POND
from frabjous.games.snatch_it.state import Position
from frabjous.games.snatch_it.terms import NEXT_ROUND, NOT_YET, REFILLING, REWARD, THIS_ROUND


def left(position: Position) -> i64:
    """Count what can still be drawn, the discard included."""
    return size_of(position.pile) + size_of(position.discard)


def is_left(position: Position) -> bool:
    """Say whether anything can still be drawn."""
    return position.pile != EMPTY or position.discard != EMPTY


def drawer(position: Position) -> i64:
    """Name the seat that draws now, or NOBODY when no hand wants a card or no card is left."""
    if not is_left(position):
        return NOBODY
    if position.phase == REWARD:
        return position.mover
    for seat in position.from_first():  # F12: one player at a time
        if position.held(seat) < position.limit:
            return seat
    return NOBODY


def pond_is_low(position: Position) -> bool:
    """Say whether the pond wants a card and there is one."""
    return position.in_pond() < POND and is_left(position)


def draws(position: Position) -> list[tuple[Deed, int]]:
    """List what the next card may be; or the marker on top of it; or, after the last, that the discard is shuffled."""
    if position.last == NOT_YET and position.above == 0:
        return [(MARK, 1)]
    if position.pile == EMPTY:
        return [(SHUFFLE, 1)]
    return for_each_kind(DRAW_ONE_OF, position.pile)


def draw(position: Position, card: i64) -> None:
    """Take a card off the pile, into the hand or the pond that wants it."""
    seat = drawer(position) if position.phase in (REFILLING, REWARD) else NOBODY
    position.pile -= some(1, card)
    if position.last == NOT_YET:
        position.above -= 1
    if seat == NOBODY:
        position.lay(card)
    else:
        position.give(seat, card, 1)


def marker_appears(position: Position) -> None:
    """F14: in the snatching phase this round is the last, in the stork phase the next."""
    position.last = THIS_ROUND if position.phase == REWARD else NEXT_ROUND


def shuffle_in(position: Position) -> None:
    """F13: make the discard part of the pile."""
    position.pile += position.discard
    position.discard = EMPTY


# F13, the emergency


def too_few(position: Position) -> bool:
    """Say whether the hands lack more than pile and discard hold."""
    lacking = sum([max(0, position.limit - position.held(seat)) for seat in range(position.seats)])
    return lacking > left(position)


def share(position: Position) -> None:
    """Settle how many cards each hand will have, and make one pile of all that lies about."""
    in_hands = sum([position.held(seat) for seat in range(position.seats)])
    position.limit = (in_hands + left(position)) // position.seats
    shuffle_in(position)
    if position.last == NOT_YET:
        position.last = NEXT_ROUND
        position.above = 0


def dropper(position: Position) -> i64:
    """Name the seat that holds more than its share, or NOBODY."""
    for seat in position.from_first():
        if position.held(seat) > position.limit:
            return seat
    return NOBODY


def drops(position: Position) -> list[tuple[Deed, int]]:
    return for_each_kind(DROP_ONE_OF, position.hands[dropper(position)])


def drop(position: Position, card: i64) -> None:
    position.give(dropper(position), card, -1)
    position.pile += some(1, card)
