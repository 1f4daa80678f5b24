"""Snark!: the last chance to hunt.

A position out of a game is brought to its last moment: whoever has to choose has no Warrant left (they are in the
pool), and the card that ends this turn is the last of the stock and brings provisions. Whoever does not hunt now
retires, and has lost; a hunt may catch the Snark, and if it fails the count begins anew.
"""

from __future__ import annotations

from typing import Final

from frabjous.bots.levels import Level
from frabjous.core.chance import Dice
from frabjous.core.lists import changed, replaced
from frabjous.games.snark import SNARK
from frabjous.games.snark.actions import HUNT, Deed
from frabjous.games.snark.cards import KINDS
from frabjous.games.snark.observation import Seen
from frabjous.games.snark.rounds import patience
from frabjous.games.snark.state import Position
from frabjous.games.snark.terms import TURN
from sparring.puzzle import Puzzle, choice


def at_the_last_moment(state: Position) -> Position:
    """Leave the mover without a Warrant and the stock with one card, and let the count be full with it."""
    seat, last = int(state.mover), state.copy()
    last.pool += state.warrants[seat]
    last.warrants = replaced(state.warrants, seat, 0)
    card = next(kind for kind in range(KINDS) if state.stock[kind])
    last.stock = changed([0] * KINDS, card, 1)
    last.discards = [state.discards[kind] + state.stock[kind] - last.stock[kind] for kind in range(KINDS)]
    last.reshuffles = patience(state) - 1
    return last


class LastHunts(Puzzle[Position, Deed, Seen]):
    name = "last hunts"

    def posed(self, state: Position) -> Position | None:
        seat = int(state.mover)
        if state.phase != TURN or not state.warrants[1 - seat]:
            return None
        legal = SNARK.game.legal(state, seat)
        return at_the_last_moment(state) if any(deed.verb == HUNT for deed in legal) else None

    def is_solved(self, level: Level, state: Position, luck: int) -> bool:
        return choice(SNARK, level, state, int(state.mover), Dice(luck)).verb == HUNT


PUZZLES: Final = (LastHunts(),)
