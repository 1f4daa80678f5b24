"""The fool: anything that is allowed."""

from __future__ import annotations

from frabjous.bots.thinker import Bot, Budget
from frabjous.core.chance import Dice
from frabjous.core.contract import A, O, S


class Fool(Bot[S, A, O]):
    """Chooses at random."""

    def choose(self, seat: int, seen: O, legal: list[A], dice: Dice, budget: Budget) -> A:
        return dice.pick(legal)
