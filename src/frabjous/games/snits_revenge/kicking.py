"""Kicks of single Snits and of packs, and what lies under a Snorg (R8 to R10, R19)."""

from __future__ import annotations

from frabjous.games.clan import piece_of, snit_of
from frabjous.games.snits_revenge import actions as does
from frabjous.games.snits_revenge import terms
from frabjous.games.snits_revenge.actions import Deed
from frabjous.games.snits_revenge.body import OUTSIDE
from frabjous.games.snits_revenge.chomping import snap_at, snap_at_pack
from frabjous.games.snits_revenge.course import begin_fight, end_game, fall, fell_in_fight
from frabjous.games.snits_revenge.odds import kick_hits
from frabjous.games.snits_revenge.state import Position, replaced
from frabjous.games.snits_revenge.terms import DEAD, MAKUM, NO, NOTHING, RUNNUNGITM, SNORG


def kick_deeds(position: Position) -> list[Deed]:
    """List the kicks of the mover's Snits that have not kicked (R8); once a pack gathers, who else may join (R10)."""
    mine = position.armies[position.mover]
    ready = [snit for snit in mine if position.places[snit] < OUTSIDE and not position.has_acted(snit)]
    if position.pack:
        return gathering_deeds(position, ready)
    found: list[Deed] = []
    for snit in ready:
        if position.is_fight():
            rivals_of(position, snit, found)
        else:
            prey_of(position, snit, ready, found)
    return found


def prey_of(position: Position, snit: int, ready: list[int], found: list[Deed]) -> None:
    """Add what one Snit can kick: the Snorg, a Makum, a Runnungitm; and a pack, if there is another to join it."""
    organ = position.places[snit]
    name = snit_of(snit)
    if position.works(organ):
        found.append(does.KICKS[SNORG][name])
    if position.makums[organ]:
        found.append(does.KICKS[MAKUM][name])
    if position.runnungitms[organ]:
        found.append(does.KICKS[RUNNUNGITM][name])
        for other in ready:
            if other != snit and position.places[other] == organ:
                found.append(does.JOINS[name])
                break


def rivals_of(position: Position, snit: int, found: list[Deed]) -> None:
    """R18d: in the fight, Snits of other clans in the same organ."""
    for seat in position.clans():
        if seat != position.mover:
            for other in position.armies[seat]:
                if position.places[other] == position.places[snit]:
                    found.append(does.SNIT_KICKS[snit_of(snit)][other])


# Packs (R10)


def gathering_deeds(position: Position, ready: list[int]) -> list[Deed]:
    """List who may join the pack; two or more may attack."""
    organ = position.places[position.pack[0]]
    found = [
        does.JOINS[snit_of(snit)] for snit in ready if position.places[snit] == organ and snit not in position.pack
    ]
    if len(position.pack) > 1:
        found.append(does.PACK_ATTACK)
    return found


def join(position: Position, deed: Deed) -> None:
    position.pack = (*position.pack, piece_of(position.mover, deed.what))


def attack(position: Position, _: Deed) -> None:
    """Begin the kicks of a pack: for each of them it is the kick of the turn."""
    for snit in position.pack:
        position.acted |= 1 << snit_of(snit)
    position.awaited = terms.PACK
    position.doer = position.pack[0]
    position.aim = RUNNUNGITM


def roll_for_pack(position: Position, pips: int) -> None:
    """Any hit kills; when all have missed there is a free chomp."""
    at = position.pack.index(position.doer) + 1
    if kick_hits(pips, position.is_hammer(position.doer)):
        hit(position, position.doer, RUNNUNGITM)
        position.pack = ()
        settle_kick(position)
    elif at < len(position.pack):
        position.doer = position.pack[at]
    else:
        snap_at_pack(position)


# Single kicks (R8)


def kick(position: Position, deed: Deed) -> None:
    position.acted |= 1 << deed.what
    position.awaited = terms.KICK
    position.doer = piece_of(position.mover, deed.what)
    position.aim = deed.aim


def roll_for_kick(position: Position, pips: int) -> None:
    """A miss at a Runnungitm is answered at once (R9)."""
    snit, aim = position.doer, position.aim
    settle_kick(position)
    if kick_hits(pips, position.is_hammer(snit)):
        hit(position, snit, aim)
    elif aim == RUNNUNGITM:
        snap_at(position, snit)


def settle_kick(position: Position) -> None:
    position.awaited = NOTHING
    position.doer = position.aim = NO


def hit(position: Position, killer: int, aim: int) -> None:
    """Kill what was kicked; Makums and Runnungitms return to their pools (R8)."""
    organ = position.places[killer]
    if aim == SNORG:
        kill_snorg(position, organ, killer)
    elif aim == MAKUM:
        position.makums[organ] -= 1
    elif aim == RUNNUNGITM:
        position.runnungitms[organ] -= 1
    else:
        position.places[aim] = DEAD
        fell_in_fight(position, aim, killer)


def kill_snorg(position: Position, organ: int, killer: int) -> None:
    """Kill a Snorg, and show what lay under it (R19)."""
    under = position.under[organ]
    position.snorgs &= ~(1 << organ)
    position.untouched &= ~(1 << organ)
    position.killers = replaced(position.killers, organ, killer)
    position.under = replaced(position.under, organ, terms.BARE)
    if under == terms.SPLOP:
        position.places[killer] = DEAD
    elif under == terms.SPARK:
        kick_the_spark(position, killer)


def kick_the_spark(position: Position, killer: int) -> None:
    """R19: the Bolotomus dies at once, and the rest of the Snit turn is lost."""
    if position.variant.one_clan:
        end_game(position, terms.SPARK_KICKED)
    else:
        fall(position)
        if position.phase != terms.OVER:
            begin_fight(position, killer, NO)
