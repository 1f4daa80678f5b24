"""A position of Snits' Revenge: who is where, what is dead, and how far the turn has come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from frabjous.games.clan import CLAN, snit_of
from frabjous.games.snits_revenge.actions import Deed
from frabjous.games.snits_revenge.body import EVERY_ORGAN, ORGANS, OUTSIDE, PASSAGES
from frabjous.games.snits_revenge.terms import AT_HOME, BARE, NO, NOTHING, OVER, ROLES
from frabjous.games.snits_revenge.variant import Variant

NOBODY_KILLED: Final[tuple[int, ...]] = (NO,) * ORGANS
NOTHING_HIDDEN: Final[tuple[int, ...]] = (BARE,) * ORGANS
NO_DEEDS: Final[list[Deed]] = []  # never altered
NONE_ANYWHERE: Final = vec[i64]([0] * ORGANS)
NO_TRAFFIC: Final = vec[i64]([0] * len(PASSAGES))


@mypyc_attr(acyclic=True, free_list_len=1)  # no position leads to another: nothing for the garbage collector
class Position:
    """Where everything is. A Snit is a number: seat × 21 + its number in the clan.

    Makums and Runnungitms have no names: an organ holds so many of each, and so many of them have already done in this
    phase what they can do once. Tuples are replaced, never altered, so a copy shares them; vectors are copied.
    `empty` gives the position before anything has happened.
    """

    def __init__(
        self,
        variant: Variant,
        places: vec[i64],
        makums: vec[i64],
        runnungitms: vec[i64],
        tired_makums: vec[i64],
        tired_runnungitms: vec[i64],
        used: vec[i64],
    ) -> None:
        self.variant: Final = variant
        self.phase: i64 = ROLES
        self.turn: i64 = 0  # game turns, from 1
        self.bolotomus: i64 = NO  # a seat
        self.senior: i64 = NO  # the seat with the totem
        self.mover: i64 = NO  # whose phase it is
        # Set-up rolls (R0, R1): who rolls in this round, and what each seat rolled; 0 is nothing yet.
        self.rollers: tuple[int, ...] = ()
        self.rolls: tuple[int, ...] = ()
        # Snits
        self.armies: tuple[tuple[int, ...], ...] = ()  # all that came, dead ones too
        self.places = places  # of every Snit: an organ, OUTSIDE, DEAD or AT_HOME
        self.wounded: tuple[int, ...] = ()  # hammer Snits that were caught once (R12)
        self.acted: i64 = 0  # the mover's Snits that moved or kicked in this phase: one bit a Snit of the clan
        # The Bolotomus
        self.snorgs = EVERY_ORGAN  # organs that work, one bit each
        self.untouched = EVERY_ORGAN  # organs whose first Snorg still stands: only it can hide something
        self.killers = NOBODY_KILLED  # R18: who killed the Snorg of an organ in the latest Snit turn
        self.under = NOTHING_HIDDEN  # R19: what lies under the Snorgs; only the Bolotomus knows
        self.makums = makums
        self.runnungitms = runnungitms
        self.tired_makums = tired_makums  # of these, moved in this phase
        self.tired_runnungitms = tired_runnungitms  # of these, moved or chomped in this phase
        self.used = used  # R5: creatures that went through each passage in this phase
        # What is about to be decided
        self.awaited: i64 = NOTHING
        self.doer: i64 = NO  # the Snit that acts
        self.aim: i64 = NO  # what it kicks, or the Snit a Runnungitm snaps at
        self.pack: tuple[int, ...] = ()  # R10: the pack as named; after a miss, those that may still be chomped
        self.rolled: tuple[int, ...] = ()  # the faces of the latest dice, until a seat acts
        # R18: the Spark fight
        self.holder: i64 = NO  # the Snit with the Spark
        self.lying: i64 = NO  # the organ where the Spark lies
        self.round: i64 = 0  # rounds of the fight, from 1
        self.beginner: i64 = NO  # the seat that began the fight
        # What may be done now, worked out when the position is made: a phase in which there is nothing is passed over.
        self.deeds: list[Deed] = NO_DEEDS
        # The end
        self.ending: i64 = NOTHING
        self.winners: tuple[int, ...] = ()

    def copy(self) -> Position:
        """Copy everything that can change; what may be done then is worked out anew."""
        twin = Position(
            self.variant,
            self.places[:],
            self.makums[:],
            self.runnungitms[:],
            self.tired_makums[:],
            self.tired_runnungitms[:],
            self.used[:],
        )
        twin.phase = self.phase
        twin.turn = self.turn
        twin.bolotomus = self.bolotomus
        twin.senior = self.senior
        twin.mover = self.mover
        twin.rollers = self.rollers
        twin.rolls = self.rolls
        twin.armies = self.armies
        twin.wounded = self.wounded
        twin.acted = self.acted
        twin.snorgs = self.snorgs
        twin.untouched = self.untouched
        twin.killers = self.killers
        twin.under = self.under
        twin.awaited = self.awaited
        twin.doer = self.doer
        twin.aim = self.aim
        twin.pack = self.pack
        twin.rolled = self.rolled
        twin.holder = self.holder
        twin.lying = self.lying
        twin.round = self.round
        twin.beginner = self.beginner
        twin.ending = self.ending
        twin.winners = self.winners
        return twin

    # Questions

    def is_over(self) -> bool:
        return self.phase == OVER

    def is_fight(self) -> bool:
        """Say whether the Bolotomus is dead and the clans fight for the Spark (R18)."""
        return self.round > 0

    def clans(self) -> list[int]:
        """List the Snit seats in their order."""
        return [seat for seat in range(self.variant.seats) if seat != self.bolotomus]

    def is_alive(self, snit: int) -> bool:
        return self.places[snit] <= OUTSIDE

    def living(self, seat: int) -> list[int]:
        """List a clan's living Snits."""
        return [snit for snit in self.armies[seat] if self.places[snit] <= OUTSIDE]

    def has_snits(self, seat: int) -> bool:
        """Say whether a seat is a clan with living Snits."""
        for snit in self.armies[seat]:  # noqa: SIM110 - a generator would be slow here
            if self.places[snit] <= OUTSIDE:
                return True
        return False

    def living_clans(self) -> list[int]:
        return [seat for seat in range(self.variant.seats) if self.has_snits(seat)]

    def works(self, organ: int) -> bool:
        """Say whether an organ has its Snorg."""
        return self.snorgs >> organ & 1 == 1

    def organs_lost(self) -> int:
        return ORGANS - self.snorgs.bit_count()

    def has_acted(self, snit: int) -> bool:
        """Say whether a Snit of the mover has done what it can do in this phase."""
        return self.acted >> snit_of(snit) & 1 == 1

    def speed(self, snit: int) -> int:
        return self.variant.speeds[snit_of(snit)]

    def is_hammer(self, snit: int) -> bool:
        """Say whether a Snit wears a hammer and was never caught."""
        return self.variant.hammers[snit_of(snit)] and snit not in self.wounded

    def is_lightning(self, snit: int) -> bool:
        return self.variant.lightnings[snit_of(snit)]

    def makum_pool(self) -> int:
        return self.variant.makums - total(self.makums)

    def runnungitm_pool(self) -> int:
        return self.variant.runnungitms - total(self.runnungitms)

    def is_open(self, passage: i64) -> bool:
        """Say whether a passage lets somebody through in this phase (R5)."""
        return self.used[passage] < self.variant.limits[passage]


def total(counts: vec[i64]) -> int:
    found: i64 = 0
    for count in counts:
        found += count
    return found


def empty(variant: Variant) -> Position:
    """Give a body in which nothing has happened yet, with all Snits at home."""
    position = Position(
        variant,
        vec[i64]([AT_HOME] * (variant.seats * CLAN)),
        NONE_ANYWHERE[:],
        NONE_ANYWHERE[:],
        NONE_ANYWHERE[:],
        NONE_ANYWHERE[:],
        NO_TRAFFIC[:],
    )
    position.rolls = (0,) * variant.seats
    position.armies = ((),) * variant.seats
    return position
