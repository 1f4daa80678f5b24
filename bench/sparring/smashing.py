"""Sparring partners in Snit Smashing: each runs in one way and smashes in one way, without looking ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from frabjous.games.clan import SPEEDS
from frabjous.games.snit_smashing.actions import DIVE, HIDE, MOVE, NOTHING, REST, RUN, SMASH, STAY, Deed
from frabjous.games.snit_smashing.beach import (
    COVERS,
    HEXES,
    INLAND,
    SEAWARD,
    STEPS_HOME,
    STEPS_TO_BODY,
    TRIPLES,
    UNDER,
    column_of,
    is_sea,
)
from frabjous.games.snit_smashing.observation import Seen
from frabjous.games.snit_smashing.state import Position
from frabjous.games.snit_smashing.terms import LAST_BOUND, SAFE, runs_inland
from sparring.script import Script


class Runner(Script[Position, Deed, Seen]):
    """Runs as far as it can, the fastest first, and smashes where most Snits of others can get farthest."""

    def likes(self, state: Position, seat: int, action: Deed) -> float:
        if action.verb == SMASH:
            return self.smash(state, seat, TRIPLES[action.what])
        if action.verb in (MOVE, NOTHING, REST):
            return -99.0
        return self.run(state, seat, action)

    def smash(self, state: Position, seat: int, triple: tuple[int, int, int]) -> float:
        return sum(self.prey(state, seat, at) for at in triple if not is_sea(at) and not is_covered(state, at))

    def prey(self, state: Position, seat: int, at: int) -> float:
        """Count the Snits of others for which this hex is as good as any that they can reach."""
        found = 0.0
        for clan, places in enumerate(state.where):
            for snit, place in enumerate(places):
                if clan != seat and place <= UNDER:
                    reach = reachable(state, place, SPEEDS[snit])
                    if at in reach:
                        best = min(steps(state, one) for one in reach)
                        found += 0.5 ** (steps(state, at) - best) / len(reach) ** 0.5
        return found

    def run(self, state: Position, seat: int, action: Deed) -> float:
        left = steps(state, place_after(state, seat, action))
        return SPEEDS[action.what] - 3.0 * left


class Lurker(Runner):
    """Stays under the Snandergrab until few are left; smashes before the goal."""

    def run(self, state: Position, seat: int, action: Deed) -> float:
        waits = not runs_inland(state.run) and state.bound <= 2 and state.where[seat][action.what] == UNDER
        if waits:
            return 1.0 if action.verb == STAY else 0.0
        return super().run(state, seat, action)

    def prey(self, state: Position, seat: int, at: int) -> float:
        others = sum(
            steps(state, place) <= SPEEDS[snit] + 4
            for clan, places in enumerate(state.where)
            for snit, place in enumerate(places)
            if clan != seat and place <= UNDER
        )
        return others * 0.7 ** steps(state, at) + 0.1 * super().prey(state, seat, at)


class Dodger(Runner):
    """Gets as near as it must to be home in time, and rather beside rivals or at the edge; smashes crowds."""

    def run(self, state: Position, seat: int, action: Deed) -> float:
        place = place_after(state, seat, action)
        speed, left = SPEEDS[action.what], steps(state, place)
        bounds = -(-left // speed)
        if bounds > LAST_BOUND - state.bound:
            return -9.0
        return -4.0 * bounds - (0.0 if place >= HEXES else 1.5 * self.seen_from(state, seat, place))

    def seen_from(self, state: Position, seat: int, at: int) -> float:
        """Say how much others would like to smash here: they prefer hexes far ahead."""
        return 0.85 ** steps(state, at)

    def prey(self, state: Position, seat: int, at: int) -> float:
        return sum(
            1.0 / (3 + len(reach))
            for clan, places in enumerate(state.where)
            for snit, place in enumerate(places)
            if clan != seat and place <= UNDER and at in (reach := reachable(state, place, SPEEDS[snit]))
        )


class Pusher(Runner):
    """Pushes the Snandergrab to its own Snits' rivals' disadvantage now and then: away from whoever is nearest."""

    def likes(self, state: Position, seat: int, action: Deed) -> float:
        if action.verb == MOVE and state.bound % 2 == 0:
            mine, others = 0.0, 0.0
            for clan, places in enumerate(state.where):
                for place in places:
                    if place < HEXES:
                        near = 0.8 ** STEPS_TO_BODY[action.where][place]
                        mine, others = (mine + near, others) if clan == seat else (mine, others + near)
            return 1.0 + mine - others
        return super().likes(state, seat, action)


class Stomper(Runner):
    """Runs as the runner does; smashes where Snits of others stand now, the nearest to their goal first."""

    def prey(self, state: Position, seat: int, at: int) -> float:
        return sum(
            1.0 / (1 + steps(state, place))
            for clan, places in enumerate(state.where)
            if clan != seat
            for place in places
            if place == at
        )


class Gambler(Runner):
    """Runs to any hex that is nearly as far as it can get; smashes any hex where three or more could be."""

    def run(self, state: Position, seat: int, action: Deed) -> float:
        left = steps(state, place_after(state, seat, action))
        bounds = -(-left // SPEEDS[action.what])
        return SPEEDS[action.what] - 9.0 * bounds

    def smash(self, state: Position, seat: int, triple: tuple[int, int, int]) -> float:
        return float(int(2.0 * super().smash(state, seat, triple)))


class Edger(Runner):
    """Runs along the edges, where fewer smashes fall; smashes where Snits may be that are one bound from their goal."""

    def run(self, state: Position, seat: int, action: Deed) -> float:
        place = place_after(state, seat, action)
        middle = 0.0 if place >= HEXES else 3.0 - abs(column_of(place) - 3)
        return SPEEDS[action.what] - 3.0 * steps(state, place) - 2.0 * middle

    def prey(self, state: Position, seat: int, at: int) -> float:
        return sum(
            (2.0 if steps(state, at) <= SPEEDS[snit] else 1.0) / len(reach)
            for clan, places in enumerate(state.where)
            for snit, place in enumerate(places)
            if clan != seat and place <= UNDER and at in (reach := nearer(state, place, SPEEDS[snit]))
        )


class Sprinter(Runner):
    """Always ends where it needs the fewest bounds, at any such hex; smashes where most Snits will that do the same."""

    def run(self, state: Position, seat: int, action: Deed) -> float:
        left = steps(state, place_after(state, seat, action))
        return -9.0 * -(-left // SPEEDS[action.what])

    def prey(self, state: Position, seat: int, at: int) -> float:
        found = 0.0
        for clan, places in enumerate(state.where):
            for snit, place in enumerate(places):
                if clan != seat and place <= UNDER:
                    speed = SPEEDS[snit]
                    reach = reachable(state, place, speed)
                    fewest = min((-(-steps(state, one) // speed) for one in reach), default=0)
                    good = [one for one in reach if -(-steps(state, one) // speed) == fewest]
                    found += 1.0 / len(good) if at in good else 0.0
        return found


class Miser(Runner):
    """Brings home only two Snits more than any rival can, and lets the rest sit where nobody smashes them."""

    def run(self, state: Position, seat: int, action: Deed) -> float:
        if not runs_inland(state.run) and state.where[seat][action.what] == UNDER:
            on_the_way = sum(place != UNDER and place <= SAFE for place in state.where[seat])
            most = max(state.living(clan) for clan in range(state.seats) if clan != seat)
            if on_the_way > most + 1:
                return 1.0 if action.verb == STAY else 0.0
        return super().run(state, seat, action)


def nearer(state: Position, place: int, speed: int) -> list[int]:
    """List where a Snit can get that is nearer to its goal than where it is."""
    return [one for one in reachable(state, place, speed) if steps(state, one) < steps(state, place)]


def place_after(state: Position, seat: int, action: Deed) -> int:
    if action.verb == RUN:
        return action.where
    if action.verb == HIDE:
        return UNDER
    return SAFE if action.verb == DIVE else state.where[seat][action.what]


def steps(state: Position, place: int) -> int:
    """Count the steps to the goal of this run."""
    if place >= SAFE:
        return 0
    return STEPS_TO_BODY[state.snandergrab][place] if runs_inland(state.run) else STEPS_HOME[place]


def reachable(state: Position, place: int, speed: int) -> list[int]:
    if runs_inland(state.run):
        return list(INLAND[place][speed])
    return [] if STEPS_HOME[place] <= speed else list(SEAWARD[place][speed])


def is_covered(state: Position, at: int) -> bool:
    return runs_inland(state.run) and COVERS[state.snandergrab][at]


PARTNERS: Final[dict[str, Callable[..., Any]]] = {
    "runner": Runner,
    "lurker": Lurker,
    "dodger": Dodger,
    "pusher": Pusher,
    "stomper": Stomper,
    "gambler": Gambler,
    "edger": Edger,
    "sprinter": Sprinter,
    "miser": Miser,
}
