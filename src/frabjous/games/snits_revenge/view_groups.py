"""Who stands together: what looks alike and has done alike in one place is one group, drawn once with its number."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from frabjous.core.contract import NOBODY
from frabjous.core.remember import remembered
from frabjous.games.clan import SNITS, clan_of, snit_of
from frabjous.games.snits_revenge.body import NAMES, ORGANS
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.terms import BARE, MAKUM, NO, PREY, RUNNUNGITM, SNORG
from frabjous.games.snits_revenge.variant import Agreed, Variant, variant_of
from frabjous.scene.once import RECENT

SNIT: Final = -5  # kinds beside those of `terms`
LYING_SPARK: Final = -6
PLACE_NAMES: Final = (*NAMES, "outside")


class Group(NamedTuple):
    """Some that look alike: of a kind, in a place, done or not done with what they can do in this phase."""

    kind: int
    place: int
    ids: tuple[str, ...]
    tired: bool = False
    under: int = BARE  # what lies under a Snorg, as far as the viewer knows
    snits: tuple[int, ...] = ()
    symbol: str = ""  # of Snits
    brooch: int = NOBODY  # the clan, where there are several
    speed: int = NO
    holds: bool = False  # the Spark

    @property
    def id(self) -> str:
        """The whole group is pointed at by its first."""
        return self.ids[0]


def symbol_of(snit: int, variant: Variant, *, wounded: bool) -> str:
    """Name the drawing of a Snit; what was wounded has lost its hammer."""
    if wounded:
        return "snit-wounded"
    if variant.hammers[snit_of(snit)]:
        return "snit-hammer"
    return "snit-lightning" if variant.lightnings[snit_of(snit)] else "snit"


# Names in the picture


@cache
def snit_id(snit: int) -> str:
    return f"snit-{clan_of(snit) + 1}-{SNITS[snit_of(snit)]}"


@cache
def chip_id(snit: int) -> str:
    return f"chip-{clan_of(snit) + 1}-{SNITS[snit_of(snit)]}"


@cache
def place_id(place: int) -> str:
    return f"organ-{PLACE_NAMES[place]}"


@cache
def thing_id(kind: int, organ: int, number: int = 1, *, tired: bool = False) -> str:
    return f"{PREY[kind].lower()}-{NAMES[organ]}-{'done-' * tired}{number}"


# Groups


class Everybody:
    """All who are about, group by group; the same for every picture in which nobody has moved or done anything."""

    def __init__(self, snits: tuple[Group, ...], own: list[tuple[Group, ...]], snorgs: int) -> None:
        self.works: Final = [snorgs >> organ & 1 == 1 for organ in range(ORGANS)]
        # The groups in each place: the Bolotomus's own first, then the Snits there, clan by clan.
        self.at: Final = [[*groups] for groups in own]
        self.heads: Final = [0] * len(own)  # Snits in each place
        for group in snits:
            if group.place < len(own):
                self.at[group.place].append(group)
                self.heads[group.place] += len(group.snits)
        self.crowds: Final = [len(groups) for groups in self.at]
        self.groups: Final = [group for groups in self.at for group in groups]
        self.ids: Final = frozenset([group.id for group in self.groups])
        # For each Snit the one its group is pointed at by.
        self.leader: Final = {snit: group.snits[0] for group in snits for snit in group.snits}


def everybody(seen: Seen) -> Everybody:
    """Group all who are about."""
    return grouped(
        seen.variant,
        seen.armies,
        seen.places,
        seen.wounded,
        (seen.mover, seen.acted) if seen.acted else (NOBODY, 0),
        seen.holder,
        seen.snorgs,
        seen.under,
        (seen.makums, seen.tired_makums),
        (seen.runnungitms, seen.tired_runnungitms),
        seen.lying,
    )


@remembered(RECENT)
def grouped(
    variant: Agreed,
    armies: tuple[tuple[int, ...], ...],
    places: tuple[int, ...],
    wounded: tuple[int, ...],
    acted: tuple[int, int],
    holder: int,
    snorgs: int,
    under: tuple[int, ...],
    makums: tuple[tuple[int, ...], tuple[int, ...]],
    runnungitms: tuple[tuple[int, ...], tuple[int, ...]],
    lying: int,
) -> Everybody:
    snits = snit_groups(variant_of(variant), armies, places, wounded, acted, holder)
    hides = [under[organ] if snorgs >> organ & 1 else NO for organ in range(ORGANS)]
    ours = zip(range(ORGANS), hides, zip(*makums, strict=True), zip(*runnungitms, strict=True), strict=True)
    own = [own_groups(organ, hidden, *counts, spark=lying == organ) for organ, hidden, *counts in ours]
    return Everybody(snits, [*own, ()], snorgs)


@remembered(2000)
def own_groups(
    organ: int, under: int, makums: tuple[int, int], runnungitms: tuple[int, int], *, spark: bool
) -> tuple[Group, ...]:
    """List the Bolotomus's own in an organ, which works unless there is not even something under a Snorg."""
    snorg = [] if under == NO else [Group(SNORG, organ, (thing_id(SNORG, organ),), under=under)]
    own = (*snorg, *thingies(MAKUM, organ, *makums), *thingies(RUNNUNGITM, organ, *runnungitms))
    return (*own, Group(LYING_SPARK, organ, ("spark",))) if spark else own


def thingies(kind: int, organ: int, count: int, tired: int) -> list[Group]:
    found = []
    for many, done in ((count - tired, False), (tired, True)):
        if many:
            ids = tuple(thing_id(kind, organ, number + 1, tired=done) for number in range(many))
            found.append(Group(kind, organ, ids, done))
    return found


def snit_groups(
    agreed: Variant,
    armies: tuple[tuple[int, ...], ...],
    places: tuple[int, ...],
    wounded: tuple[int, ...],
    acted: tuple[int, int],
    holder: int,
) -> tuple[Group, ...]:
    """List the groups of Snits, wherever they are, clan by clan."""
    mover, tired = acted
    alike: dict[tuple[int, bool, str, int, int, bool], list[int]] = {}
    for clan, army in enumerate(armies):
        for snit in army:
            is_tired = clan == mover and tired >> snit_of(snit) & 1 == 1
            symbol, speed = symbol_of(snit, agreed, wounded=snit in wounded), agreed.speeds[snit_of(snit)]
            alike.setdefault((places[snit], is_tired, symbol, clan, speed, snit == holder), []).append(snit)
    return tuple(
        [
            Group(
                SNIT,
                place,
                tuple(snit_id(snit) for snit in some),
                is_tired,
                BARE,
                tuple(some),
                symbol,
                NOBODY if agreed.one_clan else clan,
                NO if agreed.is_1978 else speed,
                holds,
            )
            for (place, is_tired, symbol, clan, speed, holds), some in alike.items()
        ]
    )
