"""Kills: whether the mover can bring a rock down on somebody's sorcerer before its turn ends.

Found exactly, by the rules; but distances rule most of it out at once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.games.splut.actions import FIRST_THROW, STEPS, Step
from frabjous.games.splut.arena import DISTANCE, SQUARES, beside, file_of, rank_of
from frabjous.games.splut.flight import flight
from frabjous.games.splut.pieces import ROCKS, SORCERER, TROLL, is_rock, is_sorcerer, piece_of, seat_of
from frabjous.games.splut.rules import make_step, numbers_of
from frabjous.games.splut.state import Position

STEPS_APART: Final = vec[i64]([DISTANCE[a][b] for a in range(SQUARES) for b in range(SQUARES)])
# How many steps sideways bring two squares onto one line.
OFF_LINE: Final = vec[i64](
    [min(abs(file_of(a) - file_of(b)), abs(rank_of(a) - rank_of(b))) for a in range(SQUARES) for b in range(SQUARES)]
)


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
