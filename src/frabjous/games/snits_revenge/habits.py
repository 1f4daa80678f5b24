"""What a plain player does: Snits run to the nearest Snorg and kick, the Bolotomus runs to the nearest Snit and bites.

A search plays on by it to the end of the third turn, so that everything is judged at the same moment: when all have
kicked and all have bitten. The numbers were found by a few hundred games for each between plain players.
"""

from __future__ import annotations

from typing import Final

from frabjous.core.habits import Habits
from frabjous.games.clan import piece_of
from frabjous.games.snits_revenge import actions as does
from frabjous.games.snits_revenge import body
from frabjous.games.snits_revenge.actions import END_PHASE, Deed
from frabjous.games.snits_revenge.odds import dash_odds
from frabjous.games.snits_revenge.state import Position
from frabjous.games.snits_revenge.steps import FAR, SNIT_STEPS, THINGIE_STEPS
from frabjous.games.snits_revenge.terms import (
    COMPOSING,
    HIDEABLE,
    KICKING,
    MAKUM,
    MOVING,
    NOTHING,
    RACING,
    RUNNUNGITM,
    SNORG,
    TRANSFORMING,
    TRAVELLING,
)

MANY: Final = 3  # seats: with more, clans keep to their habits in doubt; with fewer that is not shown to be better
WORTH_A_MOVE: Final = 0.01  # steps nearer to what one wants

# Steps that a Snorg seems farther away …
COMRADE: Final = 0.5  # … by a Snit that is there already, itself included: it makes room for those who follow
JAWS: Final = 0.4  # … by a Runnungitm
MAKER: Final = -0.5  # … in a Compositor
DARING: Final = 0.55  # chance to get into the Fleotis that is good enough

# What one likes to kick
HAMMER_AT_SNORG: Final = 3.1
AT_SNORG: Final = 3.0
AT_MAKUM: Final = 1.0
TOGETHER: Final = 0.5

# Steps that Snits seem farther away …
ESCORT: Final = 0.5  # … by a Runnungitm more than there are Snits
AT_A_SNORG: Final = -0.5  # … where they can kick a Snorg
AT_A_DOOR: Final = 0.5  # … that may come in there
DOORS: Final = (body.ANTEPHELLUM, body.GLUT)

# Makums
BRINK: Final = 3  # organs short of the end: then repairs go before Runnungitms …
FIRST_OF_ALL: Final = -2.0  # … by so many steps
TAKEN: Final = 2.0  # steps that a repair seems farther for which there is a Makum already


class PlainPlayer(Habits[Position, Deed]):
    """Plays a siege without a thought, so many turns, the present one included."""

    def __init__(self, turns: int) -> None:
        self.turns: Final = turns

    def moment(self, state: Position) -> int:
        return state.turn + self.turns if state.turn else 0  # what is set up is judged at once

    def choice(self, state: Position, moment: int) -> Deed | None:
        phase = state.phase
        if state.turn >= moment or not state.snorgs or phase > TRANSFORMING:
            return None
        if state.awaited != NOTHING:
            return bite(state)
        if phase in (MOVING, RACING):
            return walk(state)
        if phase == KICKING:
            return kick(state)
        if phase in (COMPOSING, TRANSFORMING):
            return state.deeds[0]  # as many Makums as there can be, and none is left as it is
        return travel(state) if phase == TRAVELLING else bite(state)

    def is_good(self, state: Position) -> bool:
        """Many clans that think each for themselves wait for each other."""
        return state.variant.seats > MANY and state.mover != state.bolotomus and state.awaited == NOTHING


def crowds(state: Position) -> list[int]:
    """Count the Snits in each organ."""
    found = [0] * body.ORGANS
    for army in state.armies:
        for snit in army:
            place = int(state.places[snit])
            if place < body.ORGANS:
                found[place] += 1
    return found


def come_near(found: list[float], steps: list[list[int]], organ: int, farther: float) -> None:
    """Let an organ that one wants to go to be the nearest, wherever it is."""
    for place in range(len(found)):
        found[place] = min(found[place], steps[place][organ] + farther)


# Snits


def walk(state: Position) -> Deed:
    """Go where a Snorg is nearer, if it has not Snits enough around it."""
    far = to_the_snorgs(state)
    best, most = END_PHASE, WORTH_A_MOVE
    for deed in state.deeds:
        if deed.verb == does.GO and deed.where != body.OUTSIDE:
            here = int(state.places[piece_of(state.mover, deed.what)])
            nearer = far[here] - far[deed.where]
            if nearer > most and (here != body.OUTSIDE or deed.where != body.FLEOTIS or dares(state, deed.what)):
                best, most = deed, nearer
    return best


def dares(state: Position, snit: int) -> bool:
    return float(dash_odds(state.variant.speeds[snit], state.snorgs)) >= DARING


def to_the_snorgs(state: Position) -> list[float]:
    """Say how far every place is from a Snorg that wants a Snit."""
    crowd = crowds(state)
    found = [float(FAR)] * (body.ORGANS + 1)
    for organ in range(body.ORGANS):
        if state.snorgs & HIDEABLE & (1 << organ):
            farther = COMRADE * crowd[organ] + JAWS * int(state.runnungitms[organ])
            if organ in body.COMPOSITORS:
                farther += MAKER
            come_near(found, SNIT_STEPS, organ, farther)
    return found


def kick(state: Position) -> Deed:
    """Kick the Snorg; where there is none, a Makum, or together with all others a Runnungitm."""
    if state.pack:
        return state.deeds[0]  # who else may join, and then the attack
    best, most = END_PHASE, 0.0
    for deed in state.deeds:
        liked = liking(state, deed)
        if liked > most:
            best, most = deed, liked
    return best


def liking(state: Position, deed: Deed) -> float:
    """Say how much one likes a kick: not at all to be bitten alone."""
    if deed.verb == does.JOIN:
        return TOGETHER
    if deed.aim == SNORG:
        return HAMMER_AT_SNORG if state.is_hammer(piece_of(state.mover, deed.what)) else AT_SNORG
    return AT_MAKUM if deed.aim == MAKUM else 0.0


# The Bolotomus


def travel(state: Position) -> Deed:
    """Run to the nearest Snits that have not Runnungitms enough around them; Makums go where they are needed."""
    prey, use = to_the_prey(state), to_the_use(state)
    best, most = END_PHASE, WORTH_A_MOVE
    for deed in state.deeds:
        if deed.verb == does.TRAVEL:
            far = prey if deed.what == RUNNUNGITM else use
            nearer = far[deed.where] - far[deed.aim]
            if nearer > most:
                best, most = deed, nearer
    return best


def to_the_prey(state: Position) -> list[float]:
    """Say how far every organ is from Snits to bite, or from a door they come in by."""
    crowd = crowds(state)
    found = [float(FAR)] * body.ORGANS
    for organ in range(body.ORGANS):
        spare = int(state.runnungitms[organ]) - crowd[organ]
        if crowd[organ] or organ in DOORS:
            farther = ESCORT * max(0, spare) if crowd[organ] else AT_A_DOOR + ESCORT * spare
            if state.works(organ):
                farther += AT_A_SNORG
            come_near(found, THINGIE_STEPS, organ, farther)
    return found


def to_the_use(state: Position) -> list[float]:
    """Say how far every organ is from where a Makum is needed: the Lapotum, or near the end an organ to repair."""
    found = [float(FAR)] * body.ORGANS
    come_near(found, THINGIE_STEPS, body.LAPOTUM, 0.0)
    if state.organs_lost() >= state.variant.needed - BRINK:
        for organ in range(body.ORGANS):
            if not state.works(organ):
                there = found[organ]
                come_near(found, THINGIE_STEPS, organ, FIRST_OF_ALL + (TAKEN if state.makums[organ] else 0.0))
                found[organ] = min(there, FIRST_OF_ALL)
    return found


def bite(state: Position) -> Deed:
    """Snap at the slowest."""
    best = state.deeds[0]
    for deed in state.deeds:
        if deed.verb == does.CHOMP and state.speed(deed.aim) < state.speed(best.aim):
            best = deed
    return best


PLAIN_PLAYER: Final = PlainPlayer(3)
