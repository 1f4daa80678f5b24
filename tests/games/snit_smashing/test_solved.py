"""A position of the last run that can be solved by hand: whoever thinks ahead must solve it too."""

from __future__ import annotations

from typing import Final

import pytest

from frabjous.games.snit_smashing import SNIT_SMASHING
from games.exhaustive import THINKERS, chosen_by
from games.snit_smashing.drawing import beach

NOTHING: Final = ("no order", "no order")


@pytest.mark.parametrize("level", THINKERS)
def test_in_the_last_bound_whoever_can_dive_dives(level: str) -> None:
    """B12: whoever is not home after bound 6 is dead, and with it the Snit victory."""
    state = beach("Zip:D5\nPlod:safe", *NOTHING, run=4, bound=6)
    assert set(chosen_by(SNIT_SMASHING, level, state, 0)) == {"Zip sea"}
