"""Whole bounds: where everybody will run, where everybody will smash, and what the own clan does about it.

A forecast that answers: Snits run where it pays and where they are not expected to be smashed, Bolotomi smash where
Snits are expected to run, each again and again given what the others do, until nobody has a much better answer. Orders
are drawn from it, and all moves of a clan are planned together against it.
"""

from __future__ import annotations

from math import exp
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
    INLAND,
    SEAWARD,
    STEPS_HOME,
    STEPS_TO_BODY,
    STEPS_TO_SHADE,
    TRIPLES,
    UNDER,
    is_sea,
)
from frabjous.games.snit_smashing.bot import NO_HEXES, SMASHED, judge
from frabjous.games.snit_smashing.state import Position
from frabjous.games.snit_smashing.terms import LAST_BOUND, MOVING, SAFE, SPOTS, runs_inland

PACE: Final = 1
WHIM: Final = 0.001
SNIT: Final = 0.04  # what a living Snit is worth, as a share of the victory …
TROPHY_TOO: Final = 0.10  # … and one of a rival's that is smashed: it is a trophy as well

SURVIVES: Final = 0.88  # how likely a Snit outlives a bound in the open, when it is not known where
LATER: Final = 0.03  # what each bound costs that it takes to come home
WAITING: Final = 0.08  # what it costs to wait under the Snandergrab for another bound
STRAGGLER: Final = 0.12  # worth of a Snit that is too late on a run inland: its children
TIGHT: Final = 0.08  # what it costs to need every step of the bounds to come: few hexes will do then
HABIT: Final = 0.012  # what others are thought to pay for each step that they could have gone

KEEN_RUNNER: Final = 0.05  # a place that is worse by this is e times as rare
KEEN_SMASHER: Final = 0.12  # a smash is e times as rare that hits less by this part of what the best one hits
LEAST_HITS: Final = 0.05  # where fewer are expected, anywhere is as good
OWN_LOSS: Final = 0.3  # the own Snits can keep out of the own smash, but it costs them good hexes
MOST_ROUNDS: Final = 24


def worth_at(state: Position, centre: int, pushes: bool, place: int, speed: int, crowd: float) -> float:
    """Say what a Snit is worth that ends this bound at a place and is not smashed there."""
    after = int(LAST_BOUND - state.bound)  # bounds still to come
    if runs_inland(state.run):
        steps = STEPS_TO_BODY[centre][place]
        if steps == 0 and not pushes:
            return 1.0
        bounds = max(1, (steps + speed - 1) // speed)
        if bounds > after:
            return STRAGGLER
        room = min(1.0, len(BODIES[centre]) * (after - bounds + 1) / crowd)
        return room * (float(SURVIVES ** (bounds - 1)) - TIGHT / (1 + bounds * speed - steps))
    if place == SAFE:
        return 1.0
    steps = STEPS_HOME[place]
    bounds = (steps + speed - 1) // speed
    if bounds > after:
        return 0.0
    worth = float(SURVIVES ** (bounds - 1)) - LATER * bounds
    if place == UNDER:
        return worth - WAITING
    return worth if bounds == 1 else worth - TIGHT / (1 + bounds * speed - steps)


def steps_at(state: Position, place: int) -> int:
    """Say how many steps a Snit at a place has still to go."""
    if place > UNDER:
        return 0
    return STEPS_TO_BODY[state.snandergrab][place] if runs_inland(state.run) else STEPS_HOME[place]


class Runner:
    """A Snit that has still to move: where it may end, and what that is worth."""

    def __init__(self, clan: int, snit: int, places: list[int], worths: vec[float]) -> None:
        self.clan: Final = clan
        self.snit: Final = snit
        self.places: Final = places
        self.worths: Final = worths


class Forecast:
    """What everybody is expected to do in this bound."""

    def __init__(self, state: Position) -> None:
        self.state: Final = state
        self.inland: Final = runs_inland(state.run)
        self.covered: Final = COVERS[state.snandergrab] if self.inland else NO_HEXES
        self.there: Final = [vec[float]([0.0] * HEXES) for _ in range(state.seats)]  # Snits of a clan on each hex
        self.smashed: Final = [vec[float]([0.0] * HEXES) for _ in range(state.seats)]  # how likely each seat hits it
        self.crowd: Final = float(max(1, len([0 for places in state.where for place in places if place <= UNDER])))
        self.runners: Final[list[Runner]] = []
        for clan in range(state.seats):
            for snit in state.unmoved(clan):
                self.runners.append(self.runner(clan, snit))
        self.rounds = 0

    def runner(self, clan: int, snit: int) -> Runner:
        """List where a Snit may go."""
        state, speed = self.state, SPEEDS[snit]
        place = state.where[clan][snit]
        places: list[int] = []
        if self.inland:
            places += INLAND[place][speed]
            if not is_sea(place):
                places.append(place)
        else:
            places += SEAWARD[place][speed]
            places.append(place)
            if STEPS_HOME[place] <= speed:
                places.append(SAFE)
            if place != UNDER and STEPS_TO_SHADE[place] <= speed:
                places.append(UNDER)
        taken = done_hexes(state)
        places = [one for one in places if not SPOTS[one] & taken]
        return Runner(
            clan,
            snit,
            places,
            vec[float]([self.expected(one, speed) for one in places]),
        )

    def expected(self, place: int, speed: int) -> float:
        """Say what a place seems to be worth to those who like to run far."""
        state = self.state
        return worth_at(state, state.snandergrab, False, place, speed, self.crowd) - HABIT * steps_at(state, place)

    def answer(self) -> None:
        """Let everybody answer once more; what they did before counts on."""
        self.rounds += 1
        part = 1.0 / self.rounds
        for clan in range(self.state.seats):
            danger = self.danger_to(clan)
            self.run(clan, danger, part)
        for seat in range(self.state.seats):
            self.smash(seat, part)

    def danger_to(self, clan: int) -> vec[float]:
        """Say how likely each hex is smashed by somebody else."""
        danger = vec[float]([0.0] * HEXES)
        for seat in range(self.state.seats):
            if seat != clan:
                smashed = self.smashed[seat]
                for at in range(HEXES):
                    danger[at] = danger[at] + smashed[at] - danger[at] * smashed[at]
        return danger

    def run(self, clan: int, danger: vec[float], part: float) -> None:
        """Let the Snits of a clan run where it pays, and not all to one hex."""
        full = vec[float]([0.0] * HEXES)
        for there in self.there:
            for at in range(HEXES):
                full[at] = full[at] + there[at]
        now = self.done_there(clan)
        for runner in self.runners:
            if runner.clan == clan:
                spread(runner, danger, full, self.covered, now)
        there = self.there[clan]
        for at in range(HEXES):
            there[at] = there[at] + (now[at] - there[at]) * part

    def done_there(self, clan: int) -> vec[float]:
        """Say where the Snits are that have moved; when orders were written, it was known only roughly."""
        now = vec[float]([0.0] * HEXES)
        done = self.state.done[clan]
        for snit, place in enumerate(self.state.where[clan]):
            if place < HEXES and not is_sea(place) and done >> snit & 1:
                body = BODIES[place]
                for at in body:
                    now[at] = now[at] + 1.0 / len(body)
        return now

    def hits(self, seat: int) -> vec[float]:
        """Say how many Snits each smash of a seat would hit, less what it costs the own clan."""
        prey = vec[float]([0.0] * HEXES)
        for clan, there in enumerate(self.there):
            weight = -OWN_LOSS if clan == seat else 1.0
            for at in range(HEXES):
                if not self.covered[at] and not is_sea(at):
                    prey[at] = prey[at] + weight * min(1.0, there[at])
        return vec[float]([prey[one] + prey[two] + prey[three] for one, two, three in TRIPLES])

    def smash(self, seat: int, part: float) -> None:
        """Let a Bolotomus smash where most Snits are expected."""
        hits = self.hits(seat)
        best = max(list(hits))
        keen = KEEN_SMASHER * max(best, LEAST_HITS)
        weights = vec[float]([exp((one - best) / keen) for one in hits])
        total = 0.0
        for weight in weights:
            total += weight
        now = vec[float]([0.0] * HEXES)
        for number, triple in enumerate(TRIPLES):
            for at in triple:
                now[at] = now[at] + weights[number] / total
        smashed = self.smashed[seat]
        for at in range(HEXES):
            smashed[at] = smashed[at] + (now[at] - smashed[at]) * part


def spread(runner: Runner, danger: vec[float], full: vec[float], covered: list[bool], now: vec[float]) -> None:
    """Say where a Snit will be, in parts of one."""
    weights = vec[float]([0.0] * len(runner.places))
    best = -1.0
    for index, place in enumerate(runner.places):
        worth = runner.worths[index]
        if place < HEXES:
            if not covered[place]:
                worth *= 1.0 - danger[place]
            if full[place] > 1.0:
                worth /= full[place]
        weights[index] = worth
        best = max(best, worth)
    total = 0.0
    for index in range(len(weights)):
        weights[index] = exp((weights[index] - best) / KEEN_RUNNER)
        total += weights[index]
    for index, place in enumerate(runner.places):
        if place < HEXES:
            now[place] = now[place] + weights[index] / total


def done_hexes(state: Position) -> i64:
    """Give the hexes of Snits that are done for this bound, as a set: nobody else can end there."""
    taken: i64 = 0
    for clan, places in enumerate(state.where):
        done = state.done[clan]
        for snit, place in enumerate(places):
            if done >> snit & 1:
                taken |= SPOTS[place]
    return taken


class BoundMind(Mind[Position, Deed]):
    """Plays Snit Smashing by whole bounds."""

    def __init__(self) -> None:
        super().__init__(pace=PACE, whim=WHIM)

    def weigh(
        self, state: Position, seat: int, actions: list[Deed], leanings: list[float], enough: Enough, dice: Dice
    ) -> list[float]:
        forecast = Forecast(state)
        looked = 0
        while forecast.rounds < MOST_ROUNDS:
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
        self.danger: Final = forecast.danger_to(seat)
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
        return 0.0 if self.own_smash[place] else worth * (1.0 - self.danger[place])

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
