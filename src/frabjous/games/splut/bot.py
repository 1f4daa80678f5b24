"""How a position looks to each seat: who has a kill, and otherwise who stands better.

A kill is found exactly; the rest is judged by what a player would name: how soon a rock could come down on each
sorcerer, how near the trolls are to rocks, and whether the dwarf lives.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.games.splut.actions import FIRST_THROW, STEPS, Step
from frabjous.games.splut.arena import DISTANCE, SQUARES, beside, file_of, rank_of
from frabjous.games.splut.flight import flight
from frabjous.games.splut.pieces import (
    DWARF,
    GONE,
    NOTHING,
    ROCKS,
    SORCERER,
    TROLL,
    is_rock,
    is_sorcerer,
    piece_of,
    seat_of,
)
from frabjous.games.splut.rules import is_over, make_step, numbers_of
from frabjous.games.splut.state import Position

# Worth of things; one makes a seat e times as likely to win.
DWARF_ALIVE: Final = 0.3
STEP_TO_A_ROCK: Final = 0.08  # each step that the troll is nearer to a rock …
STEP_TO_ANOTHER: Final = 0.04  # … and to a second one
FREEDOM: Final = 0.04  # each empty square beside the sorcerer
# What a rock takes from the sorcerer that it threatens, by the steps that an enemy's troll is short of throwing it.
SHORT_OF_A_KILL: Final = vec[float]([0.45, 0.36, 0.27, 0.19, 0.12, 0.07, 0.03])
HAS_A_KILL: Final = 4.0  # of a seat that can kill in this turn; it may still overlook it

STEPS_APART: Final = vec[i64]([DISTANCE[a][b] for a in range(SQUARES) for b in range(SQUARES)])
# How many steps sideways bring two squares onto one line.
OFF_LINE: Final = vec[i64](
    [min(abs(file_of(a) - file_of(b)), abs(rank_of(a) - rank_of(b))) for a in range(SQUARES) for b in range(SQUARES)]
)


def judge(state: Position) -> list[float]:
    """Estimate each seat's chance to win."""
    seats = len(state.sides)
    living = state.living()
    if is_over(state):
        return [1.0 / len(living) if seat in living else 0.0 for seat in range(seats)]
    worth = [exp(standing(state, seat)) if seat in living else 0.0 for seat in range(seats)]
    if Kill().is_there(state, enemies_of(state, state.mover)):
        worth[state.mover] *= exp(HAS_A_KILL)
    total = sum(worth)
    return [share / total for share in worth]


def standing(state: Position, seat: i64) -> float:
    """Say how well one living team stands."""
    where, board = state.where, state.board
    sorcerer, troll = where[piece_of(seat, SORCERER)], where[piece_of(seat, TROLL)]
    worth = DWARF_ALIVE if where[piece_of(seat, DWARF)] != GONE else 0.0
    for direction in range(4):
        if board[beside(sorcerer, direction)] == NOTHING:
            worth += FREEDOM
    nearest: i64 = SQUARES
    second: i64 = SQUARES
    for rock in range(ROCKS):
        steps = STEPS_APART[SQUARES * troll + where[rock]]
        if steps < nearest:
            nearest, second = steps, nearest
        elif steps < second:
            second = steps
    worth -= STEP_TO_A_ROCK * int(nearest) + STEP_TO_ANOTHER * int(second)
    for enemy in range(len(state.sides)):
        if enemy != seat and state.is_alive(enemy):
            worth -= danger(where, sorcerer, where[piece_of(enemy, TROLL)])
    return worth


def danger(where: vec[i64], sorcerer: i64, troll: i64) -> float:
    """Add up how soon each rock could be thrown by an enemy's troll at a sorcerer, by distance alone."""
    total = 0.0
    for rock in range(ROCKS):
        at = where[rock]
        short = STEPS_APART[SQUARES * troll + at] - 1 + OFF_LINE[SQUARES * at + sorcerer]
        if short < len(SHORT_OF_A_KILL):
            total += SHORT_OF_A_KILL[short]
    return total


# Kills


def enemies_of(state: Position, seat: i64) -> i64:
    """Name the living seats besides one, one bit each."""
    found: i64 = 0
    for other in range(len(state.sides)):
        if other != seat and state.is_alive(other):
            found |= 1 << other
    return found


class Kill:
    """Finds out whether the mover can kill somebody before its turn ends, and counts the positions it looks at."""

    def __init__(self) -> None:
        self.looked = 0

    def is_there(self, state: Position, prey: i64) -> bool:
        """Say whether the mover can kill one of some seats in this turn: exactly, whatever its steps are."""
        if not in_reach(state, prey):
            return False
        if throws_at(state, prey):
            return True
        if state.left == 1:
            return False
        for number in numbers_of(state):
            if number < FIRST_THROW and self.is_there(self.after(state, STEPS[number]), prey):
                return True
        return False

    def after(self, state: Position, step: Step) -> Position:
        """Make a step that neither throws nor ends the turn."""
        self.looked += 1
        after = state.copy()
        make_step(after, step)
        after.left -= 1
        return after


def in_reach(state: Position, prey: i64) -> bool:
    """Say whether distances allow a kill: a step brings a troll nearer to a rock, and a rock to a line, by one."""
    where, left = state.where, state.left
    troll = where[piece_of(state.mover, TROLL)]
    for rock in range(ROCKS):
        at = where[rock]
        if STEPS_APART[SQUARES * troll + at] <= left:
            for seat in range(len(state.sides)):
                if prey >> seat & 1 and OFF_LINE[SQUARES * at + where[piece_of(seat, SORCERER)]] < left:
                    return True
    return False


def throws_at(state: Position, prey: i64) -> bool:
    """Say whether the mover's troll stands beside a rock that it can throw at one of some sorcerers."""
    board = state.board
    origin = state.where[piece_of(state.mover, TROLL)]
    for direction in range(4):
        target = beside(origin, direction)
        if is_rock(board[target]):
            for way in range(4):
                hit = board[flight(board, origin, target, way)]
                if is_sorcerer(hit) and prey >> seat_of(hit) & 1:
                    return True
    return False


def position_key(state: Position) -> tuple[int, ...]:
    """Give what matters for what may still happen: not the way here, nor the step cap, which no plan reaches."""
    return (
        *state.where,
        state.mover,
        min(state.turn, 2),  # the first turns are shorter
        state.left,
        state.locked,
        state.moved,
        state.aloft,
    )
