"""Snark! in numbers: the ids of its actions, and what looks how in a row where its type does not tell."""

from __future__ import annotations

from frabjous.core.kinds import Bits, Count, Each, Growing, OneOf, Several, Together
from frabjous.core.tensor import Layout, Written, seat_of
from frabjous.games.snark.actions import NO, Deed
from frabjous.games.snark.cards import BELLMAN, COPIES, HAND, KINDS, MARKS, PACK, STOCK, WARRANTS
from frabjous.games.snark.declared import kinds
from frabjous.games.snark.notation import NOTATION
from frabjous.games.snark.observation import Seen
from frabjous.games.snark.terms import ARK, DEAD, PROVISIONS, VOID_ROUNDS
from frabjous.games.snark.variant import SEATS

CREW = range(BELLMAN + 1)
REMEMBERED = 4  # K10: two cards that a seat gave, and two that it got


def layout(seats: int) -> Layout[Deed, Seen]:
    """Give the numbers of a game with so many seats."""
    cards = Each(Count(max(COPIES)), KINDS)
    somebody = seat_of(seats)
    return Layout(
        NOTATION,
        Seen,
        {
            **kinds(seats),
            "hand": cards,
            "sizes": Each(Count(HAND), seats),
            "stock": Count(STOCK),
            "mine": Written(NOTATION),
            "passed": Several(Together(somebody, somebody, OneOf(range(KINDS))), REMEMBERED),
            "version": OneOf((VOID_ROUNDS, PROVISIONS)),
            "seats": OneOf(SEATS),
            "round": Growing(10),
            "turn": Growing(20),
            "discards": cards,
            "top": OneOf((NO, *range(KINDS))),
            "holders": Each(OneOf((DEAD, ARK, *range(seats))), len(CREW)),
            "warrants": Each(Growing(WARRANTS), seats),
            "pool": Growing(WARRANTS),
            "shown": Bits(MARKS),
            "party": Several(OneOf(CREW), len(CREW)),
            "turned": Several(OneOf(range(PACK)), PACK),
            "left": Growing(MARKS),
            "reshuffles": Growing(3),
            "kept": Each(Count(HAND), seats),
            "kept_marks": Each(Bits(MARKS), seats),
        },
    )
