"""What the host of Snark! may choose: who leads first (K1), and whether Marks may be held back (K13)."""

from __future__ import annotations

from typing import Final

from frabjous.core.options import Chosen, Option

SEATS: Final = range(2, 5)
BY_LOT: Final = "chance"
HOLD_BACK: Final = "hold-back"
LEADERS: Final = [
    Option("leader", (BY_LOT, *[f"seat-{seat + 1}" for seat in range(seats)]), (seats,)) for seats in SEATS
]
OPTIONS: Final = (*LEADERS, Option("marks", ("all", HOLD_BACK), tuple(SEATS)))


def chosen_by(hold_back: bool) -> Chosen:
    """Say what was chosen; who led first does not matter any more."""
    return {"leader": BY_LOT, "marks": HOLD_BACK if hold_back else "all"}
