"""All bots by name, those that think least first: a way of thinking and how much of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from frabjous.bots.fallible import Beginner, Casual
from frabjous.bots.fool import Fool
from frabjous.bots.greedy import Greedy
from frabjous.bots.search import Expert, Search, Skilled
from frabjous.bots.thinker import Bot, Budget
from frabjous.core.errors import BadOption
from frabjous.games.room import AnyRoom

AnyBot = Bot[Any, Any, Any]
MOST_SECONDS = 5.0  # a safety cut; a level is a number of positions, which plain Python may not get through


@dataclass(frozen=True)
class Level:
    """One opponent: what kind of bot, with which budget."""

    kind: Callable[[AnyRoom], AnyBot]
    budget: Budget

    def bot(self, room: AnyRoom) -> AnyBot:
        return self.kind(room)

    def budget_in(self, room: AnyRoom) -> Budget:
        """Give the budget as this room counts it."""
        return Budget(self.bot(room).positions(self.of_use(room)))

    def of_use(self, room: AnyRoom) -> int:
        """Say how many of the positions are of use: no more than the room says are enough."""
        return self.budget.nodes if room.enough is None else min(self.budget.nodes, room.enough)

    def budget_now(self, room: AnyRoom) -> Budget:
        """Give the same for one choice that somebody waits for: the clock cuts it short."""
        return Budget(self.budget_in(room).nodes, MOST_SECONDS)


LEVELS: dict[str, Level] = {
    "fool": Level(Fool, Budget(0)),
    "beginner": Level(Beginner, Budget(0)),
    "casual": Level(Casual, Budget(32)),
    "greedy": Level(Greedy, Budget(64)),
    "skilled": Level(Skilled, Budget(250)),
    "expert": Level(Expert, Budget(1000)),
    "master": Level(Search, Budget(100_000)),  # about half a second a choice, compiled
    "unhurried": Level(Search, Budget(400_000)),  # the master, whom the host gives more time
}
# The five a player chooses from; the fool and the greedy bot are yardsticks, and sit at older tables.
OFFERED: Final = ("beginner", "casual", "skilled", "expert", "master")
UNHURRIED: Final = "unhurried"
# Each is to be stronger than the one before; docs/bots.md says where that is shown. Greedy is not in line: it overlooks
# nothing.
RATED: Final = ("fool", *OFFERED)


def offered_in(room: AnyRoom) -> tuple[str, ...]:
    """Name the levels that a host chooses from: more time is offered only where it is of use."""
    return (*OFFERED, UNHURRIED) if room.enough is None else OFFERED


def level_of(name: str) -> Level:
    """Find a level by its name, or refuse in one sentence."""
    if name not in LEVELS:
        raise BadOption(
            "unknown-level", "There is no bot “{level}”; the bots are: {known}.", level=name, known=", ".join(LEVELS)
        )
    return LEVELS[name]


def from_here_down(name: str) -> list[str]:
    """Name a level and all that are weaker, the next weaker first: they stand in when it fails."""
    if name not in LEVELS:
        return ["fool"]
    names = list(LEVELS)
    return [name, *[level for level in names[: names.index(name)][::-1] if level in RATED]]
