"""Whole bounds: what the own clan does about what everybody is expected to do.

Orders are weighed against the forecast, and all moves of a clan are planned together.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.core.chance import Dice
from frabjous.core.mind import Enough, Mind
from frabjous.games.clan import SPEEDS
from frabjous.games.snit_smashing.actions import DIVE, HIDE, MOVE, REST, RUN, SMASH, Deed
from frabjous.games.snit_smashing.beach import (
    BODIES,
    COVERS,
    HEXES,
    UNDER,
    is_sea,
)
from frabjous.games.snit_smashing.bot import NO_HEXES, SMASHED, judge
from frabjous.games.snit_smashing.forecast import STRAGGLER, SURVIVES, Forecast, worth_at
from frabjous.games.snit_smashing.state import Position
from frabjous.games.snit_smashing.terms import LAST_BOUND, MOVING, SAFE, SPOTS

PACE: Final = 1  # a Snit that answers counts as a position
WHIM: Final = 0.001  # differences that are a matter of taste
MOST_ROUNDS: Final = 24  # of answers, when Snits move
ROUNDS_OF_ORDERS: Final = 1  # orders are aimed at where Snits run that fear nothing: most do, whoever leads them
SIMPLE: Final = 0.5  # how likely a rival aims like that, too, and does not think that it is expected
NEVER_SURE: Final = 0.95  # so much of an expected danger is feared at most: a Snit with one way home still runs
SNIT: Final = 0.04  # what a living Snit is worth, as a share of the victory …
TROPHY_TOO: Final = 0.10  # … and one of a rival's that is smashed: it is a trophy as well


class BoundMind(Mind[Position, Deed]):
    """Plays Snit Smashing by whole bounds."""

    def __init__(self) -> None:
        super().__init__(pace=PACE, whim=WHIM)

    def weigh(
        self, state: Position, seat: int, actions: list[Deed], leanings: list[float], enough: Enough, dice: Dice
    ) -> list[float]:
        forecast = Forecast(state)
        rounds = MOST_ROUNDS if state.phase == MOVING else ROUNDS_OF_ORDERS
        looked = 0
        while forecast.rounds < rounds:
            forecast.answer()
            looked += len(forecast.runners) + state.seats
            if enough(looked):
                break
        hope = judge(state)[seat]
        if state.phase == MOVING:
            return [hope + SNIT * one for one in weighed_moves(state, seat, actions, leanings, forecast)]
        return [hope + one for one in weighed_orders(state, seat, actions, forecast)]

    def hope(self, state: Position, seat: int, enough: Enough, dice: Dice) -> float:
        return judge(state)[seat]


# Orders


def weighed_orders(state: Position, seat: int, orders: list[Deed], forecast: Forecast) -> list[float]:
    """Say what each order would bring."""
    hits = forecast.hits(seat)
    worths: list[float] = []
    for order in orders:
        if order.verb == SMASH:
            worths.append(TROPHY_TOO * hits[order.what])
        elif order.verb == MOVE:
            worths.append(SNIT * denied(state, seat, order.where, forecast))
        else:
            worths.append(0.0)
    return worths


def denied(state: Position, seat: int, centre: int, forecast: Forecast) -> float:
    """Say how many Snits of others lose their shelter, less those that find a new one, and the own that lose it."""
    after = int(LAST_BOUND - state.bound)
    later = 1.0 - min(1.0, 6.0 * after / forecast.crowd) * SURVIVES if after else 1.0 - STRAGGLER
    worth = 0.0
    for clan, there in enumerate(forecast.there):
        sign = -1.0 if clan == seat else 1.0
        for at in BODIES[state.snandergrab]:
            worth += sign * min(1.0, there[at]) * later
        if clan != seat:
            for at in BODIES[centre]:
                worth -= min(1.0, there[at])
    return worth


# Moves


def weighed_moves(
    state: Position, seat: int, moves: list[Deed], leanings: list[float], forecast: Forecast
) -> list[float]:
    """Say by how much each move falls behind the plan; of the plan's moves what is contested comes first."""
    plan = Plan(state, seat, moves, leanings, forecast)
    plan.assign()
    worths: list[float] = []
    for at, deed in enumerate(moves):
        worths.append(plan.rest() if deed.verb == REST else plan.behind(at, deed))
    return worths


class Plan:
    """Where all Snits of a clan that have not moved shall end."""

    def __init__(
        self, state: Position, seat: int, moves: list[Deed], leanings: list[float], forecast: Forecast
    ) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.moves: Final = moves
        self.forecast: Final = forecast
        order = state.orders[seat] if state.peek else None
        self.pushes: Final = order is not None and order.verb == MOVE
        self.centre: Final = order.where if order is not None and order.verb == MOVE else state.snandergrab
        self.own_smash: Final = SMASHED[order.what] if order is not None and order.verb == SMASH else NO_HEXES
        self.danger: Final = forecast.danger_to(seat, SIMPLE)
        self.worths: Final = vec[float]([self.worth(deed) for deed in moves])
        self.liked: Final = vec[float]([self.worths[at] + leaning / SNIT for at, leaning in enumerate(leanings)])
        self.snits: Final = sorted({deed.what for deed in moves if deed.verb != REST})
        self.chosen: Final[dict[int, int]] = {}  # by Snit: the number of its move
        self.urgent: Final[dict[int, float]] = {}  # by Snit: what is lost if somebody else takes its hex

    def place_after(self, deed: Deed) -> int:
        if deed.verb == RUN:
            return deed.where
        if deed.verb == HIDE:
            return UNDER
        return SAFE if deed.verb == DIVE else self.state.where[self.seat][deed.what]

    def worth(self, deed: Deed) -> float:
        """Say what a Snit is worth after a move, danger included."""
        if deed.verb == REST:
            return 0.0
        place = self.place_after(deed)
        if place < HEXES and is_sea(place):
            return STRAGGLER
        worth = worth_at(self.state, self.centre, self.pushes, place, SPEEDS[deed.what], self.forecast.crowd)
        if place >= HEXES or (self.forecast.inland and not self.pushes and COVERS[self.centre][place]):
            return worth
        return 0.0 if self.own_smash[place] else worth * (1.0 - NEVER_SURE * self.danger[place])

    def assign(self) -> None:
        """Give every Snit a place of its own; whoever would lose most by another goes first."""
        taken: i64 = 0
        left = self.snits.copy()
        while left:
            most, chosen, at_best = -1.0, left[0], 0
            for snit in left:
                best, second, at = self.best_two(snit, taken)
                if best - second > most:
                    most, chosen, at_best = best - second, snit, at
            place = self.place_after(self.moves[at_best])
            self.chosen[chosen] = at_best
            self.urgent[chosen] = most * self.contested(place)
            taken |= SPOTS[place]
            left.remove(chosen)

    def best_two(self, snit: int, taken: i64) -> tuple[float, float, int]:
        """Give the worths of a Snit's best two moves to places that no other is to have, and the number of the best."""
        best, second, number = -1.0, -1.0, 0
        for at, deed in enumerate(self.moves):
            if deed.what == snit and deed.verb != REST and not SPOTS[self.place_after(deed)] & taken:
                worth = self.liked[at]
                if worth > best:
                    best, second, number = worth, best, at
                elif worth > second:
                    second = worth
        return best, max(0.0, second), number

    def contested(self, place: int) -> float:
        """Say how many rivals are expected to go for a hex."""
        rivals = 0.0
        if place < HEXES:
            for clan, there in enumerate(self.forecast.there):
                if clan != self.seat:
                    rivals += there[place]
        return min(1.0, rivals)

    def behind(self, at: int, deed: Deed) -> float:
        """Compare a move with the plan."""
        planned = self.worths[self.chosen[deed.what]]
        return self.worths[at] - planned + self.urgent[deed.what]

    def rest(self) -> float:
        """Compare staying with the plan, for all Snits together."""
        lost = 0.0
        for snit, at in self.chosen.items():
            place = self.state.where[self.seat][snit]
            worth = worth_at(self.state, self.centre, self.pushes, place, SPEEDS[snit], self.forecast.crowd)
            lost += self.worths[at] - worth
        return -lost
