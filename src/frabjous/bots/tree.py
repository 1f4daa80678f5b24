"""What a search remembers: nodes, and at each the arms a seat may choose from."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, Generic

from frabjous.core.contract import A

CURIOSITY: Final = 0.6  # how much a rarely tried arm is worth trying
TEMPER: Final = 0.05  # a judgement better by this much makes an arm e times as likely to be tried
OPEN_MIND: Final = 0.2  # so much of the curiosity goes to all arms alike, whatever was judged
FAITH: Final = 1.0  # the first judgement counts as so many tries


class Arm(Generic[A]):
    """One thing a seat may do at a node: how it was judged at first, how often it was tried, what came of it."""

    def __init__(self, action: A, judged: float) -> None:
        self.action: Final = action
        self.keen: Final = exp(judged / TEMPER)
        self.tried = 0
        self.worth = judged * FAITH  # for the seat that chooses, summed up
        self.after: dict[object, Node[A]] = {}  # by what others and chance did next

    def mean(self) -> float:
        return self.worth / (self.tried + FAITH)


class Node(Generic[A]):
    """A moment of choice as the thinking seat can tell it from others: the same arms whatever is hidden.

    Some of them may be impossible in a position that was imagined: only those on offer compete.
    """

    def __init__(self) -> None:
        self.visits = 0
        self.arms: dict[int, dict[A, Arm[A]]] = {}  # of each seat that chooses here

    def of(self, seat: int) -> dict[A, Arm[A]]:
        """Give the arms of one seat, none at first."""
        arms = self.arms.get(seat)
        if arms is None:
            arms = {}
            self.arms[seat] = arms
        return arms


def most_promising(offered: list[Arm[A]]) -> Arm[A]:
    """Choose by what was found and by curiosity (PUCT); the first of equals."""
    tries = 0
    keen = 0.0
    for arm in offered:
        tries += arm.tried
        keen += arm.keen
    reach = CURIOSITY * sqrt(tries + 1.0)
    alike = OPEN_MIND / len(offered)
    scale = (1.0 - OPEN_MIND) / keen
    best = offered[0]
    highest = -1.0
    for arm in offered:
        value = arm.worth / (arm.tried + FAITH) + reach * (alike + scale * arm.keen) / (arm.tried + 1.0)
        if value > highest:
            best, highest = arm, value
    return best


def most_tried(offered: list[Arm[A]]) -> Arm[A]:
    """Choose for good: what was tried most often, the better of equals."""
    best = offered[0]
    for arm in offered:
        if arm.tried > best.tried or (arm.tried == best.tried and arm.mean() > best.mean()):
            best = arm
    return best
