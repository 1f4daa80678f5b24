"""The orders of the Bolotomi: what may be ordered, and what was."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from frabjous.core.contract import NOBODY
from frabjous.games.snit_smashing.actions import MOVE, MOVES, NO_ORDER, SMASH, SMASHES, Deed
from frabjous.games.snit_smashing.state import Position
from frabjous.games.snit_smashing.terms import runs_inland

INLAND_ORDERS: Final = [*SMASHES, *MOVES, NO_ORDER]
SEAWARD_ORDERS: Final = [*SMASHES, NO_ORDER]  # B12: the Snandergrab stays where it is


def orders_of(run: i64) -> list[Deed]:
    """B3: list what may be ordered on a run, the same for everybody, with or without Snits (B15)."""
    return INLAND_ORDERS.copy() if runs_inland(run) else SEAWARD_ORDERS.copy()


def owes_an_order(position: Position, seat: int) -> bool:
    return 0 <= seat < position.seats and position.orders[seat] is None


def still_to_order(position: Position) -> list[int]:
    return [seat for seat, order in enumerate(position.orders) if order is None]


def order_at(position: Position, turn: i64) -> tuple[i64, Deed]:
    """Give the order that is read as number `turn`, with its author."""
    seat = (position.primus + turn) % position.seats
    order = position.orders[seat]
    assert order is not None, f"seat {seat} has not ordered anything in bound {position.bound}"
    return seat, order


def mover_of_the_snandergrab(position: Position) -> i64:
    """B7, B8: name the author of the last move order read, or nobody."""
    author: i64 = NOBODY
    for turn in range(position.read):
        seat, order = order_at(position, turn)
        if order.verb == MOVE:
            author = seat
    return author


def next_smash(position: Position) -> i64:
    """Find the turn of the next smash to fall, in reading order; past the last there is none."""
    turn = position.fallen
    while turn < position.seats and order_at(position, turn)[1].verb != SMASH:
        turn += 1
    return turn
