"""The greedy bot: whatever looks best at once."""

from __future__ import annotations

from frabjous.bots.foresight import Foresight
from frabjous.bots.thinker import Bot, Budget
from frabjous.core.chance import Dice
from frabjous.core.contract import A, O, S


class Greedy(Bot[S, A, O]):
    """Tries every action on positions it imagines and takes the one the room judges best; the dice break ties."""

    def choose(self, seat: int, seen: O, legal: list[A], dice: Dice, budget: Budget) -> A:
        ahead = Foresight(self.room)
        worth = [0.0] * len(legal)
        for _ in range(max(1, budget.nodes // len(legal))):
            for at, one in enumerate(ahead.glance_round(seat, seen, legal, dice)):
                worth[at] += one
        best = max(worth)
        return dice.pick([action for at, action in enumerate(legal) if worth[at] == best])
