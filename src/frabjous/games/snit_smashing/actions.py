"""What can be done in Snit Smashing, and what chance does.

Every deed is made once, here, and only looked up afterwards: the same deed is always the same object. A Snit's move
names the Snit, not the clan: whose it is, is known from who moves.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from frabjous.core.contract import Action
from frabjous.games.clan import CLAN, SNITS
from frabjous.games.snit_smashing.beach import CENTRES, HEXES, NAMES, TRIPLES, is_sea

# What a seat orders, in secret
SMASH: Final = 0
MOVE: Final = 1  # the Snandergrab
NOTHING: Final = 2
# What a Snit does
RUN: Final = 3  # to a hex
HIDE: Final = 4  # under the Snandergrab, on a run to the sea
DIVE: Final = 5  # into the sea: home
STAY: Final = 6
REST: Final = 7  # all Snits that have not moved stay
# What chance does
ROLL: Final = 8
PLACE: Final = 9  # a start hex is dealt
DRAW: Final = 10
READ: Final = 11  # the next order is read
SHELTER: Final = 12  # the Snandergrab stops, and shelters whom it covers
FALL: Final = 13  # the next smash falls
NEXT_BOUND: Final = 14
END_RUN: Final = 15

NO: Final = -1


class Deed(Action):
    """One thing done: a verb, how it is written, what it is done with and where.

    `what` is a Snit, a smash as its number in TRIPLES, or a roll of two dice; `where` is a hex.
    """

    def __init__(self, verb: int, text: str, what: int = NO, where: int = NO) -> None:
        super().__init__(text, secret=verb <= NOTHING)
        self.verb: Final = verb
        self.what: Final = what
        self.where: Final = where


SMASHES: Final = [
    Deed(SMASH, " ".join(["smash", *[NAMES[at] for at in triple]]), number) for number, triple in enumerate(TRIPLES)
]
MOVES: Final = [Deed(MOVE, f"snandergrab {NAMES[at]}", where=at) for at in CENTRES]
NO_ORDER: Final = Deed(NOTHING, "no order")

# RUNS[snit][hex]
RUNS: Final = [
    vec[Deed]([Deed(RUN, f"{SNITS[snit]} {NAMES[at]}", snit, at) for at in range(HEXES)]) for snit in range(CLAN)
]
HIDES: Final = [Deed(HIDE, f"{name} under", snit) for snit, name in enumerate(SNITS)]
DIVES: Final = [Deed(DIVE, f"{name} sea", snit) for snit, name in enumerate(SNITS)]
STAYS: Final = [Deed(STAY, f"{name} stays", snit) for snit, name in enumerate(SNITS)]
REST_STAY: Final = Deed(REST, "rest stay")

ROLLS: Final = [Deed(ROLL, f"roll {total}", total) for total in range(2, 13)]
PLACES: Final = {at: Deed(PLACE, f"start {NAMES[at]}", where=at) for at in range(HEXES) if is_sea(at)}
DRAWS: Final = [Deed(DRAW, f"draw {name}", snit) for snit, name in enumerate(SNITS)]
READ_ORDER: Final = Deed(READ, "read")
TAKE_SHELTER: Final = Deed(SHELTER, "shelter")
LET_FALL: Final = Deed(FALL, "fall")
BEGIN_BOUND: Final = Deed(NEXT_BOUND, "next bound")
FINISH_RUN: Final = Deed(END_RUN, "end run")
