"""Counts of sequences of deeds: from the start, and from positions in the middle of a siege and of a fight."""

from __future__ import annotations

import pytest

from frabjous.core.perft import perft
from games.snits_revenge.drawing import GAME, body, do, offered


@pytest.mark.parametrize(
    ("seats", "counts"),
    [(2, [16, 128, 896, 41216]), (3, [21, 441, 7291]), (4, [21, 441, 9261]), (5, [21, 441, 9261])],
)
def test_the_start_has_as_many_lines_as_it_had(seats: int, counts: list[int]) -> None:
    """Two seats: duty in 16 organs, 8 × 7 armies, and then 15 Snits at three entrances and the end of the phase.

    Three: of 441 pairs of rolls 47 are ties, and 394 lead to the duty Runnungitm.
    """
    start = GAME.start(seats, {})
    assert [perft(GAME, start, depth + 1) for depth in range(len(counts))] == counts


CROWDED = "Glut: Zip Nib Runnungitm Makum\nEye: dead Thudd\nout: Tock\nCompositor-1: Makum\nLapotum: Makum Runnungitm"


def test_the_first_deeds_of_a_crowded_body() -> None:
    """Checked by hand."""
    assert offered(body("Glut: Zip Nib\nEye: Thudd\nout: Tock")) == [
        "Thudd Prolobosinator", "Thudd Wamblum", "Thudd Forebosinator", "Thudd Squidgium",
        "Nib Bloatbulb", "Nib out",
        "Tock Antephellum", "Tock Glut", "Tock Fleotis",
        "Zip Bloatbulb", "Zip out",
        "end phase",
    ]  # fmt: skip
    assert offered(body(CROWDED, "kicking")) == [
        "Nib kicks Snorg", "Nib kicks Makum", "Nib kicks Runnungitm", "pack Nib",
        "Zip kicks Snorg", "Zip kicks Makum", "Zip kicks Runnungitm", "pack Zip",
        "end phase",
    ]  # fmt: skip


def test_positions_in_the_middle_keep_their_counts() -> None:
    """Frozen when the first deeds above had been checked by hand."""
    fight = "Glut: Zip Nib-2\nEye: Thudd Zip-2\nout: Tock-2"
    positions = [
        body(CROWDED),
        body(CROWDED, "kicking"),
        body(CROWDED, "travelling"),
        do(body(CROWDED, "chomping"), "chomp Nib of 1"),
        body(fight, seats=3, fight="Zip"),
        body(fight, "kicking", seats=3, fight="Zip"),
    ]
    assert [[perft(GAME, state, depth) for depth in (1, 2, 3)] for state in positions] == [
        [12, 105, 665],
        [9, 40, 286],
        [15, 143, 931],
        [21, 327, 774],
        [7, 20, 56],
        [3, 14, 44],
    ]
