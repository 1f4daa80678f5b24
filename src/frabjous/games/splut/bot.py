"""How a position looks to each seat."""

from __future__ import annotations

from typing import Final

from frabjous.games.splut.arena import DISTANCE
from frabjous.games.splut.flight import flight
from frabjous.games.splut.pieces import DWARF, GONE, ROCKS, SORCERER, TROLL, piece_of
from frabjous.games.splut.rules import STEPS_A_TURN, is_over
from frabjous.games.splut.state import Position

# Worth of things, in parts of a sure win.
IN_DANGER: Final = 0.30  # somebody could kill my sorcerer in a turn of three steps
NEXT_IN_LINE: Final = 0.15  # and it is the one who moves next
DWARF_ALIVE: Final = 0.05
STEP_TO_A_ROCK: Final = 0.01  # each step my troll is nearer to a rock


def judge(state: Position) -> list[float]:
    """Estimate each seat's chance to win: shares of the living, moved by dangers and chances."""
    seats = len(state.sides)
    living = state.living()
    if is_over(state):
        return [1.0 / len(living) if seat in living else 0.0 for seat in range(seats)]
    worth = [strength(state, seat) if seat in living else 0.0 for seat in range(seats)]
    total = sum(worth)
    return [share / total for share in worth]


def strength(state: Position, seat: int) -> float:
    """Say how well one living team stands, as a positive number."""
    worth = 1.0 - STEP_TO_A_ROCK * nearest_rock(state, seat)
    if state.where[piece_of(seat, DWARF)] != GONE:
        worth += DWARF_ALIVE
    return max(0.02, worth - danger(state, seat))


def nearest_rock(state: Position, seat: int) -> int:
    troll = state.where[piece_of(seat, TROLL)]
    return min([DISTANCE[troll][state.where[rock]] for rock in range(ROCKS)])


def danger(state: Position, seat: int) -> float:
    """Add up the throws within reach of an enemy's troll that would come down on this seat's sorcerer."""
    total = 0.0
    for enemy in range(len(state.sides)):
        if enemy != seat and state.is_alive(enemy):
            weight = IN_DANGER + NEXT_IN_LINE if enemy == state.mover else IN_DANGER
            total += weight * throws_at(state, enemy, state.where[piece_of(seat, SORCERER)])
    return total


def throws_at(state: Position, enemy: int, target: int) -> int:
    """Count the ways an enemy could throw a rock at a square in one turn, by distance alone."""
    steps = state.left if enemy == state.mover else STEPS_A_TURN
    troll = state.where[piece_of(enemy, TROLL)]
    count = 0
    for rock in range(ROCKS):
        rock_at = state.where[rock]
        if DISTANCE[troll][rock_at] <= steps:
            for direction in range(4):
                if flight(state.board, troll, rock_at, direction) == target:
                    count += 1
    return count


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
