"""What may be done in a turn, and in answer to it. Nothing else decides what is allowed."""

from __future__ import annotations

from frabjous.games.snatch_it.actions import BAIT, LET_GO, MUNCH, SCARE, SNATCH, STEAL, STEAL_BACK, Deed
from frabjous.games.snatch_it.cards import FITS, KINDS, NONE, ONTO
from frabjous.games.snatch_it.phases import SILENT
from frabjous.games.snatch_it.state import Position


def turns(position: Position) -> list[Deed]:
    """List a turn's actions: play a card, munch, bait; with an empty hand and nothing to munch, scare (F8, F9)."""
    found, baits = list[Deed](), list[Deed]()
    hand, afloat = position.hands[position.mover], position.afloat()
    for card in range(KINDS):
        if hand[card] > 0:
            uses = plays(position, card, afloat)
            found += uses
            if not uses or position.calling:  # F7: with the option anything may be baited
                baits.append(BAIT[card])
    found += munches(position, afloat) + baits
    if not found:
        found = [SCARE[card] for card in range(KINDS) if afloat >> card & 1]
    return found


def plays(position: Position, card: int, afloat: int) -> list[Deed]:
    """List what the mover can do with a card: snatch from the pond (F3), steal from an opponent (F4)."""
    found = [SNATCH[card][below] for below in ONTO[card] if afloat >> below & 1]
    fitting = FITS[card]
    for stack in range(len(position.owners)):
        if position.owners[stack] not in (NONE, position.mover) and fitting[position.top(stack)]:
            found.append(STEAL[card][stack])
    return found


def munches(position: Position, afloat: int) -> list[Deed]:
    """F6: list the mover's stacks whose top fits a pond card."""
    found = list[Deed]()
    for stack in position.shore(position.mover):
        for below in ONTO[position.top(stack)]:
            if afloat >> below & 1:
                found.append(MUNCH[stack][below])
    return found


def answers_to_theft(position: Position) -> list[Deed]:
    """F5: steal back with a card that fits, or let it go."""
    hand, top = position.hands[position.robbed], position.top(position.stack)
    found = [STEAL_BACK[card] for card in range(KINDS) if hand[card] > 0 and FITS[card][top]]
    found.append(LET_GO)
    return found


def unanswered(position: Position) -> list[int]:
    """F7: list the opponents who have not yet said whether they call the bait out."""
    return [seat for seat in range(position.seats) if seat != position.mover and position.answers[seat] == SILENT]
