"""Tic-tac-toe in numbers: the ids of its actions, and what each field of an observation looks like in a row."""

from __future__ import annotations

from frabjous.core.kinds import Each, Flag
from frabjous.core.tensor import Layout, seat_of, viewer_of
from tic_tac_toe.actions import Mark
from tic_tac_toe.notation import NOTATION
from tic_tac_toe.observation import Seen


def layout(seats: int) -> Layout[Mark, Seen]:
    """Give the numbers of a game with so many seats."""
    return Layout(
        NOTATION,
        Seen,
        {
            "seat": viewer_of(seats),
            "over": Flag(),
            "squares": Each(seat_of(seats), 9),
            "mover": seat_of(seats),
        },
    )
