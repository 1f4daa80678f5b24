"""Whole bounds: what the own clan does about what everybody is expected to do.

Orders are weighed against the forecast, and all moves of a clan are planned together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from frabjous.core.chance import Dice
from frabjous.core.mind import Enough, Mind
from frabjous.games.clan import SPEEDS
from frabjous.games.snit_smashing.actions import DIVE, HIDE, MOVE, REST, RUN, SMASH, Deed
from frabjous.games.snit_smashing.beach import (
    BODIES,
    COVERS,
    HEXES,
    STEPS_HOME,
    STEPS_TO_BODY,
    UNDER,
    is_sea,
)
from frabjous.games.snit_smashing.bot import NO_HEXES, SMASHED, judge
from frabjous.games.snit_smashing.forecast import STRAGGLER, SURVIVES, Forecast, worth_at
from frabjous.games.snit_smashing.standing import HIT, Standing
from frabjous.games.snit_smashing.state import Position
from frabjous.games.snit_smashing.terms import LAST_BOUND, MOVING, SAFE, SPOTS

PACE: Final = 1  # a Snit that answers counts as a position
WHIM: Final = 0.0003  # differences that are a matter of taste
BLUR: Final = 0.45  # with a hundred moves to choose from, whole errors would hide every plan
MOST_ROUNDS: Final = 24  # of answers, when Snits move
ROUNDS_OF_ORDERS: Final = 1  # orders are aimed at where Snits run that fear nothing: most do, whoever leads them
SIMPLE: Final = 0.5  # how likely a rival aims like that, too, and does not think that it is expected
NEVER_SURE: Final = 0.95  # so much of an expected danger is feared at most: a Snit with one way home still runs
SNIT: Final = 0.04  # what a living Snit is worth, as a share of the victory …
TROPHY_TOO: Final = 0.10  # … and one of a rival's that is smashed: it is a trophy as well
NO_WAY: Final = -9.0  # worse than anything


class BoundMind(Mind[Position, Deed]):
    """Plays Snit Smashing by whole bounds."""

    def __init__(self) -> None:
        super().__init__(pace=PACE, whim=WHIM, blur=BLUR)

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
            return [hope + one for one in weighed_moves(state, seat, actions, leanings, forecast)]
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


class Prospect:
    """What may become of a Snit at a place: how likely it comes home, and how likely a rival smashes it."""

    def __init__(self, home: float, smashed: float, may_stay: bool) -> None:
        self.home: Final = home
        self.smashed: Final = smashed
        self.may_stay: Final = may_stay  # for good, under the Snandergrab


NOBODYS: Final = Prospect(0.0, 0.0, False)


class Planned:
    """What a Snit is to do, and why."""

    def __init__(self, at: int, needed: float, worth: float, urgent: float) -> None:
        self.at: Final = at  # the number of its move
        self.needed: Final = needed  # what it was worth to bring this one home
        self.worth: Final = worth
        self.urgent: Final = urgent  # what is lost if somebody else takes its hex


class Plan:
    """Where all Snits of a clan that have not moved shall end."""

    def __init__(
        self, state: Position, seat: int, moves: list[Deed], leanings: list[float], forecast: Forecast
    ) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.moves: Final = moves
        self.leanings: Final = leanings
        self.forecast: Final = forecast
        self.standing: Final = Standing(state, seat, forecast.crowd)
        order = state.orders[seat] if state.peek else None
        self.pushes: Final = order is not None and order.verb == MOVE
        self.centre: Final = order.where if order is not None and order.verb == MOVE else state.snandergrab
        self.own_smash: Final = SMASHED[order.what] if order is not None and order.verb == SMASH else NO_HEXES
        self.danger: Final = forecast.danger_to(seat, SIMPLE)
        self.prospects: Final = [self.prospect_of(deed) for deed in moves]
        self.ways: Final[dict[int, list[int]]] = {}  # by Snit: the numbers of its moves
        for at, deed in enumerate(moves):
            if deed.verb != REST:
                self.ways.setdefault(deed.what, []).append(at)
        self.chosen: Final[dict[int, Planned]] = {}  # by Snit

    def place_after(self, deed: Deed) -> int:
        if deed.verb == RUN:
            return deed.where
        if deed.verb == HIDE:
            return UNDER
        return SAFE if deed.verb == DIVE else self.state.where[self.seat][deed.what]

    def prospect_of(self, deed: Deed) -> Prospect:
        """Say what may become of the Snit that moves; the rest, who stay, are weighed together."""
        return NOBODYS if deed.verb == REST else self.prospect(deed.what, self.place_after(deed))

    def prospect(self, snit: int, place: int) -> Prospect:
        """Say what may become of a Snit that ends this bound at a place."""
        if place < HEXES and is_sea(place):
            return Prospect(STRAGGLER, 0.0, False)
        speed = SPEEDS[snit]
        home = worth_at(self.state, self.centre, self.pushes, place, speed, self.forecast.crowd)
        if place > UNDER or (self.forecast.inland and not self.pushes and COVERS[self.centre][place]):
            return Prospect(home, 0.0, False)
        steps = STEPS_TO_BODY[self.centre][place] if self.forecast.inland else STEPS_HOME[place]
        later = HIT * max(0, (steps + speed - 1) // speed - 1)  # in the bounds to come
        if place == UNDER:
            return Prospect(home, later, True)
        if self.own_smash[place]:
            return Prospect(0.0, 0.0, False)
        danger = NEVER_SURE * self.danger[place]
        return Prospect(home * (1.0 - danger), danger + (1.0 - danger) * (later if home > 0.0 else 0.0), False)

    def worth(self, prospect: Prospect, needed: float) -> float:
        """Weigh a Snit that comes home against one that becomes a trophy; whoever may stay need do neither."""
        worth = needed * prospect.home - self.standing.lost * prospect.smashed
        return max(0.0, worth) if prospect.may_stay else worth

    def assign(self) -> None:
        """Give every Snit a place of its own; whoever would lose most by another goes first."""
        taken: i64 = 0
        home = self.home_so_far()
        left = list(self.ways)
        while left:
            needed = self.standing.worth_of_next(home, len(left))
            most, chosen, at_best = -1.0, left[0], 0
            for snit in left:
                best, second, at = self.best_two(snit, taken, needed)
                if best - second > most:
                    most, chosen, at_best = best - second, snit, at
            prospect, place = self.prospects[at_best], self.place_after(self.moves[at_best])
            worth = self.worth(prospect, needed)
            self.chosen[chosen] = Planned(at_best, needed, worth, most * self.contested(place))
            home += prospect.home if worth > 0.0 or not prospect.may_stay else 0.0
            taken |= SPOTS[place]
            left.remove(chosen)

    def home_so_far(self) -> float:
        """Say how many are safe, or will be of those that have moved."""
        home = float(self.state.count_at(self.seat, SAFE))
        done = self.state.done[self.seat]
        for snit, place in enumerate(self.state.where[self.seat]):
            if place <= UNDER and done >> snit & 1:
                home += self.prospect(snit, place).home
        return home

    def best_two(self, snit: int, taken: i64, needed: float) -> tuple[float, float, int]:
        """Give the worths of a Snit's best two moves to places that no other is to have, and the number of the best."""
        ways = self.ways[snit]
        best, second, number = NO_WAY, NO_WAY, ways[0]
        for at in ways:
            if not SPOTS[self.place_after(self.moves[at])] & taken:
                worth = self.worth(self.prospects[at], needed) + self.leanings[at]
                if worth > best:
                    best, second, number = worth, best, at
                elif worth > second:
                    second = worth
        return best, second if second > NO_WAY else best - SNIT, number

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
        planned = self.chosen[deed.what]
        return self.worth(self.prospects[at], planned.needed) - planned.worth + planned.urgent

    def rest(self) -> float:
        """Compare staying with the plan, for all Snits together."""
        lost = 0.0
        for snit, planned in self.chosen.items():
            stays = self.prospect(snit, self.state.where[self.seat][snit])
            lost += planned.worth - self.worth(stays, planned.needed)
        return -lost
