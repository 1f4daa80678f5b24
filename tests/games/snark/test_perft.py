"""Counts of sequences of deeds: from the start, and from positions in the middle of a round."""

from __future__ import annotations

import pytest

from frabjous.core.perft import perft
from games.snark.drawing import GAME, do, offered, table

FULL_TABLE = """
    taste late bell map share | boots | 9
    thimble fork soap share map | bellman | 9
    jest jest ambition bathing soap | baker butcher | 9
"""


@pytest.mark.parametrize(
    ("seats", "counts"),
    [(2, [2, 2, 22, 242, 2662, 29270]), (3, [3, 3, 33, 363, 3993]), (4, [4, 4, 44, 484, 5324])],
)
def test_the_start_has_as_many_lines_as_it_had(seats: int, counts: list[int]) -> None:
    """A leader is drawn, the ante is paid, and cards of eleven kinds are dealt."""
    start = GAME.start(seats, {})
    assert [perft(GAME, start, depth + 1) for depth in range(len(counts))] == counts


def test_the_first_deeds_of_a_full_table() -> None:
    """Checked by hand."""
    assert offered(table(FULL_TABLE)) == [
        "exchange taste", "exchange late", "exchange share", "exchange bell", "exchange map",
        "hire banker",
        "bellman",  # K9: from the second seat
        "hunt taste late",
    ]  # fmt: skip
    hires = [text for text in offered(table(FULL_TABLE, mover=1)) if text.startswith("hire")]
    assert hires == [  # with Thimble, Fork, Soap and Share: whoever is aboard
        "hire banker", "hire broker", "hire billiard-marker", "hire bonnet-maker", "hire beaver", "hire barrister",
    ]  # fmt: skip
    assert offered(table(FULL_TABLE, mover=2))[-1] == "hunt jest bathing ambition"


def test_positions_in_the_middle_keep_their_counts() -> None:
    """Frozen when the first deeds above had been checked by hand."""
    turn = table(FULL_TABLE)
    passing = do(table(FULL_TABLE, mover=1), "bewilder map")
    hunt = do(table(FULL_TABLE, mover=2), "hunt jest bathing ambition")
    assert [perft(GAME, turn, depth) for depth in (1, 2, 3)] == [8, 85, 1202]
    assert [perft(GAME, passing, depth) for depth in (1, 2, 3)] == [20, 240, 3120]
    assert [perft(GAME, hunt, depth) for depth in (1, 2, 3, 4)] == [8, 43, 193, 751]
