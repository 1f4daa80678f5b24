"""What a seat sees in Snits' Revenge: everything but what lies under the Snorgs."""

from __future__ import annotations

from msgspec import Struct

from frabjous.games.clan import clan_of, snit_of
from frabjous.games.snits_revenge.body import ORGANS, OUTSIDE
from frabjous.games.snits_revenge.terms import NO
from frabjous.games.snits_revenge.variant import Variant, variant_of


class Seen(Struct, frozen=True, gc=False):
    """What one seat, or an onlooker, may know. The fields are named as in a Position; NO is -1."""

    seat: int
    under: tuple[int, ...]  # to the Bolotomus what it is; to the others BARE or, where a counter shows, FACE_DOWN
    hidden: tuple[int, int]  # how many Sparks and Splops lie somewhere under a Snorg
    # Written by tools/declared.py from the fields of Position.
    # fmt: off
    variant: tuple[int, tuple[tuple[str, str], ...]]
    phase: int
    turn: int
    bolotomus: int
    senior: int
    mover: int
    rollers: tuple[int, ...]
    rolls: tuple[int, ...]
    armies: tuple[tuple[int, ...], ...]
    places: tuple[int, ...]
    wounded: tuple[int, ...]
    acted: int
    snorgs: int
    untouched: int
    killers: tuple[int, ...]
    makums: tuple[int, ...]
    runnungitms: tuple[int, ...]
    tired_makums: tuple[int, ...]
    tired_runnungitms: tuple[int, ...]
    used: tuple[int, ...]
    awaited: int
    doer: int
    aim: int
    pack: tuple[int, ...]
    rolled: tuple[int, ...]
    holder: int
    lying: int
    round: int
    beginner: int
    ending: int
    # fmt: on

    @property
    def agreed(self) -> Variant:
        """What was agreed before the game: limits, speeds, badges, pools."""
        return variant_of(self.variant)

    @property
    def lost(self) -> int:
        """How many organs are out of action."""
        return ORGANS - self.snorgs.bit_count()

    @property
    def holder_clan(self) -> int:
        return NO if self.holder == NO else clan_of(self.holder)

    def works(self, organ: int) -> bool:
        return self.snorgs >> organ & 1 == 1

    def alive(self, seat: int) -> int:
        """Count a clan's living Snits."""
        return sum(self.places[snit] <= OUTSIDE for snit in self.armies[seat])

    def speed(self, snit: int) -> int:
        return self.agreed.speeds[snit_of(snit)]

    def is_hammer(self, snit: int) -> bool:
        return self.agreed.hammers[snit_of(snit)] and snit not in self.wounded

    def has_acted(self, snit: int) -> bool:
        return clan_of(snit) == self.mover and self.acted >> snit_of(snit) & 1 == 1
