"""The greedy bot: whatever looks best at once."""

from __future__ import annotations

from frabjous.bots.thinker import Bot, Budget
from frabjous.core.chance import WORD, Dice
from frabjous.core.contract import CHANCE, A, Game, O, S


class Greedy(Bot[S, A, O]):
    """Tries every action on positions it imagines and takes the one the room judges best; the dice break ties."""

    def choose(self, seat: int, seen: O, legal: list[A], dice: Dice, budget: Budget) -> A:
        game = self.room.game
        judge = self.room.judge
        worth = [0.0] * len(legal)
        for _ in range(max(1, budget.nodes // len(legal))):
            imagined = game.imagine(seen, dice)
            luck = dice.below(WORD)
            for at, action in enumerate(legal):
                # The same luck for all, so that they are compared by what they do and not by what they draw.
                after = let_chance_act(game, game.apply(imagined, seat, action), Dice(luck))
                worth[at] += judge(after)[seat]
        best = max(worth)
        return dice.pick([action for at, action in enumerate(legal) if worth[at] == best])


def let_chance_act(game: Game[S, A, O], state: S, dice: Dice) -> S:
    """Go on until a seat must choose or the game is over."""
    while game.to_act(state) == (CHANCE,):
        state = game.apply(state, CHANCE, dice.weighted(game.chances(state)))
    return state
