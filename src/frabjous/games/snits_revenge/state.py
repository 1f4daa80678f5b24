"""A position of Snits' Revenge: who is where, what is dead, and how far the turn has come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from frabjous.core.declared import Fleeting, Secret, Who, Worked
from frabjous.games.clan import CLAN, clan_of, snit_of
from frabjous.games.snits_revenge import terms
from frabjous.games.snits_revenge.actions import Deed
from frabjous.games.snits_revenge.body import EVERY_ORGAN, ORGANS, OUTSIDE, PASSAGES
from frabjous.games.snits_revenge.terms import (
    AT_HOME,
    BARE,
    NO,
    NOTHING,
    ROLES,
    Aim,
    Awaited,
    Ending,
    Organ,
    Phase,
    Snit,
)
from frabjous.games.snits_revenge.variant import Variant

NOBODY_KILLED: Final[tuple[int, ...]] = (NO,) * ORGANS
NOTHING_HIDDEN: Final[tuple[int, ...]] = (BARE,) * ORGANS
NO_DEEDS: Final[list[Deed]] = []  # never altered
NONE_ANYWHERE: Final = vec[i64]([0] * ORGANS)
NO_TRAFFIC: Final = vec[i64]([0] * len(PASSAGES))
NO_PLACES: Final = vec[i64]()


@mypyc_attr(acyclic=True, free_list_len=1)  # no position leads to another: nothing for the garbage collector
class Position:
    """Where everything is. A Snit is a number: seat × 21 + its number in the clan.

    Makums and Runnungitms have no names: an organ holds so many of each, and so many of them have already done in this
    phase what they can do once. Tuples are replaced, never altered, so a copy shares them; vectors are copied.
    `empty` gives the position before anything has happened.
    """

    def __init__(self, variant: Variant) -> None:
        self.variant: Final[Variant] = variant
        self.phase: Phase = ROLES
        self.turn: i64 = 0  # game turns, from 1
        self.bolotomus: Who = NO
        self.senior: Who = NO  # the seat with the totem
        self.mover: Who = NO  # whose phase it is
        # Set-up rolls (R0, R1): who rolls in this round, and what each seat rolled; 0 is nothing yet.
        self.rollers: tuple[int, ...] = ()
        self.rolls: tuple[int, ...] = ()
        # Snits
        self.armies: tuple[tuple[int, ...], ...] = ()  # all that came, dead ones too
        self.places: vec[i64] = NO_PLACES  # of every Snit: an organ, OUTSIDE, DEAD or AT_HOME
        self.wounded: tuple[int, ...] = ()  # hammer Snits that were caught once (R12), in their order
        self.acted: i64 = 0  # the mover's Snits that moved or kicked in this phase: one bit a Snit of the clan
        # The Bolotomus
        self.snorgs: int = EVERY_ORGAN  # organs that work, one bit each
        self.untouched: int = EVERY_ORGAN  # organs whose first Snorg still stands: only it can hide something
        self.killers: tuple[int, ...] = NOBODY_KILLED  # R18: who killed an organ's Snorg in the latest Snit turn
        self.under: Secret[tuple[int, ...]] = NOTHING_HIDDEN  # R19: what lies under the Snorgs
        self.makums: vec[i64] = NONE_ANYWHERE
        self.runnungitms: vec[i64] = NONE_ANYWHERE
        self.tired_makums: vec[i64] = NONE_ANYWHERE  # of these, moved in this phase
        self.tired_runnungitms: vec[i64] = NONE_ANYWHERE  # of these, moved or chomped in this phase
        self.used: vec[i64] = NO_TRAFFIC  # R5: creatures that went through each passage in this phase
        # What is about to be decided
        self.awaited: Awaited = NOTHING
        self.doer: Snit = NO  # the Snit that acts
        self.aim: Aim = NO  # what it kicks, or the Snit a Runnungitm snaps at
        self.pack: tuple[int, ...] = ()  # R10: the pack as named; after a miss, those that may still be chomped
        self.rolled: Fleeting[tuple[int, ...]] = ()  # the faces of the dice that fell in this line
        # R18: the Spark fight
        self.holder: Snit = NO  # the Snit with the Spark
        self.lying: Organ = NO  # where the Spark lies
        self.round: i64 = 0  # rounds of the fight, from 1
        self.beginner: Who = NO  # the seat that began the fight
        # What may be done now, worked out when the position is made: a phase in which there is nothing is passed over.
        self.deeds: Worked[list[Deed]] = NO_DEEDS
        self.ending: Ending = NOTHING

    # Written by tools/declared.py from the fields of Position.
    # fmt: off
    def copy(self) -> Position:
        """Give a position to go on from."""
        twin = Position(self.variant)
        twin.phase, twin.turn, twin.bolotomus = self.phase, self.turn, self.bolotomus
        twin.senior, twin.mover, twin.rollers = self.senior, self.mover, self.rollers
        twin.rolls, twin.armies, twin.places = self.rolls, self.armies, self.places[:]
        twin.wounded, twin.acted, twin.snorgs = self.wounded, self.acted, self.snorgs
        twin.untouched, twin.killers, twin.under = self.untouched, self.killers, self.under
        twin.makums, twin.runnungitms, twin.tired_makums = self.makums[:], self.runnungitms[:], self.tired_makums[:]
        twin.tired_runnungitms, twin.used, twin.awaited = self.tired_runnungitms[:], self.used[:], self.awaited
        twin.doer, twin.aim, twin.pack = self.doer, self.aim, self.pack
        twin.holder, twin.lying, twin.round = self.holder, self.lying, self.round
        twin.beginner, twin.ending = self.beginner, self.ending
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position) and self.variant == other.variant and self.phase == other.phase and
            self.turn == other.turn and self.bolotomus == other.bolotomus and self.senior == other.senior and
            self.mover == other.mover and self.rollers == other.rollers and self.rolls == other.rolls and
            self.armies == other.armies and tuple(self.places) == tuple(other.places) and self.wounded ==
            other.wounded and self.acted == other.acted and self.snorgs == other.snorgs and self.untouched ==
            other.untouched and self.killers == other.killers and self.under == other.under and tuple(self.makums)
            == tuple(other.makums) and tuple(self.runnungitms) == tuple(other.runnungitms) and
            tuple(self.tired_makums) == tuple(other.tired_makums) and tuple(self.tired_runnungitms) ==
            tuple(other.tired_runnungitms) and tuple(self.used) == tuple(other.used) and self.awaited ==
            other.awaited and self.doer == other.doer and self.aim == other.aim and self.pack == other.pack and
            self.rolled == other.rolled and self.holder == other.holder and self.lying == other.lying and self.round
            == other.round and self.beginner == other.beginner and self.ending == other.ending
        )

    def __repr__(self) -> str:
        from frabjous.games.snits_revenge.drawing import draw  # noqa: PLC0415 - drawing knows positions, not the other way round

        return draw(self)
    # fmt: on

    # Questions

    def is_fight(self) -> bool:
        """Say whether the Bolotomus is dead and the clans fight for the Spark (R18)."""
        return self.round > 0

    def clans(self) -> list[int]:
        """List the Snit seats in their order."""
        return [seat for seat in range(self.variant.seats) if seat != self.bolotomus]

    def roles(self) -> tuple[str, ...]:
        """Say what part each seat plays."""
        return tuple(["bolotomus" if seat == self.bolotomus else "snits" for seat in range(self.variant.seats)])

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

    def winners(self) -> tuple[int, ...]:
        """Name the seats that have won, by how it ended."""
        ending = self.ending
        if ending in (terms.REPELLED, terms.OUTLASTED):
            return (self.bolotomus,)
        if ending == terms.SPARK_STOLEN:
            return (clan_of(self.holder),)
        if ending in (terms.LAST_CLAN, terms.STALEMATE):
            return tuple(self.living_clans())
        return (0, 1) if ending == terms.BOTH_DEAD else tuple(self.clans())

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


def replaced(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """Give the same values but for one."""
    return (*values[:at], value, *values[at + 1 :])


def empty(variant: Variant) -> Position:
    """Give a body in which nothing has happened yet, with all Snits at home."""
    position = Position(variant)
    position.places = vec[i64]([AT_HOME] * (variant.seats * CLAN))
    position.makums, position.runnungitms = NONE_ANYWHERE[:], NONE_ANYWHERE[:]
    position.tired_makums, position.tired_runnungitms = NONE_ANYWHERE[:], NONE_ANYWHERE[:]
    position.used = NO_TRAFFIC[:]
    position.rolls = (0,) * variant.seats
    position.armies = ((),) * variant.seats
    return position
