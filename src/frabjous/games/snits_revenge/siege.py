"""How a siege stands, counted as a player would: what is there, what is about to happen, and who wins the race.

Who is about to kick or to bite in this turn will, so it counts as half done; once the chance has gone by it counts no
more: standing beside a Snit is never as good as biting it. What may be done next turn is a threat, and counts apart.
"""

from __future__ import annotations

from math import exp
from typing import Final

from frabjous.games.clan import clan_of
from frabjous.games.snits_revenge import body
from frabjous.games.snits_revenge.odds import chomp_odds, kick_odds
from frabjous.games.snits_revenge.state import Position
from frabjous.games.snits_revenge.steps import FAR, SNIT_RINGS, THINGIE_RINGS, THINGIE_STEPS
from frabjous.games.snits_revenge.terms import CHOMPING, COMPOSING, HIDEABLE, KICKING, MOVING

KICK_ODDS: Final = [float(kick_odds(hammer)) for hammer in (False, True)]
CHOMP_ODDS: Final = [float(chomp_odds(speed)) for speed in range(13)]
WALKING: Final = 0.45  # a kick one move farther away
TO_THE_PREY: Final = (1.0, 0.75, 0.4, 0.2, 0.1)  # of a bite next turn, by the distance of the nearest Snit
TO_THE_REPAIR: Final = (0.85, 0.65, 0.4, 0.2)  # of a repair, by the distance of the Makum
TO_THE_LAPOTUM: Final = (0.95, 0.85, 0.65, 0.5, 0.3)  # of a Runnungitm, by the distance of the Makum
DOORS: Final = (body.ANTEPHELLUM, body.GLUT)
AT_THE_DOOR: Final = 0.75  # a Snit outside that could be bitten when it comes in, in parts of one inside

# The race: how it goes on, on average
THROUGH_THE_DOORS: Final = 4.0  # Snits a turn
FINDS_A_SNORG: Final = 0.85  # of the kicks in a turn
FINDS_A_SNIT: Final = 0.5  # of the Runnungitms in a turn
CAUGHT: Final = 0.65  # of those they snap at …
HIT_BACK: Final = 0.6  # … and then kill the Runnungitm
BECOME_TEETH: Final = 0.6  # of the Makums; the others repair
TURNS: Final = 14  # to look ahead
HAMMERS: Final = 0.27  # of the Snits of an army

# What a siege is judged by
FEATURES: Final = (
    "even",
    "race",  # organs more than needed that will be out of action when it is at its worst
    "brink",  # how near the last organ is
    "threatened",  # Snorgs that may be kicked to death next
    "hunted",  # Snits that may be caught next
    "inside",  # Snits
    "outside",
    "hammers",
    "Runnungitms",
    "Makums",
    "Compositors",
    "last Snits",
)


class Siege:
    """How things stand between the Snits and the Bolotomus."""

    def __init__(self, state: Position) -> None:
        self.state: Final = state
        self.crowd: Final = [0] * body.ORGANS  # Snits in each organ
        self.snorgs: Final = snorgs_soon(state)
        self.spared: Final = [1.0] * body.ORGANS  # the chance of each Snorg not to be kicked to death next
        self.unkicked: Final = [1.0] * body.ORGANS  # the same for the kicks of this turn
        self.inside = 0.0
        self.outside = 0.0
        self.hammers = 0.0
        self.kicks = 0.0  # that would kill, in a turn of all Snits
        self.teeth = 0.0
        self.hunted = 0.0
        self.repaired = 0.0
        self.makums = 0.0  # to spare, in Runnungitms
        for army in state.armies:
            for snit in army:
                if state.is_alive(snit):
                    self.add_snit(snit)
        if state.phase < MOVING:
            self.expect_armies()
        for organ in range(body.ORGANS):
            if state.runnungitms[organ]:
                self.add_teeth(organ, int(state.runnungitms[organ]))
        self.count_makums()

    def add_snit(self, snit: int) -> None:
        state, place = self.state, int(self.state.places[snit])
        hammer = state.is_hammer(snit)
        if place < body.ORGANS:
            self.inside += 1.0
            self.crowd[place] += 1
            if self.snorgs >> place & 1 and may_kick_now(state, snit):
                self.unkicked[place] *= 1.0 - KICK_ODDS[hammer]
        else:
            self.outside += 1.0
        if hammer:
            self.hammers += 1.0
        self.kicks += KICK_ODDS[hammer]
        self.threaten(place, KICK_ODDS[hammer])

    def expect_armies(self) -> None:
        """Take an army that is still being chosen for a whole one of usual Snits."""
        state = self.state
        for seat in state.clans():
            missing = float(state.variant.army - len(state.armies[seat]))
            self.outside += missing
            self.hammers += HAMMERS * missing
            self.kicks += (KICK_ODDS[False] + HAMMERS * (KICK_ODDS[True] - KICK_ODDS[False])) * missing

    def threaten(self, place: int, odds: float) -> None:
        """Let a Snit threaten the Snorgs nearest to it, a little of each."""
        for ring in SNIT_RINGS[place]:
            near = ring & self.snorgs
            if near:
                odds /= near.bit_count()
                for organ in range(body.ORGANS):
                    if near >> organ & 1:
                        self.spared[organ] *= 1.0 - odds
                return
            odds *= WALKING

    def add_teeth(self, organ: int, count: int) -> None:
        """Add Runnungitms of one organ: each goes for the Snits nearest to it, or waits for prey at a door."""
        self.teeth += count
        steps, nearest = THINGIE_STEPS[organ], FAR
        for other in range(body.ORGANS):
            if self.crowd[other] and steps[other] < nearest:
                nearest = steps[other]
        part = TO_THE_PREY[nearest] if nearest < len(TO_THE_PREY) else 0.0
        if self.outside or self.state.phase < MOVING:
            for door in DOORS:
                if steps[door] < len(TO_THE_PREY):
                    part = max(part, AT_THE_DOOR * TO_THE_PREY[steps[door]])
        if nearest == 0:  # no more bites than Snits
            count = min(count, self.crowd[organ] + 1)
        self.hunted += CAUGHT * part * count
        self.bite(organ)

    def bite(self, organ: int) -> None:
        """Let those bite that stand beside a Snit and still will in this turn."""
        state = self.state
        ready = state.runnungitms[organ]
        if state.phase == CHOMPING:
            ready -= state.tired_runnungitms[organ]
        if COMPOSING <= state.phase <= CHOMPING:
            caught = CAUGHT * min(float(ready), float(self.crowd[organ]))
            self.inside -= caught
            self.teeth -= HIT_BACK * caught

    def count_makums(self) -> None:
        """Let each dead organ take the nearest Makum that is still to spare; the others may become Runnungitms."""
        spare = self.state.makums[:]
        dead = body.EVERY_ORGAN & ~self.state.snorgs
        for count in range(len(TO_THE_REPAIR)):
            for organ in range(body.ORGANS):
                if dead >> organ & 1:
                    for place in range(body.ORGANS):
                        if THINGIE_RINGS[organ][count] >> place & 1 and spare[place]:
                            spare[place] -= 1
                            dead &= ~(1 << organ)
                            self.repaired += TO_THE_REPAIR[count]
                            break
        for organ in range(body.ORGANS):
            if spare[organ]:
                steps = min(THINGIE_STEPS[body.LAPOTUM][organ], len(TO_THE_LAPOTUM) - 1)
                self.makums += int(spare[organ]) * TO_THE_LAPOTUM[steps]

    def threatened(self) -> float:
        """Count the Snorgs that may be kicked to death next."""
        found = 0.0
        for organ in range(body.ORGANS):
            found += 1.0 - self.spared[organ]
        return found

    def compositors(self) -> int:
        found = 0
        for organ in body.COMPOSITORS:
            if self.state.works(organ):
                found += 1
        return found

    def lost(self) -> float:
        """Count the organs out of action: with those kicked in this turn, without those that will soon work again."""
        kicked = 0.0
        for organ in range(body.ORGANS):
            kicked += 1.0 - self.unkicked[organ]
        return self.state.organs_lost() + kicked - self.repaired

    def race(self) -> float:
        """Foresee how many organs more than needed will be out of action at the worst moment, if all goes as usual."""
        state, lost = self.state, self.lost()
        outside, inside, teeth = self.outside, self.inside + self.hammers, self.teeth + self.makums
        kick = self.kicks / (inside + outside) if self.kicks else KICK_ODDS[False]
        worst, made = lost, float(self.compositors())
        for _ in range(TURNS):
            entered = min(outside, THROUGH_THE_DOORS)
            killed = FINDS_A_SNORG * kick * (inside + entered)
            caught = CAUGHT * FINDS_A_SNIT * teeth
            working = 1.0 - lost / body.ORGANS
            lost += killed * working - (1.0 - BECOME_TEETH) * made * working
            lost = max(0.0, lost)
            worst = max(worst, lost)
            outside -= entered
            caught = min(caught, inside + entered)
            inside += entered - caught
            teeth = max(0.0, teeth + BECOME_TEETH * made * working - HIT_BACK * caught)
            if inside + outside < 1.0:
                break
        return worst - state.variant.needed

    def features(self) -> list[float]:
        """Give what FEATURES names."""
        return [
            1.0,
            self.race(),
            exp(min(1.0, self.lost() - self.state.variant.needed)),
            self.threatened(),
            self.hunted,
            self.inside,
            self.outside,
            self.hammers,
            self.teeth,
            self.makums,
            float(self.compositors()),
            exp(-(self.inside + self.outside) / 2.0),
        ]

    def promised(self, organ: int) -> float:
        """Say how likely a Snorg is kicked to death next."""
        return 1.0 - self.spared[organ]


def may_kick_now(state: Position, snit: int) -> bool:
    """Say whether a Snit still has its kick of this turn."""
    if state.phase != KICKING:
        return state.phase == MOVING
    return clan_of(snit) != state.mover or not state.has_acted(snit)


def snorgs_soon(state: Position) -> int:
    """Give the organs with a Snorg to kick, one bit each: those where a Makum stands ready to become one, too."""
    found = state.snorgs
    for organ in range(body.ORGANS):
        if state.makums[organ]:
            found |= 1 << organ
    return found & HIDEABLE
