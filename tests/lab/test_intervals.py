"""How sure a mean is."""

from __future__ import annotations

import pytest

from frabjous.lab.intervals import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (1, 10, 0.0179, 0.4042), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_the_interval_is_that_of_the_tables(wins: int, games: int, low: float, high: float) -> None:
    """The last row is Newcombe's (1998) worked example, the others follow from the formula."""
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=5e-5)


def test_all_wins_mirror_all_losses() -> None:
    low, high = wilson(1.0, 7)
    other_low, other_high = wilson(0.0, 7)
    assert (1 - high, 1 - low) == pytest.approx((other_low, other_high))


def test_nothing_played_says_nothing() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_more_games_make_it_narrower() -> None:
    widths = [high - low for low, high in (wilson(0.5, games) for games in (1, 10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)
