"""What a seat can hope for, by hand: the better its hand and crew are alone, the likelier it is to have the pool."""

from __future__ import annotations

from typing import Final, NamedTuple

from frabjous.games.snark import terms
from frabjous.games.snark.actions import NO
from frabjous.games.snark.alone import FAIR, TABLE, place_of, worths
from frabjous.games.snark.cards import BELLMAN, HAND, STOCK
from frabjous.games.snark.state import Position

STANDING: Final = 1.5  # Warrants that being in the game at all is worth


class Estimates(NamedTuple):
    """What each seat has, as the tables of alone.py know it, and what that seems to come to."""

    places: list[int]
    hopes: list[float]  # parts of the pool
    chances: list[float]


def estimates(state: Position) -> Estimates:
    """Say what part of the pool each seat can hope for, and what part of the victory by that and its Warrants.

    Everybody has a debt for provisions: it will go into the pool, and who has no Warrant for it is so much nearer to
    retiring.
    """
    table = worths()
    places = [0] * state.seats
    hopes = [0.0] * state.seats
    everybody = 0.0
    active = state.active()
    for seat in active:
        places[seat] = place_of(hand_after_passing(state, seat), crew_bits(state, seat))
        hopes[seat] = table[FAIR * TABLE + places[seat]]
        everybody += hopes[seat]
    debt = owed(state)
    pool = state.pool + debt * len(active)
    worth = [0.0] * state.seats
    total = 0.0
    for seat in active:
        hopes[seat] /= everybody
        has = state.warrants[seat]
        warrants = STANDING + has + pool * hopes[seat]
        warrants = warrants - debt if has > 0 else warrants * (1.0 - debt)
        worth[seat] = warrants * warrants
        total += worth[seat]
    return Estimates(places, hopes, [one / total for one in worth] if total else worth)


def owed(state: Position) -> float:
    """K26: say what part of a Warrant everybody owes for the provisions eaten so far: waiting costs so much a turn."""
    players = len(state.active())
    if state.version == terms.VOID_ROUNDS or players < 2:
        return 0.0
    if state.phase == terms.PROVIDING:
        return 1.0
    whole = terms.PROVISIONS_LAST[players] * (STOCK - HAND * players)
    return max(0.0, 1.0 - draws_until_provisions(state) / whole)


def draws_until_provisions(state: Position) -> int:
    """K26: count the cards that will be drawn before they are due, all hands being full."""
    players = len(state.active())
    shuffled_in = STOCK - HAND * players  # cards that come back with each reshuffle
    left = terms.reshuffles_left(players, int(state.reshuffles)) - 1
    return left * shuffled_in + sum(state.stock)


def crew_bits(state: Position, seat: int) -> int:
    """Give the men of a seat and its licence, one bit each."""
    holders = state.holders
    crew = 0
    for one in range(BELLMAN + 1):
        if holders[one] == seat:
            crew |= 1 << one
    return crew


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
