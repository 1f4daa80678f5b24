"""How a position looks to each seat.

It thinks in bounds: how many more a Snit needs to reach the Snandergrab, or the sea. Each seat is judged by its own
order only, the one it knows; what the others ordered is a danger that lies over the whole beach.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.core.contract import NOBODY
from frabjous.games.clan import SPEEDS
from frabjous.games.snit_smashing.actions import MOVE, NO, SMASH
from frabjous.games.snit_smashing.beach import (
    COVERS,
    FASTEST,
    HEXES,
    INLAND,
    NEIGHBOURS,
    SEAWARD,
    STEPS_HOME,
    STEPS_TO_BODY,
    TRIPLES,
    UNDER,
    is_sea,
)
from frabjous.games.snit_smashing.state import Position
from frabjous.games.snit_smashing.terms import LAST_BOUND, OFFSPRING, OVER, POOL, SAFE, runs_inland
from frabjous.games.snit_smashing.victory import bolotomus_victors, scores, snit_victors

# What a living Snit is worth by the bounds it still needs.
LIVES: Final = [0.97, 0.85, 0.65, 0.45, 0.3, 0.2]
CHILD: Final = 0.5  # a Snit that will be born
PUSHED: Final = 1.0  # what the rivals gain when the Snandergrab is moved: they are under it at once, the own are not
SMASHED_BY: Final = 0.12  # how likely a rival's smash hits a Snit in the open
AWAY: Final = 2 / 3  # times this for each rival beside it: two of the six corners of a hex touch one neighbour
SNITS_A_STEP: Final = 3.0  # so many Snits ahead make the victory e times as likely
TROPHIES_A_STEP: Final = 2.0

DETOUR: Final = 0.25  # how likely a Snit is to end where it needs one bound more …
DAWDLING: Final = 0.75  # … or, with as many bounds to go, one step more
GOAL: Final = 6.0  # how much more likely in the sea than in any one of the hexes that are as good

NO_HEXES: Final = [False] * HEXES
SMASHED: Final = [[at in triple and not is_sea(at) for at in range(HEXES)] for triple in TRIPLES]
IN_THE_OPEN: Final = [*[not is_sea(at) for at in range(HEXES)], False]  # by place; the last is under the Snandergrab


# The judgement


def judge(state: Position) -> list[float]:
    """Estimate what each seat will have in the end: half a point for most Snits, half for most trophies."""
    if state.phase == OVER:
        return scores(state.seats, snit_victors(state), bolotomus_victors(state))
    owners = owners_of_hexes(state)
    snits = shares([worth_of_clan(state, clan, owners) for clan in range(state.seats)], SNITS_A_STEP)
    trophies = [state.trophies(seat) + expected_hits(state, seat) for seat in range(state.seats)]
    bolotomi = shares(trophies, TROPHIES_A_STEP)
    return [(snits[seat] + bolotomi[seat]) / 2 for seat in range(state.seats)]


def shares(worth: list[float], step: float) -> list[float]:
    """Turn what seats are worth into chances to be first."""
    best = max(worth)
    weights = [exp((one - best) / step) for one in worth]
    total = sum(weights)
    return [weight / total for weight in weights]


def owners_of_hexes(state: Position) -> list[int]:
    """Tell whose Snit is on each hex; in the sea it does not matter."""
    owners = [NOBODY] * HEXES
    for clan, places in enumerate(state.where):
        for place in places:
            if place < HEXES:
                owners[place] = clan
    return owners


def worth_of_clan(state: Position, clan: int, owners: list[int]) -> float:
    """Add up what the Snits of a clan are worth, and the offspring they can have."""
    inland = runs_inland(state.run)
    order = state.orders[clan]
    pushes = order is not None and order.verb == MOVE
    centre = order.where if order is not None and pushes else state.snandergrab
    steps = STEPS_TO_BODY[centre] if inland else STEPS_HOME
    smash = own_smash(state, clan)
    after = LAST_BOUND - state.bound  # bounds still to come
    places, done = state.where[clan], state.done[clan]
    safe = state.count_at(clan, SAFE)
    worth, parents = safe - (PUSHED if pushes else 0.0), float(safe)
    for snit, place in enumerate(places):
        if place > UNDER:
            continue
        bounds = (steps[place] + SPEEDS[snit] - 1) // SPEEDS[snit]
        if bounds == 0 and pushes:
            bounds = 1  # B8: the No-No
        alive = 1.0
        if bounds and IN_THE_OPEN[place]:
            alive = 0.0 if smash[place] else 1.0 - danger_at(place, clan, owners)
        if bounds <= after or (bounds == after + 1 and not done >> snit & 1):
            worth += alive * LIVES[bounds]
            parents += alive * LIVES[bounds]
        else:
            parents += alive  # B10: a straggler
    return worth + (CHILD * min(OFFSPRING * parents, state.count_at(clan, POOL)) if inland else 0.0)


def own_smash(state: Position, seat: int) -> list[bool]:
    """Mark the hexes that a seat's own smash will hit; none when it has fallen."""
    number = smash_to_come(state, seat)
    return NO_HEXES if number == NO else SMASHED[number]


def smash_to_come(state: Position, seat: int) -> int:
    """Give the smash that a seat ordered and that has still to fall, as its number in TRIPLES."""
    order = state.orders[seat]
    if order is None or order.verb != SMASH or state.fallen > (seat - state.primus) % state.seats:
        return NO
    return order.what


def danger_at(at: int, clan: int, owners: list[int]) -> float:
    """Say how likely a Snit in the open is smashed: less, the more rivals are beside it."""
    danger = SMASHED_BY
    for beside in NEIGHBOURS[at]:
        owner = owners[beside]
        if owner not in (NOBODY, clan):
            danger *= AWAY
    return danger


# Where smashes hit


def expected_hits(state: Position, seat: int) -> float:
    """Say how many Snits of others the seat's own smash will hit; where they run is forecast until they have."""
    number = smash_to_come(state, seat)
    if number == NO:
        return 0.0
    covered = COVERS[state.snandergrab] if runs_inland(state.run) else NO_HEXES
    hexes = [at for at in TRIPLES[number] if not is_sea(at) and not covered[at]]
    return sum([hits_among(state, clan, hexes) for clan in range(state.seats) if clan != seat])


def hits_among(state: Position, clan: int, hexes: list[int]) -> float:
    hits, done = 0.0, state.done[clan]
    for snit, place in enumerate(state.where[clan]):
        if place > UNDER:
            continue
        if not done >> snit & 1:
            chances = forecast(state, place, SPEEDS[snit])
            for at in hexes:
                hits += chances[at]
        elif place in hexes:
            hits += 1.0
    return hits


FORECASTS: Final[dict[int, list[float]]] = {}  # what `forecast` has found, since it is asked the same again and again


def forecast(state: Position, place: int, speed: int) -> list[float]:
    """Say for each hex how likely a Snit will end its move there."""
    inland = runs_inland(state.run)
    centre = state.snandergrab if inland else HEXES
    key = (centre * (HEXES + 1) + place) * (FASTEST + 1) + speed
    known = FORECASTS.get(key)
    if known is None:
        known = inland_forecast(centre, place, speed) if inland else seaward_forecast(place, speed)
        FORECASTS[key] = known
    return known


def inland_forecast(centre: int, place: int, speed: int) -> list[float]:
    steps = STEPS_TO_BODY[centre]
    return normal([weight_of(steps[at], speed, at, INLAND[place][speed]) for at in range(HEXES)], 0.0)


def seaward_forecast(place: int, speed: int) -> list[float]:
    weights = [weight_of(STEPS_HOME[at], speed, at, SEAWARD[place][speed]) for at in range(HEXES)]
    return normal(weights, GOAL if STEPS_HOME[place] <= speed else 0.0)


def weight_of(steps: int, speed: int, at: int, reach: vec[i64]) -> float:
    """Weigh a hex: a Snit seldom ends where it needs a bound more, and rather far than near."""
    if at not in reach:
        return 0.0
    bounds = (steps + speed - 1) // speed
    return float(DETOUR**bounds * DAWDLING**steps)


def normal(weights: list[float], elsewhere: float) -> list[float]:
    total = sum(weights) + elsewhere
    return [weight / total for weight in weights] if total else weights
