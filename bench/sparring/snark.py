"""Sparring partners in Snark!: they hire the cheapest, keep Marks, and hunt as soon as the odds are good enough."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from frabjous.games.snark.actions import EXCHANGE, HIRE, HUNT, LICENCE, Deed
from frabjous.games.snark.cards import BELLMAN, COSTS, is_mark
from frabjous.games.snark.observation import Seen
from frabjous.games.snark.odds import odds
from frabjous.games.snark.state import Position
from sparring.script import Script


class Hasty(Script[Position, Deed, Seen]):
    """Hunts when it catches the Snark one time in three."""

    least = 1 / 3

    def likes(self, state: Position, seat: int, action: Deed) -> float:
        party = tuple(one for one in range(BELLMAN + 1) if state.holders[one] == seat)
        if action.verb == HUNT:
            marks = action.what.bit_count()
            return 100.0 + marks if odds(party, marks) >= self.least else -100.0
        if action.verb == HIRE:
            return 50.0 - len(COSTS[action.what]) if len(party) < 2 else -50.0
        if action.verb == LICENCE:
            return 20.0 if len(party) == 1 and state.warrants[seat] > 2 else -50.0
        return (
            -self.needs(state, seat, action.what) if action.verb == EXCHANGE else 0.0 - self.gives(state, seat, action)
        )

    def needs(self, state: Position, seat: int, card: int) -> float:
        """Say how much a card in the hand is needed: a Mark it has once most, then kit for two."""
        if is_mark(card):
            return 3.0 if state.hands[seat][card] == 1 else 0.5
        return 1.0 if state.hands[seat][card] == 1 else 0.8

    def gives(self, state: Position, seat: int, action: Deed) -> float:
        return sum(self.needs(state, seat, card) for card in (action.what, action.other) if card >= 0)


class Patient(Hasty):
    """Waits until it catches the Snark three times in four."""

    least = 3 / 4


class Steady(Hasty):
    """Hunts when it is as likely as not to catch the Snark."""

    least = 1 / 2


PARTNERS: Final[dict[str, Callable[..., Any]]] = {"hasty": Hasty, "steady": Steady, "patient": Patient}
