"""A game that is played by numbers: actions by their ids, what a seat sees as a row, what it may do as a mask."""

from __future__ import annotations

import secrets
from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from frabjous.core.chance import Dice
from frabjous.core.contract import CHANCE, Action, Outcome
from frabjous.core.errors import IllegalAction
from frabjous.core.options import Chosen
from frabjous.core.tensor import Layout
from frabjous.games import room_of

Row: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
AnyLayout: TypeAlias = Layout[Any, Any]


@cache
def layout_of(game: str, seats: int) -> AnyLayout:
    """Get the game in numbers: `actions` by id, `parts` of a row by name, offset and size."""
    layout = room_of(game).layout
    assert layout is not None, f"{game} has no tensor.py"
    return layout(seats)


def dice_from(seed: int | None) -> Dice:
    """Make dice: the same from the same seed, fresh ones without."""
    return Dice(secrets.randbits(62) if seed is None else seed)


class Play:
    """One game at a time, from any number of games with the same seats and options; chance acts by itself."""

    def __init__(self, game: str, seats: int | None, options: Chosen) -> None:
        self.room = room_of(game)
        self.rules = self.room.game
        self.seats = self.rules.seats.start if seats is None else seats
        self.options = options
        self.state = self.rules.start(self.seats, options)
        self.layout = layout_of(game, self.seats)
        self.dice = dice_from(None)

    def begin(self, seed: int | None) -> None:
        """Begin a new game; without a seed the dice go on as they lie."""
        if seed is not None:
            self.dice = dice_from(seed)
        self.state = self.rules.start(self.seats, self.options)
        self.let_chance_act()

    def let_chance_act(self) -> None:
        while self.to_act == (CHANCE,):
            self.state = self.rules.apply(self.state, CHANCE, self.dice.weighted(self.rules.chances(self.state)))

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.rules.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state)

    def legal(self, seat: int) -> list[Action]:
        """List what a seat may do now; nothing when it is not to act."""
        return self.rules.legal(self.state, seat) if seat in self.to_act else []

    def may(self, seat: int, number: int) -> bool:
        """Say whether a seat may do what has this id."""
        return 0 <= number < len(self.layout.actions) and self.layout.actions[number] in self.legal(seat)

    def do(self, seat: int, number: int) -> None:
        """Do what has this id, then let chance act; what is not allowed is refused."""
        if not self.may(seat, number):
            raise IllegalAction(str(number))
        self.state = self.rules.apply(self.state, seat, self.layout.actions[number])
        self.let_chance_act()

    def row(self, seat: int) -> Row:
        """Give what a seat sees, as numbers from 0 to 1."""
        return np.frombuffer(self.layout.row(self.rules.observe(self.state, seat)), np.float32)

    def mask(self, seat: int, more: int = 0) -> Mask:
        """Give a 1 for everything that a seat may do now, 0 for all else and for so many ids more."""
        mask = np.zeros(len(self.layout.actions) + more, np.int8)
        mask[[action.id for action in self.legal(seat)]] = 1
        return mask
