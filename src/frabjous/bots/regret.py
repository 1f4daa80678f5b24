"""Choices that several seats make secretly at once: a mixed strategy rather than a best guess.

Every seat in turn asks of all it could do: how much better than my present mixture would this have been, against what
the others just chose? What was better is played more often from then on, and the average of all mixtures is what is
played in earnest: against it nobody, in the long run, finds a sure answer. This is regret matching (Hart, Mas-Colell,
2000) in the form of Tammelin (2014), over positions imagined from what the seat knows.
"""

from __future__ import annotations

from typing import Final

from frabjous.bots.foresight import Foresight
from frabjous.bots.thinker import Budget
from frabjous.core.chance import WORD, Dice
from frabjous.core.contract import A, O, S
from frabjous.games.room import Room

FINE: Final = 1_000_000  # parts that a share is counted in when the dice choose
SAMPLE: Final = 32  # so many of the actions that are not in the mixture are looked at in one round
SERIOUS: Final = 0.1  # an action with less than this part of the best one's share is only noise


class Regret(Foresight[S, A, O]):
    """What one seat thinks about one secret choice."""

    def __init__(self, room: Room[S, A, O], seat: int, seen: O, actions: list[A], dice: Dice) -> None:
        super().__init__(room)
        self.seat: Final = seat
        self.seen: Final = seen
        self.actions: Final = actions  # that this seat chooses from
        self.dice: Final = dice
        self.regrets: Final[dict[int, dict[A, float]]] = {}
        self.played: Final[dict[A, float]] = {}  # by this seat, later rounds counting more
        self.rounds = 0

    def begin(self, judged: list[float]) -> None:
        """Mix at first what looks best at once: of many options a small budget tries few."""
        good = (max(judged) + sum(judged) / len(judged)) / 2
        self.regrets[self.seat] = {action: max(0.0, judged[at] - good) for at, action in enumerate(self.actions)}

    def ponder(self, budget: Budget) -> None:
        """Let one seat after the other learn, until the budget is spent."""
        while True:
            self.rounds += 1
            state = self.game.imagine(self.seen, self.dice)
            actors = self.game.to_act(state)
            self.learn(state, actors, actors[self.rounds % len(actors)])
            if budget.is_over(self.looked):
                return

    def learn(self, state: S, actors: tuple[int, ...], learner: int) -> None:
        """Let a seat see what each of its choices would have brought, the others' choices and the luck being given."""
        choices: list[A] = []
        legal: list[A] = []
        mixture: list[float] = []
        for seat in actors:
            options = self.actions if seat == self.seat else self.game.legal(state, seat)
            shares = self.mixture(seat, options)
            choices.append(self.drawn(options, shares))
            if seat == learner:
                legal, mixture = options, shares
            if seat == self.seat:
                self.note(options, shares)
        looked_at = self.worth_looking_at(mixture)
        luck = self.dice.below(WORD)
        values = [self.value(state, actors, choices, learner, legal[at], luck) for at in looked_at]
        self.regret(learner, legal, mixture, looked_at, values)

    def mixture(self, seat: int, options: list[A]) -> list[float]:
        """Give the share of each option: by regret; all alike while there is none."""
        regrets = self.regrets.setdefault(seat, {})
        shares = [regrets.get(action, 0.0) for action in options]
        total = sum(shares)
        if total <= 0.0:
            return [1.0 / len(options)] * len(options)
        return [share / total for share in shares]

    def drawn(self, options: list[A], shares: list[float]) -> A:
        """Let the dice choose by shares."""
        return self.dice.weighted([(action, 1 + int(shares[at] * FINE)) for at, action in enumerate(options)])

    def note(self, options: list[A], shares: list[float]) -> None:
        """Add to the average of this seat's mixtures."""
        for at, action in enumerate(options):
            self.played[action] = self.played.get(action, 0.0) + shares[at] * self.rounds

    def worth_looking_at(self, mixture: list[float]) -> list[int]:
        """Name the options in the mixture, and a sample of the others."""
        others = [at for at, share in enumerate(mixture) if share == 0.0]
        while len(others) > SAMPLE:
            others.pop(self.dice.below(len(others)))
        return [at for at, share in enumerate(mixture) if share > 0.0] + others

    def value(self, state: S, actors: tuple[int, ...], choices: list[A], learner: int, instead: A, luck: int) -> float:
        """Say what the learner gets if it does this instead; with the same luck for all that it compares."""
        for at, seat in enumerate(actors):
            state = self.after(state, seat, instead if seat == learner else choices[at])
        return self.worth(self.let_chance_act(state, Dice(luck)))[learner]

    def regret(
        self, learner: int, legal: list[A], mixture: list[float], looked_at: list[int], values: list[float]
    ) -> None:
        """Remember what would have been better than the mixture, and forget what would not."""
        got = 0.0
        for index, at in enumerate(looked_at):
            got += mixture[at] * values[index]
        regrets = self.regrets[learner]
        for index, at in enumerate(looked_at):
            action = legal[at]
            regrets[action] = max(0.0, regrets.get(action, 0.0) + values[index] - got)

    def choice(self) -> A:
        """Draw from the average mixture, without its noise."""
        total, least = sum(self.played.values()), SERIOUS * max(self.played.values())
        return self.dice.weighted(
            [(action, int(share / total * FINE)) for action, share in self.played.items() if share >= least]
        )
