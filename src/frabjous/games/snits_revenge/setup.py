"""Before the first turn: the Bolotomus, the Senior clan, what is hidden, the duty Runnungitm, armies (R0 to R3)."""

from __future__ import annotations

from typing import Final

from frabjous.games.clan import BADGES, CLAN, PLAIN, SPEEDS, piece_of, snit_of
from frabjous.games.snits_revenge import actions as does
from frabjous.games.snits_revenge import terms
from frabjous.games.snits_revenge.actions import Deed
from frabjous.games.snits_revenge.body import LAPOTUM, ORGANS, OUTSIDE
from frabjous.games.snits_revenge.course import begin_turn, hand_over
from frabjous.games.snits_revenge.state import Position, empty, replaced
from frabjous.games.snits_revenge.variant import ARMY, MOST_BADGED, Variant

BADGED: Final = [snit for snit in range(CLAN) if BADGES[snit] != PLAIN]
NIMBLE: Final = [snit for snit in range(CLAN) if BADGES[snit] == PLAIN and SPEEDS[snit] > 4]  # R2: of Speed 5 and 6


def set_up(variant: Variant) -> Position:
    """Set up a game; with several candidates for the Bolotomus it begins with their rolls (R0)."""
    position = empty(variant)
    if len(variant.candidates) > 1:
        roll_off(position, terms.ROLES, variant.candidates)
    else:
        become_bolotomus(position, variant.candidates[0])
    return position


# Roll-offs (R0, R1)


def roll_off(position: Position, phase: int, seats: tuple[int, ...]) -> None:
    """Let some seats roll two dice each, in their order."""
    position.phase = phase
    position.awaited = terms.ROLL_OFF
    position.rollers = seats
    position.rolls = (0,) * position.variant.seats


def roll_for_a_seat(position: Position, total: int) -> None:
    """Note the roll of the first of the rollers; after the last the highest wins, and the tied roll again."""
    roller = position.rollers[0]
    position.rollers = position.rollers[1:]
    position.rolls = replaced(position.rolls, roller, total)
    if position.rollers:
        return
    best = max(position.rolls)
    tied = tuple([seat for seat, roll in enumerate(position.rolls) if roll == best])
    if len(tied) > 1:
        roll_off(position, position.phase, tied)
    elif position.phase == terms.ROLES:
        become_bolotomus(position, tied[0])
    else:
        become_senior(position, tied[0])


def become_bolotomus(position: Position, seat: int) -> None:
    position.bolotomus = seat
    clans = position.clans()
    if len(clans) > 1:
        roll_off(position, terms.SENIORITY, tuple(clans))
    else:
        become_senior(position, clans[0])


def become_senior(position: Position, seat: int) -> None:
    position.awaited = terms.NOTHING
    position.senior = seat
    position.mover = position.bolotomus
    position.phase = terms.HIDING
    if not to_hide(position):
        call_to_duty(position)


# Hiding (R19)


def to_hide(position: Position) -> int:
    """Tell what the Bolotomus hides next: the Spark, a Splop, or nothing more (BARE)."""
    if position.variant.spark and terms.SPARK not in position.under:
        return terms.SPARK
    return terms.SPLOP if position.under.count(terms.SPLOP) < position.variant.splops else terms.BARE


def hiding_deeds(position: Position) -> list[Deed]:
    """R19: under different Snorgs, not the Lapotum's."""
    deeds = does.HIDES[to_hide(position)]
    return [deeds[organ] for organ in range(ORGANS) if position.under[organ] == terms.BARE and organ != LAPOTUM]


def hide(position: Position, deed: Deed) -> None:
    position.under = replaced(position.under, deed.where, deed.what)
    if not to_hide(position):
        call_to_duty(position)


# The duty Runnungitm (R1)


def call_to_duty(position: Position) -> None:
    """Ask for the duty Runnungitm, if there are any at all (R21)."""
    position.phase = terms.DUTY
    if not position.variant.runnungitms:
        muster(position)


def guard_deeds(_: Position) -> list[Deed]:
    return does.GUARDS.copy()


def guard(position: Position, deed: Deed) -> None:
    position.runnungitms[deed.where] = 1
    muster(position)


# Armies (R2, R3)


def muster(position: Position) -> None:
    """Call up the clans, the Senior first. The counters of 1978 leave no choice (R21)."""
    position.phase = terms.ARMIES
    hand_over(position, position.senior)
    if position.variant.is_1978:
        for seat in position.clans():
            enlist(position, seat, (NIMBLE + BADGED)[: position.variant.army])
    elif position.variant.one_clan:
        enlist(position, position.senior, NIMBLE + BADGED)  # of whom some are left out
    march_if_complete(position)


def enlist(position: Position, seat: int, snits: list[int]) -> None:
    """Give a clan its army."""
    army = tuple(sorted([piece_of(seat, snit) for snit in snits]))
    position.armies = (*position.armies[:seat], army, *position.armies[seat + 1 :])
    for snit in range(CLAN):
        position.places[piece_of(seat, snit)] = OUTSIDE if snit in snits else terms.AT_HOME


def march_if_complete(position: Position) -> None:
    """Go on to the next clan that still chooses, and after the last to the first turn."""
    seats = position.variant.seats
    for step in range(seats):
        seat = (position.senior + step) % seats
        if seat != position.bolotomus and len(position.armies[seat]) != position.variant.army:
            hand_over(position, seat)
            return
    begin_turn(position)


def army_deeds(position: Position) -> list[Deed]:
    """R2: one clan leaves Snits out. R3: several clans take theirs, with few badges."""
    army = [snit_of(snit) for snit in position.armies[position.mover]]
    badged = [snit for snit in army if snit in BADGED]
    variant = position.variant
    if variant.one_clan:
        nimble_left = len(NIMBLE) - (len(army) - len(badged))
        allowed = army if nimble_left < ARMY[2] - variant.army else badged  # R21: below fifteen, any of them
        return [does.LEAVES[snit] for snit in allowed]
    allowed = BADGED + NIMBLE if len(badged) < MOST_BADGED[variant.seats] else NIMBLE
    return [does.TAKES[snit] for snit in sorted(allowed) if snit not in army]


def choose(position: Position, deed: Deed) -> None:
    """Take a Snit along or leave it out."""
    army = [snit_of(snit) for snit in position.armies[position.mover]]
    if deed.verb == does.TAKE:
        enlist(position, position.mover, [*army, deed.what])
    else:
        enlist(position, position.mover, [snit for snit in army if snit != deed.what])
    march_if_complete(position)
