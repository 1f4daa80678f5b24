"""What hand and crew are worth to a seat that plays alone: the exact chance to catch the Snark before others might.

Each of the TEMPERS plays best for a purpose of its own. Their worths are a table, solved once by tools/alone.py: it
knows what may be drawn, hired and met, all men being in the Ark and the discards being like the stock.
"""

from __future__ import annotations

from array import array
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.games.snark.cards import BELLMAN, COPIES, HAND, KINDS, MARKS

Worths: TypeAlias = "vec[float]"


class Temper(NamedTuple):
    """How somebody plays alone."""

    name: str
    rivals: float  # the chance that, between two turns, somebody else catches the Snark
    warrant: float  # what a Warrant is worth, in parts of what the Snark brings


TEMPERS: Final = (
    Temper("rich pool", 0.02, 0.05),
    Temper("fair pool", 0.02, 0.14),
    Temper("small pool", 0.02, 0.3),
    Temper("hurry", 0.06, 0.05),
)
RICH: Final = 0
FAIR: Final = 1
SMALL: Final = 2
HURRY: Final = 3

FILE: Final = Path(__file__).parent / "alone.bin"
ALIKE: Final = COPIES[0]  # Marks
FINEST: Final = 65535  # the table's numbers are whole
SMALLEST: Final = MARKS  # the first thing of the kit


def holdings() -> list[tuple[int, ...]]:
    """List all hands, small ones first: different Marks, further Marks, and how many of each thing of the kit."""
    found: list[tuple[int, ...]] = [
        (marks, more) for marks in range(MARKS + 1) for more in range((ALIKE - 1) * marks + 1)
    ]
    for thing in range(SMALLEST, KINDS):
        found = [(*hand, count) for hand in found for count in range(COPIES[thing] + 1) if sum(hand) + count <= HAND]
    return sorted([hand for hand in found if sum(hand) <= HAND], key=sum)


def crews() -> list[int]:
    """List all crews, one bit a man: nobody, one, or two."""
    return [crew for crew in range(1 << (BELLMAN + 1)) if crew.bit_count() <= 2]


def packed(marks: i64, more: i64, kit: list[int]) -> int:
    """Give a hand as one number."""
    number: i64 = marks | more << 3
    at: i64 = 6
    for count in kit:
        number |= i64(count) << at
        at += 2
    return number


HOLDINGS: Final = holdings()
CREWS: Final = crews()
HAND_AT: Final = {packed(hand[0], hand[1], list(hand[2:])): at for at, hand in enumerate(HOLDINGS)}
CREW_AT: Final = [CREWS.index(crew) if crew in CREWS else 0 for crew in range(1 << (BELLMAN + 1))]
TABLE: Final[i64] = len(HOLDINGS) * len(CREWS)


@cache
def worths() -> Worths:
    """Read the tables."""
    numbers = array("H")
    numbers.frombytes(FILE.read_bytes())
    return vec[float]([number / FINEST for number in numbers])


def place_of(hand: list[int], crew: i64) -> i64:
    """Say where in each table a hand and a crew stand."""
    marks: i64 = 0
    more: i64 = 0
    card: i64
    for card in range(MARKS):
        count: i64 = hand[card]
        if count:
            marks += 1
            more += count - 1
    return i64(HAND_AT[packed(marks, more, hand[MARKS:])]) * len(CREWS) + CREW_AT[crew]
