"""What a seat can hope for, by hand."""

from __future__ import annotations

import pytest

from frabjous.games.snark.prospect import estimates, owed
from frabjous.games.snark.terms import VOID_ROUNDS
from games.snark.drawing import GAME, WAITED, do, table, waiting


def test_hopes_are_parts_of_the_pool_and_the_retired_have_none() -> None:
    found = estimates(table("taste late jest map soap | bellman | 9\nretired\nmap | boots | 8\nfork | | 19", pool=4))
    assert sum(found.hopes) == pytest.approx(1) == pytest.approx(sum(found.chances))
    assert found.hopes[1] == found.chances[1] == 0
    assert found.hopes[0] > found.hopes[2] > found.hopes[3]


def test_every_mark_counts() -> None:
    hands = ["taste taste taste taste bell", "taste taste late late bell", "taste late jest jest bell"]
    worth = [estimates(table(f"{hand} | boots broker | 9\nfork soap map map | | 9", pool=2)).hopes[0] for hand in hands]
    assert worth[0] < worth[1] < worth[2]


def test_what_is_about_to_be_passed_is_gone() -> None:
    state = do(table("taste late jest map map | bellman | 9\nfork soap bell bell | | 9"), "bewilder map")
    passing = do(state, "1: pass taste and late")
    assert estimates(passing).hopes[0] < estimates(state).hopes[0]


def test_waiting_costs_whoever_cannot_pay_more_with_every_card_drawn() -> None:
    """K26"""
    worth = [estimates(waiting(*left, warrants=0)).chances[0] for left in WAITED]
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == 4


def test_whoever_can_pay_hopes_to_win_it_back() -> None:
    """K26: all pay the same into a pool that all hunt for."""
    worth = [estimates(waiting(*left, warrants=3)).chances[0] for left in WAITED]
    assert max(worth) - min(worth) < 0.03


def test_what_is_owed_grows_with_every_draw_and_a_hunt_clears_it() -> None:
    """K26: with two players two reshuffles of 28 cards each, all hands being full."""
    rows = "taste late fork fork map | boots | 1\nfork soap map bell bell | | 9"
    state = table(rows, stock="jest jest", reshuffles=1)
    assert owed(state) == pytest.approx(54 / 56)
    assert owed(do(state, "exchange fork", "draw jest")) == pytest.approx(55 / 56)
    assert owed(do(state, "hunt taste late")) == pytest.approx(26 / 56)
    assert owed(do(GAME.start(2, {"leader": "seat-1"}), "ante")) == 0


def test_by_version_1_waiting_costs_nothing() -> None:
    long, short = (estimates(waiting(*left, warrants=3, version=VOID_ROUNDS)) for left in (WAITED[-1], WAITED[0]))
    assert long.chances == short.chances
