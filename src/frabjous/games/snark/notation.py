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
from frabjous.games.snark import actions as does
from frabjous.games.snark.actions import Deed
from frabjous.games.snark.cards import KINDS


def everything() -> list[Deed]:
    """List all deeds there are; a hunt without Marks and a pair in the other order are none."""
    deeds = [*does.SINGLE, *does.EXCHANGES, *does.HIRES, *does.BEWILDERS, *does.HUNTS[1:], *does.GIVES]
    deeds += [*does.LEADS, *does.DRAWS, *does.MEETINGS, *does.RETIRES]
    for card in range(KINDS):
        deeds += does.PASSES[card] + does.PAIRS[card][card:]
    return deeds


NOTATION: Final = Notation(everything(), example="exchange fork")
