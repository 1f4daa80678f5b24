"""Small positions solved by looking at everything: every choice of both sides, every fall of the dice.

For two seats, of which one wins what the other loses, and for positions in which nothing is hidden; so few steps from
the end that the whole rest of the game can be walked through.
"""

from __future__ import annotations

from typing import Final, Generic

from frabjous.core.contract import CHANCE, A, Game, O, S

EPSILON: Final = 1e-9


class Exactly(Generic[S, A, O]):
    """Knows what one seat can expect when both sides play as well as possible."""

    def __init__(self, game: Game[S, A, O], seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.known: Final[dict[str, float]] = {}  # positions that are written alike are one

    def ended(self, state: S) -> float | None:
        """Say what the seat has got, where nothing more can change it."""
        outcome = self.game.outcome(state)
        return None if outcome is None else outcome.scores[self.seat]

    def worth(self, state: S) -> float:
        found = self.ended(state)
        if found is not None:
            return found
        text = str(state)
        if text not in self.known:
            self.known[text] = self.looked_at(state)
        return self.known[text]

    def looked_at(self, state: S) -> float:
        (actor,) = self.game.to_act(state)
        if actor == CHANCE:
            chances = self.game.chances(state)
            total = sum(weight for _, weight in chances)
            return sum(weight * self.worth(self.game.apply(state, actor, deed)) for deed, weight in chances) / total
        best = max if actor == self.seat else min
        return best(self.choices(state).values())

    def choices(self, state: S) -> dict[str, float]:
        """Say of everything that may be chosen now what it is worth to the seat."""
        (actor,) = self.game.to_act(state)
        return {
            action.text: self.worth(self.game.apply(state, actor, action)) for action in self.game.legal(state, actor)
        }


def best_of(worths: dict[str, float]) -> set[str]:
    """Name the best choices; nothing where any choice is as good as another."""
    most = max(worths.values())
    best = {text for text, one in worths.items() if one > most - EPSILON}
    return best if len(best) < len(worths) else set()
