"""What may be done in a turn, and in answer to it. Nothing else decides what is allowed."""

from __future__ import annotations

from mypy_extensions import i64

from frabjous.core.contract import NOBODY
from frabjous.core.gathered import how_many
from frabjous.games.snatch_it.actions import BAIT, LET_GO, MUNCH, SCARE, SNATCH, STEAL, STEAL_BACK, Deed
from frabjous.games.snatch_it.bunch import FITTING
from frabjous.games.snatch_it.cards import KINDS, UNDER
from frabjous.games.snatch_it.state import Position
from frabjous.games.snatch_it.terms import SILENT


def turns(position: Position) -> list[Deed]:
    """List a turn's actions: play a card, munch, bait; with an empty hand and nothing to munch, scare (F8, F9)."""
    found, baits = list[Deed](), list[Deed]()
    hand, afloat = position.hands[position.mover], position.afloat()
    for card in range(KINDS):
        if how_many(hand, card) > 0:
            others = len(found)
            add_plays(position, card, afloat, found)
            if len(found) == others or position.calling:  # F7: with the option anything may be baited
                baits.append(BAIT[card])
    add_munches(position, afloat, found)
    found += baits
    if not found:
        found = [SCARE[card] for card in range(KINDS) if afloat >> card & 1]
    return found


def plays(position: Position, card: i64) -> list[Deed]:
    """List what the mover can do with a card."""
    found = list[Deed]()
    add_plays(position, card, position.afloat(), found)
    return found


def add_plays(position: Position, card: i64, afloat: i64, found: list[Deed]) -> None:
    """Find what the mover can do with a card: snatch from the pond (F3), steal from an opponent (F4)."""
    in_reach = afloat & UNDER[card]
    if in_reach:
        for below in range(KINDS):
            if in_reach >> below & 1:
                found.append(SNATCH[card][below])
    for stack in range(len(position.owners)):
        owner = position.owners[stack]
        if owner not in (NOBODY, position.mover) and how_many(FITTING[position.tops[stack]], card) > 0:
            found.append(STEAL[card][stack])


def add_munches(position: Position, afloat: i64, found: list[Deed]) -> None:
    """F6: find the mover's stacks whose top fits a pond card."""
    for stack in range(len(position.owners)):
        if position.owners[stack] == position.mover:
            in_reach = afloat & UNDER[position.tops[stack]]
            if in_reach:
                for below in range(KINDS):
                    if in_reach >> below & 1:
                        found.append(MUNCH[stack][below])


def answers_to_theft(position: Position) -> list[Deed]:
    """F5: steal back with a card that fits, or let it go."""
    fitting = position.hands[position.robbed] & FITTING[position.tops[position.stack]]
    found = [STEAL_BACK[card] for card in range(KINDS) if how_many(fitting, card) > 0]
    found.append(LET_GO)
    return found


def unanswered(position: Position) -> list[int]:
    """F7: list the opponents who have not yet said whether they call the bait out."""
    return [seat for seat in range(position.seats) if seat != position.mover and position.answers[seat] == SILENT]
