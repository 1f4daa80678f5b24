"""How often Hypothesis tries: as often as is said on the compiled build, a quarter of it on the plain one."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from contract.walks import WHOLE


def tries(examples: int) -> settings:
    return settings(
        max_examples=examples if WHOLE else examples // 4,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
