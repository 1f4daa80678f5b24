"""The balance lab: what is varied, when it is known well enough, and what it comes to."""

from __future__ import annotations

from pathlib import Path

import pytest

from frabjous.core.chance import Dice
from frabjous.core.errors import BadOption
from frabjous.games import room_of
from frabjous.lab.balance import ROUND, Cell, Found, Sweep, combined, fairest, found, hold, one_at_a_time
from frabjous.lab.balance_page import chart, page, table
from frabjous.lab.hands import Here, Processes
from frabjous.lab.simulate import planned
from frabjous.lab.watching import Watched, Watcher, watch_one

FOOLS = Sweep("splut", combined("splut", [2], [], {}, "fool", 1), "fool", 1, width=1.0, most=ROUND)
DUEL = Cell(planned("splut", 2, ["fool"], {}, 1), ())


def quiet(games: int, known: int, cells: int) -> None:
    """Say nothing of progress."""


def game(number: int, scores: tuple[float, ...], luck: tuple[float, ...] = (0.0, 0.0), **more: object) -> Watched:
    """Make up a game of two."""
    made = {"roles": (), "victories": (("won", (0,)),), "lines": 10, "leads": 1, "start": (0.5, 0.5), **more}
    return Watched(0, number, scores, luck=luck, **made)  # type: ignore[arg-type]


# What is played


def test_every_combination_is_played_with_every_number_of_seats() -> None:
    cells = combined("snark", [2, 3], [("marks", ["all", "hold-back"]), ("leader", ["seat-1"])], {}, "fool", 1)
    assert [cell.name for cell in cells] == [
        f"{seats} seats, marks={marks}, leader=seat-1" for seats in (2, 3) for marks in ("all", "hold-back")
    ]


def test_an_option_without_values_is_tried_with_all_of_them() -> None:
    assert len(combined("splut", [2], [("sides", [])], {}, "fool", 1)) == 4


def test_each_value_of_each_option_is_tried_once() -> None:
    cells = one_at_a_time("snatch_it", [3], {}, "fool", 1)
    assert [cell.name for cell in cells] == ["3 seats", "3 seats, call_it_out=yes", "3 seats, good_memory=yes"]
    assert {cell.plan.seats for cell in one_at_a_time("splut", [], {}, "fool", 1)} == {2, 3, 4}


@pytest.mark.parametrize("vary", [("colour", ["red"]), ("marks", ["none"])])
def test_what_cannot_be_varied_is_refused(vary: tuple[str, list[str]]) -> None:
    with pytest.raises(BadOption):
        combined("snark", [2], [vary], {}, "fool", 1)


# How long it is played


def test_a_cell_is_played_until_its_intervals_are_narrow(tmp_path: Path) -> None:
    narrow = Sweep("splut", FOOLS.cells, "fool", 1, width=0.3, most=1000)
    (known,), _ = hold(narrow, tmp_path / "file", Here(), quiet)
    assert known.games % ROUND == 0 and known.games > ROUND
    assert all(share.high - share.low <= 0.3 for share in known.seats)


def test_a_cell_is_given_up_after_the_most_games(tmp_path: Path) -> None:
    never = Sweep("splut", FOOLS.cells, "fool", 1, width=0.001, most=2 * ROUND)
    assert hold(never, tmp_path / "file", Here(), quiet)[0][0].games == 2 * ROUND


def test_one_process_and_two_find_the_same(tmp_path: Path) -> None:
    here, _ = hold(FOOLS, tmp_path / "here", Here(), quiet)
    assert here == hold(FOOLS, tmp_path / "there", Processes(2), quiet)[0]


def test_a_sweep_that_was_interrupted_goes_on_and_comes_out_the_same(tmp_path: Path) -> None:
    def stop(games: int, known: int, cells: int) -> None:
        if games == 7:
            raise KeyboardInterrupt

    part, interrupted = hold(FOOLS, tmp_path / "file", Here(), stop)
    assert interrupted and part[0].games == 7
    played: list[int] = []
    whole, _ = hold(FOOLS, tmp_path / "file", Here(), lambda games, known, cells: played.append(games))
    assert played == list(range(8, ROUND + 1))
    assert whole == hold(FOOLS, tmp_path / "other", Here(), quiet)[0]


# What it comes to


def test_shares_lengths_draws_and_leads_are_summed_up() -> None:
    known = found(DUEL, [game(0, (1.0, 0.0)), game(1, (0.5, 0.5), leads=3, lines=30), game(2, (1.0, 0.0))])
    assert [round(share.score, 3) for share in known.seats] == [0.833, 0.167]
    assert (round(known.length, 1), round(known.draws, 3), round(known.leads, 2)) == (16.7, 0.333, 1.67)
    assert known.ends == (("won", 3),)


def test_parts_are_followed_to_whatever_seat_plays_them() -> None:
    roles = (("snits", "bolotomus"), ("bolotomus", "snits"))
    known = found(DUEL, [game(n, scores, roles=roles[n]) for n, scores in enumerate([(1.0, 0.0), (0.0, 1.0)])])
    assert {share.name: share.score for share in known.roles} == {"snits": 1.0, "bolotomus": 0.0}
    assert known.shares == known.told == known.roles


def test_luck_is_the_part_of_what_decided_that_chance_explains() -> None:
    assert found(DUEL, [game(0, (1.0, 0.0), (0.5, -0.5)), game(1, (0.0, 1.0), (-0.5, 0.5))]).luck == 1.0
    assert found(DUEL, [game(0, (1.0, 0.0)), game(1, (0.0, 1.0))]).luck == 0.0
    assert found(DUEL, [game(0, (1.0, 0.0), (0.25, -0.25)), game(1, (0.0, 1.0), (-0.25, 0.25))]).luck == 0.5


def of(score: float) -> Found:
    return found(DUEL, [game(number, (score, 1 - score)) for number in range(100)])


def test_the_fairest_are_the_defaults_or_whoever_is_nearest_to_even_shares() -> None:
    assert fairest([of(0.9), of(0.55), of(0.5)]) == [of(0.5)]
    assert fairest([of(0.55), of(0.9), of(0.5)]) == [of(0.55)], "chance alone explains so much"
    assert fairest([of(0.9), of(0.85)]) == [of(0.9)], "not clearly fairer"


# A game that is watched


def test_without_dice_nothing_is_luck() -> None:
    seen = watch_one(0, planned("splut", 2, ["greedy"], {}, 3), 0)
    assert set(seen.luck) == {0.0}
    assert sum(seen.scores) == 1.0


def test_luck_evens_out_over_the_seats_and_comes_out_the_same_again() -> None:
    plan = planned("snark", 3, ["fool"], {}, 3)
    seen = watch_one(0, plan, 1)
    assert any(seen.luck) and sum(seen.luck) == pytest.approx(sum(seen.scores) - sum(seen.start), abs=0.35)
    assert seen == watch_one(0, plan, 1)


def test_a_lead_changes_hands_only_when_it_is_clear() -> None:
    watcher = Watcher(room_of("splut"), Dice(1))
    for hopes in ([0.5, 0.5], [0.6, 0.4], [0.49, 0.51], [0.4, 0.6], [0.45, 0.55], [0.9, 0.1]):
        watcher.follow(hopes)
    assert watcher.leads == 2


def test_the_parts_of_snits_revenge_have_names() -> None:
    seen = watch_one(0, planned("snits_revenge", 2, ["fool"], {"clock": "30"}, 3), 0)
    assert seen.roles == ("snits", "bolotomus")


# What is shown


def test_table_chart_and_page_tell_the_same_figures(tmp_path: Path) -> None:
    known, _ = hold(FOOLS, tmp_path / "file", Here(), quiet)
    percent = f"{100 * known[0].seats[0].score:.0f}"
    for text in (table(FOOLS, known), chart(FOOLS, known), page([(FOOLS, known)])):
        assert "2 seats" in text and percent in text
    assert "Fairest with 2 seats: the defaults" in table(FOOLS, known)
    assert "http" not in page([(FOOLS, known)]).replace("http://www.w3.org/2000/svg", "")
