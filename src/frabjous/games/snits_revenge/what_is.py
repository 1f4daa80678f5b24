"""What the things of Snits' Revenge are, in a sentence or two: organs, Snits, and what belongs to the Bolotomus."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from frabjous.core.contract import said
from frabjous.games.clan import snit_of
from frabjous.games.snits_revenge.body import (
    COMPOSITORS,
    ENTRANCE_LIMITS,
    EYE,
    FLEOTIS,
    LAPOTUM,
    NAMES,
    OUTSIDE,
    PROLOBOSINATOR,
)
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.terms import EVERY_SNIT, MAKUM, NO, PREY, RUNNUNGITM, SNORG
from frabjous.games.snits_revenge.view_groups import SNIT, chip_id, place_id, snit_id
from frabjous.scene.model import Reason

PLACE: Final = 0  # beside the kinds of `terms` and SNIT
PLACES: Final = {place_id(place): place for place in range(OUTSIDE + 1)}
SNIT_IDS: Final = {name(snit): snit for snit in EVERY_SNIT for name in (snit_id, chip_id)}
KINDS: Final = {word.lower(): kind for kind, word in PREY.items()}
OF_THE_BOLOTOMUS: Final = re.compile(rf"(?:chip-)?({'|'.join(KINDS)})-({'|'.join(NAMES)})(-done)?(?:-\d+)?")


@dataclass(frozen=True)
class Named:
    """What an id means: a place, a Snit, or what belongs to the Bolotomus, and where it is."""

    kind: int
    place: int
    snit: int = NO
    tired: bool = False


def named(seen: Seen, thing: str) -> Named | None:
    """Find what an id names; the chips in the tray name what they stand for."""
    if thing in PLACES:
        return Named(PLACE, PLACES[thing])
    if thing in SNIT_IDS:
        snit = SNIT_IDS[thing]
        return Named(SNIT, seen.places[snit], snit) if snit < len(seen.places) else None
    found = OF_THE_BOLOTOMUS.fullmatch(thing)
    return Named(KINDS[found[1]], NAMES.index(found[2]), tired=bool(found[3])) if found else None


def what_is(seen: Seen, thing: str) -> Reason | None:
    """Say what an organ, a Snit or anything in the body is."""
    if thing == "spark":
        return Reason(said("what-spark"), "9.1")
    if thing == "score":
        return Reason(said("what-score", needed=seen.agreed.needed), "8.4")
    found = named(seen, thing)
    if found is None:
        return None
    if found.kind == PLACE:
        return what_place_is(seen, found.place)
    return what_snit_is(seen, found.snit) if found.kind == SNIT else OWN[found.kind]


OWN: Final = {
    SNORG: Reason(said("what-snorg"), "7.1"),
    MAKUM: Reason(said("what-makum"), "8.3"),
    RUNNUNGITM: Reason(said("what-runnungitm"), "8.2"),
}


def what_place_is(seen: Seen, place: int) -> Reason:
    """Say what is special about an organ; of all others, what happens when it stops."""
    if place == OUTSIDE:
        return Reason(said("what-outside"), "6.1")
    if place == LAPOTUM:
        return Reason(said("what-lapotum"), "8.3")
    if place in COMPOSITORS:
        return Reason(said("what-compositor"), "8.1")
    if place == FLEOTIS:
        return Reason(said("what-fleotis"), "6.2")
    if place in ENTRANCE_LIMITS:
        return Reason(said("what-opening", count=ENTRANCE_LIMITS[place]), "2.1")
    if place in (EYE, PROLOBOSINATOR):
        return Reason(said("what-lookout"), "6.2")
    return Reason(said("what-organ"), "1.1")


def what_snit_is(seen: Seen, snit: int) -> Reason:
    speed = seen.speed(snit)
    if seen.is_hammer(snit):
        return Reason(said("what-hammer", speed=speed), "3.2")
    if seen.agreed.lightnings[snit_of(snit)]:
        return Reason(said("what-lightning", speed=speed), "3.2")
    return Reason(said("what-snit", speed=speed), "8.2")
