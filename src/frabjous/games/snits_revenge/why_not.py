"""Why something cannot be chosen in Snits' Revenge: in each phase, what is full, done, or out of reach."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import said
from frabjous.games.clan import clan_of, snit_of
from frabjous.games.snits_revenge import terms
from frabjous.games.snits_revenge.actions import Deed
from frabjous.games.snits_revenge.body import COMPOSITORS, LAPOTUM, OUTSIDE, PASSAGE, PASSAGES, RED_CANAL
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.terms import MAKUM, NO, RUNNUNGITM, SNORG
from frabjous.games.snits_revenge.view_choices import ATTACK, PACK, Pointing, kick_button
from frabjous.games.snits_revenge.view_groups import SNIT
from frabjous.games.snits_revenge.what_is import PLACE, Named, named
from frabjous.scene.model import Reason, Shape
from frabjous.scene.pointing import Path

KICK_SNORG: Final = (kick_button(SNORG, False), kick_button(SNORG, True))

RED: Final = Reason(said("why-red"), "2.4")
ONE_PASSAGE: Final = Reason(said("why-one-passage"), "6.1")
HAS_MOVED: Final = Reason(said("why-has-moved"), "6.1")
ONLY_LIGHTNING: Final = Reason(said("why-only-lightning"), "6.3")
NOT_OUT: Final = Reason(said("why-not-out"), "6.3")
OWN_ORGAN: Final = Reason(said("why-own-organ"), "7.1")
SNORG_DEAD: Final = Reason(said("why-snorg-dead"), "7.1")
HAS_KICKED: Final = Reason(said("why-has-kicked"), "7.1")
NO_SNIT_KICKS: Final = Reason(said("why-no-snit-kicks"), "7.1")
PACK_OF_ONE: Final = Reason(said("why-pack-of-one"), "7.3")
PACKS_BITE_BACK: Final = Reason(said("why-only-runnungitms"), "7.3")
LAPOTUMS_SNORG: Final = Reason(said("why-lapotums-snorg"), "2.5")
DEAD_COMPOSITOR: Final = Reason(said("why-dead-compositor"), "8.1")
NEVER_OUT: Final = Reason(said("why-never-out"), "8.1")
THING_HAS_MOVED: Final = Reason(said("why-has-moved"), "8.1")
HAS_SNAPPED: Final = Reason(said("why-has-snapped"), "8.2")
NOBODY_TO_BITE: Final = Reason(said("why-nobody-to-bite"), "8.2")
TRANSFORMS_ELSEWHERE: Final = Reason(said("why-transforms-elsewhere"), "8.3")


def why_not(seen: Seen, legal: list[Deed], begun: Path, thing: str) -> Reason | None:
    """Say why a place, a Snit, a button or what belongs to the Bolotomus cannot be chosen now."""
    if not legal or seen.awaited == terms.VICTIM:
        return None
    meant, doer = named(seen, thing), chosen(seen, legal, begun)
    if seen.phase in terms.SNIT_TURN and meant == Named(SNORG, LAPOTUM):
        return LAPOTUMS_SNORG
    if seen.phase == terms.KICKING:
        return why_not_kicked(seen, doer, thing, meant)
    if meant is None:
        return None
    if seen.phase in (terms.MOVING, terms.RACING):
        return why_not_that_way(seen, doer, meant) if doer else why_not_moving(seen, meant)
    if seen.phase == terms.TRAVELLING:
        return why_not_that_way(seen, doer, meant) if doer else THING_HAS_MOVED if meant.tired else None
    if seen.phase == terms.COMPOSING:
        is_dead = meant.place in COMPOSITORS and not seen.works(meant.place)
        return DEAD_COMPOSITOR if is_dead else None
    if seen.phase == terms.CHOMPING:
        return why_not_bitten(seen, meant)
    return why_not_transforming(seen, meant) if seen.phase == terms.TRANSFORMING else None


def chosen(seen: Seen, legal: list[Deed], begun: Path) -> Named | None:
    """Tell who is chosen to do something; by a place, on a phone, the first in it who can."""
    if not begun:
        return None
    doer = named(seen, begun[-1])
    if doer is None or doer.kind != PLACE:
        return doer
    crowd = Pointing(seen, legal, Shape.TALL).crowds.get(begun[0])
    if crowd is None:
        return None
    who, kind = crowd[0]
    return Named(kind, who) if kind else Named(SNIT, seen.places[who], who)


# Moves


def why_not_moving(seen: Seen, meant: Named) -> Reason | None:
    """A Snit that moves is wanted."""
    if meant.kind != SNIT or clan_of(meant.snit) != seen.mover:
        return None
    if seen.has_acted(meant.snit):
        return HAS_MOVED
    slow = not seen.agreed.lightnings[snit_of(meant.snit)] or meant.place == OUTSIDE
    return ONLY_LIGHTNING if seen.phase == terms.RACING and slow else None


def why_not_that_way(seen: Seen, doer: Named, meant: Named) -> Reason | None:
    """Somebody is chosen, and a place to go to is wanted."""
    here, there = doer.place, meant.place
    if here == there or there > OUTSIDE:
        return None
    if there == OUTSIDE and doer.kind != SNIT:
        return NEVER_OUT
    passage = PASSAGE[here][there]
    if passage == NO:
        return ONE_PASSAGE
    if doer.kind == SNIT and PASSAGES[passage][0] == RED_CANAL:
        return RED
    if there == OUTSIDE and seen.phase == terms.RACING:
        return NOT_OUT
    limit = seen.agreed.limits[passage]
    return Reason(said("why-full", limit=limit), "2.6") if seen.used[passage] >= limit else None


# Kicks


def why_not_kicked(seen: Seen, doer: Named | None, thing: str, meant: Named | None) -> Reason | None:
    if thing in (PACK, ATTACK):
        return why_not_as_a_pack(seen, doer)
    if doer is not None:
        return why_not_kicked_by(seen, doer, thing, meant)
    if meant is None or seen.pack:
        return None
    if meant.kind == SNIT and clan_of(meant.snit) == seen.mover:
        return HAS_KICKED if seen.has_acted(meant.snit) else OWN_ORGAN if meant.place == OUTSIDE else None
    if meant.kind == SNIT and not seen.round:
        return NO_SNIT_KICKS
    ready = [snit for snit in seen.armies[seen.mover] if not seen.has_acted(snit)]
    nobody_there = meant.place not in [seen.places[snit] for snit in ready]
    return OWN_ORGAN if meant.kind != PLACE and nobody_there else None


def why_not_kicked_by(seen: Seen, doer: Named, thing: str, meant: Named | None) -> Reason | None:
    """A Snit is chosen, and somebody to kick is wanted."""
    here = meant is None or meant.place == doer.place
    if thing in KICK_SNORG or (meant is not None and meant.kind == PLACE and here):
        return SNORG_DEAD if not seen.round and not seen.works(doer.place) else None
    if meant is None:
        return None
    if meant.kind == SNIT:
        own = clan_of(meant.snit) == seen.mover
        return None if own or (seen.round and here) else OWN_ORGAN if seen.round else NO_SNIT_KICKS
    return None if here else OWN_ORGAN


def why_not_as_a_pack(seen: Seen, doer: Named | None) -> Reason | None:
    """Packs need two, and a Runnungitm; in the fight for the Spark there are none."""
    if seen.round:
        return None
    if seen.pack:
        return PACK_OF_ONE if len(seen.pack) == 1 else None
    if doer is None:
        return None
    if not seen.runnungitms[doer.place]:
        return PACKS_BITE_BACK
    others = [snit for snit in seen.armies[seen.mover] if seen.places[snit] == doer.place and not seen.has_acted(snit)]
    return PACK_OF_ONE if len(others) < 2 else None


# The Bolotomus


def why_not_bitten(seen: Seen, meant: Named) -> Reason | None:
    """A Runnungitm that snaps is wanted, or a Snit in its organ."""
    if meant.kind not in (SNIT, RUNNUNGITM) or meant.place >= OUTSIDE:
        return None
    count, tired = seen.runnungitms[meant.place], seen.tired_runnungitms[meant.place]
    if meant.tired or 0 < count == tired:
        return HAS_SNAPPED
    alone = not any(place == meant.place for place in seen.places)
    return NOBODY_TO_BITE if meant.kind == RUNNUNGITM and alone else None


def why_not_transforming(seen: Seen, meant: Named) -> Reason | None:
    """A place is wanted where a Makum can transform."""
    if meant.kind not in (PLACE, MAKUM) or meant.place in (LAPOTUM, OUTSIDE):
        return None
    return TRANSFORMS_ELSEWHERE if seen.works(meant.place) else None
