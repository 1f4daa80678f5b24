"""How a position looks to each seat."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.games.clan import clan_of
from frabjous.games.snits_revenge import body
from frabjous.games.snits_revenge.odds import chomp_odds, kick_odds
from frabjous.games.snits_revenge.state import Position, total
from frabjous.games.snits_revenge.terms import HIDEABLE, KICKING, MOVING, NO, OVER, SPARK, SPLOP

FAR: Final = 20


def distances(ways: list[list[body.Way]]) -> list[list[int]]:
    """Count the moves from every place to every other."""
    places = range(body.ORGANS + 1)
    found = [[0 if here == there else FAR for there in places] for here in places]
    for middle in places:
        for way in ways[middle]:
            found[middle][way.to] = 1
    for middle in places:
        for here in places:
            for there in places:
                found[here][there] = min(found[here][there], found[here][middle] + found[middle][there])
    return found


def without_dash() -> list[list[body.Way]]:
    """Give the ways of Snits that do not count on getting through the Fleotis from outside."""
    found = [ways.copy() for ways in body.SNIT_WAYS]
    found[body.OUTSIDE] = [way for way in body.SNIT_WAYS[body.OUTSIDE] if way.to != body.FLEOTIS]
    return found


def rings(steps: list[list[int]]) -> list[list[int]]:
    """Give for every place the sets of organs that are 0, 1, 2 … moves away, one bit an organ."""
    return [
        [
            sum([1 << organ for organ in range(body.ORGANS) if here[organ] == count])
            for count in range(max(here[: body.ORGANS]) + 1)
        ]
        for here in steps
    ]


SNIT_STEPS: Final = distances(without_dash())
THINGIE_STEPS: Final = distances(body.THINGIE_WAYS)
SNIT_RINGS: Final = rings(SNIT_STEPS)
THINGIE_RINGS: Final = rings(THINGIE_STEPS)
FARTHEST_REPAIR: Final = 3  # moves

KICK_ODDS: Final = [float(kick_odds(hammer)) for hammer in (False, True)]
CHOMP_ODDS: Final = [float(chomp_odds(speed)) for speed in range(13)]

# What things are worth, in steps of the logistic curve: fitted to how 558 games of greedy against greedy ended (one
# choice in ten at random) from 12,000 of their positions. What such games cannot tell, Spark and Splops, was tried out.
# How many turns have passed would tell more, but whoever chooses by that hurries to end the turn.
EVEN: Final = -0.34
DONE: Final = 2.0  # all organs lost that are needed; the last ones count most
PROMISE: Final = 0.75  # a Snorg that will be kicked to death
REPAIR: Final = 0.5  # a Makum on its way to a dead organ, as part of an organ
SNIT: Final = 0.22
HAMMER: Final = 0.15  # more
LIGHTNING: Final = 0.085
IN_DANGER: Final = (0.45, 0.15, 0.04)  # of what a Snit is worth, by the distance of a Runnungitm
UNDERNEATH: Final = 0.1  # a Snit that is not inside
RUNNUNGITM: Final = 0.23
AT_THE_LAPOTUM: Final = (0.85, 0.65, 0.45, 0.3, 0.2)  # a Makum, as part of a Runnungitm, by its distance
COMPOSITOR: Final = 0.92
NEARER: Final = 0.4  # a promise one move away
NEXT_TURN: Final = 0.8  # a promise after the Bolotomus has had its turn
COMRADES: Final = 10  # Snits that a living clan is worth to itself, beside those it has
SPARK_PROMISE: Final = 4.0
DEPTH: Final = 0.1  # a move more that the Spark is away from the outside
SPLOP_PROMISE: Final = 0.25


def judge(state: Position) -> list[float]:
    """Estimate each seat's chance to win."""
    seats = state.variant.seats
    if state.phase == OVER:
        winners = state.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    if state.bolotomus == NO:
        return [1.0 / seats] * seats
    if not state.snorgs:
        return shares([in_fight(state, seat) for seat in range(seats)], 1.0)
    near = hunters(state)
    attackers = sum([strength(state, seat, near) for seat in range(seats)])
    hope = 1.0 / (1.0 + exp(-balance(state, attackers)))
    found = shares([standing(state, seat) for seat in range(seats)], hope)
    found[state.bolotomus] = 1.0 - hope
    return found


def shares(strengths: list[float], hope: float) -> list[float]:
    """Share a hope among the clans by their strength."""
    everybody = sum(strengths)
    return [hope * one / everybody if everybody else 0.0 for one in strengths]


def standing(state: Position, seat: int) -> float:
    """Say what a clan may hope for among the clans, should the Bolotomus die: those who live share it nearly alike."""
    return COMRADES + len(state.living(seat)) if state.has_snits(seat) else 0.0


# The siege


def balance(state: Position, attackers: float) -> float:
    """Say how well the Snits stand: above nothing, they are ahead."""
    promised = promises(state)
    spare = state.makums[:]
    done = (state.organs_lost() - REPAIR * repairs(state, spare)) / state.variant.needed
    found = EVEN + DONE * done * done + PROMISE * sum(promised)
    return found + hidden_promise(state, promised) + attackers - defenders(state, spare)


def promises(state: Position) -> list[float]:
    """Estimate for every organ the chance that its Snorg is soon kicked to death, by the Snits nearest to it."""
    spared = [1.0] * body.ORGANS
    for army in state.armies:
        for snit in army:
            if state.is_alive(snit):
                promise(state, snit, spared)
    return [1.0 - one for one in spared]


def promise(state: Position, snit: int, spared: list[float]) -> None:
    """Let a Snit threaten the Snorgs nearest to it, a little of each."""
    odds = KICK_ODDS[state.is_hammer(snit)] * (1.0 if may_kick_now(state, snit) else NEXT_TURN)
    for ring in SNIT_RINGS[state.places[snit]]:
        near = ring & state.snorgs & HIDEABLE
        if near:
            odds /= near.bit_count()
            for organ in range(body.ORGANS):
                if near >> organ & 1:
                    spared[organ] *= 1.0 - odds
            return
        odds *= NEARER


def may_kick_now(state: Position, snit: int) -> bool:
    """Say whether a Snit still has its kick of this turn."""
    if state.phase <= MOVING:
        return True
    if state.phase > KICKING:
        return False
    return clan_of(snit) != state.mover or not state.has_acted(snit)


def hidden_promise(state: Position, promised: list[float]) -> float:
    """Judge what lies under Snorgs that may be kicked: in a position that the judge imagined."""
    found = 0.0
    for organ in range(body.ORGANS):
        if state.under[organ] == SPARK:
            found += SPARK_PROMISE * promised[organ] - DEPTH * SNIT_STEPS[body.OUTSIDE][organ]
        elif state.under[organ] == SPLOP:
            found -= SPLOP_PROMISE * promised[organ]
    return found


def repairs(state: Position, spare: vec[i64]) -> float:
    """Estimate how many dead organs will soon have a new Snorg: each takes the nearest Makum that is still to spare."""
    found, worth, dead = 0.0, 1.0, body.EVERY_ORGAN & ~state.snorgs
    for count in range(FARTHEST_REPAIR + 1):
        for organ in range(body.ORGANS):
            if dead >> organ & 1:
                place = first_with_makum(THINGIE_RINGS[organ][count], spare)
                if place != NO:
                    spare[place] -= 1
                    dead &= ~(1 << organ)
                    found += worth
        worth *= NEARER
    return found


def first_with_makum(organs: int, spare: vec[i64]) -> int:
    for organ in range(body.ORGANS):
        if organs >> organ & 1 and spare[organ]:
            return organ
    return NO


def hunters(state: Position) -> list[int]:
    """List the organs with Runnungitms, once for each of them."""
    return [organ for organ in range(body.ORGANS) for _ in range(state.runnungitms[organ])]


def strength(state: Position, seat: int, near: list[int]) -> float:
    """Add up what a clan's living Snits are worth, less for those a Runnungitm is near."""
    found = 0.0
    for snit in state.armies[seat]:
        if state.is_alive(snit):
            worth = SNIT
            if state.is_hammer(snit):
                worth += HAMMER
            elif state.is_lightning(snit):
                worth += LIGHTNING
            found += worth * readiness(state, snit, near)
    return found


def readiness(state: Position, snit: int, near: list[int]) -> float:
    """Say how much a Snit counts: outside it does nothing yet, inside one of these Runnungitms may get it soon."""
    place = state.places[snit]
    if place == body.OUTSIDE:
        return UNDERNEATH
    steps = THINGIE_STEPS[place]
    odds = CHOMP_ODDS[state.speed(snit)]
    found = 1.0
    for organ in near:
        if steps[organ] < len(IN_DANGER):
            found *= 1.0 - odds * IN_DANGER[steps[organ]]
    return found


def defenders(state: Position, spare: vec[i64]) -> float:
    """Add up what the Bolotomus has: Runnungitms, Makums to spare that may become some, and Compositors."""
    found = RUNNUNGITM * total(state.runnungitms)
    for organ in range(body.ORGANS):
        if spare[organ]:
            count = min(THINGIE_STEPS[body.LAPOTUM][organ], len(AT_THE_LAPOTUM) - 1)
            found += RUNNUNGITM * int(spare[organ]) * AT_THE_LAPOTUM[count]
    for organ in body.COMPOSITORS:
        if state.works(organ):
            found += COMPOSITOR
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
