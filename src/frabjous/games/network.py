"""A small network: what is seen leads to a few hunches, and both to a chance. Without hunches it is a straight sum."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.core.chance import WORD, Dice

Weights: TypeAlias = Sequence[float]  # of each feature, straight and for each hunch; then those of the hunches
Numbers: TypeAlias = "vec[float]"

FIRST: Final = 0.2  # what weights of hunches are below at first
LEAK: Final = 0.01  # what is left of a hunch that is below nothing
STEEP: Final = 30.0  # beyond this a balance is certain
# Adam (Kingma and Ba, 2015)
BATCH: Final = 64  # lessons between two steps
MEMORY: Final = 0.9
LONG_MEMORY: Final = 0.999
LEAST: Final = 1e-8


def size_of(features: int, hunches: int) -> int:
    """Say how many weights a network has."""
    return features * (1 + hunches) + hunches


def beginner(features: int, hunches: int, dice: Dice) -> list[float]:
    """Give weights to begin with: no two hunches are alike, and nothing is thought of any yet."""
    weights = [0.0] * size_of(features, hunches)
    for feature in range(features):
        for hunch in range(hunches):
            weights[feature * (1 + hunches) + 1 + hunch] = FIRST * (2.0 * dice.below(WORD) / WORD - 1.0)
    return weights


class Network:
    """Foretells a chance with certain weights."""

    def __init__(self, features: int, hunches: int, weights: Weights) -> None:
        assert len(weights) == size_of(features, hunches), f"{len(weights)} weights"
        self.features: Final[i64] = features
        self.hunches: Final[i64] = hunches
        self.weights: Final[Numbers] = vec[float](list(weights))
        self.sums: Final[Numbers] = vec[float]([0.0] * hunches)

    def chance(self, seen: Numbers) -> float:
        """Say how likely it is."""
        weights, sums = self.weights, self.sums
        straight = 0.0
        hunch: i64
        for hunch in range(self.hunches):
            sums[hunch] = 0.0
        at: i64 = 0
        feature: i64
        for feature in range(self.features):
            one = seen[feature]
            if one == 0.0:
                at += 1 + self.hunches
                continue
            straight += one * weights[at]
            at += 1
            for hunch in range(self.hunches):
                sums[hunch] += one * weights[at]
                at += 1
        for hunch in range(self.hunches):
            felt = sums[hunch]
            straight += weights[at] * (felt if felt > 0.0 else LEAK * felt)
            at += 1
        return 1.0 / (1.0 + exp(-max(-STEEP, min(STEEP, straight))))

    def foretell(self, features: Sequence[float]) -> float:
        """Say how likely it is, for whoever has the features from elsewhere.

        Called from plain Python, compiled code never lets go of a vec that it is handed (mypyc 2.4).
        """
        return self.chance(vec[float](features))

    def surprise(self, features: Sequence[float], came: float) -> float:
        """Say how much a network is surprised by what came: minus the logarithm of its chance."""
        said = min(max(self.foretell(features), 1e-9), 1.0 - 1e-9)
        return -came * log(said) - (1.0 - came) * log(1.0 - said)


class Pupil:
    """A network that learns, lesson by lesson."""

    def __init__(self, network: Network) -> None:
        self.network: Final = network
        size = len(network.weights)
        self.slope: Final[Numbers] = vec[float]([0.0] * size)  # of the lessons since the last step
        self.lessons = 0
        self.steps = 0
        self.drift: Final[Numbers] = vec[float]([0.0] * size)  # the mean slope of late …
        self.spread: Final[Numbers] = vec[float]([0.0] * size)  # … and its mean square

    def learn(self, features: Sequence[float], wanted: float, pace: float) -> None:
        """Take one lesson: what is seen, and the chance it should have led to."""
        seen = vec[float](features)
        network, slope = self.network, self.slope
        off = network.chance(seen) - wanted
        weights, sums, hunches = network.weights, network.sums, network.hunches
        last: i64 = network.features * (1 + hunches)
        at: i64 = 0
        feature: i64
        hunch: i64
        for feature in range(network.features):
            one = seen[feature]
            if one == 0.0:
                at += 1 + hunches
                continue
            slope[at] += off * one
            at += 1
            for hunch in range(hunches):
                slope[at] += off * one * weights[last + hunch] * (1.0 if sums[hunch] > 0.0 else LEAK)
                at += 1
        for hunch in range(hunches):
            felt = sums[hunch]
            slope[at] += off * (felt if felt > 0.0 else LEAK * felt)
            at += 1
        self.lessons += 1
        if self.lessons == BATCH:
            self.step(pace)

    def step(self, pace: float) -> None:
        """Change the weights by what the latest lessons taught."""
        if not self.lessons:
            return
        weights, slope, drift, spread = self.network.weights, self.slope, self.drift, self.spread
        self.steps += 1
        early, late = 1.0 - MEMORY**self.steps, 1.0 - LONG_MEMORY**self.steps
        part = 1.0 / self.lessons
        at: i64
        for at in range(len(weights)):
            one = part * slope[at]
            drift[at] = MEMORY * drift[at] + (1.0 - MEMORY) * one
            spread[at] = LONG_MEMORY * spread[at] + (1.0 - LONG_MEMORY) * one * one
            weights[at] -= pace * (drift[at] / early) / (sqrt(spread[at] / late) + LEAST)
            slope[at] = 0.0
        self.lessons = 0
