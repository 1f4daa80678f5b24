"""How both victories stand: what one Snit more is worth at the end of a run, and what one costs that a rival smashes.

A pool is soon empty, so whoever has plenty of Snits need not bring them all home; and whoever is in the open may become
a trophy. Under the Snandergrab a Snit may dry up, but nobody is proud of it.
"""

from __future__ import annotations

from typing import Final

from frabjous.games.clan import SPEEDS
from frabjous.games.snit_smashing.beach import UNDER
from frabjous.games.snit_smashing.bot import shares
from frabjous.games.snit_smashing.forecast import SURVIVES, worth_at
from frabjous.games.snit_smashing.state import Position
from frabjous.games.snit_smashing.terms import LAST_RUN, OFFSPRING, POOL, SAFE, runs_inland

HIT: Final = 1.0 - SURVIVES  # how likely a Snit is smashed in a bound in the open, when it is not known where
OUTLIVES_INLAND: Final = 0.82  # a whole run
OUTLIVES_SEAWARD: Final = 0.88
RIVALS_COME: Final = 0.9  # rivals' Snits are expected to do a little worse than each by itself
# By run: so many Snits, or trophies, ahead make that victory e times as likely.
SNITS_A_STEP: Final = (1.8, 1.5, 1.2, 0.6)
TROPHIES_A_STEP: Final = (3.0, 2.4, 1.9, 1.1)


class Standing:
    """How the victories stand for one seat."""

    def __init__(self, state: Position, seat: int, crowd: float) -> None:
        self.run: Final = int(state.run)
        self.seat: Final = seat
        self.pool: Final = state.count_at(seat, POOL)
        self.rivals: Final = [in_the_end_of(state, clan, crowd) for clan in range(state.seats)]
        self.lost: Final = price_of_a_trophy(state, seat)

    def worth_of_next(self, home: float, left: int) -> float:
        """Say what the next Snit is worth that comes home, when so many do already and so many more can.

        Where one alone changes nothing, several together may: each is worth its part of that.
        """
        now, most = self.hope(home), 0.0
        for more in range(1, left + 1):
            brought = OUTLIVES_SEAWARD * more
            most = max(most, (self.hope(home + brought) - now) / brought)
        # whoever comes home from the first runs will have to run again, in the open
        return most if self.run > LAST_RUN - 2 else max(0.0, most - HIT * self.lost)

    def hope(self, home: float) -> float:
        """Say what share of the victory the Snits bring, when so many of the own come home."""
        worth = self.rivals.copy()
        worth[self.seat] = in_the_end(self.run, home, self.pool)
        return shares(worth, SNITS_A_STEP[self.run - 1])[self.seat] / 2


def coming(state: Position, clan: int, crowd: float) -> float:
    """Say how many Snits of a clan are expected to end this run alive, if all of them run."""
    worth = 0.0
    for snit, place in enumerate(state.where[clan]):
        if place <= UNDER:
            worth += worth_at(state, state.snandergrab, False, place, SPEEDS[snit], crowd)
    return state.count_at(clan, SAFE) + RIVALS_COME * worth


def in_the_end_of(state: Position, clan: int, crowd: float) -> float:
    return in_the_end(int(state.run), coming(state, clan, crowd), state.count_at(clan, POOL))


def in_the_end(run: int, alive: float, pool: float) -> float:
    """Say how many will be home after the last run, if so many are alive at the end of this one."""
    while True:
        if runs_inland(run):
            children = min(OFFSPRING * alive, pool)
            alive, pool = alive + children, pool - children
        if run == LAST_RUN:
            return alive
        run += 1
        alive *= OUTLIVES_INLAND if runs_inland(run) else OUTLIVES_SEAWARD


def price_of_a_trophy(state: Position, seat: int) -> float:
    """Say what share of the victory it costs if a rival smashes a Snit of this seat."""
    trophies = [float(state.trophies(one)) for one in range(state.seats)]
    step = TROPHIES_A_STEP[state.run - 1]
    now, lost = shares(trophies, step)[seat], 0.0
    for rival in range(state.seats):
        if rival != seat:
            after = trophies.copy()
            after[rival] += 1.0
            lost += now - shares(after, step)[seat]
    return lost / (len(trophies) - 1) / 2
