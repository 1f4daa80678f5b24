"""Whole games without a table: by random play, and between bots."""

from __future__ import annotations

from collections.abc import Callable

from frabjous.bots.thinker import Bot, Budget
from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE, A, Game, O, Outcome, S


def random_playout(game: Game[S, A, O], state: S, dice: Dice) -> int:
    """Play at random to the end and say how many steps it took."""
    steps = 0
    while True:
        actors = game.to_act(state)
        if not actors:
            return steps
        seat = actors[0]
        action = dice.weighted(game.chances(state)) if seat == CHANCE else game.random_action(state, seat, dice)
        state = game.apply(state, seat, action)
        steps += 1


def random_steps(game: Game[S, A, O], start: S, dice: Dice, steps: int) -> int:
    """Play random games one after the other until at least `steps` were made; say how many games that took."""
    games = 0
    while steps > 0:
        steps -= random_playout(game, start, dice)
        games += 1
    return games


def play_out(
    game: Game[S, A, O],
    state: S,
    bots: list[Bot[S, A, O]],
    budgets: list[Budget],
    dice: Dice,
    minds: list[Dice],
    watch: Callable[[S], None] | None = None,
) -> tuple[Outcome, list[A]]:
    """Let bots play a game to its end: `dice` for chance, one of `minds` for each bot; give its outcome and actions.

    Those who choose at once all look before anybody has chosen. Whoever watches is shown every position, the last too.
    """
    actions: list[A] = []
    while True:
        if watch is not None:
            watch(state)
        outcome = game.outcome(state)
        if outcome is not None:
            return outcome, actions
        actors = game.to_act(state)
        for seat, action in [(seat, choice_of(game, state, seat, bots, budgets, dice, minds)) for seat in actors]:
            state = game.apply(state, seat, action)
            actions.append(action)


def choice_of(
    game: Game[S, A, O],
    state: S,
    seat: int,
    bots: list[Bot[S, A, O]],
    budgets: list[Budget],
    dice: Dice,
    minds: list[Dice],
) -> A:
    """Let chance or a bot choose."""
    if seat == CHANCE:
        return dice.weighted(game.chances(state))
    seen, legal = game.observe(state, seat), game.legal(state, seat)
    return bots[seat].choose(seat, seen, legal, minds[seat], budgets[seat])
