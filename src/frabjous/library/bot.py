"""Bots for live games."""

from __future__ import annotations

import secrets

from frabjous.core.chance import Dice
from frabjous.core.notation import text_of
from frabjous.lab.players import Player, seated
from frabjous.library.game import LiveGame


def bot(level: Player = "greedy", *, seed: int | None = None) -> LibraryBot:
    """Get a bot by its level, or one of your own; the same seed gives the same choices.

    A bot of your own is a function: from all that its seat sees, and a list of what it may do, to one of these.

    >>> frabjous.bot("greedy", seed=1).choose(frabjous.new("splut", seed=1))
    'D e2-e3'
    >>> frabjous.bot(lambda seen, legal: legal[-1]).choose(frabjous.new("splut", seed=1))
    'T f2-f3'
    """
    return LibraryBot(level, seed)


class LibraryBot:
    """A bot for live games. Of a game it is given only what its seat sees, like a person."""

    def __init__(self, level: Player, seed: int | None) -> None:
        self.level = seated(level)
        self.dice = Dice(secrets.randbits(62) if seed is None else seed)

    def choose(self, game: LiveGame, seat: int | None = None) -> str:
        """Choose an action, in notation, for the seat to act or the one named."""
        at, rules = game.acting(seat), game.room.game
        seen, legal = game.observation(at), [rules.read(text) for text in game.legal(at)]
        return text_of(self.level.bot(game.room).choose(at, seen, legal, self.dice, self.level.budget_in(game.room)))
