"""All there is to do: take a square. Each action is made once."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import Action

NAMES: Final = ("a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1")


class Mark(Action):
    """Somebody marks a square."""

    def __init__(self, square: int) -> None:
        super().__init__(NAMES[square])
        self.square: Final = square


MARKS: Final = [Mark(square) for square in range(len(NAMES))]
