"""Snit Smashing in numbers: the ids of its actions, and what looks how in a row where its type does not tell."""

from __future__ import annotations

from frabjous.core.kinds import Bits, Count, Each, OneOf, Several
from frabjous.core.tensor import Layout, Written
from frabjous.games.clan import CLAN
from frabjous.games.snit_smashing.actions import Deed
from frabjous.games.snit_smashing.beach import HEXES, is_sea
from frabjous.games.snit_smashing.declared import kinds
from frabjous.games.snit_smashing.notation import NOTATION
from frabjous.games.snit_smashing.observation import Seen
from frabjous.games.snit_smashing.terms import LAST_BOUND, LAST_RUN, NO_HEX, TROPHY
from frabjous.games.snit_smashing.variant import SEATS

DICE = 12  # two of them


def layout(seats: int) -> Layout[Deed, Seen]:
    """Give the numbers of a game with so many seats."""
    written = Written(NOTATION)
    pieces = CLAN * seats
    return Layout(
        NOTATION,
        Seen,
        {
            **kinds(seats),
            "asked": Several(OneOf(range(seats)), seats),
            "mine": written,
            "orders": Each(written, seats),
            "seats": OneOf(SEATS),
            "run": Count(LAST_RUN),
            "bound": Count(LAST_BOUND),
            "rolls": Each(Count(DICE), seats),
            "starts": Each(OneOf((NO_HEX, *[at for at in range(HEXES) if is_sea(at)])), seats),
            "where": Each(Each(OneOf(range(TROPHY + seats)), CLAN), seats),
            "done": Each(Bits(CLAN), seats),
            "read": Count(seats),
            "fallen": Count(seats),
            "births": Each(Count(CLAN), seats),
            "gone": Several(Count(pieces - 1), pieces),
        },
    )
