"""Why something cannot be chosen in Snit Smashing: while orders are written, and while Snits move."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import said
from frabjous.games.clan import SNITS, SPEEDS
from frabjous.games.snit_smashing.actions import DIVE, HIDE, REST, RUN, STAY, Deed
from frabjous.games.snit_smashing.beach import BY_NAME, CENTRES, HEXES, IN_SHADE, STEPS, UNDER, is_sea
from frabjous.games.snit_smashing.observation import Seen
from frabjous.games.snit_smashing.terms import MOVING, NO_HEX, ORDERING, SAFE, runs_inland
from frabjous.games.snit_smashing.view_choices import (
    MOVE_IT,
    NOTHING,
    REST_STAY,
    SEA,
    SEAL,
    SHELTER,
    SMASH_IT,
    STAY_THERE,
)
from frabjous.games.snit_smashing.what_is import SNIT
from frabjous.scene.model import Reason
from frabjous.scene.pointing import Path

OWN_ORDER: Final = (SMASH_IT, MOVE_IT, NOTHING, SEAL, "own-order")
BEAST: Final = "snandergrab"
NO_SNIT: Final = (-1, -1)

MUST_TOUCH: Final = Reason(said("why-must-touch"), "5.2")
STICKS_OUT: Final = Reason(said("why-sticks-out"), "5.3")
SLEEPS: Final = Reason(said("why-sleeps"), "9.1")
SEALED: Final = Reason(said("why-sealed"), "5.1")
ORDERS_FIRST: Final = Reason(said("why-orders-first"), "4.2")
TAKEN: Final = Reason(said("why-taken"), "6.2")
NOT_YOURS: Final = Reason(said("why-not-yours"), "6.1")
HAS_MOVED: Final = Reason(said("why-has-moved"), "6.1")
MUST_COME_OUT: Final = Reason(said("why-must-come-out"), "6.3")
NO_REST: Final = Reason(said("why-no-rest"), "6.1")
NOT_INTO_THE_SEA: Final = Reason(said("why-not-into-the-sea"), "6.3")
SEA_TOO_FAR: Final = Reason(said("why-sea-too-far"), "9.2")
SHELTER_TOO_FAR: Final = Reason(said("why-shelter-too-far"), "9.1")
IS_SAFE: Final = Reason(said("why-safe"), "7.2")
IS_HOME: Final = Reason(said("why-home"), "9.2")


def why_not(seen: Seen, legal: list[Deed], begun: Path, thing: str) -> Reason | None:
    """Say why a hex, a Snit, the Snandergrab or a button cannot be chosen now."""
    if thing in OWN_ORDER and seen.phase in (ORDERING, MOVING) and seen.seat >= 0 and seen.sealed[seen.seat]:
        return SEALED
    if not legal:
        return None
    if seen.phase == ORDERING:
        return why_not_ordered(seen, begun, thing)
    if begun and begun[0] in SNIT:
        return why_not_there(seen, legal, SNIT[begun[0]][1], thing)
    return why_not_this_one(seen, thing)


def snit_at(seen: Seen, thing: str) -> tuple[int, int]:
    """Find the Snit that an id names, or that is alone on the land hex it names: clan and Snit, or NO_SNIT."""
    at = BY_NAME.get(thing, NO_HEX)
    if at == NO_HEX or is_sea(at):
        named = SNIT.get(thing, NO_SNIT)
        return named if named[0] < seen.seats else NO_SNIT
    return next((snit for snit in SNIT.values() if snit[0] < seen.seats and place_of(seen, snit) == at), NO_SNIT)


def place_of(seen: Seen, snit: tuple[int, int]) -> int:
    return seen.where[snit[0]][snit[1]]


# Orders


def why_not_ordered(seen: Seen, begun: Path, thing: str) -> Reason | None:
    """An order is to be written."""
    if thing in (MOVE_IT, BEAST) and not runs_inland(seen.run):
        return SLEEPS
    if begun[:1] == (MOVE_IT,):
        at = BY_NAME.get(thing.removeprefix("middle-"), NO_HEX)
        return STICKS_OUT if at not in (NO_HEX, *CENTRES) else None
    if begun[:1] == (SMASH_IT,):
        return MUST_TOUCH if thing in BY_NAME and any(one in BY_NAME for one in begun) else None
    return ORDERS_FIRST if snit_at(seen, thing) != NO_SNIT else None


# Moves


def why_not_this_one(seen: Seen, thing: str) -> Reason | None:
    """A Snit of the mover is to be chosen."""
    if thing == REST_STAY:
        return NO_REST
    clan, snit = snit_at(seen, thing)
    if thing.startswith("haven-") or (snit >= 0 and place_of(seen, (clan, snit)) == SAFE):
        return IS_SAFE if runs_inland(seen.run) else IS_HOME
    if snit < 0:
        return None
    if clan != seen.mover:
        return NOT_YOURS
    return HAS_MOVED if seen.done[clan] >> snit & 1 else None


def why_not_there(seen: Seen, legal: list[Deed], snit: int, thing: str) -> Reason | None:
    """A Snit is chosen, and where it goes is wanted."""
    own = [deed for deed in legal if deed.verb != REST and deed.what == snit]
    inland, place = runs_inland(seen.run), seen.where[seen.mover][snit]
    if thing == STAY_THERE:
        return MUST_COME_OUT
    if thing == REST_STAY:
        return NO_REST
    at = hex_meant(seen, thing)
    if thing == SEA or (at < HEXES and at != NO_HEX and is_sea(at)):
        return why_not_into_the_sea(own, inland, is_wet=place < HEXES and is_sea(place))
    if not inland and (thing in (SHELTER, BEAST) or at == UNDER or (at != NO_HEX and IN_SHADE[at])):
        return SHELTER_TOO_FAR if place != UNDER and not any(deed.verb == HIDE for deed in own) else None
    if at in (NO_HEX, place) or any(deed.verb == RUN and deed.where == at for deed in own):
        return None
    return TAKEN if snit_at(seen, thing) != NO_SNIT else too_far(snit, place, at)


def too_far(snit: int, place: int, at: int) -> Reason | None:
    """Say so if a hex is farther than a Snit runs."""
    if STEPS[place][at] <= SPEEDS[snit]:
        return None
    return Reason(said("why-too-far", snit=SNITS[snit], speed=SPEEDS[snit]), "6.2")


def hex_meant(seen: Seen, thing: str) -> int:
    """Find the hex that is pointed at, by itself or by the Snit on it; UNDER or NO_HEX where it is none."""
    if thing in BY_NAME:
        return BY_NAME[thing]
    clan, snit = SNIT.get(thing, NO_SNIT)
    place = seen.where[clan][snit] if 0 <= clan < seen.seats else NO_HEX
    return place if place <= UNDER else NO_HEX


def why_not_into_the_sea(own: list[Deed], inland: bool, is_wet: bool) -> Reason | None:
    if inland:
        may_stay = any(deed.verb == STAY for deed in own)
        return NOT_INTO_THE_SEA if not is_wet else None if may_stay else MUST_COME_OUT
    return None if any(deed.verb == DIVE for deed in own) else SEA_TOO_FAR
