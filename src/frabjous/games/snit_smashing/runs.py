"""The course of a game: the set-up, bounds, reproduction, one run after the other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from frabjous.core.contract import NOBODY
from frabjous.core.lists import changed, replaced
from frabjous.games.clan import CLAN
from frabjous.games.snit_smashing.actions import DRAWS, PLACES, ROLLS, Deed
from frabjous.games.snit_smashing.beach import SNANDERGRAB_START, STARTS, UNDER
from frabjous.games.snit_smashing.moving import next_mover
from frabjous.games.snit_smashing.orders import next_smash
from frabjous.games.snit_smashing.revealing import something_to_shelter
from frabjous.games.snit_smashing.state import Position
from frabjous.games.snit_smashing.terms import (
    BOUND_OVER,
    BOX,
    BREEDING,
    HATCHING,
    LAST_BOUND,
    LAST_RUN,
    MOVING,
    NO_HEX,
    OFFSPRING,
    ORDERING,
    OVER,
    PLACING,
    POOL,
    READING,
    RUN_OVER,
    SAFE,
    SHELTERING,
    SMASHING,
    is_active,
    runs_inland,
)

# How two dice can fall: 2 in one way, 7 in six, 12 in one
ROLL_CHANCES: Final = [(roll, 6 - abs(roll.what - 7)) for roll in ROLLS]


# B1: setting up


def roller(position: Position) -> int:
    """Name who rolls next for the Bolotomus Primus."""
    owing = [seat for seat in range(position.seats) if position.rolling[seat] and position.rolls[seat] == 0]
    return owing[0] if owing else NOBODY


def roll(position: Position, total: int) -> None:
    """B1: the high roll is the Primus; only the tied highest roll again."""
    position.rolls = rolls_with(position, total)
    if roller(position) != NOBODY:
        return
    still = highest_rollers(position)
    position.rolling = [seat in still for seat in range(position.seats)]
    if len(still) == 1:
        position.primus = still[0]
        position.phase = PLACING
    else:
        position.rolls = [0 if seat in still else position.rolls[seat] for seat in range(position.seats)]


def rolls_with(position: Position, total: int) -> list[int]:
    """Give the rolls with the one that comes next."""
    return [total if seat == roller(position) else position.rolls[seat] for seat in range(position.seats)]


def highest_rollers(position: Position) -> list[int]:
    rolling = [seat for seat in range(position.seats) if position.rolling[seat]]
    best = max([position.rolls[seat] for seat in rolling])
    return [seat for seat in rolling if position.rolls[seat] == best]


def start_hexes(position: Position) -> list[Deed]:
    """B1: list the start hexes that no clan has yet."""
    return [PLACES[at] for at in STARTS[position.seats] if at not in position.starts]


def deal_start(position: Position, at: int) -> None:
    clan = position.starts.index(NO_HEX)
    position.starts = [at if one == clan else position.starts[one] for one in range(position.seats)]
    if NO_HEX not in position.starts:
        position.phase = HATCHING


# Drawing Snits


def drawer(position: Position) -> int:
    """Name the clan that draws next: seat by seat (B11); nobody when all have drawn."""
    for clan, births in enumerate(position.births):
        if births:
            return clan
    return NOBODY


def draws(position: Position) -> list[tuple[Deed, int]]:
    """List the Snits that may come out of the drawing clan's pool, each as likely as the others."""
    places = position.where[drawer(position)]
    return [(DRAWS[snit], 1) for snit, place in enumerate(places) if place == POOL]


def draw(position: Position, snit: int) -> None:
    """Draw a Snit: the first four into the start hex, offspring under the Snandergrab."""
    clan = drawer(position)
    position.put(clan, snit, position.starts[clan] if position.phase == HATCHING else SAFE)
    position.births = changed(position.births, clan, -1)
    if drawer(position) == NOBODY:
        if position.phase == HATCHING:
            position.phase = ORDERING
        else:
            position.phase = RUN_OVER


# The phases of a bound


def begin_moving(position: Position) -> None:
    """All orders are in: the Snits of the Primus go first."""
    position.phase = MOVING
    pass_the_move(position, position.primus)


def pass_the_move(position: Position, first: i64) -> None:
    """B4: let the next seat move; when all Snits are done the orders are read."""
    position.mover = next_mover(position, first)
    if position.mover == NOBODY:
        position.phase = READING


def read_order(position: Position) -> None:
    """Read one more order; after the last the Snandergrab shelters, then the smashes fall (B7)."""
    position.read += 1
    if position.read < position.seats:
        return
    if something_to_shelter(position):
        position.phase = SHELTERING
    else:
        go_on_smashing(position)


def go_on_smashing(position: Position) -> None:
    """Let the next smash fall; after the last one it is seen whether the run is over."""
    if next_smash(position) < position.seats:
        position.phase = SMASHING
    elif not is_run_over(position):
        position.phase = BOUND_OVER
    elif runs_inland(position.run):
        begin_breeding(position)
    else:
        position.phase = RUN_OVER


def is_run_over(position: Position) -> bool:
    """B10, B12: after bound 6, or when no Snit is active any more."""
    return position.bound == LAST_BOUND or not position.has_active()


# From bound to bound, and from run to run


def next_bound(position: Position) -> None:
    position.bound += 1
    begin_bound(position)


def begin_bound(position: Position) -> None:
    """B2: the Primus passes left, and everybody writes a new order."""
    position.primus = (position.primus + 1) % position.seats
    position.done = [0] * position.seats
    position.orders = [None] * position.seats
    position.read = 0
    position.fallen = 0
    position.phase = ORDERING


def begin_breeding(position: Position) -> None:
    """B11: three new Snits for each parent, safe or straggling, as far as the pool reaches."""
    position.births = [
        min(OFFSPRING * position.living(clan), position.count_at(clan, POOL)) for clan in range(position.seats)
    ]
    position.phase = RUN_OVER if drawer(position) == NOBODY else BREEDING


def end_run(position: Position) -> None:
    """B10, B12: whoever is still on the map dies; B14: without any Snit alive the game is over."""
    for clan in range(position.seats):
        for snit in range(CLAN):
            if is_active(position.where[clan][snit]):
                position.take_off(clan, snit, BOX)
    if position.run == LAST_RUN or not position.has_living():
        position.phase = OVER
    else:
        begin_run(position)


def begin_run(position: Position) -> None:
    """B2, B12, B13: all Snits start under the Snandergrab, or in their clan's start hex."""
    position.run += 1
    position.bound = 1
    position.snandergrab = SNANDERGRAB_START
    for clan in range(position.seats):
        start = position.starts[clan] if runs_inland(position.run) else UNDER
        places = [start if place == SAFE else place for place in position.where[clan]]
        position.where = replaced(position.where, clan, places)
    begin_bound(position)
