"""Writing and reading. Cards are c1 to c6, f1 to f6 and sw; a stack is a number after #.

snatch c2 with c3    steal #4 with c3    back with c4    let go
munch c2 with #4     bait f5             scare f5        throw f5
call                 let be              stork #4
marker +2, first 1, draw c3, drop c3, stork c3, reveal, answer, me first, last round, shuffle, share, feast
                                         what chance does
"""

from __future__ import annotations

from typing import Final

from frabjous.core.notation import Notation
from frabjous.games.snatch_it import actions as all_of
from frabjous.games.snatch_it.actions import Deed


def everything() -> list[Deed]:
    """List all deeds there are."""
    deeds = [all_of.LET_GO, all_of.CALL, all_of.LET_BE, all_of.OPEN, all_of.JUDGE, all_of.PASS, all_of.MARK]
    deeds += [all_of.SHUFFLE, all_of.SHARE, all_of.FEAST, *all_of.TAKE, *all_of.SLIP_BY, *all_of.BEGIN]
    for table in (all_of.SNATCH, all_of.STEAL, all_of.MUNCH):
        for row in table:
            deeds += row
    deeds += all_of.STEAL_BACK + all_of.BAIT + all_of.SCARE + all_of.THROW
    return deeds + all_of.DRAW + all_of.DROP + all_of.DECIDE


NOTATION: Final = Notation(everything(), example="snatch c2 with c3")
