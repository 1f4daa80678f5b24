"""Who plays in the lab: bots by their levels, and functions of your own."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

from frabjous.bots.levels import Level, level_of
from frabjous.bots.thinker import Bot, Budget
from frabjous.core.chance import Dice
from frabjous.core.errors import BadOption, IllegalAction
from frabjous.games.room import AnyRoom
from frabjous.lab.hands import Hands, Processes

# From all that a seat sees, and a list of what it may do in notation, to one of these.
Chooser: TypeAlias = Callable[[Any, list[str]], str]
Player: TypeAlias = str | Chooser


class Own(Bot[Any, Any, Any]):
    """A bot that asks a function."""

    def __init__(self, chooser: Chooser, room: AnyRoom) -> None:
        super().__init__(room)
        self.chooser: Final = chooser

    def choose(self, seat: int, seen: Any, legal: list[Any], dice: Dice, budget: Budget) -> Any:  # noqa: ANN401
        texts = [action.text for action in legal]
        chosen = self.chooser(seen, list(texts))
        if chosen not in texts:
            raise IllegalAction(str(chosen))
        return legal[texts.index(chosen)]


class Told(Level):
    """A level with a number of positions that it was told: it uses all of them, even where fewer are enough."""

    def of_use(self, room: AnyRoom) -> int:
        return self.budget.nodes


def seated(player: Player) -> Level:
    """Find a level by its name, maybe with a number of positions (`master:4000`), or make one of a function."""
    if not isinstance(player, str):
        return Level(partial(Own, player), Budget(0))
    name, _, positions = player.partition(":")
    return Told(level_of(name).kind, Budget(int(positions))) if positions.isdecimal() else level_of(player)


def name_of(player: Player) -> str:
    """Say what a player is called in reports."""
    return player if isinstance(player, str) else getattr(player, "__name__", type(player).__name__)


def check_travel(players: Iterable[Player], hands: Hands) -> None:
    """Refuse a function that another process could not find, where there are several; Ray takes all along."""
    for player in players:
        if isinstance(hands, Processes) and not isinstance(player, str) and not can_travel(player):
            raise BadOption(
                "cannot-travel",
                "“{bot}” cannot be sent to other processes; write it as a function of a file of its own and import "
                "it, or use workers=1.",
                bot=name_of(player),
            )


def can_travel(chooser: Chooser) -> bool:
    """Say whether another process finds this function again: by its name, in a module that it can import, too."""
    try:
        pickle.dumps(chooser)
    except (pickle.PicklingError, AttributeError, TypeError):
        return False
    typed_in = not Path(getattr(sys.modules["__main__"], "__file__", "")).is_file()
    return not (typed_in and getattr(chooser, "__module__", "") == "__main__")
