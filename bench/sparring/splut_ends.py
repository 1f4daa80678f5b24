"""Splut!: a kill in this turn, and a turn after which the other has none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from frabjous.bots.levels import Level
from frabjous.games.splut import SPLUT
from frabjous.games.splut.actions import Step
from frabjous.games.splut.bot import position_key
from frabjous.games.splut.kills import Kill
from frabjous.games.splut.observation import Seen
from frabjous.games.splut.pieces import FRESH
from frabjous.games.splut.rules import STEPS_A_TURN
from frabjous.games.splut.state import Position
from sparring.puzzle import Puzzle, played_on

GAME = SPLUT.game


def begins(state: Position) -> bool:
    return state.left == STEPS_A_TURN and state.aloft == FRESH and not state.moved


def has_kill(state: Position) -> bool:
    """Say whether the mover can kill the other in this turn."""
    return Kill().is_there(state, 1 << (1 - state.mover))


def ends_of_turn(state: Position) -> Iterator[Position]:
    """Give every position that a turn can lead to, once."""
    known, ways = {position_key(state)}, [state]
    while ways:
        here = ways.pop()
        for step in GAME.legal(here, int(state.mover)):
            there = GAME.apply(here, int(state.mover), step)
            key = position_key(there)
            if key not in known:
                known.add(key)
                if there.turn != state.turn or GAME.outcome(there) is not None:
                    yield there
                else:
                    ways.append(there)


def is_safe(state: Position) -> bool:
    """Say whether nobody has been killed and the other, who is about to begin, has no kill."""
    return GAME.outcome(state) is None and not has_kill(state)


def is_in_danger(state: Position) -> bool:
    """Say whether some turns are safe and most are not: then a safe one has to be found."""
    safe = [is_safe(end) for end in ends_of_turn(state)]
    return 0 < sum(safe) < len(safe) / 2


def played_turn(level: Level, state: Position, luck: int) -> Position:
    """Let a level play a whole turn."""
    return played_on(SPLUT, level, state, luck, lambda here: here.turn != state.turn)


class Kills(Puzzle[Position, Step, Seen]):
    name = "kills"

    def posed(self, state: Position) -> Position | None:
        return state if begins(state) and has_kill(state) else None

    def is_solved(self, level: Level, state: Position, luck: int) -> bool:
        return GAME.outcome(played_turn(level, state, luck)) is not None


class SafeTurns(Puzzle[Position, Step, Seen]):
    name = "safe turns"

    def posed(self, state: Position) -> Position | None:
        return state if begins(state) and not has_kill(state) and is_in_danger(state) else None

    def is_solved(self, level: Level, state: Position, luck: int) -> bool:
        return is_safe(played_turn(level, state, luck))


PUZZLES: Final = (Kills(), SafeTurns())
