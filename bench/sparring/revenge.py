"""Sparring partners in Snits' Revenge: Snit players joined with Bolotomi, none of which looks ahead."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final

from frabjous.games.snits_revenge import body
from frabjous.games.snits_revenge.actions import (
    ATTACK,
    CHOMP,
    COMPOSE,
    END,
    GO,
    GUARD,
    JOIN,
    KICK,
    LEAVE_OUT,
    TAKE,
    TRANSFORM,
    TRAVEL,
    Deed,
)
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.odds import dash_odds
from frabjous.games.snits_revenge.state import Position
from frabjous.games.snits_revenge.steps import SNIT_STEPS, THINGIE_STEPS
from frabjous.games.snits_revenge.terms import MAKUM, RUNNUNGITM, SNORG
from sparring.script import Script

ENTRANCES: Final = (body.ANTEPHELLUM, body.GLUT)
LIKELY_DASH: Final = 7  # the Speed that gets through two dice more often than not


class Climber(Script[Position, Deed, Seen]):
    """Walks to the nearest Snorg and kicks it. As the Bolotomus it runs to the nearest Snit and bites."""

    def likes(self, state: Position, seat: int, action: Deed) -> float:
        if action.verb in (TRAVEL, COMPOSE, TRANSFORM, CHOMP, GUARD):
            return self.as_bolotomus(state, action)
        return self.as_snits(state, seat, action)

    # Snits

    def as_snits(self, state: Position, seat: int, action: Deed) -> float:
        if action.verb in (LEAVE_OUT, TAKE):
            good = state.variant.hammers[action.what] or state.variant.lightnings[action.what]
            return float(good == (action.verb == TAKE))
        if action.verb == END:
            return 0.0
        if action.verb == KICK:
            return self.kick(state, action)
        if action.verb in (JOIN, ATTACK):
            return self.pack(state, action)
        return self.walk(state, seat, action) if action.verb == GO else 1.0

    def kick(self, state: Position, action: Deed) -> float:
        return 3.0 if action.aim == SNORG else 1.0 if action.aim == MAKUM else -1.0

    def pack(self, state: Position, action: Deed) -> float:
        return 5.0 if action.verb == ATTACK else -1.0

    def walk(self, state: Position, seat: int, action: Deed) -> float:
        place = state.places[21 * seat + action.what]
        if action.where == body.OUTSIDE or (
            place == body.OUTSIDE and action.where == body.FLEOTIS and is_guarded(state)
        ):
            return -1.0
        return self.distance(state, place) - self.distance(state, action.where)

    def distance(self, state: Position, place: int) -> float:
        """Count the steps to the nearest Snorg that has not Snits enough around it."""
        return min(
            (
                SNIT_STEPS[place][organ] + 0.4 * crowd(state, organ)
                for organ in range(body.ORGANS)
                if kickable(state, organ)
            ),
            default=0.0,
        )

    # The Bolotomus

    def as_bolotomus(self, state: Position, action: Deed) -> float:
        if action.verb == GUARD:
            return float(action.where == body.LAPOTUM)
        if action.verb == COMPOSE:
            return float(action.what.bit_count())
        if action.verb == TRANSFORM:
            return 2.0
        if action.verb == CHOMP:
            return 20.0 - state.speed(action.aim) - 3.0 * state.is_hammer(action.aim)
        if action.what == RUNNUNGITM:
            return self.prey(state, action.where) - self.prey(state, action.aim)
        return self.use(state, action.where) - self.use(state, action.aim)

    def prey(self, state: Position, organ: int) -> float:
        """Say how far the nearest Snits are that have not Runnungitms enough around them."""
        return min(
            (
                THINGIE_STEPS[organ][at] + 0.4 * max(0, int(state.runnungitms[at]) - crowd(state, at))
                for at in range(body.ORGANS)
                if crowd(state, at)
            ),
            default=min(THINGIE_STEPS[organ][at] for at in ENTRANCES),
        )

    def use(self, state: Position, organ: int) -> float:
        """Say how far a Makum is from where it is needed: an organ to repair or the Lapotum."""
        repairs = [
            THINGIE_STEPS[organ][at] for at in range(body.ORGANS) if not state.works(at) and not state.makums[at]
        ]
        return min([*repairs, THINGIE_STEPS[organ][body.LAPOTUM]])


class Gang(Climber):
    """Heeds no crowd, joins packs and kills Runnungitms. As the Bolotomus it mends first."""

    def pack(self, state: Position, action: Deed) -> float:
        return 5.0 if action.verb == ATTACK and len(state.pack) > 2 else 4.0 if action.verb == JOIN else 1.0

    def distance(self, state: Position, place: int) -> float:
        return min((SNIT_STEPS[place][organ] for organ in range(body.ORGANS) if kickable(state, organ)), default=0.0)

    def use(self, state: Position, organ: int) -> float:
        repairs = [THINGIE_STEPS[organ][at] for at in range(body.ORGANS) if not state.works(at)]
        return min(repairs, default=THINGIE_STEPS[organ][body.LAPOTUM])


class Sneak(Climber):
    """Keeps away from Runnungitms. As the Bolotomus it waits at the doors until there are many."""

    def walk(self, state: Position, seat: int, action: Deed) -> float:
        place = state.places[21 * seat + action.what]
        near = (
            sum(int(state.runnungitms[at]) * 0.6 ** THINGIE_STEPS[at][action.where] for at in range(body.ORGANS))
            if action.where < body.ORGANS
            else 0.0
        )
        here = (
            sum(int(state.runnungitms[at]) * 0.6 ** THINGIE_STEPS[at][place] for at in range(body.ORGANS))
            if place < body.ORGANS
            else 0.0
        )
        return super().walk(state, seat, action) + 0.5 * (here - near)

    def prey(self, state: Position, organ: int) -> float:
        doors = min(THINGIE_STEPS[organ][at] + 0.3 * int(state.runnungitms[at]) for at in ENTRANCES)
        return doors if sum(state.runnungitms) < 6 and not crowd(state, organ) else super().prey(state, organ)

    def use(self, state: Position, organ: int) -> float:
        return THINGIE_STEPS[organ][body.LAPOTUM] if sum(state.runnungitms) < 6 else super().use(state, organ)


class Saboteur(Climber):
    """Goes for the Compositors first, and dashes if it will likely get in. As the Bolotomus it makes teeth first."""

    def walk(self, state: Position, seat: int, action: Deed) -> float:
        snit = 21 * seat + action.what
        if state.places[snit] == body.OUTSIDE and action.where == body.FLEOTIS:
            return 1.0 if state.speed(snit) >= LIKELY_DASH or not is_guarded(state) else -1.0
        return super().walk(state, seat, action)

    def distance(self, state: Position, place: int) -> float:
        makers = [SNIT_STEPS[place][organ] for organ in body.COMPOSITORS if state.works(organ)]
        return 0.7 * min(makers, default=9) + 0.3 * super().distance(state, place)

    def use(self, state: Position, organ: int) -> float:
        nearly_dead = state.organs_lost() >= state.variant.needed - 3
        return super().use(state, organ) if nearly_dead else THINGIE_STEPS[organ][body.LAPOTUM]


class Flood(Climber):
    """One Snit an organ, as deep as it gets, and never a kick at anything but Snorgs. As the Bolotomus it guards what
    works and stays near the Compositors.
    """

    def kick(self, state: Position, action: Deed) -> float:
        return 3.0 if action.aim == SNORG else -1.0

    def distance(self, state: Position, place: int) -> float:
        return min(
            (
                SNIT_STEPS[place][organ] + 2.0 * (crowd(state, organ) > 0) + 0.5 * int(state.runnungitms[organ])
                for organ in range(body.ORGANS)
                if kickable(state, organ)
            ),
            default=0.0,
        )

    def prey(self, state: Position, organ: int) -> float:
        home = min(THINGIE_STEPS[organ][at] for at in body.COMPOSITORS)
        return super().prey(state, organ) + 0.3 * home


class Raider(Climber):
    """Spreads out, likes Compositors, shuns Runnungitms and dashes only at good odds. As the Bolotomus it chases
    whoever can kick a Snorg, and mends when the end is near.
    """

    def walk(self, state: Position, seat: int, action: Deed) -> float:
        snit = 21 * seat + action.what
        if state.places[snit] == body.OUTSIDE and action.where == body.FLEOTIS:
            return 1.0 if dash_odds(state.speed(snit), state.snorgs) > Fraction(11, 20) else -1.0
        return super().walk(state, seat, action)

    def distance(self, state: Position, place: int) -> float:
        return min(
            (
                SNIT_STEPS[place][organ]
                + 0.5 * crowd(state, organ)
                + 0.4 * int(state.runnungitms[organ])
                - 0.5 * (organ in body.COMPOSITORS)
                for organ in range(body.ORGANS)
                if kickable(state, organ)
            ),
            default=0.0,
        )

    def prey(self, state: Position, organ: int) -> float:
        return min(
            (
                THINGIE_STEPS[organ][at]
                + 0.5 * max(0, int(state.runnungitms[at]) - crowd(state, at))
                - 0.5 * state.works(at)
                for at in range(body.ORGANS)
                if crowd(state, at)
            ),
            default=min(THINGIE_STEPS[organ][at] for at in ENTRANCES),
        )

    def use(self, state: Position, organ: int) -> float:
        nearly_dead = state.organs_lost() >= state.variant.needed - 3
        repairs = [THINGIE_STEPS[organ][at] - 2.0 for at in range(body.ORGANS) if nearly_dead and not state.works(at)]
        return min([*repairs, float(THINGIE_STEPS[organ][body.LAPOTUM])])


def crowd(state: Position, organ: int) -> int:
    """Count the Snits in an organ."""
    return sum(int(state.places[snit] == organ) for army in state.armies for snit in army)


def kickable(state: Position, organ: int) -> bool:
    return organ != body.LAPOTUM and state.works(organ)


def is_guarded(state: Position) -> bool:
    """Say whether the way in through the Fleotis needs luck."""
    return state.works(body.EYE) and state.works(body.PROLOBOSINATOR)


PARTNERS: Final[dict[str, Callable[..., Any]]] = {
    "climber": Climber,
    "gang": Gang,
    "sneak": Sneak,
    "saboteur": Saboteur,
    "flood": Flood,
    "raider": Raider,
}
