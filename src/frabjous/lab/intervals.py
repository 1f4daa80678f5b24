"""How sure a mean is."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z_95: Final = 1.959963984540054  # 95 in 100 of a normal distribution lie within this many deviations


def wilson(mean: float, count: int, z: float = Z_95) -> tuple[float, float]:
    """Give Wilson's interval for a mean of `count` values between 0 and 1.

    It is exact in spirit for wins and losses, and errs on the wide side where a score may be shared.

    >>> low, high = wilson(0.5, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if count == 0:
        return 0.0, 1.0
    shrink = 1 + z * z / count
    centre = (mean + z * z / (2 * count)) / shrink
    reach = z / shrink * sqrt(mean * (1 - mean) / count + z * z / (4 * count * count))
    return max(0.0, centre - reach), min(1.0, centre + reach)
