"""Advice: up to three choices with their chances, what speaks for the best, and what the others will answer.

Whoever asks twice about the same position is told the same: the dice come from what the seat sees. Everything is
thought in positions imagined from that, so advice knows no more than who asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Generic, TypeAlias

from frabjous.bots.foresight import Foresight
from frabjous.bots.regret import Regret
from frabjous.bots.search import FIRST_PART, Tree
from frabjous.bots.thinker import Budget
from frabjous.core.chance import WORD, Dice
from frabjous.core.contract import BY_CHANCE, CHANCE, A, O, S
from frabjous.games.room import Room

MOST_WAYS: Final = 3  # choices that are named
LESS: Final = 4  # all but the best get one part in so many of the budget
PLY_NODES: Final = 100  # positions to look at for one move of the expected line
MOST_PLIES: Final = 3  # of one seat in a row that are followed
MUCH: Final = 0.1  # a difference that deserves a reason
ROUNDS: Final = 64  # of others' secret choices that a secret choice is measured by
GUESSES: Final = 3  # imagined positions in which an answer must be the same before it is expected
DRAWS: Final = 100  # of what follows, where chance decides
LUCKY: Final = 0.02  # so much more than could be hoped for is luck

WINS: Final = "wins"
PREVENTS: Final = "prevents"
THREATENS: Final = "threatens"
GOES_ON: Final = "goes-on"
DICE: Final = "dice"
BETTER: Final = "better"
ONLY: Final = "only"

Deeds: TypeAlias = list[tuple[int, str]]  # who does what, chance included, from the imagined position on


@dataclass(frozen=True)
class Way:
    """One thing that could be done, and the chance to win with it."""

    text: str
    chance: float


@dataclass(frozen=True)
class Story:
    """What leads from the imagined position to something worth naming: all deeds after the first `known` are named."""

    deeds: Deeds
    known: int


@dataclass(frozen=True)
class Advice:
    """What a good player would do, best first, and why."""

    ways: list[Way]
    kind: str  # of reason: it wins, prevents or threatens what the story tells, leads on to it, hangs on luck …
    why: Story
    luck: int  # in so many of a hundred draws it turns out well, where chance decides
    answer: Story  # what another seat will probably do then; no deeds if nobody can say


NOTHING: Final = Story([], 0)


class Adviser(Foresight[S, A, O], Generic[S, A, O]):
    """Thinks about one choice of one seat."""

    def __init__(self, room: Room[S, A, O], seat: int, seen: O, seed: int) -> None:
        super().__init__(room)
        self.room: Final = room
        self.seat: Final = seat
        self.seen: Final = seen
        self.seed: Final = seed

    def advice(self, legal: list[A], nodes: int) -> Advice:
        """Weigh what may be done, and look for what speaks for the best of it."""
        weighed = self.ways(legal, self.budget(nodes))
        best, chance = weighed[0]
        answer = self.sure_answer(best)
        kind, why = self.reason(self.lead_on([(self.seat, best)]), chance, weighed, answer)
        luck = 0 if kind else self.luck(best, chance)
        kind = kind or (DICE if luck else BETTER if len(legal) > 1 else ONLY)
        return Advice([Way(action.text, worth) for action, worth in weighed], kind, why, luck, answer)

    def budget(self, nodes: int) -> Budget:
        """Give a budget as this room counts it."""
        return Budget(nodes if self.room.mind is None else nodes * self.room.mind.pace)

    # Chances

    def ways(self, legal: list[A], budget: Budget) -> list[tuple[A, float]]:
        """Find the best choices one after the other; none looks better than the one before it."""
        found: list[tuple[A, float]] = []
        rest, most = list(legal), 1.0
        if self.room.mind is None:
            worths = self.weighed(self.seat, self.seen, rest, budget)
            ranked = sorted(range(len(rest)), key=lambda at: -worths[at])
            return [(rest[at], worths[at]) for at in ranked[:MOST_WAYS] if worths[at] >= 0.0]
        while rest and len(found) < MOST_WAYS:
            worths = self.weighed(self.seat, self.seen, rest, budget.part(LESS) if found else budget)
            at = worths.index(max(worths))
            most = min(most, max(0.0, worths[at]))
            found.append((rest.pop(at), most))
        return found

    def weighed(self, seat: int, seen: O, actions: list[A], budget: Budget) -> list[float]:
        """Say what a seat may hope for with each action; below zero what is not worth naming."""
        room, dice = self.room, Dice(self.seed)
        if room.before_secrets is not None:
            seen = room.before_secrets(seen)
        state = self.game.imagine(seen, dice)
        if room.mind is not None:
            return room.mind.weigh(state, seat, actions, [0.0] * len(actions), budget.is_over, dice)
        if len(self.game.to_act(state)) > 1:
            return self.weighed_secretly(seat, seen, actions, dice, budget)
        tree = Tree(room, seen, dice)
        judged = tree.glances(seat, seen, actions, dice, budget.part(FIRST_PART))
        tree.begin(seat, actions, judged, [0.0] * len(actions))
        if len(actions) > 1:
            tree.grow(budget)
        choice = tree.root.of(seat)
        arms = [choice.arms[action] for action in actions]
        best = choice.best(arms)
        most = choice.hope(best)
        return [most if arm is best else min(choice.hope(arm), most - 1e-9) for arm in arms]

    def weighed_secretly(self, seat: int, seen: O, actions: list[A], dice: Dice, budget: Budget) -> list[float]:
        """Measure what is best in the mixture against what the others would mix."""
        regret = Regret(self.room, seat, seen, actions, dice)
        regret.begin(regret.glances(seat, seen, actions, dice, budget.part(FIRST_PART)))
        regret.ponder(budget)
        ranked = sorted(range(len(actions)), key=lambda at: -regret.played.get(actions[at], 0.0))[:MOST_WAYS]
        worths = [-1.0] * len(actions)
        for at in ranked:
            worths[at] = self.against_the_others(regret, actions[at])
        return worths

    def against_the_others(self, regret: Regret[S, A, O], action: A) -> float:
        """Let the others choose secretly, again and again with the same luck for whatever is measured."""
        dice, total = Dice(self.seed), 0.0
        for _ in range(ROUNDS):
            state = self.game.imagine(regret.seen, dice)
            actors = self.game.to_act(state)
            choices = [self.drawn_for(regret, state, seat, dice) for seat in actors]
            total += regret.value(state, actors, choices, regret.seat, action, dice.below(WORD))
        return total / ROUNDS

    def drawn_for(self, regret: Regret[S, A, O], state: S, seat: int, dice: Dice) -> A:
        options = self.game.legal(state, seat)
        shares = regret.mixture(seat, options)
        return dice.weighted([(action, 1 + int(shares[at] * 1_000_000)) for at, action in enumerate(options)])

    # What follows

    def imagined(self, guess: int = 0) -> S:
        return self.game.imagine(self.seen, Dice(self.seed + guess))

    def lead_on(self, line: list[tuple[int, A]], guess: int = 0) -> tuple[S, list[tuple[int, A]]]:
        """Play a line, and what the same seat would do next while it is its turn."""
        state = self.imagined(guess)
        for seat, action in line:
            state = self.after(state, seat, action)
        return self.run(state, line, line[-1][0], MOST_PLIES - 1)

    def run(self, state: S, line: list[tuple[int, A]], seat: int, most: int) -> tuple[S, list[tuple[int, A]]]:
        """Let a seat do its best, a few times, as long as nobody else and no dice come between."""
        line = list(line)
        while most > 0:
            state, line = self.let_forced_chance_act(state, line)
            if self.game.to_act(state) != (seat,):
                break
            action = self.best_of(state, seat)
            line.append((seat, action))
            state = self.after(state, seat, action)
            most -= 1
        return self.let_forced_chance_act(state, line)

    def let_forced_chance_act(self, state: S, line: list[tuple[int, A]]) -> tuple[S, list[tuple[int, A]]]:
        """Go on while nothing else can happen; what is really drawn is nobody's to foretell."""
        while self.game.to_act(state) == BY_CHANCE:
            chances = self.game.chances(state)
            if len(chances) > 1:
                break
            line = [*line, (CHANCE, chances[0][0])]
            state = self.after(state, CHANCE, chances[0][0])
        return state, line

    def best_of(self, state: S, seat: int) -> A:
        worths, legal = self.worths_at(state, seat)
        return legal[worths.index(max(worths))]

    def worths_at(self, state: S, seat: int) -> tuple[list[float], list[A]]:
        legal = self.game.legal(state, seat)
        if len(legal) == 1:
            return [0.0], legal
        return self.weighed(seat, self.game.observe(state, seat), legal, self.budget(PLY_NODES)), legal

    def answered(self, best: A, guess: int) -> Story:
        """Let whoever comes next answer, for as long as it is their turn."""
        state, line = self.lead_on([(self.seat, best)], guess)
        actors = self.game.to_act(state)
        if len(actors) != 1 or actors[0] in (CHANCE, self.seat):
            return NOTHING
        known = len(line)
        _, line = self.run(state, line, actors[0], MOST_PLIES)
        while line[-1][0] == CHANCE:
            line.pop()
        return Story(texts(line), known) if not any(action.secret for _, action in line[known:]) else NOTHING

    def sure_answer(self, best: A) -> Story:
        """Expect an answer that does not depend on what is only imagined."""
        first = self.answered(best, 0)
        if not first.deeds or self.is_open():
            return first
        for guess in range(1, GUESSES):
            if self.answered(best, guess) != first:
                return NOTHING
        return first

    def is_open(self) -> bool:
        """Say whether nothing is hidden from the seat: then it imagines but one position."""
        return str(self.imagined()) == str(self.imagined(1))

    # Reasons

    def reason(
        self, after: tuple[S, list[tuple[int, A]]], chance: float, ways: list[tuple[A, float]], answer: Story
    ) -> tuple[str, Story]:
        """Say what the best choice wins, prevents or threatens; else how one would go on."""
        state, line = after
        outcome = self.game.outcome(state)
        if outcome is not None and outcome.scores[self.seat] > chance - MUCH:
            return WINS, Story(texts(line), len(line) - 1)
        prevented = self.prevented(chance, ways, answer)
        if prevented.deeds:
            return PREVENTS, prevented
        threat = self.threat(state, line, chance)
        if threat.deeds:
            return THREATENS, threat
        return (GOES_ON, Story(texts(line), 1)) if len(line) > 1 and line[1][0] == self.seat else ("", NOTHING)

    def luck(self, best: A, chance: float) -> int:
        """Count how often of a hundred times it turns out well, if chance decides next; 0 if it does not."""
        dice, lucky = Dice(self.seed), 0
        for _ in range(DRAWS):
            state = self.after(self.game.imagine(self.seen, dice), self.seat, best)
            if self.game.to_act(state) != BY_CHANCE:
                return 0
            while self.game.to_act(state) == BY_CHANCE:
                state = self.after(state, CHANCE, dice.weighted(self.game.chances(state)))
            lucky += self.worth(state)[self.seat] > chance + LUCKY
        return lucky if lucky < DRAWS else 0

    def prevented(self, chance: float, ways: list[tuple[A, float]], answer: Story) -> Story:
        """Find what would be answered to a choice that is much worse, if it is not answered anyway."""
        worse = [action for action, worth in ways[1:] if worth <= chance - MUCH]
        if not worse:
            return NOTHING
        instead = self.sure_answer(worse[0])
        named, now = instead.deeds[instead.known :], answer.deeds[answer.known :]
        return Story(instead.deeds, len(instead.deeds) - 1) if named and named != now else NOTHING

    def threat(self, state: S, line: list[tuple[int, A]], chance: float) -> Story:
        """Let the others do something indifferent, and see whether much can be won then."""
        if not self.is_open():
            return NOTHING
        most = 2 * MOST_PLIES
        while most > 0:
            state, line = self.let_forced_chance_act(state, line)
            actors = self.game.to_act(state)
            if len(actors) != 1 or actors[0] in (CHANCE, self.seat):
                break
            worths, legal = self.worths_at(state, actors[0])
            ranked = sorted(range(len(legal)), key=lambda at: worths[at])
            action = legal[ranked[len(ranked) // 2]]
            line = [*line, (actors[0], action)]
            state = self.after(state, actors[0], action)
            most -= 1
        if self.game.to_act(state) != (self.seat,):
            return NOTHING
        state, line = self.run(state, line, self.seat, MOST_PLIES)
        won = self.worth(state)[self.seat] >= chance + MUCH and line[-1][0] == self.seat
        return Story(texts(line), len(line) - 1) if won else NOTHING


def texts(line: list[tuple[int, A]]) -> Deeds:
    return [(seat, action.text) for seat, action in line]
