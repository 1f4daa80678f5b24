"""Runnungitms bite: in their own phase, and for free when they were kicked at and missed (R9, R10, R12)."""

from __future__ import annotations

from frabjous.games.snits_revenge import actions as does
from frabjous.games.snits_revenge.actions import Deed
from frabjous.games.snits_revenge.body import OUTSIDE
from frabjous.games.snits_revenge.odds import catches
from frabjous.games.snits_revenge.state import Position
from frabjous.games.snits_revenge.terms import CHOMP, CHOMPING, DEAD, LAST_KICK, NO, NOTHING, VICTIM


def chomp_deeds(position: Position) -> list[Deed]:
    """List the Snits that a Runnungitm which has not chomped yet can snap at (R12)."""
    found: list[Deed] = []
    for army in position.armies:
        for snit in army:
            organ = position.places[snit]
            if organ < OUTSIDE and position.runnungitms[organ] > position.tired_runnungitms[organ]:
                found.append(does.CHOMPS[snit])
    return found


def victim_deeds(position: Position) -> list[Deed]:
    """List whom of a failed pack the Runnungitm may snap at (R10)."""
    return [does.CHOMPS[snit] for snit in position.pack]


def chomp(position: Position, deed: Deed) -> None:
    """Use a Runnungitm's chomp of the turn; after the miss of a pack, choose its victim."""
    if position.awaited == VICTIM:
        choose_victim(position, deed.aim)
    else:
        position.tired_runnungitms[position.places[deed.aim]] += 1
        snap_at(position, deed.aim)


def snap_at(position: Position, snit: int) -> None:
    position.awaited = CHOMP
    position.doer = NO
    position.aim = snit


def snap_at_pack(position: Position) -> None:
    """R10: the Bolotomus chooses whom."""
    position.awaited = VICTIM
    position.doer = position.aim = NO


def choose_victim(position: Position, snit: int) -> None:
    """One free chomp; in the French pack one for each, in this order."""
    each = position.variant.chomps_each
    position.pack = tuple([one for one in position.pack if each and one != snit])
    snap_at(position, snit)


def roll_for_chomp(position: Position, total: int) -> None:
    """More than its Speed catches the Snit, and then it rolls for a last kick (R12)."""
    if catches(total, position.speed(position.aim)):
        position.awaited = LAST_KICK
    else:
        settle_chomp(position)


def roll_for_last_kick(position: Position, total: int) -> None:
    """More than its own Speed kills the Runnungitm too; then the caught Snit dies, or is wounded (R12)."""
    snit = position.aim
    organ = position.places[snit]
    if catches(total, position.speed(snit)):
        position.runnungitms[organ] -= 1
        position.pack = ()  # R10: nobody is left to bite
        if position.phase == CHOMPING:
            position.tired_runnungitms[organ] -= 1
    if position.is_hammer(snit):
        position.wounded = tuple(sorted([*position.wounded, snit]))
    else:
        position.places[snit] = DEAD
    settle_chomp(position)


def settle_chomp(position: Position) -> None:
    """Go on: with the next of a French pack, or with the phase."""
    position.awaited = VICTIM if position.pack else NOTHING
    position.aim = NO
