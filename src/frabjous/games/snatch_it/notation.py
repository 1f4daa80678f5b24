"""Writing and reading actions. Cards are c1 to c6, f1 to f6 and sw; a stack is a number after #.

snatch c2 with c3    steal #4 with c3    back with c4    let go
munch c2 with #4     bait f5             scare f5        throw f5
call                 let be              stork #4
"""

from __future__ import annotations

from typing import Final

from frabjous.core.errors import BadNotation
from frabjous.games.snatch_it.actions import (
    BAIT,
    BAITS,
    BEGIN,
    BEGINS,
    CALL,
    CALLS,
    DECIDE,
    DECIDES,
    DRAW,
    DRAWS,
    DROP,
    DROPS,
    FEAST,
    FEASTS,
    JUDGE,
    JUDGES,
    LET_BE,
    LET_GO,
    LETS_BE,
    LETS_GO,
    MARK,
    MARKS,
    MUNCH,
    MUNCHES,
    OPEN,
    OPENS,
    PASS,
    PASSES,
    SCARE,
    SCARES,
    SHARE,
    SHARES,
    SHUFFLE,
    SHUFFLES,
    SLIP_BY,
    SLIPS,
    SNATCH,
    SNATCHES,
    STEAL,
    STEAL_BACK,
    STEALS,
    STEALS_BACK,
    TAKE,
    TAKES,
    THROW,
    THROWS,
    Deed,
)
from frabjous.games.snatch_it.cards import NAMES, SLIP

EXAMPLE: Final = "snatch c2 with c3"
PLAIN: Final = {
    LETS_GO: "let go",
    CALLS: "call",
    LETS_BE: "let be",
    OPENS: "reveal",
    JUDGES: "answer",
    PASSES: "me first",
    MARKS: "last round",
    SHUFFLES: "shuffle",
    SHARES: "share",
    FEASTS: "feast",
}
WITH_A_CARD: Final = {
    STEALS_BACK: "back with",
    BAITS: "bait",
    SCARES: "scare",
    THROWS: "throw",
    DRAWS: "draw",
    DROPS: "drop",
    DECIDES: "stork",
}


def write(deed: Deed) -> str:
    verb = deed.verb
    if verb == SNATCHES:
        return f"snatch {NAMES[deed.below]} with {NAMES[deed.card]}"
    if verb == STEALS:
        return f"steal #{deed.stack + 1} with {NAMES[deed.card]}"
    if verb == MUNCHES:
        return f"munch {NAMES[deed.below]} with #{deed.stack + 1}"
    if verb == TAKES:
        return f"stork #{deed.stack + 1}"
    if verb == SLIPS:
        return f"marker {deed.card - SLIP:+d}"
    if verb == BEGINS:
        return f"first {deed.card + 1}"
    return f"{WITH_A_CARD[verb]} {NAMES[deed.card]}" if verb in WITH_A_CARD else PLAIN[verb]


def every_deed() -> list[Deed]:
    """List everything that can be written."""
    found = [LET_GO, CALL, LET_BE, OPEN, JUDGE, PASS, MARK, SHUFFLE, SHARE, FEAST, *TAKE, *SLIP_BY, *BEGIN]
    for row in (*SNATCH, *STEAL, *MUNCH, STEAL_BACK, BAIT, SCARE, THROW, DRAW, DROP, DECIDE):
        found += row
    return found


BY_TEXT: Final = {write(deed): deed for deed in every_deed()}


def read(text: str) -> Deed:
    deed = BY_TEXT.get(text)
    if deed is None:
        raise BadNotation(text, EXAMPLE)
    return deed
