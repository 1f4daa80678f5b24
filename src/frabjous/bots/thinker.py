"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from frabjous.core.chance import Dice
from frabjous.core.contract import A, O, S
from frabjous.games.room import Room


class Budget:
    """How much a bot may think: in positions looked at, so that it plays the same on every machine."""

    def __init__(self, nodes: int) -> None:
        self.nodes: Final = nodes


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC, Generic[S, A, O]):
    """Something that chooses. It knows the rules and the room's judgement, and of a game only what its seat sees."""

    def __init__(self, room: Room[S, A, O]) -> None:
        self.room: Final = room

    @abstractmethod
    def choose(self, seat: int, seen: O, legal: list[A], dice: Dice, budget: Budget) -> A:
        """Choose one of the legal actions."""
