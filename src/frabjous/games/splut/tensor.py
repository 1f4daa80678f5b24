"""Splut! in numbers: the ids of its actions, and what looks how in a row where its type does not tell."""

from __future__ import annotations

from frabjous.core.kinds import Bits, Count, Each, Growing, OneOf
from frabjous.core.tensor import Layout
from frabjous.games.splut.actions import Step
from frabjous.games.splut.arena import SIDES
from frabjous.games.splut.declared import kinds
from frabjous.games.splut.notation import NOTATION
from frabjous.games.splut.observation import Seen
from frabjous.games.splut.pieces import ROCKS, TEAM
from frabjous.games.splut.rules import STEP_CAP
from frabjous.games.splut.state import SQUARE


def layout(seats: int) -> Layout[Step, Seen]:
    """Give the numbers of a game with so many seats."""
    pieces = ROCKS + TEAM * seats
    return Layout(
        NOTATION,
        Seen,
        {
            **kinds(seats),
            "sides": Each(OneOf(SIDES), seats),
            "where": Each(OneOf(SQUARE), pieces),
            "turn": Growing(100),
            "left": Count(3),
            "steps": Count(STEP_CAP),
            "locked": Bits(ROCKS),
            "moved": Bits(ROCKS),
            "fell": Bits(pieces),
        },
    )
