"""What the host chose, as numbers the rules can use: R0 and R19 to R22."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

from frabjous.core.options import Chosen, Option, settled
from frabjous.games.clan import BADGES, CLAN, HAMMER, LIGHTNING, SPEEDS
from frabjous.games.snits_revenge.body import limits

Agreed: TypeAlias = tuple[int, tuple[tuple[str, str], ...]]  # seats, and every option with its value

SEATS: Final = range(2, 6)
ALL_SEATS: Final = tuple(SEATS)
ARMY: Final = {2: 15, 3: 8, 4: 5, 5: 3}  # R2, R3: Snits in each clan's army, by seats …
MOST_BADGED: Final = {3: 3, 4: 2, 5: 2}  # … and how many of them may wear a badge where there are several clans
ARMIES: Final = {2: (15, 13, 14, 16, 17), 3: (8, 7, 9), 4: (5, 4, 6), 5: (3, 2, 4)}  # R21
ORGANS_NEEDED: Final = {2: 9, 3: 7, 4: 9, 5: 9}  # R16, R21: the rulebook says nine; by games between masters
SPEED_1978: Final = 5  # RECONSTRUCTED: counters without numbers
PASSAGE_LIMITS: Final = {"standard": (2, 1), "channels-3": (3, 1), "all-2": (2, 2)}  # channels, canals (R21)


def candidates(seats: int) -> tuple[str, ...]:
    """List the sets of candidates for the Bolotomus, the last seat first (R0).

    At five seats only single seats and everybody: no campaign leads there.
    """
    everybody = range(1, seats + 1)
    counts = range(2, seats + 1) if seats < 5 else (seats,)
    alone = [f"seat-{seat}" for seat in (seats, *range(1, seats))]
    return (
        *alone,
        *["seats-" + "-".join(map(str, some)) for count in counts for some in combinations(everybody, count)],
    )


def needed(seats: int) -> tuple[str, ...]:
    """List how many organs may have to stop, first the number at which both sides win about as often."""
    usual = ORGANS_NEEDED[seats]
    return tuple(map(str, (usual, *[organs for organs in range(7, 12) if organs != usual])))


OPTIONS: Final = (
    *[Option("bolotomus", candidates(seats), (seats,)) for seats in SEATS],
    *[Option("army", tuple(map(str, ARMIES[seats])), (seats,)) for seats in SEATS],
    *[Option("organs", needed(seats), (seats,), formerly="9") for seats in SEATS],
    Option("spark", ("no", "yes"), ALL_SEATS),
    Option("splops", ("0", "3", "4"), ALL_SEATS),
    Option("hiding", ("dummies", "open", "written"), ALL_SEATS),
    Option("pack", ("one-chomp", "chomp-each"), ALL_SEATS),
    Option("passages", tuple(PASSAGE_LIMITS), ALL_SEATS),
    Option("runnungitms", ("yes", "no"), ALL_SEATS),
    Option("counters", ("2003", "1978"), ALL_SEATS),
    Option("clock", ("60", "30", "120"), ALL_SEATS),
)


class Variant:
    """What was agreed before the game. It never changes, so all positions of a game share one."""

    def __init__(self, agreed: Agreed) -> None:
        seats, options = agreed
        chosen = dict(options)
        self.agreed: Final = agreed
        self.seats: Final = seats
        self.candidates: Final = tuple([int(seat) - 1 for seat in chosen["bolotomus"].split("-")[1:]])
        self.army: Final = int(chosen["army"])
        self.needed: Final = int(chosen["organs"])
        self.spark: Final = chosen["spark"] == "yes"
        self.splops: Final = int(chosen["splops"])
        self.hiding: Final = chosen["hiding"]
        self.chomps_each: Final = chosen["pack"] == "chomp-each"  # R10: the French pack
        self.limits: Final = limits(*PASSAGE_LIMITS[chosen["passages"]])
        self.runnungitms: Final = 18 if chosen["runnungitms"] == "yes" else 0
        self.is_1978: Final = chosen["counters"] == "1978"
        self.makums: Final = 3 if self.is_1978 else 9
        self.clock: Final = int(chosen["clock"])
        # By Snit, the same in every clan
        self.speeds: Final = [SPEED_1978] * CLAN if self.is_1978 else SPEEDS
        self.hammers: Final = [badge == HAMMER and not self.is_1978 for badge in BADGES]
        self.lightnings: Final = [badge == LIGHTNING and not self.is_1978 for badge in BADGES]

    @property
    def one_clan(self) -> bool:
        return self.seats == 2


@cache
def variant_of(agreed: Agreed) -> Variant:
    """Give the variant of what was agreed; the same for the same."""
    return Variant(agreed)


def variant_with(seats: int, chosen: Chosen) -> Variant:
    """Give the variant of a host's choice; what does not fit is refused with a BadOption."""
    return variant_of((seats, tuple(settled(OPTIONS, SEATS, seats, chosen).items())))
