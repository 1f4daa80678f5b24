"""The sequential test."""

from __future__ import annotations

import pytest

from frabjous.core.chance import Dice
from frabjous.lab.sprt import LEAST_DEALS, Sprt


def verdict(chance: int, seed: int, most: int = 4000) -> bool | None:
    """Let somebody win so many games of a hundred."""
    test, dice = Sprt(0.5, 0.6), Dice(seed)
    for _ in range(most):
        test.add(1.0 if dice.below(100) < chance else 0.0)
        if test.verdict() is not None:
            break
    return test.verdict()


@pytest.mark.parametrize(("chance", "better"), [(70, True), (60, True), (50, False), (35, False)])
def test_it_decides_rightly_nearly_always(chance: int, better: bool) -> None:
    assert sum(verdict(chance, seed) is better for seed in range(100)) >= 88


def test_nothing_is_decided_before_it_is_known_how_far_values_are_apart() -> None:
    test = Sprt(0.5, 0.6)
    for _ in range(LEAST_DEALS - 1):
        test.add(1.0)
    assert test.verdict() is None


def test_what_is_clear_is_decided_sooner() -> None:
    def deals(value: float) -> int:
        test = Sprt(0.5, 0.6)
        while test.verdict() is None:
            test.add(value)
        return len(test.values)

    assert deals(1.0) <= deals(0.75) <= deals(0.65)
