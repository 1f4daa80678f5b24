"""What the Bolotomus makes of itself: Makums composed, moved and transformed (R13 to R15)."""

from __future__ import annotations

from frabjous.games.snits_revenge import actions as does
from frabjous.games.snits_revenge.actions import Deed
from frabjous.games.snits_revenge.body import COMPOSITORS, LAPOTUM, ORGANS, PASSAGE, THINGIE_WAYS
from frabjous.games.snits_revenge.course import end_phase
from frabjous.games.snits_revenge.state import Position, replaced
from frabjous.games.snits_revenge.terms import MAKUM, NO


def compose_deeds(position: Position) -> list[Deed]:
    """R13: one Makum in each working Compositor at most, while the pool lasts; the fullest set of Compositors first."""
    working = 0
    for at, organ in enumerate(COMPOSITORS):
        if position.works(organ):
            working |= 1 << at
    pool = position.makum_pool()
    return [
        does.COMPOSES[some] for some in range(working, 0, -1) if some & working == some and some.bit_count() <= pool
    ]


def compose(position: Position, deed: Deed) -> None:
    """Make Makums, once a turn."""
    for at, organ in enumerate(COMPOSITORS):
        position.makums[organ] += deed.what >> at & 1
    end_phase(position)


def travel_deeds(position: Position) -> list[Deed]:
    """List the moves of Makums and Runnungitms that have not moved, red canals included (R14)."""
    found: list[Deed] = []
    for organ in range(ORGANS):
        if position.makums[organ] > position.tired_makums[organ]:
            travels_from(position, organ, does.MAKUM_TRAVELS[organ], found)
        if position.runnungitms[organ] > position.tired_runnungitms[organ]:
            travels_from(position, organ, does.RUNNUNGITM_TRAVELS[organ], found)
    return found


def travels_from(position: Position, organ: int, deeds: list[Deed], found: list[Deed]) -> None:
    """Add the moves out of an organ, through what is not used up yet (R5)."""
    for at, way in enumerate(THINGIE_WAYS[organ]):
        if position.is_open(way.passage):
            found.append(deeds[at])


def travel(position: Position, deed: Deed) -> None:
    here, there = deed.where, deed.aim
    position.used[PASSAGE[here][there]] += 1
    if deed.what == MAKUM:
        position.makums[here] -= 1
        position.makums[there] += 1
        position.tired_makums[there] += 1
    else:
        position.runnungitms[here] -= 1
        position.runnungitms[there] += 1
        position.tired_runnungitms[there] += 1


def transform_deeds(position: Position) -> list[Deed]:
    """R15: a Makum becomes a Runnungitm in the Lapotum, a Snorg in an organ that has lost its own."""
    found: list[Deed] = []
    for organ in range(ORGANS):
        if position.makums[organ] and has_use_for_makum(position, organ):
            found.append(does.TRANSFORMS[organ])
    return found


def has_use_for_makum(position: Position, organ: int) -> bool:
    return position.runnungitm_pool() > 0 if organ == LAPOTUM else not position.works(organ)


def transform(position: Position, deed: Deed) -> None:
    """Use up a Makum; a replaced Snorg counts no longer as killed (R18a), and hides nothing (R19)."""
    organ = deed.where
    position.makums[organ] -= 1
    if organ == LAPOTUM:
        position.runnungitms[organ] += 1
    else:
        position.snorgs |= 1 << organ
        position.killers = replaced(position.killers, organ, NO)
