"""What every sparring partner is: it scores what it may do by a few simple thoughts, and takes the best."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic

from frabjous.bots.thinker import Bot, Budget
from frabjous.core.chance import WORD, Dice
from frabjous.core.contract import A, O, S


class Script(Bot[S, A, O], Generic[S, A, O]):
    """Never looks ahead; equals are drawn."""

    def choose(self, seat: int, seen: O, legal: list[A], dice: Dice, budget: Budget) -> A:
        state = self.room.game.imagine(seen, dice)
        return max(legal, key=lambda action: (self.likes(state, seat, action), dice.below(WORD)))

    @abstractmethod
    def likes(self, state: S, seat: int, action: A) -> float:
        """Say how good an action seems to be."""
