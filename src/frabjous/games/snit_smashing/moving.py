"""Snits on the move: who may go where, and whose turn it is."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.core.contract import NOBODY
from frabjous.games.clan import SPEEDS
from frabjous.games.snit_smashing import actions as does
from frabjous.games.snit_smashing.actions import Deed
from frabjous.games.snit_smashing.beach import INLAND, SEAWARD, STEPS_HOME, STEPS_TO_SHADE, UNDER, is_sea
from frabjous.games.snit_smashing.state import Position
from frabjous.games.snit_smashing.terms import SAFE, SPOTS, runs_inland


def moves_of(position: Position, seat: int) -> list[Deed]:
    """B4: list the moves of every Snit of this seat that is not done, and "the rest stay"."""
    taken = taken_hexes(position)
    inland = runs_inland(position.run)
    found: list[Deed] = []
    may_rest = True
    for snit in position.unmoved(seat):
        place = position.where[seat][snit]
        if not inland:
            seaward_moves(snit, place, taken, found)
        elif is_sea(place):
            may_rest = moves_out_of_the_sea(snit, place, taken, found) and may_rest
        else:
            found.append(does.STAYS[snit])
            runs(snit, INLAND[place][SPEEDS[snit]], taken, found)
    if may_rest:
        found.append(does.REST_STAY)
    return found


def taken_hexes(position: Position) -> i64:
    """Give the hexes on which a Snit is, as a set; in the sea they do not hinder each other (B6)."""
    taken: i64 = 0
    for places in position.where:
        for place in places:
            taken |= SPOTS[place]
    return taken


def runs(snit: int, reach: vec[i64], taken: i64, found: list[Deed]) -> None:
    """B5: a Snit runs through anybody and ends in an empty hex."""
    deeds = does.RUNS[snit]
    for at in reach:
        if not SPOTS[at] & taken:
            found.append(deeds[at])


def moves_out_of_the_sea(snit: int, place: int, taken: i64, found: list[Deed]) -> bool:
    """B5: a Snit in the sea must come out; only if it cannot it may stay. Say whether it may."""
    before = len(found)
    runs(snit, INLAND[place][SPEEDS[snit]], taken, found)
    is_blocked = len(found) == before
    if is_blocked:
        found.append(does.STAYS[snit])
    return is_blocked


def seaward_moves(snit: int, place: int, taken: i64, found: list[Deed]) -> None:
    """B12: stay, dive into the sea, hide under the Snandergrab, or run to an empty hex between them."""
    speed = SPEEDS[snit]
    found.append(does.STAYS[snit])
    if STEPS_HOME[place] <= speed:
        found.append(does.DIVES[snit])
    if place != UNDER and STEPS_TO_SHADE[place] <= speed:
        found.append(does.HIDES[snit])
    runs(snit, SEAWARD[place][speed], taken, found)


def move(position: Position, seat: int, deed: Deed) -> None:
    """Move a Snit, or let it stay; it is done for this bound."""
    if deed.verb == does.REST:
        for snit in position.unmoved(seat):
            position.finish(seat, 1 << snit)
        return
    position.finish(seat, 1 << deed.what)
    if deed.verb == does.RUN:
        position.put(seat, deed.what, deed.where)
    elif deed.verb == does.HIDE:
        position.put(seat, deed.what, UNDER)
    elif deed.verb == does.DIVE:
        position.take_off(seat, deed.what, SAFE)


def next_mover(position: Position, first: i64) -> i64:
    """B4: find the first seat, from this one clockwise, that has a Snit left to move; nobody when all are done."""
    for step in range(position.seats):
        seat = (first + step) % position.seats
        if position.has_unmoved(seat):
            return seat
    return NOBODY
