"""Search over the contract: information-set Monte-Carlo tree search, the same for every game.

Each try imagines a whole position that the seat cannot tell from the real one, goes down the tree by what was found
so far, adds one node, and lets the room judge the position there; every seat on the way learns what it means for that
seat. Chance is drawn with the game's own weights and divides no nodes: what it hides cannot be played upon.

Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search (2012), with one observer; the arms are chosen as
in Rosin: Multi-armed bandits with episode context (2011), PUCT, the room's judgement being the context.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, Generic

from frabjous.bots.thinker import Bot, Budget
from frabjous.bots.tree import Arm, Manner, Node, most_promising, most_tried
from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE, A, O, S
from frabjous.games.room import Room

class Search(Bot[S, A, O]):
    """Thinks ahead, as far as its budget goes."""

    def __init__(self, room: Room[S, A, O], manner: Manner | None = None) -> None:
        super().__init__(room)
        self.manner: Final = manner or Manner()
        self.tries = 0
        self.looked = 0

    def choose(self, seat: int, seen: O, legal: list[A], dice: Dice, budget: Budget) -> A:
        if len(legal) == 1:
            return legal[0]
        tree = Tree(self.room, self.manner, seat, seen, dice)
        tree.grow(budget)
        self.tries += tree.tries
        self.looked += tree.looked
        return most_tried(list(tree.root.of(seat).values())).action


class Tree(Generic[S, A, O]):
    """What one seat thinks about one choice."""

    def __init__(self, room: Room[S, A, O], manner: Manner, seat: int, seen: O, dice: Dice) -> None:
        self.game: Final = room.game
        self.manner: Final = manner
        self.judge: Final = room.judge
        self.taste: Final = room.taste
        self.essence: Final = room.essence
        self.seat: Final = seat
        self.seen: Final = seen
        self.dice: Final = dice
        self.root: Final = Node[A]()
        self.known: Final[dict[object, Node[A]]] = {}  # nodes by essence: several ways may lead to one position
        self.looked = 0  # positions made so far
        self.tries = 0

    def grow(self, budget: Budget) -> None:
        """Try again and again, until the budget is spent."""
        self.root.visits = 1  # so that the first try looks at all arms
        while not budget.is_over(self.looked):
            self.go_down(self.game.imagine(self.seen, self.dice))
            self.tries += 1

    def go_down(self, state: S) -> None:
        """Make one try: down to a node that was never visited, and back with what was found there."""
        node = self.root
        path: list[Arm[A]] = []
        movers: list[int] = []
        while True:
            actors = self.game.to_act(state)
            if not actors or node.visits == 0:
                break
            first = len(path)
            for seat in actors:
                path.append(self.arm_for(node, state, seat, seat == self.seat and node is self.root))
                movers.append(seat)
            node.visits += 1
            for at in range(first, len(path)):
                state = self.after(state, movers[at], path[at].action)
            state = self.let_chance_act(state)
            node = self.next_node(state, path, first)
        node.visits += 1
        worth = self.worth(state)
        for at, arm in enumerate(path):
            arm.tried += 1
            arm.worth += worth[movers[at]]

    def next_node(self, state: S, path: list[Arm[A]], first: int) -> Node[A]:
        """Find the node that the latest choices lead to, or make it."""
        if self.essence is None:
            nodes = path[first].after
            key: object = tuple([arm.action for arm in path[first + 1 :]])
            if self.manner.closed == 1:
                key = self.game.observe(state, self.seat)
            if self.manner.closed == 2:
                key = self.game.observe(state, self.game.to_act(state)[0]) if self.game.to_act(state) else 0
        else:
            nodes = self.known
            key = self.essence(state)
        node = nodes.get(key)
        if node is None:
            node = Node[A]()
            nodes[key] = node
        return node

    # the arms

    def arm_for(self, node: Node[A], state: S, seat: int, all_of_them: bool) -> Arm[A]:
        """Choose for one seat, from its own arms alone: others who choose at the same time are not listened to."""
        legal = self.game.legal(state, seat)
        known = node.of(seat)
        offered = [known[action] for action in legal if action in known]
        room = len(legal) if all_of_them else self.manner.first_arms + int(self.manner.more_arms * sqrt(float(node.visits)))
        if len(offered) < len(legal) and len(offered) < room:
            fresh = [action for action in legal if action not in known]
            while fresh and len(offered) < room:
                action = fresh.pop(self.dice.below(len(fresh)) if len(offered) + len(fresh) > room else 0)
                arm = Arm(action, self.glance(state, seat, action), self.manner.temper)
                known[action] = arm
                offered.append(arm)
        return most_promising(offered, self.manner)

    def glance(self, state: S, seat: int, action: A) -> float:
        """Judge an action by the position it leads to."""
        return self.judge(self.let_chance_act(self.after(state, seat, action)))[seat]

    # going on

    def after(self, state: S, seat: int, action: A) -> S:
        self.looked += 1
        return self.game.apply(state, seat, action)

    def let_chance_act(self, state: S) -> S:
        """Go on until a seat must choose or the game is over."""
        while self.game.to_act(state) == BY_CHANCE:
            state = self.after(state, CHANCE, self.dice.weighted(self.game.chances(state)))
        return state

    def worth(self, state: S) -> list[float]:
        """Say what a position means for each seat: its end, or a judgement after a few steps by the room's taste."""
        for _ in range(self.manner.plies):
            actors = self.game.to_act(state)
            if not actors:
                break
            seat = actors[0]
            action = self.taste(state, seat, self.game.legal(state, seat), self.dice)
            state = self.let_chance_act(self.after(state, seat, action))
        outcome = self.game.outcome(state)
        return self.judge(state) if outcome is None else list(outcome.scores)


BY_CHANCE: Final[tuple[int, ...]] = (CHANCE,)
