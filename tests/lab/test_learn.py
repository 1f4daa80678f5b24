"""Weights that are learned from games."""

from __future__ import annotations

import json
from dataclasses import replace
from math import exp
from pathlib import Path

import pytest

from frabjous.core.chance import WORD, Dice
from frabjous.core.errors import BadOption
from frabjous.games import ROOMS, room_of
from frabjous.games.learned import earlier_in, keep, weights_in
from frabjous.games.room import AnyRoom
from frabjous.lab.hands import Here
from frabjous.lab.learn import Row, course_of, fitted, learn, learnable, lineup, loss

LEARNED = [room for room in ROOMS.values() if room.learned is not None]


def silent(_: int) -> None:
    """Tell nobody."""


def test_the_weights_that_made_the_outcomes_are_found_again() -> None:
    dice, true = Dice(3), (0.5, -1.0, 2.0)
    rows: list[Row] = []
    for number in range(3000):
        features = (1.0, 4 * dice.below(WORD) / WORD - 2, 4 * dice.below(WORD) / WORD - 2)
        chance = 1 / (1 + exp(-sum(weight * one for weight, one in zip(true, features, strict=True))))
        rows.append(Row(number, features, 1.0 if dice.below(WORD) / WORD < chance else 0.0))
    found = fitted((0.0, 0.0, 0.0), rows)
    assert found == pytest.approx(true, abs=0.25)
    assert loss(found, rows) < loss((0.0, 0.0, 0.0), rows)


def test_nothing_to_learn_from_leaves_weights_as_they_are() -> None:
    rows = [Row(number, (1.0, 0.0), float(number % 2)) for number in range(10)]
    assert fitted((0.0, 0.7), rows) == pytest.approx((0.0, 0.7))


@pytest.mark.parametrize("room", LEARNED, ids=lambda room: room.key)
def test_every_feature_has_its_weight_and_the_room_judges_with_them(room: AnyRoom) -> None:
    learned = room.learned
    assert learned is not None
    weights = weights_in(learned.file, learned.features)
    state = room.game.start(room.usual_seats, {})
    assert room.judge(state) == learned.judge_by(weights)(state)


def test_a_small_course_is_the_same_twice_and_proves_nothing() -> None:
    course = course_of("snits_revenge", 2, {"clock": "30"}, "beginner", 7)
    first, again = (learn(course, 5, 1, Here(), silent) for _ in range(2))
    assert first == again
    assert first.held_out > 0
    assert first.test.verdict() is None
    assert [name for name, _, _ in first.changes()] == list(learnable("snits_revenge").features)


def test_earlier_weights_sit_at_one_seat_of_every_other_game() -> None:
    course = course_of("snits_revenge", 2, {}, "beginner", 1)
    several = replace(course, weights=course.weights[:1] * 3)
    assert [lineup(several, number, 2) for number in range(6)] == [[0, 0], [1, 0], [0, 0], [0, 1], [0, 0], [2, 0]]


def test_what_is_kept_is_read_again_and_what_was_before_is_an_earlier_one(tmp_path: Path) -> None:
    file = tmp_path / "judgement.json"
    file.write_text(json.dumps({"weights": {"one": 1, "two": 2}, "how": {}, "earlier": [{"other": 3}]}))
    keep(file, ("one", "two"), [0.5, 0.25], {"command": "frabjous learn"}, most=2)
    assert weights_in(file, ("one", "two")) == [0.5, 0.25]
    assert earlier_in(file, ("one", "two")) == [[1.0, 2.0]], "those of other features are passed over"


def test_a_room_without_features_says_so() -> None:
    assert room_of("splut").learned is None
    with pytest.raises(BadOption, match="nothing that is learned"):
        course_of("splut", None, {}, "greedy", 1)
