"""The arena: fair seats, the same dice for both, games written down one by one."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from frabjous.core.errors import BadOption, GameError
from frabjous.games import ROOMS
from frabjous.lab.arena import Fought, bouts_of, contest, fight, hold, pairings
from frabjous.lab.hands import Here
from frabjous.lab.journal import entries_in
from frabjous.lab.players import seated

FOOLISH = contest("splut", 2, {}, ["fool", "beginner"], 1)


def quiet(done: int) -> None:
    """Say nothing of progress."""


def courses(fought: list[Fought]) -> list[tuple[tuple[str, ...], str]]:
    return [(one.lineup, one.course) for one in fought]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_bots_sit_everywhere_equally_often(seats: int) -> None:
    held = contest("splut", seats, {}, ["fool", "beginner"], 1)
    seen = Counter((seat, name) for one in pairings(held, [4 * seats]) for seat, name in enumerate(one.lineup(seats)))
    assert len(set(seen.values())) == 1


def test_each_bot_meets_its_neighbours_only() -> None:
    held = contest("splut", 2, {}, ["fool", "beginner", "casual"], 1)
    assert {(one.weaker, one.stronger) for one in pairings(held, [2])} == {("fool", "beginner"), ("beginner", "casual")}


def test_every_step_may_have_a_number_of_games_of_its_own() -> None:
    held = contest("splut", 2, {}, ["fool", "beginner", "casual"], 1)
    played = Counter(one.weaker for one in pairings(held, [2, 5]))
    assert played == {"fool": 2, "beginner": 6}  # whole deals
    with pytest.raises(BadOption, match="give one number of games, or 2"):
        pairings(held, [2, 2, 2])


def test_a_game_can_be_played_again_and_no_two_are_alike() -> None:
    games = [fight(FOOLISH, one) for one in pairings(FOOLISH, [6])]
    assert courses(games) == courses([fight(FOOLISH, one) for one in pairings(FOOLISH, [6])])
    assert len(set(courses(games))) == len(games)


@pytest.mark.parametrize("stronger", ["casual", "skilled"])
def test_even_without_luck_in_the_rules_no_game_is_played_twice(stronger: str) -> None:
    """Splut! has no dice; if the bots had none either, a thousand games would be the same two."""
    held = contest("splut", 2, {}, ["beginner", stronger], 1)
    games = [fight(held, one) for one in pairings(held, [4])]
    assert len({one.course for one in games}) == len(games)


def test_a_contest_is_gone_on_with_and_comes_out_the_same(tmp_path: Path) -> None:
    whole, _ = hold(FOOLISH, [6], tmp_path / "whole", Here(), quiet)
    hold(FOOLISH, [2], tmp_path / "parts", Here(), quiet)
    played: list[int] = []
    parts, _ = hold(FOOLISH, [6], tmp_path / "parts", Here(), played.append)
    assert played == [3, 4, 5, 6]
    assert courses(parts) == courses(whole)


def test_an_interruption_keeps_every_game_that_was_over(tmp_path: Path) -> None:
    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    fought, interrupted = hold(FOOLISH, [6], tmp_path / "file", Here(), stop)
    assert interrupted and len(fought) == 3
    assert len(entries_in(tmp_path / "file", FOOLISH.head(), Fought)) == 3


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "file"
    whole, _ = hold(FOOLISH, [4], file, Here(), quiet)
    file.write_text(file.read_text("utf-8")[:-20], "utf-8")
    assert len(entries_in(file, FOOLISH.head(), Fought)) == 3
    again, _ = hold(FOOLISH, [4], file, Here(), quiet)
    assert courses(again) == courses(whole)


def test_the_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    hold(FOOLISH, [2], tmp_path / "file", Here(), quiet)
    with pytest.raises(BadOption, match="holds other work"):
        hold(contest("splut", 2, {}, ["fool", "beginner"], 2), [2], tmp_path / "file", Here(), quiet)


@pytest.mark.parametrize("bots", [["fool"], ["fool", "fool"], ["fool", "genius"]])
def test_a_contest_that_cannot_be_held_is_refused(bots: list[str]) -> None:
    with pytest.raises(BadOption):
        contest("splut", 2, {}, bots, 1)


def test_games_that_came_out_alike_are_one_deal_to_the_intervals() -> None:
    game = fight(FOOLISH, pairings(FOOLISH, [2])[0])
    again, other = replace(game, deal=7), replace(game, deal=8, course="another")
    assert [bout.deal for bout in bouts_of([game, again, other])] == [0, 0, 8]


def test_a_level_may_be_given_another_number_of_positions() -> None:
    assert seated("master:4000").budget.nodes == 4000
    assert seated("master:4000").kind is seated("master").kind
    with pytest.raises(GameError):
        seated("master:many")


def test_a_told_number_of_positions_is_used_even_where_fewer_are_enough() -> None:
    """A duel of 16,000 against 4,000 was once one of equals, as the room said that 4,000 are enough."""
    room = ROOMS["snark"]
    assert room.enough is not None
    assert seated("master").budget_in(room).nodes == room.enough
    assert seated(f"master:{4 * room.enough}").budget_in(room).nodes == 4 * room.enough
