"""How a position looks to each seat, and a taste for playouts."""

from __future__ import annotations

from functools import cache
from typing import Final

from frabjous.core.chance import Dice
from frabjous.games.snark.actions import HIRE, HUNT, NO, Deed
from frabjous.games.snark.cards import BELLMAN, COSTS, MARKS, MEN
from frabjous.games.snark.odds import odds
from frabjous.games.snark.state import Position
from frabjous.games.snark.terms import ARK, CAUGHT, OVER

A_TURN: Final = 0.88  # what a chance is worth one turn later: somebody else may catch the Snark first
A_CARD: Final = 0.72  # what a hire is worth while one of its cards is missing
KEEN: Final = 0.03  # a Mark more in hand, beside what it does to the odds
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
    """Estimate the chance that this seat ends the round well: with its men, or with one more."""
    hand = hand_after_passing(state, seat)
    marks = 0
    for mark in range(MARKS):
        if hand[mark]:
            marks += 1
    party = state.men_of(seat)
    bellman = state.is_bellman(seat)
    best = chance(party, bellman, marks) * A_TURN if party or bellman else 0.0
    if len(party) < (1 if bellman else 2):
        for man in range(MEN):
            if state.holders[man] == ARK:
                best = max(best, chance([*party, man], bellman, marks) * later(hand, man))
    if len(party) < 2 and not bellman and state.warrants[seat]:
        best = max(best, chance(party, True, marks) * later(hand, BELLMAN))
    return best + KEEN * marks


def later(hand: list[int], one: int) -> float:
    """Say what a hire is worth that has yet to be made: less for each card that is missing."""
    worth = A_TURN * A_TURN
    for card in COSTS[one]:
        if not hand[card]:
            worth *= A_CARD
    return worth


def chance(party: list[int], bellman: bool, marks: int) -> float:
    """Give the odds with one Mark more than now: there is time to find one."""
    mask = 1 << BELLMAN if bellman else 0
    for man in party:
        mask |= 1 << man
    return odds_of(mask, min(MARKS, marks + 1))


@cache
def odds_of(mask: int, marks: int) -> float:
    return float(odds(tuple([one for one in range(BELLMAN + 1) if mask >> one & 1]), marks))


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
