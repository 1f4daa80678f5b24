"""What each seat sees, and what it can imagine: nothing is hidden here but orders that have not been read (B3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeAlias

from frabjous.core.chance import Dice
from frabjous.core.kinds import Kind, Row
from frabjous.games.snit_smashing.actions import SMASHES, Deed
from frabjous.games.snit_smashing.beach import BODIES, HEXES, TRIPLES_AT
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


# Written by tools/declared.py from the fields of Position.
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


def put(row: Row, kinds: list[Kind], state: Position, known: Known) -> None:
    """Write the same as numbers, field by field."""
    seat, asked, sealed, mine, orders = known
    kinds[0].number(row, seat)
    kinds[1].put(row, asked)
    kinds[2].put(row, sealed)
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


# fmt: on
