"""A worker whose best bots are broken: one raises an error, one ends its process, two find no end.

Of those the skilled one is cut by the clock, the endless one by nothing.
"""

from __future__ import annotations

import os
from typing import Any

from frabjous.bots import levels, worker
from frabjous.bots.levels import LEVELS, Level
from frabjous.bots.search import Search
from frabjous.bots.thinker import Bot, Budget
from frabjous.core.chance import Dice


class Stumbling(Bot[Any, Any, Any]):
    def choose(self, seat: int, seen: Any, legal: list[Any], dice: Dice, budget: Budget) -> Any:  # noqa: ANN401
        raise ValueError("this bot has lost the thread")


class Crashing(Bot[Any, Any, Any]):
    def choose(self, seat: int, seen: Any, legal: list[Any], dice: Dice, budget: Budget) -> Any:  # noqa: ANN401
        os._exit(3)


class Endless(Bot[Any, Any, Any]):
    def choose(self, seat: int, seen: Any, legal: list[Any], dice: Dice, budget: Budget) -> Any:  # noqa: ANN401
        return Search(self.room).choose(seat, seen, legal, dice, Budget(10**12))


def lost(request: worker.Request) -> worker.Counsel:
    raise ValueError("this adviser has lost the thread")


if __name__ == "__main__":
    LEVELS["master"] = Level(Stumbling, Budget(1))
    LEVELS["expert"] = Level(Crashing, Budget(1))
    LEVELS["skilled"] = Level(Search, Budget(10**12))
    LEVELS["endless"] = Level(Endless, Budget(1))
    levels.MOST_SECONDS = 0.05
    worker.advise = lost
    worker.main()
