"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from time import monotonic
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from frabjous.core.chance import Dice
from frabjous.core.contract import A, O, S
from frabjous.games.room import Room


class Budget:
    """How much a bot may think: in positions looked at, so that it plays the same on every machine.

    The seconds are only a safety cut, none unless given; a bot that was cut says so in `cut`.
    """

    def __init__(self, nodes: int, seconds: float = 0.0) -> None:
        self.nodes: Final = nodes
        self.deadline = monotonic() + seconds if seconds else 0.0
        self.cut = False

    def part(self, parts: int) -> Budget:
        """Give one of so many parts of it, with the same deadline."""
        part = Budget(self.nodes // parts)
        part.deadline = self.deadline
        return part

    def is_over(self, looked: int) -> bool:
        """Say whether this many positions are enough, or time has run out; asked now and then, not at each of them."""
        if looked >= self.nodes:
            return True
        if self.deadline and monotonic() > self.deadline:
            self.cut = True
        return self.cut


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC, Generic[S, A, O]):
    """Something that chooses. It knows the rules and the room's judgement, and of a game only what its seat sees."""

    def __init__(self, room: Room[S, A, O]) -> None:
        self.room: Final = room

    @abstractmethod
    def choose(self, seat: int, seen: O, legal: list[A], dice: Dice, budget: Budget) -> A:
        """Choose one of the legal actions."""

    def positions(self, nodes: int) -> int:
        """Say how many positions of this room a level's budget pays for; where it thinks for itself, they are cheap."""
        return nodes
