"""What every way of thinking ahead needs: positions that follow, counted, and what they are worth."""

from __future__ import annotations

from typing import Final, Generic

from frabjous.bots.thinker import Budget
from frabjous.core.chance import WORD, Dice
from frabjous.core.contract import BY_CHANCE, CHANCE, NO_SEATS, A, O, S
from frabjous.games.room import Room

ENOUGH: Final = 3  # looks that found the same: luck seems to change nothing


class Foresight(Generic[S, A, O]):
    """Makes positions out of imagined ones and counts them: that count is what a budget is about."""

    def __init__(self, room: Room[S, A, O]) -> None:
        self.game: Final = room.game
        self.judge: Final = room.judge
        self.knows_odds: Final = room.knows_odds
        self.looked = 0  # positions made so far

    def after(self, state: S, seat: int, action: A) -> S:
        self.looked += 1
        return self.game.apply(state, seat, action)

    def let_chance_act(self, state: S, dice: Dice) -> S:
        """Go on until a seat must choose, the game is over, or the judgement weighs what is still to be drawn."""
        while self.game.to_act(state) == BY_CHANCE and not self.is_weighed(state):
            state = self.after(state, CHANCE, dice.weighted(self.game.chances(state)))
        return state

    def is_weighed(self, state: S) -> bool:
        return self.knows_odds is not None and self.knows_odds(state)

    def choosers(self, state: S) -> tuple[int, ...]:
        """Name the seats that choose next; nobody does where thinking ends."""
        actors = self.game.to_act(state)
        return NO_SEATS if actors == BY_CHANCE else actors

    def glance(self, state: S, seat: int, action: A, dice: Dice) -> float:
        """Judge an action by the position it leads to."""
        return self.judge(self.let_chance_act(self.after(state, seat, action), dice))[seat]

    def glance_round(self, seat: int, seen: O, actions: list[A], dice: Dice) -> list[float]:
        """Judge actions in one imagined position, with the same luck for all.

        So they are compared by what they do and not by what they draw.
        """
        imagined = self.game.imagine(seen, dice)
        luck = dice.below(WORD)
        return [self.glance(imagined, seat, action, Dice(luck)) for action in actions]

    def glances(self, seat: int, seen: O, actions: list[A], dice: Dice, budget: Budget) -> list[float]:
        """Judge actions over several imagined positions; fewer if luck changes nothing."""
        first: list[float] = []
        worth = [0.0] * len(actions)
        rounds, alike = 0, True
        while True:
            found = self.glance_round(seat, seen, actions, dice)
            worth = [worth[at] + one for at, one in enumerate(found)]
            rounds += 1
            first = first or found
            alike = alike and found == first
            if budget.is_over(self.looked) or (alike and rounds == ENOUGH):
                return [one / rounds for one in worth]

    def worth(self, state: S) -> list[float]:
        """Say what a position means for each seat: its end, or how the room judges it."""
        outcome = self.game.outcome(state)
        return self.judge(state) if outcome is None else list(outcome.scores)
