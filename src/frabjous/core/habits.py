"""What a room may know of plain play: where a position in the middle of a turn says little, bots play on by habit to a
moment that the judgement understands.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from mypy_extensions import mypyc_attr

from frabjous.core.contract import A, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Habits(ABC, Generic[S, A]):
    """How anybody goes on without thinking."""

    @abstractmethod
    def moment(self, state: S) -> int:
        """Name the moment up to which all that follows from a position is played on."""

    @abstractmethod
    def choice(self, state: S, moment: int) -> A | None:
        """Give what whoever must choose does by habit; nothing when that moment has come, or none will."""

    @abstractmethod
    def is_good(self, state: S) -> bool:
        """Say whether whoever must choose does well by habit, unless something else is shown to be better."""
