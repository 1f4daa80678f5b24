"""Counts of action sequences, chance included: from the start, from a crowd, from a run to the sea and a reveal."""

from __future__ import annotations

import pytest

from frabjous.core.perft import perft
from games.snit_smashing.drawing import GAME, beach, offered, rest

CROWD = """
Plod:C3 Nib:C4 Zip:C1
Plod:D4 Skitter:D5 Zip:E1
"""
HOME = """
Plod:under Zip:D4
Nib:D6 Tock:under
"""
COUNTS = {
    "crowd": [122, 16495],
    "home": [89, 8417],
    "reveal": [1, 1, 1, 1, 1, 144],
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_has_as_many_lines_as_it_had(seats: int) -> None:
    """Eleven rolls for each seat."""
    assert [perft(GAME, GAME.start(seats, {}), depth) for depth in (1, 2)] == [11, 121]


def test_orders_multiply() -> None:
    """With several seats to act the first named acts: 144 × 144 pairs of orders, then the first Snits."""
    state = beach("Plod:D9\nZip:E1")
    assert [perft(GAME, state, depth) for depth in (1, 2)] == [144, 144 * 144]


def test_the_moves_of_a_slow_snit_in_a_corner() -> None:
    """Checked by hand: four steps from A10, with two hexes taken on the way."""
    state = beach("Plod:A10\nNib:A9 Tock:B10", "no order", "no order")
    assert offered(state) == [
        "Plod stays",
        *(f"Plod A{row}" for row in (6, 7, 8)),
        *(f"Plod B{row}" for row in (7, 8, 9)),
        *(f"Plod C{row}" for row in (7, 8, 9, 10)),
        *(f"Plod D{row}" for row in (8, 9, 10)),
        *(f"Plod E{row}" for row in (8, 9, 10)),
        "rest stay",
    ]


def test_crowds_keep_their_counts() -> None:
    """Frozen when the moves above had been checked by hand."""
    crowd = beach(CROWD, "no order", "no order")
    assert [perft(GAME, crowd, depth) for depth in (1, 2)] == COUNTS["crowd"]
    home = beach(HOME, "no order", "no order", run=2)
    assert [perft(GAME, home, depth) for depth in (1, 2)] == COUNTS["home"]
    reveal = rest(beach("Zip:D4\nNib:D9", "smash D4 D5 E4", "snandergrab D8"))
    assert [perft(GAME, reveal, depth) for depth in range(1, 7)] == COUNTS["reveal"]
