"""The printed cards of Snark!: crew, animals and stock.

RECONSTRUCTED: the card faces are lost, the rulebook's text is not. It gives the number of cards of each kind, the
animals, the Marks, and what the Banker, the Baker and the licence cost. What the other men cost (COSTS) and how the 38
stock cards are made up (COPIES) is ours: an owner of the printed game can correct it here, and only here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# The stock: five Marks of the Snark, then six things of the kit.
TASTE: Final = 0
LATE: Final = 1
JEST: Final = 2
BATHING: Final = 3
AMBITION: Final = 4
THIMBLE: Final = 5
FORK: Final = 6
SOAP: Final = 7
SHARE: Final = 8
BELL: Final = 9
MAP: Final = 10
CARDS: Final = ("taste", "late", "jest", "bathing", "ambition", "thimble", "fork", "soap", "share", "bell", "map")
KINDS: Final = len(CARDS)
MARKS: Final = 5  # kinds 0 to 4
COPIES: Final = (4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3)  # RECONSTRUCTED: of each kind
STOCK: Final = 38
HAND: Final = 5  # nobody holds more

# The crew, in the rows of the Ark: the number of implements is the row.
BANKER: Final = 0
BROKER: Final = 1
BOOTS: Final = 2
BILLIARD_MARKER: Final = 3
BONNET_MAKER: Final = 4
BEAVER: Final = 5
BAKER: Final = 6
BARRISTER: Final = 7
BUTCHER: Final = 8
BELLMAN: Final = 9  # the licence
CREW: Final = (
    "banker",
    "broker", "boots", "billiard-marker", "bonnet-maker", "beaver",
    "baker", "barrister", "butcher",
    "bellman",
)  # fmt: skip
MEN: Final = 9  # the crew without the Bellman
COSTS: Final[tuple[tuple[int, ...], ...]] = (
    (SHARE,),
    (SOAP, SHARE),  # RECONSTRUCTED
    (FORK, SOAP),  # RECONSTRUCTED
    (FORK, SHARE),  # RECONSTRUCTED
    (THIMBLE, SOAP),  # RECONSTRUCTED
    (THIMBLE, FORK),  # RECONSTRUCTED
    (THIMBLE, FORK, SOAP),
    (THIMBLE, SOAP, SHARE),  # RECONSTRUCTED
    (THIMBLE, FORK, SHARE),  # RECONSTRUCTED
    (BELL, MAP),  # and a Warrant
)

# The animal pack. The pig is one card; how it comes up decides whether it is alive (K19).
SNARK: Final = 0
BOOJUM: Final = 1
BANDERSNATCH: Final = 2
JUBJUB: Final = 3
HYENA: Final = 4
BEAR: Final = 5
LIVE_PIG: Final = 6
DEAD_PIG: Final = 7
ANIMALS: Final = ("snark", "boojum", "bandersnatch", "jubjub", "hyena", "bear", "live-pig", "dead-pig")
PACK: Final = 8  # cards
# How often each comes up first, in sixteenths: two for a card, one for each side of the pig.
WEIGHTS: Final = (2, 2, 4, 2, 2, 2, 1, 1)

WARRANTS: Final = 10  # each, to begin with
GOAL: Final = 20  # Warrants that win the game


def is_mark(card: int) -> bool:
    return card < MARKS


def each_of(counts: Sequence[int]) -> list[int]:
    """List cards that are counted, each as often as it is there."""
    return [card for card in range(KINDS) for _ in range(counts[card])]


def crew_of(holders: Sequence[int], holder: int) -> list[int]:
    """List the men somebody has, and the licence last."""
    return [one for one in range(BELLMAN + 1) if holders[one] == holder]


def marks_in(mask: int) -> list[int]:
    """List the Marks of a set, given as one bit each."""
    return [mark for mark in range(MARKS) if mask >> mark & 1]
