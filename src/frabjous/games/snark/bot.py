"""How a position looks to each seat, and a taste for playouts."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from frabjous.core.chance import Dice
from frabjous.games.snark.actions import HIRE, HUNT, NO, Deed
from frabjous.games.snark.cards import BELLMAN, COPIES, COSTS, MARKS, MEN, STOCK
from frabjous.games.snark.odds import odds
from frabjous.games.snark.state import Position
from frabjous.games.snark.terms import ARK, CAUGHT, OVER

A_TURN: Final = 0.98  # what a chance is worth one turn later: somebody else may catch the Snark first
STANDING: Final = 1.5  # Warrants that being in the game at all is worth


def judge(state: Position) -> list[float]:
    """Estimate each seat's chance to win: by Warrants, and by the part of the pool it can hope for."""
    if state.phase == OVER:
        return [1.0 if seat == state.winner else 0.0 for seat in range(state.seats)]
    worth = [0.0 if state.retired[seat] else strength(state, seat) for seat in range(state.seats)]
    total = sum(worth)
    if not total:
        return [0.0] * state.seats
    return [share / total for share in worth]


def strength(state: Position, seat: int) -> float:
    """Say how well a seat stands, as a positive number."""
    hope = prospect(state, seat) if state.phase != CAUGHT else float(seat == state.mover)
    warrants = STANDING + state.warrants[seat] + state.pool * hope
    return warrants * warrants


def prospect(state: Position, seat: int) -> float:
    """Estimate the chance that this seat ends the round well: with its crew, or with one more."""
    hand = hand_after_passing(state, seat)
    crew = 1 << BELLMAN if state.is_bellman(seat) else 0
    for man in state.men_of(seat):
        crew |= 1 << man
    marks = different_marks(hand)
    best = chance(crew, marks)
    if crew.bit_count() < 2:
        for man in range(MEN):
            if state.holders[man] == ARK:
                best = max(best, chance(crew | 1 << man, marks) * later(hand, man))
        if not crew >> BELLMAN & 1 and state.warrants[seat]:
            best = max(best, chance(crew | 1 << BELLMAN, marks) * later(hand, BELLMAN))
    return best


def different_marks(hand: list[int]) -> int:
    """Count the different Marks in a hand."""
    marks = 0
    for mark in range(MARKS):
        if hand[mark]:
            marks += 1
    return marks


def later(hand: list[int], one: int) -> float:
    """Say what a hire is worth that has yet to be made: less for each card that is missing."""
    turns = 1.0
    missing = 0
    for card in COSTS[one]:
        if not hand[card]:
            missing += 1
            turns += STOCK / (COPIES[card] * missing)
    return math.pow(A_TURN, turns)


@cache
def chance(crew: int, marks: int) -> float:
    """Give the best odds that this crew can wait for: with the Marks at hand, or with more of them later."""
    if not crew:
        return 0.0
    party = tuple([one for one in range(BELLMAN + 1) if crew >> one & 1])
    best = 0.0
    turns = 1.0
    for shown in range(1, MARKS + 1):
        if shown > marks:
            turns += STOCK / (COPIES[0] * (MARKS + 1 - shown))  # to find one of those still missing
        if shown >= marks:
            best = max(best, float(odds(party, shown)) * math.pow(A_TURN, turns))
    return best


def hand_after_passing(state: Position, seat: int) -> list[int]:
    """Give a hand without the cards that are about to be passed."""
    hand = state.hands[seat]
    deed = state.picks[seat]
    if deed is None:
        return hand
    hand = hand.copy()
    hand[deed.what] -= 1
    if deed.other != NO:
        hand[deed.other] -= 1
    return hand


def taste(state: Position, seat: int, legal: list[Deed], dice: Dice) -> Deed:
    """Choose for a playout: hunt with three Marks, hire whom one can; else, and now and then, anything."""
    if dice.below(5):
        for deed in legal[::-1]:
            if deed.verb == HUNT and deed.what.bit_count() >= 3:
                return deed
            if deed.verb == HIRE:
                return deed
    return dice.pick(legal)
