"""What each seat sees, and what it can imagine: nothing is hidden here but orders that have not been read (B3)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from frabjous.core.chance import Dice
from frabjous.games.snit_smashing.actions import SMASHES, Deed
from frabjous.games.snit_smashing.beach import BODIES, HEXES, TRIPLES_AT
from frabjous.games.snit_smashing.declared import Known, lying_open
from frabjous.games.snit_smashing.notation import NOTATION
from frabjous.games.snit_smashing.observation import Seen
from frabjous.games.snit_smashing.orders import orders_of
from frabjous.games.snit_smashing.state import Position
from frabjous.games.snit_smashing.terms import ORDERING

ANYTHING: Final = 2  # one made-up order in so many may be any; the others smash at or beside somebody's Snit


def known(position: Position, seat: int, asked: tuple[int, ...]) -> Known:
    """Give what a seat or an onlooker may know of orders, and who is asked."""
    sealed = tuple([order is not None for order in position.orders])
    return seat, asked, sealed, own_order(position, seat), tuple(orders_read(position))


def own_order(position: Position, seat: int) -> str:
    """B3: without "peek" nobody may look at an order again, not even its author."""
    order = position.orders[seat] if seat >= 0 and position.peek else None
    return "" if order is None else order.text


def orders_read(position: Position) -> list[str]:
    texts = [""] * position.seats
    for turn in range(position.read):
        seat = (position.primus + turn) % position.seats
        order = position.orders[seat]
        assert order is not None, f"an order of seat {seat} was read that was never written"
        texts[seat] = order.text
    return texts


def before_secrets(seen: Seen) -> Seen:
    """Give what was seen before anybody had sealed an order in this bound."""
    return replace(seen, sealed=(False,) * seen.seats) if seen.phase == ORDERING else seen


def imagine(seen: Seen, dice: Dice) -> Position:
    """Put everything where it is seen, and make up the orders that are not."""
    position = lying_open(seen)
    position.orders = [imagined_order(seen, seat, dice) for seat in range(seen.seats)]
    return position


def imagined_order(seen: Seen, seat: int, dice: Dice) -> Deed | None:
    """Give the order of a seat: as it is known, or one that it may be; none if it is not in."""
    known = seen.orders[seat] or (seen.mine if seat == seen.seat else "")
    if known:
        return NOTATION.read(known)
    if not seen.sealed[seat]:
        return None
    targets = [at for clan, places in enumerate(seen.where) if clan != seat for at in places if at < HEXES]
    if targets and dice.below(ANYTHING):
        return SMASHES[dice.pick(TRIPLES_AT[dice.pick(BODIES[dice.pick(targets)])])]
    return dice.pick(orders_of(seen.run))
