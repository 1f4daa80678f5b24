"""Bots that play as people do who have not played much: they look at what lies before them, and not at all of it."""

from __future__ import annotations

from typing import Final

from frabjous.bots.foresight import Foresight
from frabjous.bots.thinker import Bot, Budget
from frabjous.core.chance import WORD, Dice
from frabjous.core.contract import A, O, S
from frabjous.games.room import Room

HUNDRED: Final = 100
ROLLS: Final = 3  # so many rolls added up make an error: small ones are frequent, big ones rare


class Attention:
    """How people err: they overlook some of what could be done, and misjudge the rest.

    An error is measured by how far apart the actions seem to be: what is plainly bad is still seldom done.
    """

    def __init__(self, overlooks: int, errs: float) -> None:
        self.overlooks: Final = overlooks  # of a hundred actions
        self.errs: Final = errs  # in parts of the distance between the best and the worst

    def noticed(self, legal: list[A], dice: Dice) -> list[A]:
        """Give the actions that are not overlooked; all of them rather than none."""
        return [action for action in legal if dice.below(HUNDRED) >= self.overlooks] or legal

    def errors(self, worth: list[float], dice: Dice) -> list[float]:
        """Give by how much each action is misjudged."""
        reach = self.errs * (max(worth) - min(worth))
        return [reach * error(dice) if reach else 0.0 for _ in worth]

    def felt(self, worth: list[float], dice: Dice) -> list[float]:
        """Give what actions seem to be worth."""
        errors = self.errors(worth, dice)
        return [one + errors[at] for at, one in enumerate(worth)]


FULL: Final = Attention(overlooks=0, errs=0.0)


class Careless(Bot[S, A, O]):
    """Judges each action by where it leads at once, as it imagines things; overlooks some and misjudges others."""

    def __init__(self, room: Room[S, A, O], attention: Attention) -> None:
        super().__init__(room)
        self.attention: Final = attention

    def choose(self, seat: int, seen: O, legal: list[A], dice: Dice, budget: Budget) -> A:
        actions = self.attention.noticed(legal, dice)
        worth = Foresight(self.room).glances(seat, seen, actions, dice, budget)
        felt = self.attention.felt(worth, dice)
        return actions[felt.index(max(felt))]


class Beginner(Careless[S, A, O]):
    """Knows the rules, and misses more than half of what could be done."""

    def __init__(self, room: Room[S, A, O]) -> None:
        super().__init__(room, Attention(overlooks=60, errs=1.5))


class Casual(Careless[S, A, O]):
    """Sees half of it, and judges it roughly."""

    def __init__(self, room: Room[S, A, O]) -> None:
        super().__init__(room, Attention(overlooks=50, errs=1.0))


def error(dice: Dice) -> float:
    """Give an error from -1 to 1."""
    total = 0.0
    for _ in range(ROLLS):
        total += dice.below(WORD) / WORD
    return total * 2.0 / ROLLS - 1.0
