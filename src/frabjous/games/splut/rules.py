"""The rules of Splut!, clause by clause as in RULES.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frabjous.core.chance import Dice
from frabjous.core.contract import ALONE, BY_CHANCE, NO_SEATS, Game, Outcome, Player, Said, Victory, said
from frabjous.core.kinds import Kind, Row
from frabjous.core.options import Chosen, Option, settled
from frabjous.games.splut import declared, drawing, sight, telling
from frabjous.games.splut.actions import NO, SKIP, STEPS, Step, levitation, pull, throw, walk
from frabjous.games.splut.arena import NUMBER, RIM, ROCKS_START, TEAMS_START, beside, opposite
from frabjous.games.splut.flight import flight
from frabjous.games.splut.notation import NOTATION
from frabjous.games.splut.observation import Seen
from frabjous.games.splut.pieces import (
    DWARF,
    FRESH,
    GONE,
    NOTHING,
    ROCKS,
    SORCERER,
    SPENT,
    TEAM,
    TROLL,
    is_rock,
    kind_of,
    laid_out,
    piece_of,
    seat_of,
)
from frabjous.games.splut.state import Position
from frabjous.games.splut.variant import OPTIONS, SEATS

STEPS_A_TURN: Final = 3
ANY_ROCK: Final = (1 << ROCKS) - 1
ROOM: Final = 32  # few positions have more steps than that
STEP_CAP: Final = 2000  # S16: ours, so that simulations stop


class Splut(Game[Position, Step, Seen]):
    """Throw a rock at every other sorcerer; the last one standing wins."""

    def __init__(self) -> None:
        super().__init__("splut", rules_version=1, seats=SEATS)

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def start(self, seats: int, chosen: Chosen) -> Position:
        sides = tuple(settled(OPTIONS, SEATS, seats, chosen)["sides"].split(","))
        squares = [*ROCKS_START, *(square for side in sides for square in TEAMS_START[side])]
        position = empty_board(sides)
        for piece, square in enumerate(squares):
            position.place(piece, NUMBER[square])
        return position

    def chosen(self, state: Position) -> tuple[int, Chosen]:
        return len(state.sides), {"sides": ",".join(state.sides)}

    def to_act(self, state: Position) -> tuple[int, ...]:
        if len(numbers_of(state)):
            return ALONE[state.mover]
        # S15: without a legal step the turn is skipped; nobody chooses that, so chance acts.
        return NO_SEATS if is_over(state) else BY_CHANCE

    def legal(self, state: Position, seat: int) -> list[Step]:
        if seat != state.mover:
            return []
        return [STEPS[number] for number in numbers_of(state)]

    def random_action(self, state: Position, seat: int, dice: Dice) -> Step:
        numbers = numbers_of(state)
        return STEPS[numbers[dice.below(len(numbers))]]

    def chances(self, state: Position) -> list[tuple[Step, int]]:
        return [(SKIP, 1)] if self.to_act(state) == BY_CHANCE else []

    def apply(self, state: Position, seat: int, action: Step) -> Position:
        after = state.copy()
        after.last = action
        if action is SKIP:
            end_turn(after)
            return after
        make_step(after, action)
        after.steps += 1
        after.left -= 1
        if after.left == 0 or action.throw != NO:  # S2: a throw ends the turn, remaining steps are lost
            end_turn(after)
        return after

    def outcome(self, state: Position) -> Outcome | None:
        if not is_over(state):
            return None
        living = state.living()
        scores = tuple(1 / len(living) if seat in living else 0.0 for seat in range(len(state.sides)))
        if len(living) == 1:
            why = said("last-standing", who=Player(living[0]))
            return Outcome(scores, (Victory("last-sorcerer", (living[0],)),), why)
        return Outcome(scores, (Victory("draw", tuple(living)),), said("too-long", steps=STEP_CAP))

    def out(self, state: Position) -> tuple[int, ...]:
        return tuple([seat for seat in range(len(state.sides)) if not state.is_alive(seat)])  # S9, S16: dead teams

    def observe(self, state: Position, seat: int) -> Seen:
        return declared.observed(state, (seat, is_over(state)))

    def put(self, row: Row, kinds: vec[Kind], state: Position, seat: int) -> None:
        declared.put(row, kinds, state, (seat, is_over(state)))

    def told(self, state: Position, actor: int, action: Step, seat: int) -> list[Said]:
        return telling.told(state, action)

    def imagine(self, seen: Seen, dice: Dice) -> Position:
        return sight.imagine(seen)

    def read(self, text: str) -> Step:
        return NOTATION.read(text)

    def position(self, text: str) -> Position:
        return drawing.read(text)


def empty_board(sides: tuple[str, ...]) -> Position:
    """Give the first turn of a game before anything stands: one step for the first player."""
    position = Position(sides)
    position.where = vec[i64]([GONE] * (ROCKS + TEAM * len(sides)))
    position.board = laid_out(position.where)
    return position


# The end, and whose turn it is


def is_over(position: Position) -> bool:
    """Say whether one sorcerer is left, or the cap is reached (S16)."""
    if position.steps >= STEP_CAP:
        return True
    living = 0
    for seat in range(len(position.sides)):
        if position.is_alive(seat):
            living += 1
    return living <= 1


def end_turn(position: Position) -> None:
    """Pass the turn to the next living seat on the left."""
    seats = len(position.sides)
    position.mover = (position.mover + 1) % seats
    while not position.is_alive(position.mover):
        position.mover = (position.mover + 1) % seats
    position.turn += 1
    position.left = 2 if position.turn == 2 else STEPS_A_TURN
    position.locked = position.moved  # S10: this turn's rocks, and no older ones
    position.moved = 0
    position.aloft = FRESH


# What may be done


def numbers_of(position: Position) -> vec[i64]:
    """List the legal steps of the seat to move: sorcerer, dwarf, troll, each north, east, south, west."""
    if not position.asked:
        position.asked = True
        if not is_over(position):
            found = sorcerer_steps(position, vec[i64](capacity=ROOM))
            found = dwarf_steps(position, found)
            position.legal = troll_steps(position, found)
    return position.legal


def sorcerer_steps(position: Position, found: vec[i64]) -> vec[i64]:
    """A sorcerer walks to an empty square, alone or with one levitated rock that makes the same move."""
    where, board = position.where, position.board
    origin = where[piece_of(position.mover, SORCERER)]
    liftable = rocks_to_lift(position)
    for direction in range(4):
        target = beside(origin, direction)
        ahead = board[target]
        if ahead == NOTHING:
            found = append(found, walk(SORCERER, origin, direction))
            for rock in range(ROCKS):
                if liftable >> rock & 1 and can_float(board, where[rock], origin, direction):
                    found = append(found, levitation(origin, direction, where[rock]))
        elif is_rock(ahead) and liftable >> ahead & 1:
            if can_float(board, target, origin, direction):  # S14: the rock leaves the square it enters
                found = append(found, levitation(origin, direction, target))
    return found


def rocks_to_lift(position: Position) -> i64:
    """Name the rocks that may be levitated now, one bit each."""
    if position.aloft == FRESH:
        return ANY_ROCK & ~position.locked  # S10: none that moved in the turn before
    return 0 if position.aloft == SPENT else 1 << position.aloft  # S11: one rock a turn, without a break


def can_float(board: vec[i64], rock_at: i64, origin: i64, direction: i64) -> bool:
    """Say whether the square a rock would float to is empty by then."""
    rock_to = beside(rock_at, direction)
    return board[rock_to] == NOTHING or rock_to == origin  # S12; S13: the sorcerer has left that one


def dwarf_steps(position: Position, found: vec[i64]) -> vec[i64]:
    """A dwarf goes anywhere that the chain of pieces ahead of it can be pushed."""
    origin = position.where[piece_of(position.mover, DWARF)]
    if origin == GONE:
        return found
    for direction in range(4):
        if end_of_chain(position.board, origin, direction) != RIM:
            found = append(found, walk(DWARF, origin, direction))
    return found


def end_of_chain(board: vec[i64], origin: i64, direction: i64) -> i64:
    """S1: find the first empty square ahead; the RIM when the chain stands against it."""
    square = beside(origin, direction)
    while square != RIM and board[square] != NOTHING:
        square = beside(square, direction)
    return square


def troll_steps(position: Position, found: vec[i64]) -> vec[i64]:
    """A troll walks to an empty square, perhaps pulling the rock behind it, or onto a rock to throw it (S5)."""
    board = position.board
    origin = position.where[piece_of(position.mover, TROLL)]
    for direction in range(4):
        target = beside(origin, direction)
        if board[target] == NOTHING:
            found = append(found, walk(TROLL, origin, direction))
            if is_rock(board[beside(origin, opposite(direction))]):  # S6
                found = append(found, pull(origin, direction))
        elif is_rock(board[target]):
            for way in range(4):
                if flight(board, origin, target, way) != target:  # S4
                    found = append(found, throw(origin, direction, way))
    return found


# What a step does


def make_step(position: Position, step: Step) -> None:
    """Move the piece and whatever goes with it."""
    if step.kind == DWARF:
        push(position, step.origin, step.direction)
    elif step.along != NO:
        move_with_rock(position, step)
    elif step.throw != NO:
        throw_rock(position, step)
    else:
        move(position, step.origin, step.target)
    if step.kind != SORCERER or step.along == NO:
        if position.aloft != FRESH:  # S11: any other step ends levitation for the turn
            position.aloft = SPENT


def move(position: Position, origin: i64, target: i64) -> None:
    """Move one piece to an empty square; a rock that moved is remembered for S10."""
    piece = position.board[origin]
    position.board[origin] = NOTHING
    position.place(piece, target)
    if is_rock(piece):
        position.moved |= 1 << piece


def push(position: Position, origin: i64, direction: i64) -> None:
    """S1: move the whole chain by one square, the far end first."""
    empty = end_of_chain(position.board, origin, direction)
    while empty != origin:
        behind = beside(empty, opposite(direction))
        move(position, behind, empty)
        empty = behind


def move_with_rock(position: Position, step: Step) -> None:
    """Move a sorcerer or troll and its rock by the same step; whoever is in front goes first (S13, S14)."""
    rock = position.board[step.along]
    rock_to = beside(step.along, step.direction)
    if step.along == step.target:
        move(position, step.along, rock_to)
        move(position, step.origin, step.target)
    else:
        move(position, step.origin, step.target)
        move(position, step.along, rock_to)
    if step.kind == SORCERER:
        position.aloft = rock


def throw_rock(position: Position, step: Step) -> None:
    """S2: the troll takes the rock's square and the rock flies."""
    landing = flight(position.board, step.origin, step.target, step.throw)
    rock = position.board[step.target]
    move(position, step.origin, step.target)
    victim = position.board[landing]
    if victim != NOTHING:
        kill(position, victim)
    position.place(rock, landing)  # S9: the rock stays where it hit
    position.moved |= 1 << rock
    position.landed = landing


def kill(position: Position, victim: i64) -> None:
    """Take a crushed dwarf off the board, or with a sorcerer its whole team (S7, S9)."""
    if kind_of(victim) == SORCERER:
        for kind in range(TEAM):
            take_off(position, piece_of(seat_of(victim), kind))
    else:
        take_off(position, victim)


def take_off(position: Position, piece: i64) -> None:
    square = position.where[piece]
    if square != GONE:
        position.board[square] = NOTHING
        position.where[piece] = GONE
        position.fell |= 1 << piece
