"""Search over the contract: information-set Monte-Carlo tree search, the same for every game.

Each try imagines a whole position that the seat cannot tell from the real one, goes down the tree by what was found
so far, adds one node, and lets the room judge the position there; every seat on the way learns what it means for that
seat (max^n). Chance is drawn with the game's own weights and divides no nodes: a node is what the seats chose on the
way, or, where a room says what the position_key of a position is, that.

Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search (2012), with one observer; the arms are chosen as
in Rosin: Multi-armed bandits with episode context (2011), PUCT, the room's judgement being the context.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from frabjous.bots.fallible import FULL, Attention
from frabjous.bots.foresight import Foresight
from frabjous.bots.regret import FINE, Regret
from frabjous.bots.thinker import Bot, Budget
from frabjous.bots.tree import HAIR, Arm, Node
from frabjous.core.chance import WORD, Dice
from frabjous.core.contract import A, O, S
from frabjous.core.habits import Habits
from frabjous.core.mind import Mind
from frabjous.games.room import Room

FIRST_PART: Final = 4  # of a budget, one part in so many goes to a first look at what may be done
FIRST_ARMS: Final = 24  # so many arms are looked at when a node is opened …
MORE_ARMS: Final = 4.0  # … and so many more, times the root of its visits
PLAYS_ON: Final = 4_000  # positions: with fewer there would be too few tries that go on by habit
MIXED: Final = 0.1  # a secret choice is e times as rare that falls behind the best by this part of what that stands out


class Search(Bot[S, A, O]):
    """Thinks ahead, as far as its budget goes; a secret choice that others make too is mixed."""

    def __init__(self, room: Room[S, A, O], attention: Attention = FULL) -> None:
        super().__init__(room)
        self.attention: Final = attention

    def choose(self, seat: int, seen: O, legal: list[A], dice: Dice, budget: Budget) -> A:
        actions = self.attention.noticed(legal, dice)
        if len(actions) == 1:
            return actions[0]
        room = self.room
        if room.before_secrets is not None:
            seen = room.before_secrets(seen)
        if room.mind is not None:
            return self.by_mind(room.mind, seat, seen, actions, dice, budget)
        first_part = budget.part(FIRST_PART)
        if len(room.game.to_act(room.game.imagine(seen, dice))) > 1:
            regret = Regret(room, seat, seen, actions, dice)
            regret.begin(self.attention.felt(regret.glances(seat, seen, actions, dice, first_part), dice))
            regret.ponder(budget)
            return regret.choice()
        tree = Tree(room, seen, dice)
        judged = tree.glances(seat, seen, actions, dice, first_part)
        if room.habits is not None and budget.nodes >= PLAYS_ON:
            tree.go_by(room.habits, seat, room.game.imagine(seen, dice))
        tree.begin(seat, actions, judged, self.attention.errors(judged, dice))
        tree.grow(budget)
        choice = tree.root.of(seat)
        return choice.best(list(choice.arms.values())).action

    def positions(self, nodes: int) -> int:
        return nodes if self.room.mind is None else nodes * self.room.mind.pace

    def by_mind(self, mind: Mind[S, A], seat: int, seen: O, actions: list[A], dice: Dice, budget: Budget) -> A:
        """Leave the thinking to the room; what is overlooked, misjudged or a whim is still this bot's own."""
        ahead = Foresight(self.room)
        errors = self.attention.errors(ahead.glance_round(seat, seen, actions, dice), dice)
        leanings = [mind.blur * error + mind.whim * dice.below(WORD) / WORD for error in errors]
        state = ahead.game.imagine(seen, dice)
        worths = mind.weigh(state, seat, actions, leanings, budget.is_over, dice)
        felt = [worths[at] + leaning for at, leaning in enumerate(leanings)]
        if len(ahead.game.to_act(state)) > 1:
            return drawn_by_worth(actions, felt, dice)
        return actions[felt.index(max(felt))]


def drawn_by_worth(actions: list[A], worths: list[float], dice: Dice) -> A:
    """Draw a secret choice, so that nobody foresees it: the worse it is, measured by how much the best stands out,
    the rarer.
    """
    best = max(worths)
    temper = MIXED * (best - sum(worths) / len(worths)) + HAIR
    return dice.weighted([(action, int(FINE * exp((worths[at] - best) / temper))) for at, action in enumerate(actions)])


class Skilled(Search[S, A, O]):
    """Thinks a little ahead; overlooks many things and misjudges others."""

    def __init__(self, room: Room[S, A, O]) -> None:
        super().__init__(room, Attention(overlooks=42, errs=0.65))


class Expert(Search[S, A, O]):
    """Thinks ahead; overlooks some things and misjudges a little."""

    def __init__(self, room: Room[S, A, O]) -> None:
        super().__init__(room, Attention(overlooks=30, errs=0.4))


class Tree(Foresight[S, A, O]):
    """What one seat thinks about one choice."""

    def __init__(self, room: Room[S, A, O], seen: O, dice: Dice) -> None:
        super().__init__(room)
        self.position_key: Final = room.position_key
        self.seen: Final = seen
        self.dice: Final = dice
        self.root: Final = Node[A]()
        self.known: Final[dict[object, Node[A]]] = {}  # nodes by position_key: several ways may lead to one position
        self.habits: Final = room.habits
        self.moment = 0  # up to which things are played on by habit
        self.tries = 0

    def go_by(self, habits: Habits[S, A], seat: int, state: S) -> None:
        """Play on by habit after each try; where habits are good, keep to them in doubt."""
        self.moment = habits.moment(state)
        if self.moment and habits.is_good(state):
            self.root.of(seat).usual = habits.choice(state, self.moment)

    def begin(self, seat: int, actions: list[A], judged: list[float], errors: list[float]) -> None:
        """Begin with what a seat may do, as it looked at first, and how it is misjudged; nothing else is tried."""
        choice = self.root.of(seat)
        for at, action in enumerate(actions):
            choice.arms[action] = Arm(action, judged[at], self.dice.below(WORD) / WORD, errors[at])
        choice.compare()

    def grow(self, budget: Budget) -> None:
        """Try again and again, until the budget is spent."""
        self.root.visits = 1  # so that the first try looks at all arms
        while True:
            self.go_down(self.game.imagine(self.seen, self.dice))
            self.tries += 1
            if budget.is_over(self.looked):
                return

    def go_down(self, state: S) -> None:
        """Make one try: down to a node that was never visited, and back with what was found there."""
        node = self.root
        path: list[Arm[A]] = []
        movers: list[int] = []
        actors = self.choosers(state)
        while actors and node.visits > 0:
            first = len(path)
            for seat in actors:
                path.append(self.arm_for(node, state, seat))
                movers.append(seat)
            node.visits += 1
            for at in range(first, len(path)):
                state = self.after(state, movers[at], path[at].action)
            state = self.let_chance_act(state, self.dice)
            node = self.next_node(state, path, first)
            actors = self.choosers(state)
        node.visits += 1
        worth = self.worth(self.played_on(state))
        for at, arm in enumerate(path):
            arm.learn(worth[movers[at]])

    def played_on(self, state: S) -> S:
        """Let everybody go on by habit, to a moment that the judgement understands."""
        habits = self.habits
        if habits is None or not self.moment:
            return state
        while True:
            state = self.let_chance_act(state, self.dice)
            actors = self.choosers(state)
            action = habits.choice(state, self.moment) if actors else None
            if action is None:
                return state
            state = self.after(state, actors[0], action)

    def next_node(self, state: S, path: list[Arm[A]], first: int) -> Node[A]:
        """Find the node that the latest choices lead to, or make it."""
        if self.position_key is None:
            nodes = path[first].after
            key: object = tuple([arm.action for arm in path[first + 1 :]])
        else:
            nodes = self.known
            key = self.position_key(state)
        node = nodes.get(key)
        if node is None:
            node = Node[A]()
            nodes[key] = node
        return node

    def arm_for(self, node: Node[A], state: S, seat: int) -> Arm[A]:
        """Choose for one seat, from its own arms alone: others who choose at the same time are not listened to."""
        legal = self.game.legal(state, seat)
        choice = node.of(seat)
        known = choice.arms
        offered = [known[action] for action in legal if action in known]
        room = FIRST_ARMS + int(MORE_ARMS * sqrt(float(node.visits)))
        if node is self.root:
            room = len(known) or len(legal)
        if len(offered) < len(legal) and len(offered) < room:
            fresh = [action for action in legal if action not in known]
            luck = self.dice.below(WORD)  # the same for all
            while fresh and len(offered) < room:
                at = self.dice.below(len(fresh)) if len(offered) + len(fresh) > room else 0
                arm = self.first_look(state, seat, fresh.pop(at), Dice(luck))
                known[arm.action] = arm
                offered.append(arm)
            choice.compare()
        return choice.most_promising(offered)

    def first_look(self, state: S, seat: int, action: A, luck: Dice) -> Arm[A]:
        """Judge an action by the position it leads to."""
        return Arm(action, self.glance(state, seat, action, luck), self.dice.below(WORD) / WORD)
