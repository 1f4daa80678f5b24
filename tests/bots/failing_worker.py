"""A worker whose best bots are broken: one raises an error, one takes its whole process along."""

from __future__ import annotations

import os
from typing import Any

from frabjous.bots.levels import LEVELS, Level
from frabjous.bots.thinker import Bot, Budget
from frabjous.bots.worker import main
from frabjous.core.chance import Dice


class Stumbling(Bot[Any, Any, Any]):
    def choose(self, seat: int, seen: Any, legal: list[Any], dice: Dice, budget: Budget) -> Any:  # noqa: ANN401
        raise ValueError("this bot has lost the thread")


class Crashing(Bot[Any, Any, Any]):
    def choose(self, seat: int, seen: Any, legal: list[Any], dice: Dice, budget: Budget) -> Any:  # noqa: ANN401
        os._exit(3)


if __name__ == "__main__":
    LEVELS["master"] = Level(Stumbling, Budget(1))
    LEVELS["expert"] = Level(Crashing, Budget(1))
    main()
