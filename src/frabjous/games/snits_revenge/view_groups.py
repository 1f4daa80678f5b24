"""Who stands together: what looks alike and has done alike in one place is one group, drawn once with its number."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from frabjous.core.contract import NOBODY
from frabjous.core.remember import remembered
from frabjous.games.clan import SNITS, clan_of, snit_of
from frabjous.games.snits_revenge.body import NAMES, OUTSIDE
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


def groups_at(seen: Seen, place: int, snits: tuple[Group, ...]) -> tuple[Group, ...]:
    """List the groups in a place: the Bolotomus's own first, then the Snits there, clan by clan."""
    there = tuple([group for group in snits if group.place == place])
    if place == OUTSIDE:
        return there
    makums, runnungitms = seen.makums[place], seen.runnungitms[place]
    tired = seen.tired_makums[place], seen.tired_runnungitms[place]
    under = seen.under[place] if seen.works(place) else NO
    return own_groups(place, under, (makums, runnungitms), tired, spark=seen.lying == place) + there


@remembered(2000)
def own_groups(
    organ: int, under: int, counts: tuple[int, int], tired: tuple[int, int], *, spark: bool
) -> tuple[Group, ...]:
    """List the Bolotomus's own in an organ, which works unless there is not even something under a Snorg."""
    snorg = [] if under == NO else [Group(SNORG, organ, (thing_id(SNORG, organ),), under=under)]
    makums, runnungitms = (
        thingies(kind, organ, *many) for kind, *many in zip((MAKUM, RUNNUNGITM), counts, tired, strict=True)
    )
    return (*snorg, *makums, *runnungitms, *([Group(LYING_SPARK, organ, ("spark",))] if spark else []))


def thingies(kind: int, organ: int, count: int, tired: int) -> list[Group]:
    found = []
    for many, done in ((count - tired, False), (tired, True)):
        if many:
            ids = tuple(thing_id(kind, organ, number + 1, tired=done) for number in range(many))
            found.append(Group(kind, organ, ids, done))
    return found


def snit_groups(seen: Seen) -> tuple[Group, ...]:
    """List the groups of Snits, wherever they are, clan by clan."""
    acted = (seen.mover, seen.acted) if seen.acted else (NOBODY, 0)
    return grouped(seen.variant, seen.armies, seen.places, seen.wounded, acted, seen.holder)


@remembered(RECENT)
def grouped(
    variant: Agreed,
    armies: tuple[tuple[int, ...], ...],
    places: tuple[int, ...],
    wounded: tuple[int, ...],
    acted: tuple[int, int],
    holder: int,
) -> tuple[Group, ...]:
    agreed, (mover, tired) = variant_of(variant), acted
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
