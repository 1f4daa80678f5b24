"""The exact chances a player sees before the dice fall: all that chance may do, counted."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from frabjous.games.snits_revenge.actions import ONE_DIE, TWO_DICE
from frabjous.games.snits_revenge.body import EYE, PROLOBOSINATOR
from frabjous.games.snits_revenge.dice import catches, dash_dice, gets_through, kick_hits


def kick_odds(hammer: bool) -> Fraction:
    """Give the chance that a kick kills (R8)."""
    hits = [weight for deed, weight in ONE_DIE if kick_hits(deed.faces[0], hammer)]
    return Fraction(sum(hits), sum([weight for _, weight in ONE_DIE]))


def pack_odds(hammers: Iterable[bool]) -> Fraction:
    """Give the chance that at least one of a pack kills (R10): one entry a member, whether it wears a hammer."""
    missed = Fraction(1)
    for hammer in hammers:
        missed *= 1 - kick_odds(hammer)
    return 1 - missed


def chomp_odds(speed: int) -> Fraction:
    """Give the chance that a Snit is caught; that of its last kick is the same (R12)."""
    caught = [weight for deed, weight in TWO_DICE if catches(sum(deed.faces), speed)]
    return Fraction(sum(caught), sum([weight for _, weight in TWO_DICE]))


def dash_odds(speed: int, snorgs: int) -> Fraction:
    """Give the chance to get into the Fleotis while these organs work, one bit each (R7)."""
    count = dash_dice(speed, snorgs >> EYE & 1 == 1, snorgs >> PROLOBOSINATOR & 1 == 1)
    if not count:
        return Fraction(1)
    dice = TWO_DICE if count == 2 else ONE_DIE
    through = [weight for deed, weight in dice if gets_through(sum(deed.faces), speed)]
    return Fraction(sum(through), sum([weight for _, weight in dice]))
