"""Snatch It! in numbers: the ids of its actions, and what each field of an observation looks like in a row."""

from __future__ import annotations

from frabjous.core.kinds import Bits, Count, Each, Flag, Growing, OneOf, Piles, Several
from frabjous.core.tensor import Layout, Written, seat_of, viewer_of
from frabjous.games.snatch_it.actions import Deed
from frabjous.games.snatch_it.cards import CARDS, COPIES, HAND, KINDS, NONE
from frabjous.games.snatch_it.notation import NOTATION
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.terms import ANSWER, CARD, LAST, MOST_STACKS, PHASE, STACK
from frabjous.games.snatch_it.variant import SEATS


def layout(seats: int) -> Layout[Deed, Seen]:
    """Give the numbers of a game with so many seats."""
    bunch = Each(Count(COPIES), KINDS)
    card, stack, somebody = OneOf(CARD), OneOf(STACK), seat_of(seats)
    return Layout(
        NOTATION,
        Seen,
        {
            "seat": viewer_of(seats),
            "asked": Several(OneOf(range(seats)), seats),
            "hand": bunch,
            "hands": Each(Growing(HAND), seats),
            "bellies": Each(bunch, seats),
            "discard": bunch,
            "pile": Count(CARDS),
            "answered": Each(Flag(), seats),
            "answer": OneOf(ANSWER),
            "thrown": Each(Flag(), seats),
            "throw": card,
            "seats": OneOf(SEATS),
            "calling": Flag(),
            "memory": Flag(),
            "phase": OneOf(PHASE),
            "round": Growing(5),
            "first": somebody,
            "mover": somebody,
            "pond": Several(card, CARDS),
            "owners": Several(somebody, MOST_STACKS),
            "tops": Several(card, MOST_STACKS),
            "stacks": Piles(OneOf(range(KINDS)), MOST_STACKS, CARDS),
            "last": OneOf(LAST),
            "limit": Growing(HAND),
            "bait": card,
            "stack": stack,
            "robbed": somebody,
            "decided": card,
            "visited": Bits(seats),
            "latest": Written(NOTATION),
            "actor": somebody,  # chance is nobody
            "place": Count(CARDS - 1, least=NONE),
            "moved": stack,
            "callers": Bits(seats),
        },
    )
