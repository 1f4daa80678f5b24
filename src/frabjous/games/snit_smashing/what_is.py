"""What the things of Snit Smashing are, in a sentence or two."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import said
from frabjous.games.clan import CLAN, SPEEDS
from frabjous.games.snit_smashing.beach import BY_NAME, is_sea
from frabjous.games.snit_smashing.observation import Seen
from frabjous.games.snit_smashing.variant import SEATS
from frabjous.games.snit_smashing.view_choices import SEA, SHELTER
from frabjous.games.snit_smashing.view_snits import snit_id
from frabjous.scene.model import Reason

SNIT: Final = {snit_id(clan, snit): (clan, snit) for clan in range(max(SEATS)) for snit in range(CLAN)}
LAND: Final = Reason(said("what-land"), "6.2")
WATER: Final = Reason(said("what-sea"), "9.2")
SNANDERGRAB: Final = Reason(said("what-snandergrab"), "7.2")
ORDER: Final = Reason(said("what-order"), "7.1")
SINGLE: Final = {SEA: WATER, SHELTER: SNANDERGRAB, "snandergrab": SNANDERGRAB, "own-order": ORDER}
# By the word an id begins with: there is one for each seat or hex.
KINDS: Final = {
    "crowd": Reason(said("what-crowd"), "6.1"),
    "haven": Reason(said("what-haven"), "7.2"),
    "middle": Reason(said("what-middle"), "5.3"),
    "aim": ORDER,
    "plan": ORDER,
    "nose": ORDER,
}


def what_is(seen: Seen, thing: str) -> Reason | None:
    """Say what a Snit, a hex, the Snandergrab or an order is."""
    if thing in SNIT:
        return Reason(said("what-snit", speed=SPEEDS[SNIT[thing][1]]), "6.2")
    if thing in BY_NAME:
        return WATER if is_sea(BY_NAME[thing]) else LAND
    first = thing.partition("-")[0]
    return Reason(said("what-corner"), "5.2") if first in BY_NAME else SINGLE.get(thing) or KINDS.get(first)
