"""Writing and reading.

Zip Glut, Zip out                       a Snit moves to an organ, or out of the body
Zip kicks Snorg, Zip kicks Bonk of 2    a kick; of Makum and Runnungitm too, and in the Spark fight of a Snit of seat 2
pack Zip, pack Thudd, attack            Snits gather, and attack a Runnungitm together
Zip takes Spark                         instead of moving, in the Spark fight
compose 1 2 3                           these Compositors make Makums
Makum Lapotum Antephellum               a Makum, or a Runnungitm, moves from organ to organ
chomp Zip of 1                          a Runnungitm snaps at a Snit
transform Glut                          a Makum becomes the Snorg, in the Lapotum a Runnungitm
end phase
hide Spark Eye, hide Splop Glut, duty Lapotum, leave out Zip, take Zip      before the first turn
die 3, dice 2+5, spark Eye              what chance does
"""

from __future__ import annotations

from typing import Final

from frabjous.core.notation import Notation
from frabjous.games.snits_revenge import actions as does
from frabjous.games.snits_revenge.actions import Deed
from frabjous.games.snits_revenge.body import LAPOTUM


def everything() -> list[Deed]:
    """List all deeds there are; composing nothing is none, and nobody hides anything in the Lapotum."""
    deeds = [does.PACK_ATTACK, does.END_PHASE, *does.COMPOSES[1:]]
    deeds += does.GUARDS + does.LEAVES + does.TAKES + does.PICK_UPS + does.JOINS + does.CHOMPS + does.TRANSFORMS
    for some in does.HIDES.values():
        deeds += some[:LAPOTUM] + some[LAPOTUM + 1 :]
    for each in (*does.GOES, *does.KICKS.values(), *does.SNIT_KICKS, *does.MAKUM_TRAVELS, *does.RUNNUNGITM_TRAVELS):
        deeds += each
    return deeds + [deed for deed, _ in does.ONE_DIE + does.TWO_DICE] + does.FINDS


NOTATION: Final = Notation(everything(), example="Zip Glut")
