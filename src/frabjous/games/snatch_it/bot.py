"""How a position looks to each seat."""

from __future__ import annotations

from math import exp
from typing import Final

from frabjous.core.contract import NOBODY
from frabjous.core.gathered import MOST, some
from frabjous.games.snatch_it.bunch import EMPTY, FITTING, points_of, size_of
from frabjous.games.snatch_it.cards import NONE, SWARM, SWARM_POINTS, UNDER, colour_of
from frabjous.games.snatch_it.rules import best_fed
from frabjous.games.snatch_it.state import Position
from frabjous.games.snatch_it.terms import OVER, STOLEN, THIS_ROUND

# What is worth how many points in the belly: fitted to how games came out (docs/bots.md).
SAFE: Final = 0.53  # a point on the shore, if nobody holds a card that fits
IN_REACH: Final = 0.25  # somebody does
MEAL: Final = 0.33  # more, if it can be munched as the pond is
LAST_ROUND: Final = 0.27  # more, when shores are munched at the end
ROBBED: Final = 0.06  # when it was just stolen and can be stolen back
STORK: Final = 0.22  # less, if the stork comes for it, times its chance
IN_HAND: Final = -0.18  # a card in hand by itself: it may fit nowhere …
SNATCH: Final = 0.95  # … every card of the pond that one in hand fits on
STEAL: Final = 0.3  # every point of the largest stack that one fits on
SWARM_IN_HAND: Final = 0.87
# So many points ahead make a win e times as likely: at the very end, and more for each card that will still be drawn.
STEP: Final = 4.1
STEP_BY_PILE: Final = 0.084
SWARMS: Final = some(MOST, SWARM)


def judge(state: Position) -> list[float]:
    """Estimate each seat's chance to win from its points: eaten, on the shore, still to be had by what is in hand."""
    if state.phase == OVER:
        winners = best_fed(state)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    worth = [points_of(state.bellies[seat]) + worth_of_hand(state, seat) for seat in range(state.seats)]
    for stack in range(len(state.owners)):
        if state.owners[stack] != NOBODY:
            worth[state.owners[stack]] += worth_of_stack(state, stack)
    step = STEP if state.last == THIS_ROUND else STEP + STEP_BY_PILE * int(size_of(state.pile))
    best = max(worth)
    shares = [exp((one - best) / step) for one in worth]
    total = sum(shares)
    return [share / total for share in shares]


def worth_of_hand(state: Position, seat: int) -> float:
    """Say what a hand is worth: by what it can snatch and steal."""
    hand = state.hands[seat]
    worth = IN_HAND * state.held(seat)
    if hand & SWARMS != EMPTY:
        worth += SWARM_IN_HAND
    for card in state.pond:
        if card != NONE and hand & FITTING[card] != EMPTY:
            worth += SNATCH
    largest = 0
    for stack in range(len(state.owners)):
        if state.owners[stack] not in (NOBODY, seat) and can_take(state, seat, state.tops[stack]):
            largest = max(largest, points_in(state, stack))
    return worth + STEAL * largest


def points_in(state: Position, stack: int) -> int:
    cards = state.stacks[stack]
    return len(cards) + (SWARM_POINTS - 1) * cards.count(SWARM)


def worth_of_stack(state: Position, stack: int) -> float:
    """Say what a stack is worth to its owner, thieves and the stork considered."""
    owner, top, points = state.owners[stack], state.tops[stack], points_in(state, stack)
    if state.phase == STOLEN and stack == state.stack and can_take(state, state.robbed, top):
        return ROBBED * points
    part = SAFE
    for seat in range(state.seats):
        if seat != owner and can_take(state, seat, top):
            part = IN_REACH
    if can_be_munched(state, top):
        part += MEAL
    if state.last == THIS_ROUND:
        part += LAST_ROUND
    return points * (part - STORK * stork_comes(state, top))


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
