"""Counts of sequences of deeds: from the start, and from positions in the middle of a round."""

from __future__ import annotations

import pytest

from frabjous.core.perft import perft
from frabjous.games.snark.rules import Snark
from frabjous.games.snark.terms import PROVISIONS, VOID_ROUNDS
from games.snark.drawing import GAME, do, offered, table

in_both_versions = pytest.mark.parametrize("version", [VOID_ROUNDS, PROVISIONS])

FULL_TABLE = """
    taste late bell map share | boots | 9
    thimble fork soap share map | bellman | 9
    jest jest ambition bathing soap | baker butcher | 9
"""


@in_both_versions
@pytest.mark.parametrize(
    ("seats", "counts"),
    [(2, [2, 2, 22, 242, 2662, 29270]), (3, [3, 3, 33, 363, 3993]), (4, [4, 4, 44, 484, 5324])],
)
def test_the_start_has_as_many_lines_as_it_had(seats: int, counts: list[int], version: int) -> None:
    """A leader is drawn, the ante is paid, and cards of eleven kinds are dealt."""
    game = Snark(version)
    start = game.start(seats, {})
    assert [perft(game, start, depth + 1) for depth in range(len(counts))] == counts


def test_the_first_deeds_of_a_full_table() -> None:
    """Checked by hand."""
    assert offered(table(FULL_TABLE)) == [
        "exchange taste", "exchange late", "exchange share", "exchange bell", "exchange map",
        "hire banker",
        "bellman",  # K9: from the second seat
        "hunt taste late",
    ]  # fmt: skip
    hires = [text for text in offered(table(FULL_TABLE, mover=2)) if text.startswith("hire")]
    assert hires == [  # with Thimble, Fork, Soap and Share: whoever is aboard
        "hire banker", "hire broker", "hire billiard-marker", "hire bonnet-maker", "hire beaver", "hire barrister",
    ]  # fmt: skip
    assert offered(table(FULL_TABLE, mover=3))[-1] == "hunt jest bathing ambition"


@in_both_versions
def test_positions_in_the_middle_keep_their_counts(version: int) -> None:
    """Frozen when the first deeds above had been checked by hand."""
    turn = table(FULL_TABLE, version=version)
    passing = do(table(FULL_TABLE, mover=2, version=version), "bewilder map")
    hunt = do(table(FULL_TABLE, mover=3, version=version), "hunt jest bathing ambition")
    assert [perft(GAME, turn, depth) for depth in (1, 2, 3)] == [8, 85, 1202]
    assert [perft(GAME, passing, depth) for depth in (1, 2, 3)] == [20, 240, 3120]
    assert [perft(GAME, hunt, depth) for depth in (1, 2, 3, 4)] == [8, 43, 193, 751]


@pytest.mark.parametrize(("version", "counts"), [(VOID_ROUNDS, [7, 7, 33, 358, 2470]), (PROVISIONS, [7, 7, 7, 7, 127])])
def test_the_last_card_of_the_stock_after_long_waiting_keeps_its_counts(version: int, counts: list[int]) -> None:
    """K26, with a seat that cannot pay. Checked by hand as far as here:

    Whatever seat 1 does, it draws, seat 3 retires, the others pay, and seat 2 chooses: after five exchanges among 19
    deeds, after a hire among 18, without the licence among 14. By version 1 hire and licence begin the count anew, and
    seat 2 has 16 and 12 deeds; after an exchange the round is void.
    """
    setting = FULL_TABLE.replace("| boots | 9", "| | 9").replace("butcher | 9", "butcher | 0")
    state = table(setting, stock="fork", reshuffles=5 if version == VOID_ROUNDS else 2, version=version)
    assert [perft(GAME, state, depth) for depth in range(1, 6)] == counts
