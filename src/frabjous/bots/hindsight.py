"""What a seat may hope for, from what it sees: asked by the review of a game, move by move."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from typing import Final, Generic

from frabjous.bots.search import Tree
from frabjous.bots.thinker import Budget
from frabjous.bots.tree import Arm
from frabjous.core.chance import Dice
from frabjous.core.contract import A, O, S
from frabjous.core.mind import Mind
from frabjous.games.room import Room

NODES: Final = 600  # positions that one look at a moment may cost
FEWEST: Final = 16  # tries of either kind, however wide the choice
SURE: Final = 2.0  # so many standard errors must lie between two actions before one is called better


class Outlook(Tree[S, A, O]):
    """A search that first finds out what everybody would do, and then looks what comes of it for one seat.

    Whoever must choose may be anybody. With a `first` action the seat has chosen already: the search begins after it.
    """

    def __init__(self, room: Room[S, A, O], seat: int, seen: O, dice: Dice, first: A | None) -> None:
        super().__init__(room, seen, dice)
        self.seat: Final = seat
        self.first: Final = first
        self.found: Final[list[float]] = []  # what the seat got each time

    def look(self, nodes: int) -> None:
        """Search with one half of the budget, and follow what was found with the other.

        Where the judgement weighs all that chance is about to do, a try makes no position; it counts as one.
        """
        self.root.visits = 1  # so that the first try looks at all arms
        half = Budget(nodes // 2)
        while self.tries < FEWEST or not half.is_over(max(self.looked, self.tries)):
            self.go_down(self.position())
            self.tries += 1
        whole = Budget(self.looked + nodes // 2)
        while len(self.found) < FEWEST or not whole.is_over(max(self.looked, len(self.found))):
            self.found.append(self.followed(self.position())[self.seat])

    def position(self) -> S:
        """Imagine the position in which somebody must choose."""
        state = self.game.imagine(self.seen, self.dice)
        if self.first is not None:
            state = self.after(state, self.seat, self.first)
        return self.let_chance_act(state, self.dice)

    def followed(self, state: S) -> list[float]:
        """Let everybody do what they can hope most for, as far as the tree goes, and judge the position there.

        A search's own tries would not do: half of them are made out of curiosity, and nobody plays like that.
        """
        node = self.root
        actors = self.choosers(state)
        while actors:
            path: list[Arm[A]] = []
            for seat in actors:
                choice = node.of(seat)
                known = choice.arms
                offered = [known[action] for action in self.game.legal(state, seat) if action in known]
                if not offered:
                    return self.worth(state)
                path.append(choice.best(offered))
            for at, seat in enumerate(actors):
                state = self.after(state, seat, path[at].action)
            state = self.let_chance_act(state, self.dice)
            node = self.next_node(state, path, 0)
            actors = self.choosers(state)
        return self.worth(state)

    def hope(self) -> float:
        """Estimate the seat's chance to win."""
        return sum(self.found) / len(self.found)

    def doubt(self) -> float:
        """Give the standard error of that estimate."""
        mean = self.hope()
        squares = 0.0
        for one in self.found:
            squares += (one - mean) * (one - mean)
        return sqrt(squares) / len(self.found)


def outlook(room: Room[S, A, O], seat: int, seen: O, seed: int, nodes: int, first: A | None = None) -> Outlook[S, A, O]:
    """Look ahead from what a seat sees, soberly; the same seed and budget give the same outlook."""
    sober = room if room.sober is None else replace(room, judge=room.sober)
    looking = Outlook(sober, seat, seen, Dice(seed), first)
    looking.look(nodes)
    return looking


class Glimpse(Generic[A]):
    """What a seat could hope for at a moment; if it chose then, what that gave away and what was better."""

    def __init__(self, hope: float, lost: float = 0.0, better: A | None = None) -> None:
        self.hope: Final = hope
        self.lost: Final = lost
        self.better: Final = better  # where something was given away


def looked_back(room: Room[S, A, O], seat: int, seen: O, chosen: A | None, seed: int, nodes: int) -> Glimpse[A]:
    """Look at a moment from what a seat saw then."""
    if room.mind is not None:
        return as_the_room_knows(room, room.mind, seat, seen, chosen, seed, nodes)
    before = outlook(room, seat, seen, seed, nodes)
    return Glimpse(before.hope()) if chosen is None else compared(room, before, chosen, seed, nodes)


def compared(room: Room[S, A, O], before: Outlook[S, A, O], chosen: A, seed: int, nodes: int) -> Glimpse[A]:
    """Say how much worse a choice was than the one the search would have made.

    The search tried its favourite often and the other seldom, so both get a second glance, equally long and with the
    same dice. What is not plainly worse gave nothing away.
    """
    choice = before.root.of(before.seat)
    best = choice.best(list(choice.arms.values())).action
    if best == chosen:
        return Glimpse(before.hope())
    better = outlook(room, before.seat, before.seen, seed, nodes, best)
    taken = outlook(room, before.seat, before.seen, seed, nodes, chosen)
    lost = better.hope() - taken.hope()
    if lost <= SURE * sqrt(better.doubt() ** 2 + taken.doubt() ** 2):
        return Glimpse(before.hope())
    return Glimpse(before.hope(), lost, best)


def as_the_room_knows(
    room: Room[S, A, O], mind: Mind[S, A], seat: int, seen: O, chosen: A | None, seed: int, nodes: int
) -> Glimpse[A]:
    """Say the same where the room thinks for itself: the review then knows what the bots and the hints know.

    Every look gets half of the budget: at the moment, at all that could be done, at the best of it, at what was done.
    """
    state, enough = room.game.imagine(seen, Dice(seed)), Budget(nodes * mind.pace // 2).is_over
    hope = mind.hope(state, seat, enough, Dice(seed))
    if chosen is None:
        return Glimpse(hope)
    legal = room.game.legal(state, seat)
    worths = mind.weigh(state, seat, legal, [0.0] * len(legal), enough, Dice(seed))
    best = legal[worths.index(max(worths))]
    if best == chosen:
        return Glimpse(hope)
    better, taken = [mind.weigh(state, seat, [one], [0.0], enough, Dice(seed))[0] for one in (best, chosen)]
    return Glimpse(hope, better - taken, best) if better - taken > mind.whim else Glimpse(hope)
