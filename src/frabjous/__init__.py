"""A table for five small, wicked games, and their rules as a library.

>>> import frabjous
>>> game = frabjous.new("splut", seats=2, seed=7)
>>> bot = frabjous.bot("greedy", seed=7)
>>> while not game.over:
...     game.play(bot.choose(game))
>>> sum(game.outcome.scores)
1.0

`import frabjous` alone loads nothing: each name is fetched from its module when it is first used.
"""

from __future__ import annotations

TYPE_CHECKING = False  # type checkers know the name; importing typing would cost more than all the rest here

if TYPE_CHECKING:
    from frabjous.core.chance import Dice
    from frabjous.core.contract import CHANCE, ONLOOKER, Outcome
    from frabjous.core.errors import (
        BadNotation,
        BadOption,
        BadRecord,
        BadRecordFile,
        GameError,
        GameIsOver,
        IllegalAction,
        NotYourTurn,
    )
    from frabjous.core.written import BadPosition
    from frabjous.games import games
    from frabjous.lab.ranking import Ranking
    from frabjous.lab.report import Report
    from frabjous.library.bot import LibraryBot, bot
    from frabjous.library.game import LiveGame, Move
    from frabjous.library.many import arena, simulate
    from frabjous.library.opening import levels, load, new, room

__all__ = [  # noqa: RUF022 - in the order in which docs/library.md explains them
    "games",
    "levels",
    "new",
    "load",
    "room",
    "bot",
    "simulate",
    "arena",
    "LiveGame",
    "Move",
    "LibraryBot",
    "Report",
    "Ranking",
    "Outcome",
    "Dice",
    "CHANCE",
    "ONLOOKER",
    "GameError",
    "BadNotation",
    "NotYourTurn",
    "IllegalAction",
    "GameIsOver",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadRecordFile",
]

HOMES = {
    "frabjous.games": ("games",),
    "frabjous.library.opening": ("levels", "new", "load", "room"),
    "frabjous.library.bot": ("bot", "LibraryBot"),
    "frabjous.library.game": ("LiveGame", "Move"),
    "frabjous.library.many": ("simulate", "arena"),
    "frabjous.lab.report": ("Report",),
    "frabjous.lab.ranking": ("Ranking",),
    "frabjous.core.contract": ("CHANCE", "ONLOOKER", "Outcome"),
    "frabjous.core.chance": ("Dice",),
    "frabjous.core.written": ("BadPosition",),
    "frabjous.core.errors": tuple(__all__),  # all others
}


def __getattr__(name: str) -> object:
    """Fetch a name of the library when it is first used."""
    if name not in __all__:
        raise AttributeError(f"module “frabjous” has no attribute “{name}”")
    from importlib import import_module  # noqa: PLC0415 - so that `import frabjous` stays light

    home = next(module for module, names in HOMES.items() if name in names)
    return getattr(import_module(home), name)


def __dir__() -> list[str]:
    return __all__
