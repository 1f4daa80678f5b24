"""Tic-tac-toe in numbers: the ids of its actions, and what looks how in a row where its type does not tell."""

from __future__ import annotations

from frabjous.core.kinds import Each
from frabjous.core.tensor import Layout, seat_of
from tic_tac_toe.actions import Mark
from tic_tac_toe.declared import kinds
from tic_tac_toe.notation import NOTATION
from tic_tac_toe.observation import Seen


def layout(seats: int) -> Layout[Mark, Seen]:
    """Give the numbers of a game with so many seats."""
    return Layout(
        NOTATION,
        Seen,
        {
            **kinds(seats),
            "squares": Each(seat_of(seats), 9),
        },
    )
