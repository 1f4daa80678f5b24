"""Counts of step sequences: from the start as in the rulings, and from three awkward positions."""

from __future__ import annotations

from typing import Final

import pytest

from frabjous.core.perft import perft
from frabjous.games.splut.variant import SEATINGS
from games.splut.drawing import GAME, offered, position
from games.splut.test_rulings import SHUT_IN

# Rocks on all sides: one locked, one that the sorcerer can only follow, two beside the troll, a chain to push.
A_SCRUM: Final = """
            .
          . . .
        . . o . .
      . . . S . . .
    . . D o T o . . .
      . . . d . . .
        . . s . .
          . o t
            .
"""

# In the middle of a levitation, in a corner, without a dwarf, between two other teams.
A_CORNER: Final = """
            T
          S . Σ
        o . . . .
      s o . . . . Θ
    o t . . . . . . .
      . o . Δ . . .
        . . . . .
          . . .
            .
"""


@pytest.mark.parametrize(
    ("seats", "counts"),
    [
        (2, [3, 9, 79, 691, 5597]),
        (3, [3, 9, 73, 219]),
        (4, [3, 9, 70, 210]),
    ],
)
def test_the_start_has_as_many_lines_as_the_rulings_say(seats: int, counts: list[int]) -> None:
    start = GAME.start(seats, {})
    assert [perft(GAME, start, depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seating_is_the_same_game_turned(seats: int) -> None:
    counts = {perft(GAME, GAME.start(seats, {"sides": sides}), 4) for sides in SEATINGS[seats]}
    assert len(counts) == 1


def test_the_first_steps_of_the_scrum() -> None:
    """Checked by hand: 6 for the sorcerer, 4 for the dwarf, 8 for the troll."""
    assert offered(position(A_SCRUM, locked="f5")) == [
        "S e6-e7 + e7",  # S14: only together with the rock
        "S e6-f6",
        "S e6-f6 + e7",  # d5 would bump into the troll, e2 into the other one; f5 is locked (S10)
        "S e6-d6",
        "S e6-d6 + e2",
        "S e6-d6 + e7",
        "D c5-c6",
        "D c5-d5",  # S1: rock, troll and rock go along
        "D c5-c4",
        "D c5-b5",
        "T e5-f5 x N",
        "T e5-f5 x E",
        "T e5-f5 x S",
        "T e5-f5 x W",  # S3: as far as the square the troll left
        "T e5-d5 x N",
        "T e5-d5 x E",
        "T e5-d5 x S",
        "T e5-d5 x W",  # S8: over the dwarf
    ]


def test_the_first_steps_of_the_corner() -> None:
    """Checked by hand: the sorcerer is shut in but for its rock; the troll is at the rim."""
    assert offered(position(A_CORNER, mover=1, left=2, aloft="c6")) == [
        "S b6-c6 + c6",  # S14, S11
        "T b5-c5",
        "T b5-c5 + a5",
        "T b5-b4",
        "T b5-a5 x E",  # S4: the way back is the only one
    ]


def test_awkward_positions_keep_their_counts() -> None:
    """Frozen when the first steps above had been checked by hand."""
    scrum = position(A_SCRUM, locked="f5")
    corner = position(A_CORNER, mover=1, left=2, aloft="c6")
    shut_in = position(SHUT_IN)
    assert [perft(GAME, scrum, depth) for depth in (1, 2, 3)] == [18, 322, 5002]
    assert [perft(GAME, corner, depth) for depth in (1, 2, 3)] == [5, 50, 530]
    assert [perft(GAME, shut_in, depth) for depth in (1, 2, 3)] == [1, 5, 35]  # S15: the skip is the one line
