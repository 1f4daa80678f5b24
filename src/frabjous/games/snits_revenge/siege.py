"""The course of the siege: turn by turn, phase by phase, until somebody has won (R4, R16, R17, R22)."""

from __future__ import annotations

from frabjous.games.snits_revenge.body import LAPOTUM
from frabjous.games.snits_revenge.order import begin_phase, comes_by, end_game, hand_over, next_clan
from frabjous.games.snits_revenge.spark_fight import fall, next_in_fight
from frabjous.games.snits_revenge.state import NOBODY_KILLED, Position
from frabjous.games.snits_revenge.terms import (
    BOTH_DEAD,
    KICKING,
    MOVING,
    NO,
    OUTLASTED,
    RACING,
    REPELLED,
    SIEGE_WON,
    TRANSFORMING,
)


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
    clans = position.living_clans()
    fatal = position.organs_lost() >= position.variant.needed
    if fatal and clans:
        die(position)
    elif fatal and position.variant.one_clan:
        end_game(position, BOTH_DEAD, [0, 1])
    elif not clans:
        end_game(position, REPELLED, [position.bolotomus])
    elif position.turn == position.variant.clock:
        end_game(position, OUTLASTED, [position.bolotomus])
    else:
        begin_turn(position)


def die(position: Position) -> None:
    """Let the Bolotomus die of its lost organs: one clan has won, several fight for the Spark (R18)."""
    if position.variant.one_clan:
        end_game(position, SIEGE_WON, position.clans())
    else:
        fall(position)


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
