"""How a position looks to each seat, and a taste for playouts."""

from __future__ import annotations

from frabjous.core.chance import Dice
from frabjous.games.snatch_it.actions import BAITS, Deed
from frabjous.games.snatch_it.state import Position


def judge(state: Position) -> list[float]:
    return [1.0 / state.seats] * state.seats


def taste(state: Position, seat: int, legal: list[Deed], dice: Dice) -> Deed:
    """Choose for a playout: anything, but rather not a bait."""
    deed = dice.pick(legal)
    return dice.pick(legal) if deed.verb == BAITS else deed
