"""A sequential test: play on until it is clear whether one player is better than another, and no longer.

Wald's sequential probability ratio test (1945) in the form for means (generalised, as chess engines are tested): each
value is the mean score of one deal, played once from every seat, so that luck and the advantage of a seat fall on both
alike. It stops as soon as what was seen is so much likelier under one claim than under the other.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log
from typing import Final

ERROR: Final = 0.05  # how often either claim may be accepted wrongly
LEAST_DEALS: Final = 8  # before that, how far values are apart is not known
LEAST_VARIANCE: Final = 0.01  # as if values were at least so far apart: a few equal ones prove little


@dataclass
class Sprt:
    """Is the mean score `even`, or at least `better`?"""

    even: float
    better: float
    values: list[float] = field(default_factory=list)

    def add(self, value: float) -> None:
        self.values.append(value)

    def ratio(self) -> float:
        """Give the logarithm of how much likelier the values are if it is better."""
        count = len(self.values)
        if count < LEAST_DEALS:
            return 0.0
        mean = sum(self.values) / count
        variance = max(LEAST_VARIANCE, sum((one - mean) ** 2 for one in self.values) / (count - 1))
        return count * (self.better - self.even) * (2 * mean - self.even - self.better) / (2 * variance)

    def verdict(self) -> bool | None:
        """Say whether it is better; None as long as that is open.

        >>> test = Sprt(0.5, 0.6)
        >>> for _ in range(20):
        ...     test.add(0.75)
        >>> test.verdict()
        True
        """
        bound = log((1 - ERROR) / ERROR)
        ratio = self.ratio()
        return None if abs(ratio) < bound else ratio > 0
