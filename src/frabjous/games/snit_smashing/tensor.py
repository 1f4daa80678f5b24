"""Snit Smashing in numbers: the ids of its actions, and what each field of an observation looks like in a row."""

from __future__ import annotations

from frabjous.core.kinds import Bits, Count, Each, Flag, OneOf, Several
from frabjous.core.tensor import Layout, Written, seat_of, viewer_of
from frabjous.games.clan import CLAN
from frabjous.games.snit_smashing.actions import Deed
from frabjous.games.snit_smashing.beach import HEXES, is_sea
from frabjous.games.snit_smashing.notation import NOTATION
from frabjous.games.snit_smashing.observation import Seen
from frabjous.games.snit_smashing.terms import HEX, LAST_BOUND, LAST_RUN, NO_HEX, PHASE, TROPHY
from frabjous.games.snit_smashing.variant import SEATS

DICE = 12  # two of them


def layout(seats: int) -> Layout[Deed, Seen]:
    """Give the numbers of a game with so many seats."""
    somebody, written = seat_of(seats), Written(NOTATION)
    pieces = CLAN * seats
    return Layout(
        NOTATION,
        Seen,
        {
            "seat": viewer_of(seats),
            "asked": Several(OneOf(range(seats)), seats),
            "sealed": Each(Flag(), seats),
            "mine": written,
            "orders": Each(written, seats),
            "seats": OneOf(SEATS),
            "peek": Flag(),
            "phase": OneOf(PHASE),
            "run": Count(LAST_RUN),
            "bound": Count(LAST_BOUND),
            "primus": somebody,
            "mover": somebody,
            "rolls": Each(Count(DICE), seats),
            "rolling": Each(Flag(), seats),
            "starts": Each(OneOf((NO_HEX, *[at for at in range(HEXES) if is_sea(at)])), seats),
            "snandergrab": OneOf(HEX),
            "where": Each(Each(OneOf(range(TROPHY + seats)), CLAN), seats),
            "done": Each(Bits(CLAN), seats),
            "read": Count(seats),
            "fallen": Count(seats),
            "births": Each(Count(CLAN), seats),
            "gone": Several(Count(pieces - 1), pieces),
        },
    )
