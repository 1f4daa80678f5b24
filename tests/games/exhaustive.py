"""Thinkers before small positions that are solved by looking at everything (bench/sparring/exactly.py)."""

from __future__ import annotations

from typing import Final

from frabjous.bots.levels import LEVELS
from frabjous.bots.search import Search
from frabjous.bots.thinker import Budget
from frabjous.core.chance import Dice
from frabjous.core.contract import A, O, S
from frabjous.games.room import Room

THINKERS: Final = ("skilled", "expert", "master")
SEEDS: Final = 4
MOST: Final = 4000  # positions: so small positions need no more


def chosen_by(room: Room[S, A, O], level: str, state: S, seat: int, seeds: int = SEEDS) -> list[str]:
    """Let a bot with the budget of a level, or a part of it, but who overlooks nothing, choose with other dice."""
    game, bot, budget = room.game, Search(room), Budget(min(MOST, LEVELS[level].budget.nodes))
    seen, legal = game.observe(state, seat), game.legal(state, seat)
    return [bot.choose(seat, seen, legal, Dice(seed), budget).text for seed in range(seeds)]
