"""Who stands together: what looks alike and has done alike in one place is one group, drawn once with its number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from frabjous.games.clan import SNITS, clan_of, snit_of
from frabjous.games.snits_revenge.body import NAMES, OUTSIDE
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.terms import MAKUM, PREY, RUNNUNGITM, SNORG

SNIT: Final = -5  # kinds beside those of `terms`
LYING_SPARK: Final = -6
PLACE_NAMES: Final = (*NAMES, "outside")


@dataclass(frozen=True)
class Group:
    """Some that look alike: of a kind, in a place, done or not done with what they can do in this phase."""

    kind: int
    place: int
    ids: tuple[str, ...]
    tired: bool = False
    snits: tuple[int, ...] = ()

    @property
    def id(self) -> str:
        """The whole group is pointed at by its first."""
        return self.ids[0]


def symbol(seen: Seen, snit: int) -> str:
    """Name the drawing of a Snit; what was wounded has lost its hammer."""
    if snit in seen.wounded:
        return "snit-wounded"
    if seen.is_hammer(snit):
        return "snit-hammer"
    return "snit-lightning" if seen.agreed.lightnings[snit_of(snit)] else "snit"


# Names in the picture


def snit_id(snit: int) -> str:
    return f"snit-{clan_of(snit) + 1}-{SNITS[snit_of(snit)]}"


def chip_id(snit: int) -> str:
    return f"chip-{clan_of(snit) + 1}-{SNITS[snit_of(snit)]}"


def place_id(place: int) -> str:
    return f"organ-{PLACE_NAMES[place]}"


def thing_id(kind: int, organ: int, number: int = 1, *, tired: bool = False) -> str:
    return f"{PREY[kind].lower()}-{NAMES[organ]}-{'done-' * tired}{number}"


# Groups


def groups_at(seen: Seen, place: int, snits: list[Group]) -> list[Group]:
    """List the groups in a place: the Bolotomus's own first, then the Snits there, clan by clan."""
    found: list[Group] = []
    if place != OUTSIDE:
        if seen.works(place):
            found.append(Group(SNORG, place, (thing_id(SNORG, place),)))
        found += thingies(MAKUM, place, seen.makums[place], seen.tired_makums[place])
        found += thingies(RUNNUNGITM, place, seen.runnungitms[place], seen.tired_runnungitms[place])
        if seen.lying == place:
            found.append(Group(LYING_SPARK, place, ("spark",)))
    return found + [group for group in snits if group.place == place]


def thingies(kind: int, organ: int, count: int, tired: int) -> list[Group]:
    found = []
    for many, done in ((count - tired, False), (tired, True)):
        if many:
            ids = tuple(thing_id(kind, organ, number + 1, tired=done) for number in range(many))
            found.append(Group(kind, organ, ids, done))
    return found


def snit_groups(seen: Seen) -> list[Group]:
    """List the groups of Snits, wherever they are, clan by clan."""
    alike: dict[tuple[int, int, str, int, bool, bool], list[int]] = {}
    for army in seen.armies:
        for snit in army:
            kind = clan_of(snit), symbol(seen, snit), seen.speed(snit)
            alike.setdefault((seen.places[snit], *kind, seen.has_acted(snit), snit == seen.holder), []).append(snit)
    return [
        Group(SNIT, look[0], tuple(snit_id(snit) for snit in some), look[4], tuple(some))
        for look, some in alike.items()
    ]
