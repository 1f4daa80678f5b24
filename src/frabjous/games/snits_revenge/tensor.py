"""Snits' Revenge in numbers: the ids of its actions, and what each field of an observation looks like in a row."""

from __future__ import annotations

from frabjous.core.kinds import Bits, Count, Each, Growing, OneOf, Settled, Several, Together
from frabjous.core.tensor import Layout, choice_of, seat_of, viewer_of
from frabjous.games.clan import BADGES, CLAN, HAMMER
from frabjous.games.snits_revenge.actions import Deed
from frabjous.games.snits_revenge.body import ORGANS, PASSAGES
from frabjous.games.snits_revenge.notation import NOTATION
from frabjous.games.snits_revenge.observation import Seen
from frabjous.games.snits_revenge.terms import AT_HOME, AWAITED, ENDING, FACE_DOWN, NO, ORGAN, PHASE, PREY
from frabjous.games.snits_revenge.variant import OPTIONS, PASSAGE_LIMITS, SEATS

DICE = 12  # two of them
THINGIES = 18  # of a kind, however the host chose
WIDEST = max(max(both) for both in PASSAGE_LIMITS.values())


def layout(seats: int) -> Layout[Deed, Seen]:
    """Give the numbers of a game with so many seats."""
    somebody = seat_of(seats)
    snits = CLAN * seats
    snit, some_snits = OneOf((NO, *range(snits))), Several(Count(snits - 1), CLAN)
    in_organs = Each(Count(THINGIES), ORGANS)
    return Layout(
        NOTATION,
        Seen,
        {
            "seat": viewer_of(seats),
            "under": Each(OneOf(range(FACE_DOWN + 1)), ORGANS),
            "hidden": Each(Count(ORGANS), 2),
            "variant": Settled(Together(OneOf(SEATS), choice_of(OPTIONS, seats))),
            "phase": OneOf(PHASE),
            "turn": Growing(30),
            "bolotomus": somebody,
            "senior": somebody,
            "mover": somebody,
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
            "awaited": OneOf(AWAITED),
            "doer": snit,
            "aim": OneOf((*PREY, NO, *range(snits))),
            "pack": some_snits,
            "rolled": Several(Count(6), 2),
            "holder": snit,
            "lying": OneOf(ORGAN),
            "round": Growing(10),
            "beginner": somebody,
            "ending": OneOf(ENDING),
        },
    )
