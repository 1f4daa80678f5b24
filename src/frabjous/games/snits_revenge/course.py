"""The course of the game: turn by turn, phase by phase, until somebody has won (R4, R16 to R18, R22)."""

from __future__ import annotations

from typing import Final

from frabjous.games.snits_revenge import terms
from frabjous.games.snits_revenge.body import LAPOTUM, ORGANS
from frabjous.games.snits_revenge.state import NO_TRAFFIC, NOBODY_KILLED, NONE_ANYWHERE, NOTHING_HIDDEN, Position
from frabjous.games.snits_revenge.terms import COMPOSING, KICKING, MOVING, NO, RACING, TRANSFORMING

LONGEST_FIGHT: Final = 60  # rounds (R22)


# Whose turn it is


def next_clan(position: Position, seat: int) -> int:
    """Find the next seat to the left that has living Snits (R17); the seat itself if it is the only one."""
    seats = position.variant.seats
    for step in range(1, seats + 1):
        if position.has_snits((seat + step) % seats):
            return (seat + step) % seats
    return NO


def comes_by(position: Position, seat: int, other: int, stop: int) -> bool:
    """Say whether the way from one seat left to another comes by, or ends at, a third."""
    seats = position.variant.seats
    return (stop - seat - 1) % seats <= (other - seat - 1) % seats


def begin_phase(position: Position, phase: int, mover: int) -> None:
    """Begin a phase: every passage is free again, and nobody has acted (R5)."""
    position.phase = phase
    position.used = NO_TRAFFIC[:]
    if phase >= COMPOSING:
        position.tired_makums = NONE_ANYWHERE[:]
        position.tired_runnungitms = NONE_ANYWHERE[:]
    hand_over(position, mover)


def hand_over(position: Position, mover: int) -> None:
    """Let the next clan act in a phase that all clans share (R17)."""
    position.mover = mover
    position.acted = 0


# The siege


def begin_turn(position: Position) -> None:
    """Begin a game turn: the totem passes to the left (R17)."""
    position.turn += 1
    position.killers = NOBODY_KILLED
    if position.turn > 1:
        position.senior = next_clan(position, position.senior)
    begin_phase(position, MOVING, position.senior)


def end_phase(position: Position) -> None:
    """Go on to the next clan in a phase that the clans share, to the next phase, or to the next turn."""
    phase = position.phase
    if position.is_fight():
        next_in_fight(position)
    elif phase in (MOVING, KICKING, RACING):
        seat = next_clan(position, position.mover)
        if seat != NO and not comes_by(position, position.mover, seat, position.senior):
            hand_over(position, seat)
        else:
            begin_phase(position, phase + 1, position.bolotomus if phase == RACING else position.senior)
    elif phase == TRANSFORMING:
        has_anybody_won(position)
    else:
        begin_phase(position, phase + 1, position.bolotomus)


def has_anybody_won(position: Position) -> None:
    """R16: the check at the end of the Bolotomus turn; R22: the clock."""
    alive = len(position.living_clans()) > 0
    fatal = position.organs_lost() >= position.variant.needed
    if fatal and alive and not position.variant.one_clan:
        fall(position)  # R18: several clans fight for the Spark
    elif fatal and position.variant.one_clan:
        end_game(position, terms.SIEGE_WON if alive else terms.BOTH_DEAD)
    elif not alive:
        end_game(position, terms.REPELLED)
    elif position.turn == position.variant.clock:
        end_game(position, terms.OUTLASTED)
    else:
        begin_turn(position)


# The Spark fight: the Bolotomus is dead, and the clans fight for what made it live (R18)


def fall(position: Position) -> None:
    """Take all that belongs to the Bolotomus off the board; chance will say which Snorg had the Spark."""
    position.snorgs = position.untouched = 0
    position.under = NOTHING_HIDDEN
    position.makums = NONE_ANYWHERE[:]
    position.runnungitms = NONE_ANYWHERE[:]
    position.phase = terms.FALLING
    position.awaited = terms.NOTHING
    end_if_one_clan_is_left(position)


def candidates(position: Position) -> list[int]:
    """R18a: the Snorgs killed in the last Snit turn and not replaced since."""
    return [organ for organ in range(ORGANS) if position.killers[organ] != NO]


def find_spark(position: Position, organ: int) -> None:
    """R18a: its killer holds the Spark wherever it is now; if it is dead, the Spark lies in the organ."""
    killer = position.killers[organ]
    if position.is_alive(killer):
        begin_fight(position, killer, NO)
    else:
        begin_fight(position, NO, organ)


def begin_fight(position: Position, holder: int, lying: int) -> None:
    """R18c: the totem passes to the left, and its new owner begins."""
    position.holder = holder
    position.lying = lying
    position.round = 1
    position.senior = position.beginner = next_clan(position, position.senior)
    begin_phase(position, MOVING, position.beginner)


def next_in_fight(position: Position) -> None:
    """R18c: each clan has its own turn: move, kick, second move of the fast."""
    if position.phase < RACING:
        begin_phase(position, position.phase + 1, position.mover)
        return
    seat = next_clan(position, position.mover)
    if comes_by(position, position.mover, seat, position.beginner):
        position.round += 1
    if position.round > LONGEST_FIGHT:  # R22
        position.round = LONGEST_FIGHT
        end_game(position, terms.STALEMATE)
    else:
        begin_phase(position, MOVING, seat)


def fell_in_fight(position: Position, victim: int, killer: int) -> None:
    """R18d: the killer of the holder takes the Spark."""
    if position.holder == victim:
        position.holder = killer
    end_if_one_clan_is_left(position)


def end_if_one_clan_is_left(position: Position) -> None:
    if len(position.living_clans()) == 1:
        end_game(position, terms.LAST_CLAN)


# The end


def end_game(position: Position, ending: int) -> None:
    position.phase = terms.OVER
    position.awaited = terms.NOTHING
    position.ending = ending


# Who is out of it


def out_of_it(position: Position) -> tuple[int, ...]:
    """Name who is out: clans without Snits once the siege has begun (R17), and the Bolotomus when it has died (R18).

    Not the only clan: when its last Snits die, the Bolotomus may still die with them, and both tie (R16).
    """
    if position.phase < MOVING or position.variant.one_clan:
        return ()
    dead = NO if position.works(LAPOTUM) else position.bolotomus  # its Snorg goes when all go
    return tuple([seat for seat in range(position.variant.seats) if seat == dead or is_lost(position, seat)])


def is_lost(position: Position, seat: int) -> bool:
    """Say whether a seat is a clan without living Snits."""
    return seat != position.bolotomus and not position.has_snits(seat)
