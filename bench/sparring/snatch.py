"""Sparring partners in Snatch It!: one grabs and one is careful; neither looks ahead or remembers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from frabjous.games.snatch_it.actions import (
    BAITS,
    CALLS,
    LETS_BE,
    LETS_GO,
    MUNCHES,
    SCARES,
    SNATCHES,
    STEALS,
    STEALS_BACK,
    TAKES,
    THROWS,
    Deed,
)
from frabjous.games.snatch_it.bunch import FITTING, size_of
from frabjous.games.snatch_it.cards import SWARM, SWARM_POINTS, colour_of
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.state import Position
from sparring.script import Script

KEEN: Final = {
    MUNCHES: 40.0,
    STEALS: 20.0,
    STEALS_BACK: 20.0,
    SNATCHES: 10.0,
    SCARES: 5.0,
    BAITS: 1.0,
    LETS_GO: 0.0,
    LETS_BE: 1.0,
    CALLS: 0.0,
}


class Grabber(Script[Position, Deed, Seen]):
    """Munches what it can, steals the biggest stack, snatches, and throws what hurts others most."""

    def likes(self, state: Position, seat: int, action: Deed) -> float:
        if action.verb == THROWS:
            return self.throw(state, seat, action.card)
        if action.verb == TAKES:
            return float(state.owners[action.stack] != seat) * 10 + size(state, action.stack)
        worth = KEEN[int(action.verb)]
        if action.verb in (MUNCHES, STEALS):
            worth += 3.0 * size(state, action.stack)
        return worth + (2.0 if action.below == SWARM else 0.0)

    def throw(self, state: Position, seat: int, card: int) -> float:
        """Say how much more the stork would take from others than from oneself."""
        worth = 0.0
        for stack, owner in enumerate(state.owners):
            if owner >= 0 and colour_of(state.tops[stack]) == colour_of(card):
                worth += size(state, stack) * (-1.0 if owner == seat else 1.0)
        return worth


class Careful(Grabber):
    """The same, but munches only three points or more, and calls every bait."""

    def likes(self, state: Position, seat: int, action: Deed) -> float:
        if action.verb == MUNCHES and size(state, action.stack) < 3:
            return 0.5
        return 2.0 if action.verb == CALLS else super().likes(state, seat, action)


class Hoarder(Grabber):
    """Lets its stacks grow, and munches five points or more, or when somebody could steal them."""

    def likes(self, state: Position, seat: int, action: Deed) -> float:
        if action.verb == MUNCHES and size(state, action.stack) < 5 and not self.fears(state, seat, action.stack):
            return 0.5
        return super().likes(state, seat, action)

    def fears(self, state: Position, seat: int, stack: int) -> bool:
        """Say whether others hold many cards."""
        return sum(state.held(other) for other in range(state.seats) if other != seat) > 3 * (state.seats - 1)


class Counter(Grabber):
    """Counts what nobody has shown yet: munches what many of those cards would fit, and covers what few would."""

    def likes(self, state: Position, seat: int, action: Deed) -> float:
        worth = super().likes(state, seat, action)
        if action.verb == MUNCHES:
            return worth + self.fitting(state, seat, state.tops[action.stack])
        if action.verb in (SNATCHES, STEALS, STEALS_BACK):
            return worth - 0.3 * self.fitting(state, seat, action.card)
        return worth

    def fitting(self, state: Position, seat: int, top: int) -> float:
        """Count the cards that may be in other hands and fit."""
        hidden = state.pile + sum(state.hands[other] for other in range(state.seats) if other != seat)
        return float(size_of(hidden & FITTING[top]))


def size(state: Position, stack: int) -> int:
    """Count the points of a stack."""
    return sum(SWARM_POINTS if card == SWARM else 1 for card in state.stacks[stack])


PARTNERS: Final[dict[str, Callable[..., Any]]] = {
    "grabber": Grabber,
    "careful": Careful,
    "hoarder": Hoarder,
    "counter": Counter,
}
