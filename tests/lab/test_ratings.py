"""Ratings: from wins to strengths, and how sure they are."""

from __future__ import annotations

import pytest

from frabjous.lab.ratings import Bout, fitted, met, points, rated, wins_in

NAMES = ["a", "b"]


def bouts(won: int, lost: int) -> list[Bout]:
    """Make up games that b won and lost, each with dice of its own."""
    results = [(0.0, 1.0)] * won + [(1.0, 0.0)] * lost
    return [Bout(deal, ("a", "b"), scores) for deal, scores in enumerate(results)]


def test_three_wins_of_four_are_three_times_the_strength() -> None:
    assert fitted(wins_in(bouts(3000, 1000)), NAMES)["b"] == pytest.approx(3, rel=0.01)
    assert points({"a": 1.0, "b": 10.0}) == {"a": 0.0, "b": 400.0}


def test_at_a_table_for_three_equals_win_a_third_each() -> None:
    """Two seats of the same bot win twice as often as one: that makes it no stronger."""
    games = [Bout(n, ("a", "b", "b"), tuple(float(seat == n % 3) for seat in range(3))) for n in range(300)]
    assert fitted(wins_in(games), NAMES)["b"] == pytest.approx(1, abs=0.01)


def test_a_bot_that_never_lost_is_not_infinitely_strong() -> None:
    assert 1 < fitted(wins_in(bouts(20, 0)), NAMES)["b"] < 100


def test_a_game_that_nobody_won_says_nothing() -> None:
    assert wins_in([Bout(0, ("a", "b"), (0.0, 0.0))]) == {}
    assert met([Bout(0, ("a", "b"), (0.0, 0.0)), *bouts(3, 1)], "a", "b") == (5, 0.75)


def test_strength_adds_up_along_a_chain() -> None:
    games = bouts(300, 100) + [Bout(n, ("b", "c"), (0.0, 1.0) if n % 4 else (1.0, 0.0)) for n in range(400)]
    strength = fitted(wins_in(games), ["a", "b", "c"])
    assert strength["c"] / strength["b"] == pytest.approx(3, rel=0.03)
    assert strength["c"] == pytest.approx(9, rel=0.06)


def test_a_clear_step_is_sure_and_a_narrow_one_is_not() -> None:
    (_, clear), (_, narrow) = rated(bouts(80, 20), NAMES), rated(bouts(52, 48), NAMES)
    assert clear[0].is_sure and clear[0].high is not None
    assert clear[0].low < clear[0].points < clear[0].high
    assert not narrow[0].is_sure and narrow[0].high is not None
    assert narrow[0].low < 0 < narrow[0].high


def test_games_with_the_same_dice_are_not_counted_as_independent() -> None:
    """Ten deals played ten times each are less than a hundred deals."""
    alone = bouts(60, 40)
    together = [Bout(bout.deal // 10, bout.lineup, bout.scores) for bout in alone]
    (_, (sure,)), (_, (less_sure,)) = rated(alone, NAMES), rated(together, NAMES)
    assert sure.high is not None and less_sure.high is not None
    assert less_sure.high - less_sure.low > sure.high - sure.low


def test_twenty_wins_of_twenty_are_not_certainty() -> None:
    """Drawing them again would give an interval without width; Wilson's says what they are worth at least."""
    ratings, (step,) = rated(bouts(20, 0), NAMES)
    assert step.high is None and 0 < step.low < step.points
    assert ratings[0].low == 0, "the first is the yardstick here"
    assert (ratings[1].low, ratings[1].high) == (None, None)


def test_ratings_are_measured_from_the_greedy_bot() -> None:
    games = [Bout(bout.deal, ("fool", "greedy"), bout.scores) for bout in bouts(30, 10)]
    fool, greedy = rated(games, ["fool", "greedy"])[0]
    assert (greedy.points, greedy.low, greedy.high) == (0, 0, 0)
    assert fool.high is not None and fool.high < 0


def test_a_handful_of_deals_makes_nothing_sure() -> None:
    assert not rated(bouts(5, 1), NAMES)[1][0].is_sure
    assert not rated(bouts(6, 0), NAMES)[1][0].is_sure
