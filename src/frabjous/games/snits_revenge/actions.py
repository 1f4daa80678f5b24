"""What can be done in Snits' Revenge, and what the dice do.

Every deed is made once, here, and only looked up afterwards: the same deed is always the same object. A seat names its
own Snits by name alone; a Snit of somebody else is written with its seat. Makums and Runnungitms have no names: those
in one organ that have done the same are alike, so a deed names the organ.
"""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import Action
from frabjous.games.clan import SNITS, clan_of, snit_of
from frabjous.games.snits_revenge.body import NAMES, ORGANS, OUTSIDE, THINGIE_WAYS
from frabjous.games.snits_revenge.terms import EVERY_SNIT, MAKUM, NO, PREY, RUNNUNGITM, SPARK, SPLOP

# What a seat does
HIDE: Final = 0  # the Spark or a Splop (`what`) under the Snorg of an organ (`where`)
GUARD: Final = 1  # place the duty Runnungitm
LEAVE_OUT: Final = 2  # a Snit does not come along (one clan)
TAKE: Final = 3  # a Snit comes along (several clans)
GO: Final = 4  # a Snit moves to an organ, or OUTSIDE
PICK_UP: Final = 5  # R18: a Snit takes the lying Spark instead of moving
KICK: Final = 6  # a Snit (`what`) kicks `aim`
JOIN: Final = 7  # R10: a Snit joins the pack
ATTACK: Final = 8  # … and the pack attacks
COMPOSE: Final = 9  # `what` is a set of Compositors, one bit each
TRAVEL: Final = 10  # a MAKUM or RUNNUNGITM (`what`) moves from `where` to `aim`
CHOMP: Final = 11  # a Runnungitm snaps at the Snit `aim`
TRANSFORM: Final = 12  # a Makum in `where`
END: Final = 13  # of the phase
# What chance does
DIE: Final = 14
DICE: Final = 15
SPARK_FOUND: Final = 16  # R18: under the Snorg of an organ


class Deed(Action):
    """One thing done: a verb, how it is written, with what, where, and to whom or where to.

    `what` is the mover's Snit by its number in the clan unless the verb says otherwise; `where` and, for TRAVEL, `aim`
    are organs; other aims are a Snit of the table, or SNORG, MAKUM, RUNNUNGITM. `faces` are those of dice.
    """

    def __init__(
        self, verb: int, text: str, what: int = NO, where: int = NO, aim: int = NO, faces: tuple[int, ...] = ()
    ) -> None:
        super().__init__(text, secret=verb == HIDE)
        self.verb: Final = verb
        self.what: Final = what
        self.where: Final = where
        self.aim: Final = aim
        self.faces: Final = faces


OF: Final = [f"{SNITS[snit_of(snit)]} of {clan_of(snit) + 1}" for snit in EVERY_SNIT]  # as the others write it
PLACE_NAMES: Final = (*NAMES, "out")

HIDES: Final = {
    SPARK: [Deed(HIDE, f"hide Spark {NAMES[organ]}", SPARK, organ) for organ in range(ORGANS)],
    SPLOP: [Deed(HIDE, f"hide Splop {NAMES[organ]}", SPLOP, organ) for organ in range(ORGANS)],
}
GUARDS: Final = [Deed(GUARD, f"duty {NAMES[organ]}", where=organ) for organ in range(ORGANS)]
LEAVES: Final = [Deed(LEAVE_OUT, f"leave out {name}", snit) for snit, name in enumerate(SNITS)]
TAKES: Final = [Deed(TAKE, f"take {name}", snit) for snit, name in enumerate(SNITS)]
GOES: Final = [
    [Deed(GO, f"{name} {PLACE_NAMES[place]}", snit, place) for place in range(OUTSIDE + 1)]
    for snit, name in enumerate(SNITS)
]
PICK_UPS: Final = [Deed(PICK_UP, f"{name} takes Spark", snit) for snit, name in enumerate(SNITS)]
KICKS: Final = {
    prey: [Deed(KICK, f"{name} kicks {thing}", snit, aim=prey) for snit, name in enumerate(SNITS)]
    for prey, thing in PREY.items()
}
SNIT_KICKS: Final = [
    [Deed(KICK, f"{name} kicks {OF[other]}", snit, aim=other) for other in EVERY_SNIT]
    for snit, name in enumerate(SNITS)
]
JOINS: Final = [Deed(JOIN, f"pack {name}", snit) for snit, name in enumerate(SNITS)]
PACK_ATTACK: Final = Deed(ATTACK, "attack")
COMPOSES: Final = [
    Deed(COMPOSE, " ".join(["compose", *[str(at + 1) for at in range(3) if mask >> at & 1]]), mask) for mask in range(8)
]


def travels(thingie: int) -> list[list[Deed]]:
    """Give a thingie's moves from each organ, in the order of THINGIE_WAYS."""
    return [
        [Deed(TRAVEL, f"{PREY[thingie]} {NAMES[here]} {NAMES[way.to]}", thingie, here, way.to) for way in ways]
        for here, ways in enumerate(THINGIE_WAYS[:ORGANS])
    ]


MAKUM_TRAVELS: Final = travels(MAKUM)
RUNNUNGITM_TRAVELS: Final = travels(RUNNUNGITM)
CHOMPS: Final = [Deed(CHOMP, f"chomp {OF[snit]}", aim=snit) for snit in EVERY_SNIT]
TRANSFORMS: Final = [Deed(TRANSFORM, f"transform {NAMES[organ]}", where=organ) for organ in range(ORGANS)]
END_PHASE: Final = Deed(END, "end phase")

PIPS: Final = range(1, 7)
ONE_DIE: Final = [(Deed(DIE, f"die {pips}", faces=(pips,)), 1) for pips in PIPS]
TWO_DICE: Final = [
    (Deed(DICE, f"dice {low}+{high}", faces=(low, high)), 1 if low == high else 2)
    for low in PIPS
    for high in PIPS
    if low <= high
]
FINDS: Final = [Deed(SPARK_FOUND, f"spark {NAMES[organ]}", where=organ) for organ in range(ORGANS)]
