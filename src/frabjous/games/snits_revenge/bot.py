"""How a position looks to each seat, and a taste for playouts."""

from __future__ import annotations

from frabjous.core.chance import Dice
from frabjous.games.snits_revenge.actions import Deed
from frabjous.games.snits_revenge.state import Position
from frabjous.games.snits_revenge.terms import OVER


def judge(state: Position) -> list[float]:
    if state.phase == OVER:
        return [1.0 / len(state.winners) if seat in state.winners else 0.0 for seat in range(state.variant.seats)]
    return [1.0 / state.variant.seats] * state.variant.seats


def taste(state: Position, seat: int, legal: list[Deed], dice: Dice) -> Deed:
    return dice.pick(legal)
