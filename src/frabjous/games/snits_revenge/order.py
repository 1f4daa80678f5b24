"""Whose turn it is: the order of clans, the beginning of a phase, the end of a game."""

from __future__ import annotations

from frabjous.games.snits_revenge.state import NO_TRAFFIC, NONE_ANYWHERE, Position
from frabjous.games.snits_revenge.terms import COMPOSING, NO, NOTHING, OVER


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


def end_game(position: Position, ending: int, winners: list[int]) -> None:
    position.phase = OVER
    position.awaited = NOTHING
    position.ending = ending
    position.winners = tuple(winners)
