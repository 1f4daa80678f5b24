"""Snatch It! in numbers: the ids of its actions, and what looks how in a row where its type does not tell."""

from __future__ import annotations

from frabjous.core.kinds import Bits, Count, Counts, Each, Growing, OneOf, Piles, Several
from frabjous.core.tensor import Layout, seat_of
from frabjous.games.snatch_it.actions import Deed
from frabjous.games.snatch_it.cards import CARDS, COPIES, HAND, KINDS, NONE
from frabjous.games.snatch_it.declared import kinds
from frabjous.games.snatch_it.notation import NOTATION
from frabjous.games.snatch_it.observation import Seen
from frabjous.games.snatch_it.terms import ANSWER, CARD, MOST_STACKS
from frabjous.games.snatch_it.variant import SEATS


def layout(seats: int) -> Layout[Deed, Seen]:
    """Give the numbers of a game with so many seats."""
    bunch = Counts(COPIES, KINDS)
    card = OneOf(CARD)
    return Layout(
        NOTATION,
        Seen,
        {
            **kinds(seats),
            "asked": Several(OneOf(range(seats)), seats),
            "hand": bunch,
            "hands": Each(Growing(HAND), seats),
            "bellies": Each(bunch, seats),
            "discard": bunch,
            "pile": Count(CARDS),
            "answer": OneOf(ANSWER),
            "throw": card,
            "seats": OneOf(SEATS),
            "round": Growing(5),
            "pond": Several(card, CARDS),
            "owners": Several(seat_of(seats), MOST_STACKS),
            "tops": Several(card, MOST_STACKS),
            "stacks": Piles(OneOf(range(KINDS)), MOST_STACKS, CARDS),
            "limit": Growing(HAND),
            "visited": Bits(seats),
            "place": Count(CARDS - 1, least=NONE),
            "callers": Bits(seats),
        },
    )
