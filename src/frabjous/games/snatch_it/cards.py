"""The printed cards: crawlers and flyers from 1 to 6 and the swarm, nine of each kind; what fits on what.

A kind is a number: 0 to 5 the crawlers, 6 to 11 the flyers, 12 the swarm.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.core.contract import Said, said

CRAWLER: Final = 0
FLYER: Final = 1
SWARMS: Final = 2  # F12: a colour of its own
COLOUR_WORDS: Final = ("crawler", "flyer", "swarm")

NAMES: Final = ("c1", "c2", "c3", "c4", "c5", "c6", "f1", "f2", "f3", "f4", "f5", "f6", "sw")
KINDS: Final = len(NAMES)
SWARM: Final = 12
COPIES: Final = 9
CARDS: Final = COPIES * KINDS
NONE: Final = -1  # no card, no stack, no place in the pond

POND: Final = 6  # F1, F12: the pond is filled up to this
HAND: Final = 6
HAND_OF_SIX: Final = 5  # F1: in a game of six
SWARM_POINTS: Final = 5  # F16; any other card is one point

# RECONSTRUCTED: how many cards lie above the "Last round" marker before the deal, by the number of players. The picture
# that showed it is lost; these depths give four to six rounds. The marker then slips by a hidden −3 to +3.
DEPTH: Final = {2: 80, 3: 84, 4: 90, 5: 98, 6: 102}
SLIP: Final = 3


def colour_of(kind: i64) -> i64:
    return kind // 6


def number_of(kind: int) -> int:
    """Give the printed number; a swarm's is 7 (and 0 when something is laid on it)."""
    return 7 if kind == SWARM else kind % 6 + 1


def fits(card: int, below: int) -> bool:
    """F2: the same colour, and the same number or one more; a swarm on a 6, a 1 on a swarm."""
    if card == SWARM:
        return below != SWARM and number_of(below) == 6
    if below == SWARM:
        return number_of(card) == 1
    return colour_of(card) == colour_of(below) and number_of(card) - number_of(below) in (0, 1)


FITS: Final = [[fits(card, below) for below in range(KINDS)] for card in range(KINDS)]
# The kinds that a card fits on, one bit each.
UNDER: Final = vec[i64]([sum([1 << below for below in range(KINDS) if FITS[card][below]]) for card in range(KINDS)])


def hand_size(seats: int) -> int:
    return HAND_OF_SIX if seats == 6 else HAND


def card_said(card: int) -> Said:
    """Name a card: "crawler 3", "swarm"."""
    return said("card", colour=COLOUR_WORDS[colour_of(card)], number=number_of(card))
