"""What a search remembers: nodes, and at each the arms a seat may choose from.

What is a big difference in one game is a small one in another, and small in any game that is nearly decided. So
keenness and curiosity are measured by how far apart things are at the node itself: its first judgements, and what came
of the tries.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, Generic

from frabjous.core.contract import A

CURIOSITY: Final = 0.6  # how much a rarely tried arm is worth trying at most …
AT_STAKE: Final = 0.05  # … and half of it when what tries bring is so far apart
TEMPER: Final = 1.5  # a judgement better by so many deviations makes an arm e times as likely to be tried
OPEN_MIND: Final = 0.2  # so much of the curiosity goes to all arms alike, whatever was judged
FAITH: Final = 1.0  # the first judgement counts as so many tries
FIRST_SIGHT: Final = 4.0  # how far first judgements are apart counts as so many tries
WHIM: Final = 1.0  # an arm is tried up to e to the power of this sooner by mere whim: not always the same game
HAIR: Final = 1e-6  # how far apart things are that look alike


class Arm(Generic[A]):
    """One thing a seat may do at a node: how it was judged at first, how often it was tried, what came of it."""

    def __init__(self, action: A, judged: float, whim: float) -> None:
        self.action: Final = action
        self.judged: Final = judged
        self.whim: Final = whim  # from 0 to 1, by the dice
        self.keen = 1.0  # how much sooner than others it is tried
        self.tried = 0
        self.worth = 0.0  # for the seat that chooses, summed up over the tries …
        self.squares = 0.0  # … and squared: how much luck and what follows matter
        self.after: dict[object, Node[A]] = {}  # by what others and chance did next

    def mean(self) -> float:
        return (self.judged * FAITH + self.worth) / (FAITH + self.tried)

    def learn(self, worth: float) -> None:
        """Remember what one more try brought."""
        self.tried += 1
        self.worth += worth
        self.squares += worth * worth


class Choice(Generic[A]):
    """What one seat may do at a node, as far as it was looked at."""

    def __init__(self) -> None:
        self.arms: Final[dict[A, Arm[A]]] = {}
        self.spread = HAIR  # how far apart first judgements are: their standard deviation

    def compare(self) -> None:
        """Say how keen one is on each arm, after new ones were looked at."""
        total, squares, best = 0.0, 0.0, 0.0
        for arm in self.arms.values():
            total += arm.judged
            squares += arm.judged * arm.judged
            best = max(best, arm.judged)
        self.spread = max(HAIR, deviation(total, squares, len(self.arms)))
        for arm in self.arms.values():
            arm.keen = exp((arm.judged - best) / (TEMPER * self.spread) + WHIM * arm.whim)

    def most_promising(self, offered: list[Arm[A]]) -> Arm[A]:
        """Choose by what was found and by curiosity (PUCT); the first of equals."""
        tries, keen, worth, squares = 0, 0.0, 0.0, 0.0
        for arm in offered:
            tries += arm.tried
            keen += arm.keen
            worth += arm.worth
            squares += arm.squares
        doubt = self.doubt(tries, worth, squares)
        reach = CURIOSITY * doubt / (doubt + AT_STAKE) * sqrt(tries + 1.0)
        alike = OPEN_MIND / len(offered)
        scale = (1.0 - OPEN_MIND) / keen
        best = offered[0]
        highest = -1.0
        for arm in offered:
            value = arm.mean() + reach * (alike + scale * arm.keen) / (arm.tried + 1.0)
            if value > highest:
                best, highest = arm, value
        return best

    def doubt(self, tries: int, worth: float, squares: float) -> float:
        """Say how far apart tries ended; few of them prove little, and the first judgements count too."""
        found = deviation(worth, squares, tries)
        return sqrt((found * found * tries + self.spread * self.spread * FIRST_SIGHT) / (tries + FIRST_SIGHT))


class Node(Generic[A]):
    """A moment of choice as the thinking seat can tell it from others: the same arms whatever is hidden.

    Some of them may be impossible in a position that was imagined: only those on offer compete.
    """

    def __init__(self) -> None:
        self.visits = 0
        self.choices: Final[dict[int, Choice[A]]] = {}  # of each seat that chooses here

    def of(self, seat: int) -> Choice[A]:
        """Give the choice of one seat, without arms at first."""
        choice = self.choices.get(seat)
        if choice is None:
            choice = Choice[A]()
            self.choices[seat] = choice
        return choice


def deviation(total: float, squares: float, count: int) -> float:
    """Give the standard deviation from a sum and a sum of squares."""
    if not count:
        return 0.0
    mean = total / count
    return sqrt(max(0.0, squares / count - mean * mean))


def most_tried(offered: list[Arm[A]]) -> Arm[A]:
    """Choose for good: what was tried most often, the better of equals."""
    best = offered[0]
    for arm in offered:
        if arm.tried > best.tried or (arm.tried == best.tried and arm.mean() > best.mean()):
            best = arm
    return best
