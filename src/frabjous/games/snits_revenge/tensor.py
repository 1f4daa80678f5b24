"""Snits' Revenge in numbers: the ids of its actions, and what looks how in a row where its type does not tell."""

from __future__ import annotations

from frabjous.core.kinds import Bits, Count, Each, Growing, OneOf, Several, Together
from frabjous.core.tensor import Layout, choice_of
from frabjous.games.clan import BADGES, CLAN, HAMMER
from frabjous.games.snits_revenge.actions import Deed
from frabjous.games.snits_revenge.body import ORGANS, PASSAGES
from frabjous.games.snits_revenge.declared import kinds
from frabjous.games.snits_revenge.notation import NOTATION
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.terms import AT_HOME, FACE_DOWN, NO, PREY
from frabjous.games.snits_revenge.variant import OPTIONS, PASSAGE_LIMITS, SEATS

DICE = 12  # two of them
THINGIES = 18  # of a kind, however the host chose
WIDEST = max(max(both) for both in PASSAGE_LIMITS.values())


def layout(seats: int) -> Layout[Deed, Seen]:
    """Give the numbers of a game with so many seats."""
    snits = CLAN * seats
    snit, some_snits = OneOf((NO, *range(snits))), Several(Count(snits - 1), CLAN)
    in_organs = Each(Count(THINGIES), ORGANS)
    return Layout(
        NOTATION,
        Seen,
        {
            **kinds(seats),
            "under": Each(OneOf(range(FACE_DOWN + 1)), ORGANS),
            "hidden": Each(Count(ORGANS), 2),
            "variant": Together(OneOf(SEATS), choice_of(OPTIONS, seats)),
            "turn": Growing(30),
            "rollers": Several(OneOf(range(seats)), seats),
            "rolls": Each(Count(DICE), seats),
            "armies": Each(some_snits, seats),
            "places": Each(OneOf(range(AT_HOME + 1)), snits),
            "wounded": Several(Count(snits - 1), BADGES.count(HAMMER) * seats),
            "acted": Bits(CLAN),
            "snorgs": Bits(ORGANS),
            "untouched": Bits(ORGANS),
            "killers": Each(Count(snits - 1, least=NO), ORGANS),  # Snits
            "makums": in_organs,
            "runnungitms": in_organs,
            "tired_makums": in_organs,
            "tired_runnungitms": in_organs,
            "used": Each(Count(WIDEST), len(PASSAGES)),
            "doer": snit,
            "aim": OneOf((*PREY, NO, *range(snits))),
            "pack": some_snits,
            "rolled": Several(Count(6), 2),
            "holder": snit,
            "round": Growing(10),
        },
    )
