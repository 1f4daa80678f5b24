"""How a position looks to each seat."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import Final

from frabjous.games.snark import terms
from frabjous.games.snark.actions import NO
from frabjous.games.snark.cards import BELLMAN, COPIES, COSTS, HAND, KINDS, MARKS, STOCK, is_mark, marks_in
from frabjous.games.snark.odds import ENOUGH, Ending, endings
from frabjous.games.snark.state import Position

STANDING: Final = 1.5  # Warrants that being in the game at all is worth
# The next four were tuned in games, the first two for each number of players; docs/bots.md has the figures.
A_TURN: Final = [0.0, 1.0, 0.995, 0.992, 0.988]  # what a chance is worth one turn later: a rival may be first
AGAIN: Final = [0.0, 0.0, 0.6, 0.45, 0.45]  # the part of the pool that can be hoped for after a hunt in vain
ON_THE_WAY: Final = 0.6  # so much of the time to find Marks is left when those are counted that hiring brings
GROWTH: Final = 1  # Warrants that will have come into the pool by the time of a hunt
PARTIES: Final = 1 << 16  # so many are remembered
NEEDS: Final = [sum([1 << card for card in cards]) for cards in COSTS]  # what hiring each costs, one bit a card


def judge(state: Position) -> list[float]:
    """Estimate each seat's chance to win: by Warrants, and by the part of the pool it can hope for."""
    if state.phase == terms.OVER:
        return [1.0 if seat == state.winner else 0.0 for seat in range(state.seats)]
    if state.phase == terms.CAUGHT:
        return shares(state, certain(state), 0.0)
    hopes = [0.0 if state.retired[seat] else prospect(state, seat) for seat in range(state.seats)]
    return before_the_hunt(state, hopes) if knows_odds(state) else shares(state, hopes, owed(state))


def certain(state: Position) -> list[float]:
    """Give the hopes of all when the mover has the Snark."""
    return [1.0 if seat == state.mover else 0.0 for seat in range(state.seats)]


def shares(state: Position, hopes: list[float], debt: float, paid: int = 0, ruined: bool = False) -> list[float]:
    """Divide the victory; the mover may have to pay some Warrants first, or be out for want of them.

    Everybody has a debt for provisions: it will go into the pool, and who has no Warrant for it is so much nearer to
    retiring.
    """
    pool = state.pool + paid + debt * len(state.active())
    worth: list[float] = []
    for seat in range(state.seats):
        has = state.warrants[seat] - (paid if seat == state.mover else 0)
        warrants = STANDING + has + pool * hopes[seat]
        warrants = warrants - debt if has > 0 else warrants * (1.0 - debt)
        out = state.retired[seat] or (ruined and seat == state.mover)
        worth.append(0.0 if out else warrants * warrants)
    total = sum(worth)
    return [one / total for one in worth] if total else worth


def owed(state: Position) -> float:
    """K26: say what part of a Warrant everybody owes for the provisions eaten so far: waiting costs so much a turn."""
    players = len(state.active())
    if state.version == terms.VOID_ROUNDS or players < 2:
        return 0.0
    if state.phase == terms.PROVIDING:
        return 1.0
    shuffled_in = STOCK - HAND * players  # cards that come back with each reshuffle, all hands being full
    to_draw = (terms.reshuffles_left(players, int(state.reshuffles)) - 1) * shuffled_in + sum(state.stock)
    return max(0.0, 1.0 - to_draw / (terms.PROVISIONS_LAST[players] * shuffled_in))


# A hunt: its odds are known, so nobody needs to try it out


def knows_odds(state: Position) -> bool:
    """Say whether a hunt is about to begin; not the last one (K25), which goes on until it is decided."""
    return state.phase == terms.HUNTING and not state.turned and len(state.active()) > 1


def before_the_hunt(state: Position, hopes: list[float]) -> list[float]:
    """Judge a hunt by all its endings."""
    worth = [0.0] * state.seats
    party, marks, warrants = tuple(state.party), marks_in(int(state.shown)), state.warrants[state.mover]
    debt = owed(state)
    for end, likely in fates(party, len(marks), min(ENOUGH, warrants)):
        if end.caught:
            ended = shares(state, certain(state), 0.0, end.paid, end.ruined)
        else:
            ended = shares(state, hopes, debt, end.paid, end.ruined)
        for seat in range(state.seats):
            worth[seat] += likely * ended[seat]
    return worth


@cache
def fates(party: tuple[int, ...], marks: int, warrants: int) -> list[tuple[Ending, float]]:
    """List the endings of a hunt with their chances, near enough."""
    return [(end, float(likely)) for end, likely in endings(party, marks, warrants).items()]


# The time before it: whom to hire, and what to look for


def prospect(state: Position, seat: int) -> float:
    """Estimate what part of the pool a seat can hope for."""
    hand = hand_after_passing(state, seat)
    crew, others = crews(state, seat)
    marks, kit, short = 0, 0, HAND
    for card in range(KINDS):
        if hand[card]:
            short -= hand[card]
            if is_mark(card):
                marks += 1
            else:
                kit |= 1 << card
    return best_party(crew, others, marks, kit, short, state.pool + GROWTH, len(state.active()))


def crews(state: Position, seat: int) -> tuple[int, int]:
    """Give a seat's crew and who could join it, one bit each; after a hunt in vain all go back to the Ark."""
    away = state.phase == terms.HUNTING and seat == state.mover
    crew, others = 0, 0
    for one in range(BELLMAN + 1):
        holder = state.holders[one]
        if holder == seat and not away:
            crew |= 1 << one
        elif holder in (seat, terms.ARK) or one == BELLMAN:
            others |= 1 << one
    if not state.warrants[seat]:
        others &= ~(1 << BELLMAN)
    return crew, others


@lru_cache(maxsize=PARTIES)
def best_party(crew: int, others: int, marks: int, kit: int, short: int, pool: int, players: int) -> float:
    """Find whom it would be best to hunt with: the crew as it is, or with one or two others that must be hired."""
    best = best_hunt(crew, marks, short, pool, players) if crew else 0.0
    for one in range(BELLMAN + 1):
        if others >> one & 1 and crew.bit_count() < 2:
            best = max(best, with_hired(crew, [one], marks, kit, short, pool, players))
            for other in range(one):
                if others >> other & 1 and not crew:
                    best = max(best, with_hired(0, [one, other], marks, kit, short, pool, players))
    return best


def with_hired(crew: int, hired: list[int], marks: int, kit: int, short: int, pool: int, players: int) -> float:
    """Say what a hunt is worth for which some have yet to be hired: it takes time, and the licence a Warrant."""
    turns = float(short)
    needed, twice = 0, 0
    for one in hired:
        crew |= 1 << one
        turns += len(COSTS[one])  # as many cards must be drawn again
        twice |= needed & NEEDS[one]
        needed |= NEEDS[one]
    turns += turns_to_find(needed & ~kit) + turns_to_find(twice)
    return best_hunt(crew, marks, turns, pool, players) - (price(pool, players) if BELLMAN in hired else 0.0)


def turns_to_find(cards: int) -> float:
    """Estimate how long it takes to draw one of each kind."""
    turns, missing = 0.0, 0
    for card in range(KINDS):
        if cards >> card & 1:
            missing += 1
            turns += STOCK / (COPIES[card] * missing)
    return turns


def best_hunt(crew: int, marks: int, turns: float, pool: int, players: int) -> float:
    """Say what hunting with a crew is worth after so many turns: with the Marks at hand, or with more of them later."""
    best = 0.0
    for shown in range(max(1, marks), MARKS + 1):
        if shown > marks:
            turns += ON_THE_WAY * STOCK / (COPIES[0] * (MARKS + 1 - shown))  # to find one of those still missing
        best = max(best, gain(crew, shown, pool, players) * math.pow(A_TURN[players], 1.0 + turns))
    return best


@cache
def gain(crew: int, shown: int, pool: int, players: int) -> float:
    """Say what part of the pool a hunt brings on average, what it costs taken off."""
    party = tuple([one for one in range(BELLMAN + 1) if crew >> one & 1])
    worth = 0.0
    for end, likely in fates(party, shown, ENOUGH):
        worth += likely * ((1.0 if end.caught else AGAIN[players]) - end.paid * price(pool, players))
    return worth


def price(pool: int, players: int) -> float:
    """Say what part of the pool a Warrant is worth that goes into it, and may come back."""
    return (1.0 - AGAIN[players]) / pool


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
