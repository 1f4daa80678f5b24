"""What speaks for a seat, counted as a player would: its cards and crew, the pool, the rivals, the time left.

Of rivals nothing counts that is hidden from it, but what their cards are worth: whoever thinks has imagined them.
"""

from __future__ import annotations

from math import copysign, exp, log
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.games.snark import terms
from frabjous.games.snark.alone import FAIR, HURRY, TABLE, TEMPERS, worths
from frabjous.games.snark.cards import BELLMAN, COPIES, COSTS, CREW, GOAL, HAND, KINDS, MARKS, MEN, WARRANTS
from frabjous.games.snark.odds import odds
from frabjous.games.snark.prospect import (
    Estimates,
    crew_bits,
    draws_until_provisions,
    hand_after_passing,
    owed,
)
from frabjous.games.snark.state import Position

Seen: TypeAlias = "vec[float]"

RIVALS: Final = 3
COMPANIES: Final = ("nobody", "a man", "two men", "a Bellman", "a Bellman and a man")
POOLS: Final = (0, 4, 7, 10, 14)  # where a pool begins to be small, fair, …
RICHES: Final = (0, 1, 2, 5, 10)  # the same of a rival's Warrants
SOON: Final = (0, 10, 25, 50)  # draws until provisions
MOST: Final = 11  # Warrants that are told apart
STEEPEST: Final = 5.0  # the balance of a chance that is as good as certain
LEAST: Final = 1.0 / (1.0 + exp(STEEPEST))

# What is seen, in blocks: one feature each, or one for each possibility.
EVEN: Final = 0
BY_HAND: Final = 1  # the balance of its chances
HOPE: Final = 2
ALONE: Final = 3  # what hand and crew are worth to each temper …
PRIZE: Final = ALONE + len(TEMPERS)  # … and to the fair one, times the pool …
VICTORY: Final = PRIZE + 1  # … and if that wins
CATCHES: Final = VICTORY + 1  # now, if it can set out
HIRES: Final = CATCHES + 1  # how likely it then is to catch the Snark, with these Marks and with one more
MARKS_HELD: Final = HIRES + 2  # different ones
CARDS_HELD: Final = MARKS_HELD + MARKS + 1
COMPANY: Final = CARDS_HELD + 1
NEW_MARKS: Final = COMPANY + len(COMPANIES)  # the part of the unseen cards that are Marks this seat lacks
WAITS: Final = NEW_MARKS + 1  # turns of others before its own
DRAWS_NOW: Final = WAITS + 4
PASSING: Final = DRAWS_NOW + 1  # who bewildered, the others
WARRANTS_HELD: Final = PASSING + 2
WEALTH: Final = WARRANTS_HELD + MOST + 1
POOL: Final = WEALTH + 1
POOL_IS: Final = POOL + 1
WINS: Final = POOL_IS + len(POOLS)  # whether the pool would make twenty
PART: Final = WINS + 1  # of all Warrants
PLAYERS: Final = PART + 1
PROVISIONS: Final = PLAYERS + 3  # how near they are; the same for whoever cannot pay
PROVISIONS_IN: Final = PROVISIONS + 2
AWAY: Final = PROVISIONS_IN + len(SOON)  # men who are not in the Ark
DEAD: Final = AWAY + MEN
IN_THE_ARK: Final = DEAD + 1  # the licence
FIRST_RIVAL: Final = IN_THE_ARK + 1
# Of each rival, in the order in which they move:
IS_THERE: Final = 0
RICH: Final = 1
RIVAL_WEALTH: Final = RICH + len(RICHES)
RIVAL_WINS: Final = RIVAL_WEALTH + 1
RIVAL_COMPANY: Final = RIVAL_WINS + 1
RIVAL_ALONE: Final = RIVAL_COMPANY + len(COMPANIES)  # fair, in a hurry
RIVAL_PRIZE: Final = RIVAL_ALONE + 2
RIVAL_VICTORY: Final = RIVAL_PRIZE + 1
RIVAL_CATCHES: Final = RIVAL_VICTORY + 1
RIVAL_CARDS: Final = RIVAL_CATCHES + 1
RIVAL_PART: Final = RIVAL_CARDS + 1
RIVAL_POOR: Final = RIVAL_PART + 1  # it cannot pay for provisions, and how near they are
RIVAL: Final = RIVAL_POOR + 1
ALL: Final = FIRST_RIVAL + RIVALS * RIVAL


def names() -> tuple[str, ...]:
    """Name all that is seen, in its order."""
    mine = [
        "even",
        "by hand",
        "hope",
        *[f"alone, {temper.name}" for temper in TEMPERS],
        "prize",
        "victory",
        "catches now",
        "catches after hiring",
        "catches after hiring, with a Mark more",
        *[f"{count} Marks" for count in range(MARKS + 1)],
        "cards",
        *[f"hunts with {company}" for company in COMPANIES],
        "new Marks unseen",
        *[f"moves after {count}" for count in range(4)],
        "draws now",
        "bewildered",
        "is bewildered",
        *[f"{count} Warrants" for count in range(MOST)],
        f"{MOST} Warrants or more",
        "Warrants",
        "pool",
        *[f"pool of {least} or more" for least in POOLS],
        "the pool wins",
        "part of all Warrants",
        *[f"{count} players" for count in (2, 3, 4)],
        "provisions are near",
        "provisions ruin",
        *[f"provisions in {least} or more" for least in SOON],
        *[f"{man} is away" for man in CREW[:MEN]],
        "dead men",
        "licence in the Ark",
    ]
    theirs = [
        "is there",
        *[f"has {least} Warrants or more" for least in RICHES],
        "Warrants",
        "is won for by the pool",
        *[f"hunts with {company}" for company in COMPANIES],
        "alone, fair pool",
        "alone, hurry",
        "prize",
        "victory",
        "catches now",
        "cards",
        "part of all Warrants",
        "is ruined by provisions",
    ]
    return (*mine, *[f"rival {number}: {name}" for number in (1, 2, 3) for name in theirs])


FEATURES: Final = names()
SET_BY_HAND: Final = {"by hand": STEEPEST}  # so the network begins with these estimates
BLANK: Final = [0.0] * ALL
NEEDS: Final = [sum([1 << card for card in cards]) for cards in COSTS]  # what hiring each costs, one bit a card
FOUND: Final[dict[int, list[float]]] = {}


def outlook(state: Position, seat: int, found: Estimates) -> Seen:
    """Say all that speaks for a seat, or against it."""
    seen = vec[float](BLANK)
    seen[EVEN] = 1.0
    seen[BY_HAND] = balance(found.chances[seat])
    seen[HOPE] = found.hopes[seat]
    near = owed(state)
    see_hand_and_crew(seen, state, seat, found.places[seat])
    see_the_table(seen, state, seat, near)
    rival, number = state.next_to(seat), 0
    while rival != seat:
        see_rival(seen, state, rival, FIRST_RIVAL + number * RIVAL, near, found.places[rival])
        rival, number = state.next_to(rival), number + 1
    return seen


def balance(chance: float) -> float:
    """Give the logarithm of odds, in parts of the greatest that is told apart."""
    return log(chance / (1.0 - chance)) / STEEPEST if LEAST < chance < 1.0 - LEAST else copysign(1.0, chance - 0.5)


# The seat itself


def see_hand_and_crew(seen: Seen, state: Position, seat: int, place: i64) -> None:
    table = worths()
    temper: i64
    for temper in range(len(TEMPERS)):
        seen[ALONE + temper] = table[temper * TABLE + place]
    prize = table[FAIR * TABLE + place]
    seen[PRIZE] = prize * state.pool / GOAL
    if state.warrants[seat] + state.pool >= GOAL:
        seen[VICTORY] = prize
    hand = hand_after_passing(state, seat)
    discards = state.discards
    marks: i64 = 0
    cards: i64 = 0
    fresh: i64 = 0
    kit: i64 = 0
    card: i64
    for card in range(KINDS):
        count: i64 = hand[card]
        cards += count
        if card >= MARKS:
            if count:
                kit |= 1 << card
        elif count:
            marks += 1
        else:
            fresh += COPIES[card] - discards[card]
    unseen: i64 = sum(COPIES) - cards - sum(discards)
    seen[MARKS_HELD + marks] = 1.0
    seen[CARDS_HELD] = float(cards) / HAND
    seen[NEW_MARKS] = float(fresh) / float(unseen) if unseen else 0.0
    crew = crew_bits(state, seat)
    seen[COMPANY + company(crew)] = 1.0
    if cards < HAND:
        return
    seen[CATCHES] = chances(crew)[marks]
    if crew & (crew - 1):  # there are two
        return
    one: i64
    for one in range(BELLMAN + 1):
        needed: i64 = NEEDS[one]
        if kit & needed == needed and not crew >> one & 1 and can_be_had(state, seat, one):
            catches = chances(crew | 1 << one)
            seen[HIRES] = max(seen[HIRES], catches[marks])
            seen[HIRES + 1] = max(seen[HIRES + 1], catches[min(marks + 1, MARKS)])


def can_be_had(state: Position, seat: int, one: i64) -> bool:
    return state.warrants[seat] > 0 if one == BELLMAN else state.holders[one] == terms.ARK


# The table


def see_the_table(seen: Seen, state: Position, seat: int, near: float) -> None:
    warrants, pool, players = state.warrants[seat], state.pool, len(state.active())
    seen[WARRANTS_HELD + min(warrants, MOST)] = 1.0
    seen[WEALTH] = warrants / GOAL
    seen[POOL] = pool / GOAL
    seen[POOL_IS + rank(POOLS, pool)] = 1.0
    seen[WINS] = 1.0 if warrants + pool >= GOAL else 0.0
    seen[PART] = warrants / float(WARRANTS * int(state.seats))
    seen[PLAYERS + min(players, 4) - 2] = 1.0
    seen[PROVISIONS] = near
    seen[PROVISIONS + 1] = near if warrants == 0 else 0.0
    seen[PROVISIONS_IN + rank(SOON, draws_until_provisions(state))] = 1.0
    see_whose_turn(seen, state, seat)
    man: i64
    for man in range(MEN):
        holder: i64 = state.holders[man]
        if holder != terms.ARK:
            seen[AWAY + man] = 1.0
        if holder == terms.DEAD:
            seen[DEAD] += 1.0 / MEN
    seen[IN_THE_ARK] = 1.0 if state.holders[BELLMAN] == terms.ARK else 0.0


def see_whose_turn(seen: Seen, state: Position, seat: int) -> None:
    if state.phase in (terms.PASSING, terms.SWAPPING):
        seen[PASSING if seat == state.mover else PASSING + 1] = 1.0
    ends = state.phase != terms.TURN
    one = state.next_to(state.mover) if ends else state.mover
    waits: i64 = 0
    while one != seat and waits < 3:
        one = state.next_to(one)
        waits += 1
    seen[WAITS + waits] = 1.0
    seen[DRAWS_NOW] = 1.0 if ends and seat == state.mover else 0.0


def rank(steps: tuple[int, ...], number: int) -> int:
    """Say which of some rising numbers is the last that is not above one."""
    found = 0
    for at in range(len(steps)):
        if number >= steps[at]:
            found = at
    return found


# The rivals


def see_rival(seen: Seen, state: Position, rival: int, first: i64, near: float, place: i64) -> None:
    table = worths()
    warrants, pool = state.warrants[rival], state.pool
    crew = crew_bits(state, rival)
    wins = warrants + pool >= GOAL
    prize = table[FAIR * TABLE + place]
    seen[first + IS_THERE] = 1.0
    seen[first + RICH + rank(RICHES, warrants)] = 1.0
    seen[first + RIVAL_WEALTH] = warrants / GOAL
    seen[first + RIVAL_WINS] = 1.0 if wins else 0.0
    seen[first + RIVAL_COMPANY + company(crew)] = 1.0
    seen[first + RIVAL_ALONE] = prize
    seen[first + RIVAL_ALONE + 1] = table[HURRY * TABLE + place]
    seen[first + RIVAL_PRIZE] = prize * pool / GOAL
    seen[first + RIVAL_VICTORY] = prize if wins else 0.0
    cards = state.size(rival)
    seen[first + RIVAL_CATCHES] = chances(crew)[state.marks(rival).bit_count()] if cards == HAND else 0.0
    seen[first + RIVAL_CARDS] = cards / HAND
    seen[first + RIVAL_PART] = warrants / float(WARRANTS * int(state.seats))
    seen[first + RIVAL_POOR] = near if warrants == 0 else 0.0


# Crews


def company(crew: i64) -> i64:
    """Say which of the COMPANIES this is."""
    men: i64 = crew & ~(1 << BELLMAN)
    count: i64 = 0 if men == 0 else 1 if men & (men - 1) == 0 else 2
    return count + 3 if crew >> BELLMAN & 1 else count


def chances(crew: i64) -> list[float]:
    """Give the chance of a crew to catch the Snark, by the number of Marks it shows."""
    found = FOUND.get(crew)
    if found is None:
        party = tuple([one for one in range(BELLMAN + 1) if crew >> one & 1])
        found = [float(odds(party, marks)) if party and marks else 0.0 for marks in range(MARKS + 1)]
        FOUND[crew] = found
    return found
