"""The network that learned judgements are made of."""

from __future__ import annotations

from math import exp

import pytest

from frabjous.core.chance import WORD, Dice
from frabjous.games.network import Network, Pupil, beginner, size_of


def anything(dice: Dice) -> float:
    """Draw a number between −2 and 2."""
    return 4 * dice.below(WORD) / WORD - 2


def test_a_beginner_thinks_nothing_yet_and_no_two_hunches_are_alike() -> None:
    weights = beginner(3, 4, Dice(1))
    assert len(weights) == size_of(3, 4)
    assert len(set(weights)) == 1 + 3 * 4
    assert Network(3, 4, weights).foretell([1.0, -1.0, 0.3]) == 0.5


@pytest.mark.parametrize("hunches", [0, 3])
def test_a_pupil_knows_which_way_every_weight_must_go(hunches: int) -> None:
    """The slope of its surprise, compared with what a small change of each weight does."""
    dice = Dice(5)
    weights = [anything(dice) for _ in range(size_of(4, hunches))]
    seen = [0.7, 0.0, -1.3, 1.0]
    pupil = Pupil(Network(4, hunches, weights))
    pupil.learn(seen, 0.3, 0.01)
    for at in range(len(weights)):
        changed = [[*weights[:at], weights[at] + step, *weights[at + 1 :]] for step in (1e-6, -1e-6)]
        more, less = (Network(4, hunches, one).surprise(seen, 0.3) for one in changed)
        assert pupil.slope[at] == pytest.approx((more - less) / 2e-6, abs=1e-6)


def test_the_weights_that_made_the_outcomes_are_found_again() -> None:
    dice, true = Dice(3), (0.5, -1.0, 2.0)
    pupil = Pupil(Network(3, 0, [0.0] * 3))
    for pace in (0.02, 0.002, 0.0005):
        for _ in range(20_000):
            seen = [1.0, anything(dice), anything(dice)]
            chance = 1 / (1 + exp(-sum(weight * one for weight, one in zip(true, seen, strict=True))))
            pupil.learn(seen, 1.0 if dice.below(WORD) / WORD < chance else 0.0, pace)
    assert list(pupil.network.weights) == pytest.approx(true, abs=0.1)


def test_hunches_find_what_no_straight_sum_can_tell() -> None:
    """One thing or the other, but not both."""
    lessons = [([1.0, float(one), float(other)], float(one != other)) for one in (0, 1) for other in (0, 1)]
    surprises: list[float] = []
    for hunches in (0, 6):
        pupil = Pupil(Network(3, hunches, beginner(3, hunches, Dice(2))))
        for _ in range(5_000):
            for seen, came in lessons:
                pupil.learn(seen, came, 0.01)
        surprises.append(sum(pupil.network.surprise(seen, came) for seen, came in lessons) / 4)
    assert surprises[0] > 0.69
    assert surprises[1] < 0.05


def test_what_is_left_of_a_batch_is_learned_when_a_step_is_asked_for() -> None:
    pupil = Pupil(Network(1, 0, [0.0]))
    pupil.learn([1.0], 1.0, 0.1)
    assert list(pupil.network.weights) == [0.0]
    pupil.step(0.1)
    assert pupil.network.weights[0] == pytest.approx(0.1)
