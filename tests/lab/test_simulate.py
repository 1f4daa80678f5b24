"""Many games: repeatable, fair in their seats, and safe to interrupt."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

import pytest

from frabjous.core.errors import BadOption
from frabjous.lab.hands import Here, Processes
from frabjous.lab.report import as_json, is_clear_win, report
from frabjous.lab.simulate import Plan, Played, Result, in_batches, planned, simulate

FOOLS = planned("splut", 3, ["fool"], {}, seed=5)


def test_one_process_and_two_play_the_same_games() -> None:
    assert simulate(FOOLS, 12, Here()) == simulate(FOOLS, 12, Processes(2))


def test_each_game_has_dice_of_its_own() -> None:
    results = simulate(FOOLS, 6, Here()).results
    assert len({result.lines for result in results}) > 1
    later = simulate(planned("splut", 3, ["fool"], {}, seed=8), 3, Here()).results
    assert [result.lines for result in results[3:]] == [result.lines for result in later]


def test_a_better_bot_wins_from_every_seat() -> None:
    played = simulate(planned("splut", 2, ["greedy", "fool"], {}, seed=1), 20, Here())
    greedy, fool = report(played).players
    assert greedy.low > fool.high
    assert all(row.games == 20 for row in (greedy, fool))


def test_the_bots_go_round_and_fill_all_seats() -> None:
    plan = planned("splut", 4, ["greedy", "fool", "fool"], {}, seed=1)
    assert plan.players == ("greedy", "fool", "fool", "greedy")


def test_everybody_sits_everywhere_equally_often() -> None:
    plan = Plan("splut", ("a", "b", "c"), (), 1)
    for seat in range(3):
        assert {plan.player_at(seat, number) for number in range(3)} == {0, 1, 2}
    for player in range(3):
        assert all(plan.player_at(plan.seat_of(player, number), number) == player for number in range(7))


@pytest.mark.parametrize(
    ("game", "seats", "bots", "options"),
    [
        ("chess", 2, ["fool"], {}),
        ("splut", 9, ["fool"], {}),
        ("splut", 2, ["oracle"], {}),
        ("splut", 2, ["fool"], {"sides": "up"}),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(
    game: str, seats: int, bots: list[str], options: dict[str, str]
) -> None:
    with pytest.raises(BadOption):
        planned(game, seats, bots, options, 1)


@pytest.mark.parametrize(("games", "hands"), [(1, 1), (7, 2), (100, 2), (1000, 64), (3, 8)])
def test_the_batches_hold_every_game_once(games: int, hands: int) -> None:
    assert list(chain.from_iterable(in_batches(games, hands))) == list(range(games))


def interrupted_at(games: int) -> Played:
    """Press Ctrl-C as soon as so many games are done."""

    def tick(done: int) -> None:
        if done >= games:
            raise KeyboardInterrupt

    return simulate(FOOLS, 40, Processes(2), tick)


def test_an_interruption_keeps_whole_games_only() -> None:
    played = interrupted_at(5)
    assert played.interrupted
    assert 5 <= len(played.results) <= 40
    assert set(played.results) <= set(simulate(FOOLS, 40, Here()).results)


# Summing up


def of(*scores: tuple[float, ...]) -> Played:
    """Make up games with these scores by seat."""
    plan = Plan("splut", tuple("ab"[: len(scores[0])]), (), 1)
    return Played(
        plan, len(scores), tuple(Result(n, each, (("draw", ()),), 10 + n) for n, each in enumerate(scores)), False
    )


def test_players_are_followed_from_seat_to_seat() -> None:
    summed = report(of((1.0, 0.0), (0.0, 1.0)))
    assert [(row.name, row.wins, row.score) for row in summed.players] == [("1 a", 2, 1.0), ("2 b", 0, 0.0)]
    assert [(row.name, row.wins, row.score) for row in summed.seats] == [("1", 1, 0.5), ("2", 1, 0.5)]


def test_lengths_and_ends_are_counted() -> None:
    summed = report(of((0.5, 0.5), (0.5, 0.5), (0.5, 0.5)))
    assert (summed.shortest, summed.mean_length, summed.longest) == (10, 11, 12)
    assert summed.ends == (("draw", 3),)


def test_victories_are_counted_by_name_for_whoever_won_them_alone() -> None:
    both, shared = (("snits", (0,)), ("bolotomus", (0,))), (("snits", (0, 1)), ("bolotomus", (0,)))
    results = (Result(0, (1.0, 0.0), both, 9), Result(1, (0.75, 0.25), shared, 9), Result(2, (0.0, 0.0), (), 9))
    summed = report(Played(Plan("splut", ("a", "b"), (), 1), len(results), results, False))
    assert [(row.name, row.alone, row.victories) for row in summed.players] == [
        ("1 a", 1, (("snits", 1), ("bolotomus", 1))),
        ("2 b", 1, (("bolotomus", 1),)),
    ]
    assert summed.ends == (("snits", 2), ("bolotomus", 2), ("nobody", 1))


@pytest.mark.parametrize(
    ("scores", "winner"), [((1.0, 0.0), 0), ((0.5, 0.5), None), ((0.0, 0.0), None), ((0.25, 0.75), 1)]
)
def test_only_the_highest_score_alone_is_a_win(scores: tuple[float, ...], winner: int | None) -> None:
    assert [seat for seat in range(2) if is_clear_win(scores, seat)] == ([] if winner is None else [winner])


def test_the_json_says_how_many_were_asked_for() -> None:
    data = as_json(replace(of((1.0, 0.0)), asked=9))
    assert (data["games_asked"], data["games_played"]) == (9, 1)
