"""The bots a player can choose from, weakest first: a way of thinking and how much of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from frabjous.bots.fool import Fool
from frabjous.bots.greedy import Greedy
from frabjous.bots.thinker import Bot, Budget
from frabjous.core.errors import BadOption
from frabjous.games.room import AnyRoom

AnyBot = Bot[Any, Any, Any]


@dataclass(frozen=True)
class Level:
    """One opponent: what kind of bot, with which budget."""

    kind: type[AnyBot]
    budget: Budget

    def bot(self, room: AnyRoom) -> AnyBot:
        return self.kind(room)


LEVELS: dict[str, Level] = {
    "fool": Level(Fool, Budget(0)),
    "greedy": Level(Greedy, Budget(64)),
}


def level_of(name: str) -> Level:
    """Find a level by its name, or refuse in one sentence."""
    if name not in LEVELS:
        raise BadOption(
            "unknown-level", "There is no bot “{level}”; the bots are: {known}.", level=name, known=", ".join(LEVELS)
        )
    return LEVELS[name]
