"""Snatch It!: the end of the last round, when only one of two players still has cards.

Nothing is hidden then but the order of the pile, from which nobody draws any more: stacks and bellies were filled
openly, and whoever has no card is not asked whether to steal back.
"""

from __future__ import annotations

from typing import Final

from frabjous.bots.levels import Level
from frabjous.core.chance import Dice
from frabjous.games.snatch_it import SNATCH_IT
from frabjous.games.snatch_it.actions import Deed
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.state import Position
from frabjous.games.snatch_it.terms import THIS_ROUND, TURN
from sparring.exactly import Exactly, best_of
from sparring.puzzle import Puzzle, choice

MOST_CARDS: Final = 3  # in the hand: with more there is too much to look at


class LastCards(Puzzle[Position, Deed, Seen]):
    name = "last cards"

    def posed(self, state: Position) -> Position | None:
        if state.last != THIS_ROUND or state.phase != TURN:
            return None
        seat = int(state.mover)
        is_alone = 0 < state.held(seat) <= MOST_CARDS and not state.has_cards(1 - seat)
        return state if is_alone and self.best(state) else None

    def is_solved(self, level: Level, state: Position, luck: int) -> bool:
        return choice(SNATCH_IT, level, state, int(state.mover), Dice(luck)).text in self.best(state)

    def best(self, state: Position) -> set[str]:
        return best_of(Exactly(SNATCH_IT.game, int(state.mover)).choices(state))


PUZZLES: Final = (LastCards(),)
