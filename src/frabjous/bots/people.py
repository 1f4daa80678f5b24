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


class Careless(Bot[S, A, O]):
    """Judges each action by where it leads at once, as it imagines things; overlooks some and misjudges others.

    An error is measured by how far apart the actions seem to be: what is plainly bad is still seldom done.
    """

    def __init__(self, room: Room[S, A, O], overlooks: int, errs: float) -> None:
        super().__init__(room)
        self.overlooks: Final = overlooks  # of a hundred actions
        self.errs: Final = errs  # in parts of the distance between the best and the worst

    def choose(self, seat: int, seen: O, legal: list[A], dice: Dice, budget: Budget) -> A:
        actions = noticed(legal, self.overlooks, dice)
        worth = glances(Foresight(self.room), seat, seen, actions, dice, budget)
        spread = max(worth) - min(worth)
        felt = [one + self.errs * spread * error(dice) for one in worth]
        return actions[felt.index(max(felt))]


class Beginner(Careless[S, A, O]):
    """Knows the rules, and misses a third of what could be done."""

    def __init__(self, room: Room[S, A, O]) -> None:
        super().__init__(room, overlooks=35, errs=0.6)


class Casual(Careless[S, A, O]):
    """Sees most of it, and judges it roughly."""

    def __init__(self, room: Room[S, A, O]) -> None:
        super().__init__(room, overlooks=20, errs=0.2)


def noticed(legal: list[A], overlooks: int, dice: Dice) -> list[A]:
    """Give the actions that somebody notices who overlooks so many of a hundred; all of them rather than none."""
    return [action for action in legal if dice.below(HUNDRED) >= overlooks] or legal


def glances(ahead: Foresight[S, A, O], seat: int, seen: O, actions: list[A], dice: Dice, budget: Budget) -> list[float]:
    """Judge each action over a few imagined positions, with the same luck for all."""
    worth = [0.0] * len(actions)
    while True:
        imagined = ahead.game.imagine(seen, dice)
        luck = dice.below(WORD)
        for at, action in enumerate(actions):
            worth[at] += ahead.glance(imagined, seat, action, Dice(luck))
        if budget.is_over(ahead.looked):
            return worth


def error(dice: Dice) -> float:
    """Give an error from -1 to 1."""
    total = 0.0
    for _ in range(ROLLS):
        total += dice.below(WORD) / WORD
    return total * 2.0 / ROLLS - 1.0
