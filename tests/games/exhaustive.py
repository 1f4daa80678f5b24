"""Small positions solved by looking at everything: every choice of both sides, every fall of the dice.

For two seats, of which one wins what the other loses, and for positions in which nothing is hidden; so few steps from
the end that the whole rest of the game can be walked through.
"""

from __future__ import annotations

from typing import Final

from frabjous.bots.levels import LEVELS
from frabjous.bots.search import Search
from frabjous.bots.thinker import Budget
from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE, A, Game, O, S
from frabjous.games.room import Room

THINKERS: Final = ("skilled", "expert", "master")
SEEDS: Final = 4
MOST: Final = 4000  # positions: so small positions need no more
EPSILON: Final = 1e-9


def worth(game: Game[S, A, O], state: S, seat: int) -> float:
    """Say what a seat can expect when both sides play as well as possible."""
    outcome = game.outcome(state)
    if outcome is not None:
        return outcome.scores[seat]
    (actor,) = game.to_act(state)
    if actor == CHANCE:
        chances = game.chances(state)
        total = sum(weight for _, weight in chances)
        return sum(weight * worth(game, game.apply(state, actor, deed), seat) for deed, weight in chances) / total
    best = max if actor == seat else min
    return best(worth(game, game.apply(state, actor, action), seat) for action in game.legal(state, actor))


def choices_by_worth(game: Game[S, A, O], state: S) -> dict[str, float]:
    """Say of everything that may be chosen now what it is worth for whoever chooses."""
    (seat,) = game.to_act(state)
    return {action.text: worth(game, game.apply(state, seat, action), seat) for action in game.legal(state, seat)}


def best_of(worths: dict[str, float]) -> set[str]:
    """Name the best choices, which must not be all."""
    most = max(worths.values())
    best = {text for text, one in worths.items() if one > most - EPSILON}
    assert len(best) < len(worths), "any choice solves this"
    return best


def chosen_by(room: Room[S, A, O], level: str, state: S, seat: int, seeds: int = SEEDS) -> list[str]:
    """Let a bot with the budget of a level, or a part of it, but who overlooks nothing, choose with other dice."""
    game, bot, budget = room.game, Search(room), Budget(min(MOST, LEVELS[level].budget.nodes))
    seen, legal = game.observe(state, seat), game.legal(state, seat)
    return [bot.choose(seat, seen, legal, Dice(seed), budget).text for seed in range(seeds)]
