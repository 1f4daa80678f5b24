"""How much is too much: for each of many askers, whose number does not grow without bound either."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from frabjous.core.errors import GameError

EXEMPT: Final = ""  # an asker who is not counted
MOST_ASKERS: Final = 10_000  # remembered; whoever asked longest ago is forgotten first


class TooMuch(GameError):  # noqa: N818
    """One visitor asks for more than anybody who plays would."""

    def __init__(self) -> None:
        super().__init__("too-many", "That was a lot at once; wait a minute and try again.")


class Allowance:
    """So much in a stretch of seconds for each asker: what is spent fills a measure, which empties evenly again.

    It may count tables or messages, of which one is asked for before it is given, or seconds of work, which are
    only known afterwards.
    """

    def __init__(self, most: float, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most: Final = most
        self.seconds: Final = seconds
        self.clock: Final = clock
        self.spent: Final[dict[str, tuple[float, float]]] = {}  # how much, and when that was; the latest is the last

    def spend(self, asker: str) -> bool:
        """Take one; False when this asker has had enough for now."""
        if self.used(asker) + 1 > self.most:
            return False
        self.charge(asker, 1)
        return True

    def is_left(self, asker: str) -> bool:
        """Say whether there is anything left to be charged."""
        return self.used(asker) < self.most

    def charge(self, asker: str, amount: float) -> None:
        """Note what something has cost; however much that was, nobody waits longer than the stretch."""
        if asker == EXEMPT:
            return
        used = min(self.used(asker) + amount, 2 * self.most)
        self.spent.pop(asker, None)
        self.spent[asker] = (used, self.clock())
        if len(self.spent) > MOST_ASKERS:
            del self.spent[next(iter(self.spent))]

    def used(self, asker: str) -> float:
        used, since = self.spent.get(asker, (0.0, 0.0))
        return max(0.0, used - (self.clock() - since) * self.most / self.seconds)


class AtOnce:
    """So many at the same time for each asker."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.inside: Final[dict[str, int]] = {}

    def enter(self, asker: str) -> bool:
        """Take a place, to be left again; False when this asker has them all."""
        if asker != EXEMPT:
            if self.inside.get(asker, 0) >= self.most:
                return False
            self.inside[asker] = self.inside.get(asker, 0) + 1
        return True

    def leave(self, asker: str) -> None:
        if asker != EXEMPT:
            self.inside[asker] -= 1
            if not self.inside[asker]:
                del self.inside[asker]


class Limits:
    """What one visitor may ask of this server."""

    def __init__(self, tables_a_minute: int, codes_a_minute: int, work_a_minute: float) -> None:
        self.tables: Final = Allowance(tables_a_minute, 60)
        self.codes: Final = Allowance(codes_a_minute, 60)
        self.work: Final = Allowance(work_a_minute, 60)  # seconds in which pages and pictures were drawn
        self.thought: Final = Allowance(300, 600)  # seconds in which bots thought about hints and reviews
        self.requests: Final = AtOnce(200)  # and sockets
        self.sockets: Final = AtOnce(100)


@dataclass(frozen=True)
class Guest:
    """One visitor, and what is left for them."""

    visitor: str
    limits: Limits

    def check_work(self) -> None:
        """Refuse a visitor for whom enough was drawn for now."""
        if not self.limits.work.is_left(self.visitor):
            raise TooMuch

    def check_thought(self) -> None:
        """Refuse a visitor for whom bots have thought enough for now."""
        if not self.limits.thought.is_left(self.visitor):
            raise TooMuch

    def worked(self, seconds: float) -> None:
        self.limits.work.charge(self.visitor, seconds)

    def thought(self, seconds: float) -> None:
        self.limits.thought.charge(self.visitor, seconds)
