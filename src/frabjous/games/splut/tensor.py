"""Splut! in numbers: the ids of its actions, and what each field of an observation looks like in a row."""

from __future__ import annotations

from frabjous.core.kinds import Bits, Count, Each, Flag, Growing, OneOf, Settled
from frabjous.core.tensor import Layout, Written, seat_of, viewer_of
from frabjous.games.splut.actions import Step
from frabjous.games.splut.arena import SIDES
from frabjous.games.splut.notation import NOTATION
from frabjous.games.splut.observation import Seen
from frabjous.games.splut.pieces import ROCKS, TEAM
from frabjous.games.splut.rules import STEP_CAP
from frabjous.games.splut.state import ALOFT, SQUARE


def layout(seats: int) -> Layout[Step, Seen]:
    """Give the numbers of a game with so many seats."""
    pieces = ROCKS + TEAM * seats
    return Layout(
        NOTATION,
        Seen,
        {
            "seat": viewer_of(seats),
            "over": Flag(),
            "sides": Settled(Each(OneOf(SIDES), seats)),
            "where": Each(OneOf(SQUARE), pieces),
            "mover": seat_of(seats),
            "turn": Growing(100),
            "left": Count(3),
            "steps": Count(STEP_CAP),
            "locked": Bits(ROCKS),
            "moved": Bits(ROCKS),
            "aloft": OneOf(ALOFT),
            "last": Written(NOTATION),
            "landed": OneOf(SQUARE),
            "fell": Bits(pieces),
        },
    )
