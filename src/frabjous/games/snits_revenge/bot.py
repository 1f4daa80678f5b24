"""How a position looks to each seat."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from typing import Final

from frabjous.core.contract import Seat
from frabjous.games.snits_revenge import body
from frabjous.games.snits_revenge.siege import KICK_ODDS, Siege
from frabjous.games.snits_revenge.state import Position
from frabjous.games.snits_revenge.steps import SNIT_STEPS
from frabjous.games.snits_revenge.terms import MOVING, NO, OVER, SPARK, SPLOP

# What games cannot tell that are played without Spark and Splops was tried out.
COMRADES: Final = 10  # Snits that a living clan is worth to itself, beside those it has
SPARK_PROMISE: Final = 4.0
DEPTH: Final = 0.1  # a move more that the Spark is away from the outside
SPLOP_PROMISE: Final = 0.25

# How the Bolotomus fares in games between masters, by seats: what is added to its log odds, and their slope.
CAME_TRUE: Final = {2: (1.97, 1.06), 3: (2.01, 0.72), 4: (1.88, 0.75), 5: (1.37, 0.66)}
SURE: Final = 0.01  # a judgement nearer to certainty than this is taken for it, but for the end


class Judgement:
    """A judgement with certain weights, one for each of the features of a siege, in steps of the logistic curve."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: Final = weights

    def judge(self, state: Position) -> list[float]:
        """Estimate each seat's chance to win."""
        seats = state.variant.seats
        if state.phase == OVER:
            winners = state.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        if state.bolotomus == NO:
            return [1.0 / seats] * seats
        if not state.snorgs:
            return shares([in_fight(state, seat) for seat in range(seats)], 1.0)
        hope = 1.0 / (1.0 + exp(-self.balance(state)))
        found = shares([standing(state, seat) for seat in range(seats)], hope)
        found[state.bolotomus] = 1.0 - hope
        return found

    def balance(self, state: Position) -> float:
        """Say how well the Snits stand: above nothing, they are ahead."""
        siege = Siege(state)
        found = hidden_promise(state, siege)
        for at, one in enumerate(siege.features()):
            found += self.weights[at] * one
        return found

    def judge_soberly(self, state: Position) -> list[float]:
        """Estimate each seat's chance as games came out: before its end a siege is less certain than it looks."""
        found = self.judge(state)
        if state.phase == OVER or state.bolotomus == NO or not state.snorgs:
            return found
        judged = min(max(found[state.bolotomus], SURE), 1.0 - SURE)
        more, slope = CAME_TRUE[state.variant.seats]
        chance = 1.0 / (1.0 + exp(-more - slope * log(judged / (1.0 - judged))))
        found = shares([standing(state, seat) for seat in range(state.variant.seats)], 1.0 - chance)
        found[state.bolotomus] = chance
        return found


def judge_by(weights: list[float]) -> Callable[[Position], list[float]]:
    """Judge with these weights."""
    return Judgement(weights).judge


def lessons(state: Position) -> list[tuple[tuple[Seat, ...], list[float]]]:
    """Give what foretells the victory of the clans; nothing where the siege does not count."""
    if state.phase < MOVING or state.phase == OVER or not state.snorgs:
        return []
    clans = tuple([seat for seat in range(state.variant.seats) if seat != state.bolotomus])
    return [(clans, Siege(state).features())]


def shares(strengths: list[float], hope: float) -> list[float]:
    """Share a hope among the clans by their strength."""
    everybody = sum(strengths)
    return [hope * one / everybody if everybody else 0.0 for one in strengths]


def standing(state: Position, seat: int) -> float:
    """Say what a clan may hope for among the clans, should the Bolotomus die: those who live share it nearly alike."""
    if state.phase < MOVING and seat != state.bolotomus:  # its army is still to be chosen
        return 1.0
    return COMRADES + len(state.living(seat)) if state.has_snits(seat) else 0.0


def hidden_promise(state: Position, siege: Siege) -> float:
    """Judge what lies under Snorgs that may be kicked: in a position that the judge imagined."""
    found = 0.0
    for organ in range(body.ORGANS):
        if state.under[organ] == SPARK:
            found += SPARK_PROMISE * siege.promised(organ) - DEPTH * SNIT_STEPS[body.OUTSIDE][organ]
        elif state.under[organ] == SPLOP:
            found -= SPLOP_PROMISE * siege.promised(organ)
    return found


# The Spark fight


def in_fight(state: Position, seat: int) -> float:
    """Judge a clan in the Spark fight: its Snits, how near the holder is to the open, or how near they are to it."""
    found = 0.0
    spark = state.lying if state.holder == NO else state.places[state.holder]
    for snit in state.armies[seat]:
        if state.is_alive(snit):
            found += 0.3
            if snit == state.holder:
                found += 4.0 * 0.6 ** SNIT_STEPS[spark][body.OUTSIDE]
            elif spark != NO:
                found += 0.8 * KICK_ODDS[state.is_hammer(snit)] * 0.5 ** SNIT_STEPS[state.places[snit]][spark]
    return found
