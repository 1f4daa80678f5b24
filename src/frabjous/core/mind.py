"""What a room may think for itself: where one step says little, it weighs whole turns and whole bounds.

The general search asks it in a position that it imagined from what a seat sees, so it knows no more than that seat.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, Generic, TypeAlias

from mypy_extensions import mypyc_attr

from frabjous.core.chance import Dice
from frabjous.core.contract import A, S

Enough: TypeAlias = Callable[[int], bool]  # says whether so many positions are enough to look at


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(ABC, Generic[S, A]):
    """Thinks about one game, as long as it may; the same position, dice and patience give the same thoughts."""

    def __init__(self, pace: int, whim: float, blur: float = 1.0) -> None:
        self.pace: Final = pace  # so many of its positions are paid for by one of a level's budget
        self.whim: Final = whim  # what is apart by less than this is a matter of taste
        self.blur: Final = blur  # the part of their errors that the less attentive make: the more moves, the smaller

    @abstractmethod
    def weigh(
        self, state: S, seat: int, actions: list[A], leanings: list[float], enough: Enough, dice: Dice
    ) -> list[float]:
        """Say what each action is worth to the seat that chooses, as a share of the victory.

        A leaning is what speaks for an action besides: a whim, an error of somebody less attentive. What is plainly
        worse than another, leanings included, need not be weighed exactly.
        """

    @abstractmethod
    def hope(self, state: S, seat: int, enough: Enough, dice: Dice) -> float:
        """Say what share of the victory a seat may hope for, whoever must choose."""
