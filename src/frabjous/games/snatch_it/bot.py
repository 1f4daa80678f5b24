"""How a position looks to each seat."""

from __future__ import annotations

from math import exp
from typing import Final

from frabjous.core.contract import NOBODY
from frabjous.games.snatch_it.bunch import EMPTY, FITTING, points_of
from frabjous.games.snatch_it.cards import NONE, SWARM, SWARM_POINTS, UNDER, colour_of
from frabjous.games.snatch_it.rules import best_fed
from frabjous.games.snatch_it.state import Position
from frabjous.games.snatch_it.terms import OVER, STOLEN, THIS_ROUND

# What a point on the shore is worth, in parts of one in the belly.
SAFE: Final = 0.7  # nobody holds a card that fits
IN_REACH: Final = 0.35  # somebody does
MEAL: Final = 0.12  # more, if it can be munched as the pond is
LAST_ROUND: Final = 0.15  # more, when shores are munched at the end
ROBBED: Final = 0.15  # when it was just stolen and can be stolen back
STORK: Final = 0.6  # less, if the stork comes for it, times its chance
CARD_IN_HAND: Final = 0.35
POINTS_A_STEP: Final = 9.0  # so many points ahead make a win e times as likely


def judge(state: Position) -> list[float]:
    """Estimate each seat's chance to win from its points: eaten, on the shore, still in hand."""
    if state.phase == OVER:
        winners = best_fed(state)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    worth = [points_of(state.bellies[seat]) + CARD_IN_HAND * state.held(seat) for seat in range(state.seats)]
    for stack in range(len(state.owners)):
        if state.owners[stack] != NOBODY:
            worth[state.owners[stack]] += worth_of_stack(state, stack)
    best = max(worth)
    shares = [exp((one - best) / POINTS_A_STEP) for one in worth]
    total = sum(shares)
    return [share / total for share in shares]


def worth_of_stack(state: Position, stack: int) -> float:
    """Say what a stack is worth to its owner, thieves and the stork considered."""
    owner, cards = state.owners[stack], state.stacks[stack]
    points = len(cards) + (SWARM_POINTS - 1) * cards.count(SWARM)
    if state.phase == STOLEN and stack == state.stack and can_take(state, state.robbed, cards[-1]):
        return ROBBED * points
    part = SAFE
    for seat in range(state.seats):
        if seat != owner and can_take(state, seat, cards[-1]):
            part = IN_REACH
    if can_be_munched(state, cards[-1]):
        part += MEAL
    if state.last == THIS_ROUND:
        part += LAST_ROUND
    return points * (part - STORK * stork_comes(state, cards[-1]))


def can_take(state: Position, seat: int, top: int) -> bool:
    return state.hands[seat] & FITTING[top] != EMPTY


def can_be_munched(state: Position, top: int) -> bool:
    return state.afloat() & UNDER[top] != 0


def stork_comes(state: Position, top: int) -> float:
    """Say how likely the food thrown so far makes it that the stork comes for this colour."""
    likely = 0
    for card in state.thrown:
        if card != NONE and colour_of(card) == colour_of(top):
            likely += 1
    return likely / state.seats if state.round > 0 else 0.0
