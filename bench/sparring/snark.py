"""Sparring partners in Snark!: they hire the cheapest, keep Marks, and hunt as soon as the odds are good enough."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from frabjous.games.snark.actions import EXCHANGE, HIRE, HUNT, LICENCE, Deed
from frabjous.games.snark.cards import BELL, BELLMAN, COSTS, MAP, is_mark
from frabjous.games.snark.observation import Seen
from frabjous.games.snark.odds import odds
from frabjous.games.snark.state import Position
from sparring.script import Script

THREE: Final = 3  # Marks


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


class Licensed(Hasty):
    """Wants the licence before all else, then a man, and hunts with four Marks; keeps Bells and Maps until then."""

    least = 0.45

    def likes(self, state: Position, seat: int, action: Deed) -> float:
        if action.verb == LICENCE:
            return 60.0
        return super().likes(state, seat, action)

    def needs(self, state: Position, seat: int, card: int) -> float:
        seeks = card in (BELL, MAP) and state.holders[BELLMAN] != seat and state.hands[seat][card] == 1
        return 4.0 if seeks else super().needs(state, seat, card)


class Marksman(Hasty):
    """Hunts with whomever it has as soon as it has three Marks."""

    def likes(self, state: Position, seat: int, action: Deed) -> float:
        if action.verb == HUNT:
            return 100.0 if action.what.bit_count() >= THREE else -100.0
        return super().likes(state, seat, action)


class Hermit(Hasty):
    """Never hunts with less than all five Marks, and lets the others pay."""

    least = 0.9


PARTNERS: Final[dict[str, Callable[..., Any]]] = {
    "hasty": Hasty,
    "steady": Steady,
    "patient": Patient,
    "licensed": Licensed,
    "marksman": Marksman,
    "hermit": Hermit,
}
