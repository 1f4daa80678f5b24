"""Writing and reading. Snits go by their names, hexes by theirs.

smash C6 C7 D7      an order; the three hexes may be named in any order
snandergrab E5      an order: the Snandergrab is moved there
no order            an order: nothing
Zip C4              Zip runs to C4
Zip under           Zip hides under the Snandergrab, on a run to the sea
Zip sea             Zip is home
Zip stays           Zip does not move
rest stay           nor does any other that has not moved
roll 7, start C1, draw Zip, read, shelter, fall, next bound, end run      what chance does
"""

from __future__ import annotations

from typing import Final

from frabjous.core.notation import Notation
from frabjous.games.snit_smashing import actions as does
from frabjous.games.snit_smashing.actions import Deed
from frabjous.games.snit_smashing.beach import is_sea


def everything() -> list[Deed]:
    """List all deeds there are; nobody runs to a sea hex."""
    deeds = [
        does.NO_ORDER,
        does.REST_STAY,
        does.READ_ORDER,
        does.TAKE_SHELTER,
        does.LET_FALL,
        does.BEGIN_BOUND,
        does.FINISH_RUN,
    ]
    deeds += (
        does.SMASHES
        + does.MOVES
        + does.HIDES
        + does.DIVES
        + does.STAYS
        + does.ROLLS
        + does.DRAWS
        + list(does.PLACES.values())
    )
    for runs in does.RUNS:
        deeds += [run for run in runs if not is_sea(run.where)]
    return deeds


def in_any_order(smash: Deed) -> list[str]:
    """List the ways a smash can be written: people begin with any of its hexes."""
    a, b, c = smash.text.split()[1:]
    return [f"smash {one} {two} {three}" for one, two, three in ((a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a))]


ANY_ORDER: Final = {text: smash for smash in does.SMASHES for text in in_any_order(smash)}
NOTATION: Final = Notation(everything(), example="smash C6 C7 D7", also=ANY_ORDER)
