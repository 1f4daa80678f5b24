"""Counting action sequences: the figure that shows two sets of rules to be the same."""

from __future__ import annotations

from frabjous.core.contract import CHANCE, A, Game, O, S


def actions_now(game: Game[S, A, O], state: S) -> tuple[int, list[A]]:
    """Give who acts now and what they can do: the first named of several seats; chance's outcomes are actions."""
    actors = game.to_act(state)
    if not actors:
        return CHANCE, []
    if actors[0] == CHANCE:
        return CHANCE, [action for action, _ in game.chances(state)]
    return actors[0], game.legal(state, actors[0])


def perft(game: Game[S, A, O], state: S, depth: int) -> int:
    """Count the sequences of `depth` actions from here."""
    if depth == 0:
        return 1
    seat, actions = actions_now(game, state)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        total += perft(game, game.apply(state, seat, action), depth - 1)
    return total
