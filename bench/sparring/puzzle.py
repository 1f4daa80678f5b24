"""What is exactly known about some positions of a game, and whether a level finds it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import Final, Generic

from frabjous.bots.levels import Level, level_of
from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE, A, O, S
from frabjous.games.room import Room

LINES: Final = 2000  # of a game, at most


class Puzzle(ABC, Generic[S, A, O]):
    """A kind of position with something to find."""

    name: str  # what is found

    @abstractmethod
    def posed(self, state: S) -> S | None:
        """Give the position to solve, if one in which a seat must choose holds, or leads to, such a thing."""

    @abstractmethod
    def is_solved(self, level: Level, state: S, luck: int) -> bool:
        """Let a level choose, and say whether it found it."""


def positions(room: Room[S, A, O], seed: int) -> Iterator[S]:
    """Let two casual bots play, and give the positions in which one of them must choose."""
    game, level, dice = room.game, level_of("casual"), Dice(seed)
    state = game.start(2, {})
    for _ in range(LINES):
        actors = game.to_act(state)
        if not actors:
            return
        if len(actors) == 1 and actors[0] != CHANCE:
            yield state
        state = stepped(room, level, state, dice)


def stepped(room: Room[S, A, O], level: Level, state: S, dice: Dice) -> S:
    """Let whoever must act do so: chance, or bots of a level."""
    for seat in room.game.to_act(state):
        state = room.game.apply(state, seat, choice(room, level, state, seat, dice))
    return state


def choice(room: Room[S, A, O], level: Level, state: S, seat: int, dice: Dice) -> A:
    game = room.game
    if seat == CHANCE:
        return dice.weighted(game.chances(state))
    found: A = level.bot(room).choose(
        seat, game.observe(state, seat), game.legal(state, seat), dice, level.budget_in(room)
    )
    return found


def played_on(room: Room[S, A, O], level: Level, state: S, luck: int, is_done: Callable[[S], bool]) -> S:
    """Let a level play until something is done, or the game is over."""
    dice = Dice(luck)
    while not is_done(state) and room.game.to_act(state):
        state = stepped(room, level, state, dice)
    return state
