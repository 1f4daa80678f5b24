"""Counts of action sequences, chance included: from the start, from a turn and from a theft."""

from __future__ import annotations

import pytest

from frabjous.core.perft import perft
from games.snatch_it.drawing import GAME, do, offered, position

COUNTS = {
    "busy": [6, 26, 73, 225],
    "calling": [8, 33, 93, 232],
    "stolen": [2, 18, 49, 140],
}

BUSY = """
pond c2 c3 f6 sw
1    c1 c3 f2 | c4.c4
2    c4 f1    | c1.c2 f5.f6
3    sw f4    | f3.f4.f4
"""


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_start_has_as_many_lines_as_it_had(seats: int) -> None:
    """Seven places of the marker, a first player, then two draws of thirteen kinds."""
    start = GAME.start(seats, {})
    assert [perft(GAME, start, depth) for depth in (1, 2, 3)] == [7, 7 * seats, 7 * seats * 13]


def test_the_first_actions_of_a_busy_pond() -> None:
    """Checked by hand."""
    assert offered(position(BUSY)) == [
        "snatch sw with c1",
        "snatch c2 with c3",
        "snatch c3 with c3",
        "steal #2 with c3",
        "munch c3 with #1",
        "bait f2",
    ]


def test_a_busy_pond_keeps_its_counts() -> None:
    """Frozen when the first actions above had been checked by hand."""
    assert [perft(GAME, position(BUSY), depth) for depth in (1, 2, 3, 4)] == COUNTS["busy"]
    assert [perft(GAME, position(BUSY, "options call_it_out=yes"), depth) for depth in (1, 2, 3, 4)] == COUNTS[
        "calling"
    ]
    stolen = do(position(BUSY), "steal #2 with c3")
    assert [perft(GAME, stolen, depth) for depth in (1, 2, 3, 4)] == COUNTS["stolen"]
