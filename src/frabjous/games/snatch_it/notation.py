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
from frabjous.games.snatch_it import actions as does
from frabjous.games.snatch_it.actions import Deed


def everything() -> list[Deed]:
    """List all deeds there are."""
    deeds = [does.LET_GO, does.CALL, does.LET_BE, does.OPEN, does.JUDGE, does.PASS, does.MARK]
    deeds += [does.SHUFFLE, does.SHARE, does.FEAST, *does.TAKE, *does.SLIP_BY, *does.BEGIN]
    for table in (does.SNATCH, does.STEAL, does.MUNCH):
        for row in table:
            deeds += row
    deeds += does.STEAL_BACK + does.BAIT + does.SCARE + does.THROW
    return deeds + does.DRAW + does.DROP + does.DECIDE


NOTATION: Final = Notation(everything(), example="snatch c2 with c3")
