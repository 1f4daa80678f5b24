"""What dice decide, and how likely it is: one answer for the rules and for the chances that players see."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from frabjous.games.snits_revenge.actions import ONE_DIE, TWO_DICE
from frabjous.games.snits_revenge.body import EYE, PROLOBOSINATOR

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


def dash_dice(speed: int, snorgs: int) -> int:
    """R7: two dice while Eye and Prolobosinator work, one if one of them does; none if nothing can happen."""
    watching = (snorgs >> EYE & 1) + (snorgs >> PROLOBOSINATOR & 1)
    return 0 if watching == 1 and speed >= NEVER_FAILS else watching


# Exact chances: all that the dice may show, counted


def kick_odds(hammer: bool) -> Fraction:
    """Give the chance that a kick kills (R8)."""
    return Fraction(sum([weight for deed, weight in ONE_DIE if kick_hits(deed.faces[0], hammer)]), 6)


def pack_odds(hammers: Iterable[bool]) -> Fraction:
    """Give the chance that at least one of a pack kills (R10): one entry a member, whether it wears a hammer."""
    missed = Fraction(1)
    for hammer in hammers:
        missed *= 1 - kick_odds(hammer)
    return 1 - missed


def chomp_odds(speed: int) -> Fraction:
    """Give the chance that a Snit is caught; that of its last kick is the same (R12)."""
    return Fraction(sum([weight for deed, weight in TWO_DICE if catches(sum(deed.faces), speed)]), 36)


def dash_odds(speed: int, snorgs: int) -> Fraction:
    """Give the chance to get into the Fleotis while these organs work, one bit each (R7)."""
    count = dash_dice(speed, snorgs)
    if not count:
        return Fraction(1)
    dice = TWO_DICE if count == 2 else ONE_DIE
    return Fraction(sum([weight for deed, weight in dice if gets_through(sum(deed.faces), speed)]), 6**count)
