"""A table for five small, wicked games, and their rules as a library.

>>> import frabjous
>>> game = frabjous.new("splut", seats=2, seed=7)
>>> while not game.over:
...     game.play(frabjous.bot("greedy", seed=game.length).choose(game))
>>> sum(game.outcome.scores)
1.0

`import frabjous` alone loads nothing: each name is fetched from `frabjous.library` when it is first used.
"""

from __future__ import annotations

TYPE_CHECKING = False  # type checkers know the name; importing typing would cost more than all the rest here

if TYPE_CHECKING:
    from frabjous.library import LibraryBot, LiveGame, bot, load, new, room

__all__ = ["LibraryBot", "LiveGame", "bot", "load", "new", "room"]


def __getattr__(name: str) -> object:
    """Fetch a name of the library when it is first used."""
    if name not in __all__:
        raise AttributeError(f"module “frabjous” has no attribute “{name}”")
    from frabjous import library  # noqa: PLC0415 - so that `import frabjous` stays light

    return getattr(library, name)


def __dir__() -> list[str]:
    return __all__
