"""Where everybody will run, and where everybody will smash, in one bound.

A forecast that answers: Snits run where it pays and where they are not expected to be smashed, Bolotomi smash where
Snits are expected to run, each again and again given what the others do, until nobody has a much better answer.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.games.clan import SPEEDS
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
from frabjous.games.snit_smashing.bot import NO_HEXES
from frabjous.games.snit_smashing.state import Position
from frabjous.games.snit_smashing.terms import LAST_BOUND, SAFE, SPOTS, runs_inland

SURVIVES: Final = 0.88  # how likely a Snit outlives a bound in the open, when it is not known where
LATER: Final = 0.03  # what each bound costs that it takes to come home
WAITING: Final = 0.08  # what it costs to wait under the Snandergrab for another bound
STRAGGLER: Final = 0.12  # worth of a Snit that is too late on a run inland: its children
TIGHT: Final = 0.08  # what it costs to need every step of the bounds to come: few hexes will do then
HABIT: Final = 0.06  # what others are thought to pay for each step that they could have gone

KEEN_RUNNER: Final = 0.05  # a place that is worse by this is e times as rare
KEEN_SMASHER: Final = 0.12  # a smash is e times as rare that hits less by this part of what the best one hits
LEAST_HITS: Final = 0.05  # where fewer are expected, anywhere is as good
OWN_LOSS: Final = 0.3  # the own Snits can keep out of the own smash, but it costs them good hexes


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
        self.heedless: Final = [vec[float]([0.0] * HEXES) for _ in range(state.seats)]  # smashes of the first round
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
            if self.rounds == 1:
                for at in range(HEXES):
                    self.heedless[seat][at] = self.smashed[seat][at]

    def danger_to(self, clan: int, simple: float = 0.0) -> vec[float]:
        """Say how likely each hex is smashed by somebody else; a part of them may be simple, and never answer."""
        danger = vec[float]([0.0] * HEXES)
        for seat in range(self.state.seats):
            if seat != clan:
                smashed, heedless = self.smashed[seat], self.heedless[seat]
                for at in range(HEXES):
                    likely = smashed[at] + (heedless[at] - smashed[at]) * simple
                    danger[at] = danger[at] + likely - danger[at] * likely
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
