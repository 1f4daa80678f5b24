"""What a search remembers: nodes, and at each the arms a seat may choose from.

What is a big difference in one game is a small one in another, and small in any game that is nearly decided. So
keenness and curiosity are measured by how far apart things are at the node itself: its first judgements, and what came
of the tries. How much a first judgement is trusted is learned, too: where arms turn out as they were judged, apart from
luck, many tries are needed to prove that one of them is better; where they do not, few.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, Generic

from frabjous.core.contract import A

CURIOSITY: Final = 0.6  # how much a rarely tried arm is worth trying at most …
AT_STAKE: Final = 0.05  # … and half of it when what tries bring is so far apart
TEMPER: Final = 1.5  # a judgement better by so many deviations makes an arm e times as likely to be tried
OPEN_MIND: Final = 0.2  # so much of the curiosity goes to all arms alike, whatever was judged
LEAST_FAITH: Final = 1.0  # the first judgement counts as so many tries at least …
MOST_FAITH: Final = 1000.0  # … and at most
FIRST_SIGHT: Final = 4.0  # how far first judgements are apart counts as so many tries
WHIM: Final = 0.6  # an arm is tried up to e to the power of this sooner by mere whim: not always the same game
HAIR: Final = 1e-6  # how far apart things are that look alike


class Arm(Generic[A]):
    """One thing a seat may do at a node: how it was judged at first, how often it was tried, what came of it."""

    def __init__(self, action: A, judged: float, whim: float, misjudged: float = 0.0) -> None:
        self.action: Final = action
        self.judged: Final = judged
        self.misjudged: Final = misjudged  # by so much, however often it is tried
        self.whim: Final = whim  # from 0 to 1, by the dice
        self.keen = 1.0  # how much sooner than others it is tried
        self.tried = 0
        self.worth = 0.0  # for the seat that chooses, summed up over the tries …
        self.squares = 0.0  # … and squared: how much luck and what follows matter
        self.after: dict[object, Node[A]] = {}  # by what others and chance did next

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
        self.doubt = HAIR  # how far apart tries ended
        self.faith = LEAST_FAITH  # so many tries prove as much as a first judgement
        self.shift = 0.0  # tries go deeper, and things look better or worse there than they did at first
        self.usual: A | None = None  # what is done unless something else is shown to be better

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
            if arm.action == self.usual:
                arm.keen = exp(WHIM)

    def most_promising(self, offered: list[Arm[A]]) -> Arm[A]:
        """Choose what to try: by what was found and by curiosity (PUCT); the first of equals."""
        tries, keen = self.look_back(offered)
        reach = CURIOSITY * self.doubt / (self.doubt + AT_STAKE) * sqrt(tries + 1.0)
        alike = OPEN_MIND / len(offered)
        scale = (1.0 - OPEN_MIND) / keen
        best = offered[0]
        highest = -1.0
        for arm in offered:
            value = self.hope(arm) + reach * (alike + scale * arm.keen) / (arm.tried + 1.0)
            if value > highest:
                best, highest = arm, value
        return best

    def best(self, offered: list[Arm[A]]) -> Arm[A]:
        """Choose for good what can be hoped for most; of what cannot be told from it the usual or the most tried."""
        self.look_back(offered)
        best = offered[0]
        for arm in offered:
            if self.hope(arm) > self.hope(best):
                best = arm
        least = self.hope(best) - self.error(best)
        chosen = best
        for arm in offered:
            if self.hope(arm) + self.error(arm) > least:
                if arm.action == self.usual:
                    return arm
                if arm.tried > chosen.tried:
                    chosen = arm
        return chosen

    def error(self, arm: Arm[A]) -> float:
        """Say how wrong the hope may well be: by twice its standard error."""
        return 2.0 * self.doubt / sqrt(self.faith + arm.tried)

    def hope(self, arm: Arm[A]) -> float:
        """Say what to expect of an arm: by the first judgement, set right by what was found since, and by its tries.

        Whoever misjudges it expects too much or too little, however often it was tried.
        """
        return ((arm.judged + self.shift) * self.faith + arm.worth) / (self.faith + arm.tried) + arm.misjudged

    def look_back(self, offered: list[Arm[A]]) -> tuple[int, float]:
        """Learn from all tries how much one of them proves; give their number, and how keen one is on all together."""
        tries, keen, worth, squares, judged = 0, 0.0, 0.0, 0.0, 0.0
        for arm in offered:
            tries += arm.tried
            keen += arm.keen
            worth += arm.worth
            squares += arm.squares
            judged += arm.tried * arm.judged
        if tries:
            self.shift = (worth - judged) / tries
            self.doubt = sqrt(
                (max(0.0, squares - worth * worth / tries) + self.spread * self.spread * FIRST_SIGHT)
                / (tries + FIRST_SIGHT)
            )
            self.faith = self.faith_in(offered, tries)
        return tries, keen

    def faith_in(self, offered: list[Arm[A]], tries: int) -> float:
        """Compare how far tries of one arm ended apart with how far arms ended from where they were judged.

        This is an analysis of variance, one group an arm; before there is much to analyse, errors in judgement are
        thought to be as big as the differences.
        """
        luck, errors, groups, uneven = 0.0, 0.0, 0, 0.0
        for arm in offered:
            if arm.tried:
                mean = arm.worth / arm.tried
                off = mean - arm.judged - self.shift
                luck += max(0.0, arm.squares - mean * arm.worth)
                errors += arm.tried * off * off
                groups += 1
                uneven += arm.tried * arm.tried
        first = self.spread * self.spread * FIRST_SIGHT
        by_luck = (luck + first) / (tries - groups + FIRST_SIGHT)
        by_judgement = (max(0.0, errors - (groups - 1) * by_luck) + first) / (tries - uneven / tries + FIRST_SIGHT)
        return min(max(LEAST_FAITH, by_luck / by_judgement), MOST_FAITH)


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
