"""Weights that are learned from games."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from frabjous.core.chance import Dice
from frabjous.core.errors import BadOption
from frabjous.games import ROOMS, room_of
from frabjous.games.learned import HUNCHES, earlier_in, in_order, keep, weights_in
from frabjous.games.network import Network, Pupil
from frabjous.games.room import AnyRoom
from frabjous.lab.hands import Here
from frabjous.lab.learn import FADING, course_of, learn, learnable, lineup, pace_at, rows_in, study, surprise

LEARNED = [room for room in ROOMS.values() if room.learned is not None]


def silent(_: int) -> None:
    """Tell nobody."""


def test_what_is_learned_from_a_position_is_what_was_thought_later_less_and_less_and_how_it_ended() -> None:
    network = Network(2, 0, [0.0, 1.0])
    line = [[1.0, -1.0], [1.0, 0.0], [1.0, 2.0]]
    rows = rows_in(network, 7, line, 1.0)
    chances = [network.foretell(seen) for seen in line]
    late = FADING + (1 - FADING) * chances[2]
    assert [row.wanted for row in rows] == pytest.approx([1.0, late, FADING * late + (1 - FADING) * chances[1]])
    assert [list(row.features) for row in rows] == line[::-1]
    assert {(row.number, row.won) for row in rows} == {(7, 1.0)}


def test_games_that_the_same_side_always_wins_teach_that() -> None:
    network = Network(2, 0, [0.0, 0.0])
    pupil = Pupil(network)
    rows = [row for number in range(500) for row in rows_in(network, number, [[1.0, 0.0], [1.0, 0.5]], 1.0)]
    before = surprise(network, rows)
    study(pupil, rows, 0.01, Dice(1))
    assert surprise(pupil.network, rows) < before / 1.2


def test_learning_slows_down_towards_the_end() -> None:
    course = course_of("snits_revenge", 2, {}, "beginner", 1, anew=False)
    paces = [pace_at(course, number / 10) for number in range(10)]
    assert paces == sorted(paces, reverse=True)
    assert paces[0] > paces[-1]


@pytest.mark.parametrize("room", LEARNED, ids=lambda room: room.key)
def test_every_feature_has_its_weight_and_the_room_judges_with_them(room: AnyRoom) -> None:
    learned = room.learned
    assert learned is not None
    assert json.loads(learned.file.read_text("utf-8"))["weights"].keys() - {HUNCHES} == set(learned.features)
    weights = weights_in(learned.file, learned.features)
    state = room.game.start(room.usual_seats, {})
    assert room.judge(state) == learned.judge_by(weights)(state)


def test_a_small_course_is_the_same_twice_and_proves_nothing() -> None:
    course = course_of("snits_revenge", 2, {"clock": "30"}, "beginner", 7, anew=False)
    first, again = (learn(course, 5, 2, 1, Here(), silent) for _ in range(2))
    assert first == again
    assert first.held_out > 0
    assert first.test.verdict() is None
    assert [name for name, _, _ in first.changes()] == list(learnable("snits_revenge").features)


def test_earlier_weights_sit_at_one_seat_of_every_other_game() -> None:
    course = course_of("snits_revenge", 2, {}, "beginner", 1, anew=False)
    several = replace(course, earlier=(course.present,) * 2)
    assert [lineup(several, number, 2) for number in range(6)] == [[0, 0], [1, 0], [0, 0], [0, 1], [0, 0], [2, 0]]


def test_what_is_kept_is_read_again_and_what_was_before_is_an_earlier_one(tmp_path: Path) -> None:
    file = tmp_path / "judgement.json"
    file.write_text(json.dumps({"weights": {"one": 1, "two": 2}, "how": {}, "earlier": [{"other": 3}]}))
    keep(file, ("one", "two"), 0, [0.5, 0.25], {"command": "frabjous learn"}, most=2)
    assert weights_in(file, ("one", "two")) == [0.5, 0.25]
    assert earlier_in(file, ("one", "two")) == [[1.0, 2.0]], "those of other features are passed over"


def test_a_feature_that_is_new_counts_for_nothing_until_it_is_learned() -> None:
    assert in_order({"one": [1.0, 2.0], HUNCHES: [3.0]}, ("one", "new")) == [1.0, 2.0, 0.0, 0.0, 3.0]


def test_those_of_a_network_are_kept_by_name_too_a_feature_a_line(tmp_path: Path) -> None:
    file, weights = tmp_path / "judgement.json", [0.5, 0.25, -1.0, 0.75, 2.0, 3.0, -0.5, 1.5]
    file.write_text(json.dumps({"weights": {"one": 1, "two": 2}, "how": {}, "earlier": []}))
    keep(file, ("one", "two"), 2, weights, {}, most=2)
    assert '"one": [0.5, 0.25, -1.0],\n' in file.read_text("utf-8")
    assert weights_in(file, ("one", "two")) == weights
    assert earlier_in(file, ("one", "two")) == [], "those of a network of another size are passed over"
    keep(file, ("one", "two"), 2, weights[::-1], {}, most=2)
    assert earlier_in(file, ("one", "two")) == [weights]


def test_whoever_learns_anew_owes_nothing_to_the_present_weights() -> None:
    course = course_of("snark", None, {}, "greedy", 3, anew=True)
    assert course.seats == (2, 3, 4)
    assert course.start != course.present
    assert (course.earlier, len(course.start)) == ((), len(course.present))
    assert course == course_of("snark", None, {}, "greedy", 3, anew=True)
    assert course_of("snark", None, {}, "greedy", 3, anew=False).start == course.present


def test_a_room_without_features_says_so() -> None:
    assert room_of("splut").learned is None
    with pytest.raises(BadOption, match="nothing that is learned"):
        course_of("splut", None, {}, "greedy", 1, anew=False)
