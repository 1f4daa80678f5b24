"""How a position looks to each seat, and a taste for playouts."""

from __future__ import annotations

from frabjous.core.chance import Dice
from frabjous.games.snit_smashing.actions import Deed
from frabjous.games.snit_smashing.state import Position


def judge(state: Position) -> list[float]:
    return [1.0 / state.seats] * state.seats


def taste(state: Position, seat: int, legal: list[Deed], dice: Dice) -> Deed:
    return dice.pick(legal)
