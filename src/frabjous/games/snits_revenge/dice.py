"""What dice decide: each question has one answer here, for the rules and for the odds."""

from __future__ import annotations

from typing import Final

KICK: Final = 2  # R8: this or less on one die kills
HAMMER_KICK: Final = 4
NEVER_FAILS: Final = 6  # R7: one die shows no more


def kick_hits(pips: int, hammer: bool) -> bool:
    """R8: one die."""
    return pips <= (HAMMER_KICK if hammer else KICK)


def catches(total: int, speed: int) -> bool:
    """R12: two dice of a Runnungitm, and then of the caught Snit for its last kick."""
    return total > speed


def gets_through(total: int, speed: int) -> bool:
    """R7: a dash for the Fleotis, with as many dice as `dash_dice` says."""
    return total <= speed


def dash_dice(speed: int, eye: bool, prolobosinator: bool) -> int:
    """R7: two dice while both see the Snit, one if one does; none if nothing can happen."""
    if eye and prolobosinator:
        return 2
    return 1 if (eye or prolobosinator) and speed < NEVER_FAILS else 0
