"""Snits on the move: through passages and entrances, with the dash for the Fleotis (R5 to R7, R11)."""

from __future__ import annotations

from frabjous.games.clan import piece_of, snit_of
from frabjous.games.snits_revenge import actions as does
from frabjous.games.snits_revenge.actions import Deed
from frabjous.games.snits_revenge.body import FLEOTIS, OUTSIDE, PASSAGE, SNIT_WAYS
from frabjous.games.snits_revenge.course import end_game
from frabjous.games.snits_revenge.odds import dash_dice, gets_through
from frabjous.games.snits_revenge.state import Position
from frabjous.games.snits_revenge.terms import DASH, DEAD, NO, NOTHING, RACING, SPARK_STOLEN


def move_deeds(position: Position) -> list[Deed]:
    """List the moves of the mover's Snits that have not moved; the second move is for the fast ones only (R11)."""
    found: list[Deed] = []
    for snit in position.armies[position.mover]:
        if position.is_alive(snit) and not position.has_acted(snit):
            if position.phase != RACING:
                moves_of(position, snit, OUTSIDE, found)
            elif position.is_lightning(snit) and position.places[snit] != OUTSIDE:
                moves_of(position, snit, OUTSIDE - 1, found)
    return found


def moves_of(position: Position, snit: int, last: int, found: list[Deed]) -> None:
    """Add the moves of one Snit, to places up to the last: through what is not used up yet (R5), one organ (R6)."""
    place = position.places[snit]
    name = snit_of(snit)
    for way in SNIT_WAYS[place]:
        if way.to <= last and position.is_open(way.passage):
            found.append(does.GOES[name][way.to])
    if position.lying == place:
        found.append(does.PICK_UPS[name])  # R18b


def go(position: Position, deed: Deed) -> None:
    """Move a Snit; a dash for the Fleotis may need dice first."""
    snit, to = piece_of(position.mover, deed.what), deed.where
    here = position.places[snit]
    position.used[PASSAGE[here][to]] += 1
    position.acted |= 1 << deed.what
    if here == OUTSIDE and to == FLEOTIS and dice_for_dash(position, snit):
        position.awaited = DASH
        position.doer = snit
    else:
        arrive(position, snit, to)


def dice_for_dash(position: Position, snit: int) -> int:
    return dash_dice(position.speed(snit), position.snorgs)


def arrive(position: Position, snit: int, to: int) -> None:
    """Put a Snit where it went. A lying Spark is taken by the first to come; outside, it wins (R18)."""
    position.places[snit] = to
    if position.lying == to:
        take_spark(position, snit)
    if position.holder == snit and to == OUTSIDE:
        end_game(position, SPARK_STOLEN)


def take_spark(position: Position, snit: int) -> None:
    position.holder = snit
    position.lying = NO


def pick_up(position: Position, deed: Deed) -> None:
    """R18b: take the Spark instead of moving."""
    position.acted |= 1 << deed.what
    take_spark(position, piece_of(position.mover, deed.what))


def dash(position: Position, total: int) -> None:
    """R7: get through, or be smashed; the entrance is used up either way (R5)."""
    snit = position.doer
    position.awaited = NOTHING
    position.doer = NO
    if gets_through(total, position.speed(snit)):
        arrive(position, snit, FLEOTIS)
    else:
        position.places[snit] = DEAD
