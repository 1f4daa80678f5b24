"""Writing and reading.

exchange fork                a card is discarded and another drawn
hire baker                   a man is hired
bellman                      the licence is taken
bewilder fork                a card is discarded, and everybody passes cards
pass fork right, soap left   what is passed; with one opponent: pass fork and soap; from a hand of one: pass fork
hunt taste jest              Marks are shown and the hunt begins
lead 2, ante, draw fork, swap, meet snark, return, pool, retire 2, provisions, try      what chance does
void                         what it did by version 1
"""

from __future__ import annotations

from typing import Final

from frabjous.core.notation import Notation
from frabjous.games.snark.actions import (
    BEWILDERS,
    BUY_PROVISIONS,
    CALL_OFF,
    DRAWS,
    EXCHANGES,
    GIVES,
    GO_HOME,
    HIRES,
    HUNTS,
    LEADS,
    MEETINGS,
    PAIRS,
    PASSES,
    PAY_ANTE,
    RETIRES,
    SWAP_ALL,
    TAKE_LICENCE,
    TAKE_POOL,
    TRY_AGAIN,
    Deed,
)
from frabjous.games.snark.cards import KINDS


def everything() -> list[Deed]:
    """List all deeds there are; a hunt without Marks and a pair in the other order are none."""
    deeds = [TAKE_LICENCE, PAY_ANTE, SWAP_ALL, GO_HOME, TAKE_POOL, CALL_OFF, BUY_PROVISIONS, TRY_AGAIN]
    deeds += EXCHANGES + HIRES + BEWILDERS + HUNTS[1:] + GIVES + LEADS + DRAWS + MEETINGS + RETIRES
    for card in range(KINDS):
        deeds += PASSES[card] + PAIRS[card][card:]
    return deeds


NOTATION: Final = Notation(everything(), example="exchange fork")
