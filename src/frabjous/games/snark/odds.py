"""How a hunt may end, and the exact chance to catch the Snark: all orders of the pack, asked of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import prod
from typing import Final, NamedTuple, TypeAlias

from frabjous.core.contract import CHANCE
from frabjous.core.errors import BadOption
from frabjous.games.snark.actions import HUNTS
from frabjous.games.snark.cards import BELLMAN, CREW, MARKS, MEN, PACK
from frabjous.games.snark.rounds import laid_out
from frabjous.games.snark.rules import Snark
from frabjous.games.snark.state import Position
from frabjous.games.snark.terms import CAUGHT, HUNTING, TURN

RULES: Final = Snark()
ENOUGH: Final = 2  # Warrants: no hunt can cost more


class Ending(NamedTuple):
    """How a hunt may end."""

    caught: bool
    paid: int  # Warrants for lost men
    ruined: bool  # a man could not be paid for (K21)


Ways: TypeAlias = dict[Ending, int]
Memo: TypeAlias = dict[tuple[object, ...], Ways]
# In how many ways the rest of the pack may come up when so many cards have: every card has two sides, as the Pig does.
ORDERS: Final = [prod([2 * (PACK - card) for card in range(turned, PACK)]) for turned in range(PACK + 1)]


def odds(party: tuple[int, ...], marks: int, warrants: int = ENOUGH) -> Fraction:
    """Give the chance that this party catches the Snark with so many Marks shown."""
    return sum([likely for end, likely in endings(party, marks, warrants).items() if end.caught], Fraction(0))


@cache
def endings(party: tuple[int, ...], marks: int, warrants: int = ENOUGH) -> dict[Ending, Fraction]:
    """Give all ways a hunt may end, and how likely each is.

    With fewer Warrants than men a loss may end the hunt (K21), so they matter too.
    """
    position = laid_out(RULES.rules_version, 2, hold_back=True)
    position.phase, position.mover = TURN, 0
    position.warrants = [min(warrants, ENOUGH), ENOUGH]
    for one in party:
        position.holders[one] = 0
    for mark in range(marks):
        position.hands[0][mark] = 1
    ways = followed(RULES.apply(position, 0, HUNTS[(1 << marks) - 1]), {})
    return {end: Fraction(count, ORDERS[0]) for end, count in ways.items()}


@cache
def fates(party: tuple[int, ...], marks: int, warrants: int) -> list[tuple[Ending, float]]:
    """List the endings of a hunt with their chances, near enough."""
    return [(end, float(likely)) for end, likely in endings(party, marks, warrants).items()]


def followed(position: Position, known: Memo) -> Ways:
    """Count all that may come up; positions that differ only in the order of the cards are looked at once."""
    if position.phase != HUNTING or not position.left:
        end = Ending(position.phase == CAUGHT, position.pool, position.unpaid)
        return {end: ORDERS[len(position.turned)]}
    here = (*sorted(position.turned), position.left, *position.holders)
    if here not in known:
        found: Ways = {}
        for deed, weight in RULES.chances(position):
            for end, count in followed(RULES.apply(position, CHANCE, deed), known).items():
                found[end] = found.get(end, 0) + weight * count
        known[here] = found
    return known[here]


def odds_by_name(names: Sequence[str], marks: int) -> Fraction:
    """Answer for a party given by name; what cannot hunt is refused in a sentence."""
    for name in names:
        if name not in CREW:
            refuse("odds-unknown", "There is no “{name}” in the crew; it is: {crew}.", name=name, crew=", ".join(CREW))
    party = tuple(sorted({CREW.index(name) for name in names}))
    men = [one for one in party if one < MEN]
    if len(party) < len(names):
        refuse("odds-twice", "Everybody can come along only once.")
    if not party:
        refuse("odds-nobody", "Somebody has to hunt: the Bellman, one man or two, or the Bellman and one.")
    if len(men) > (1 if BELLMAN in party else 2):
        refuse("odds-too-many", "Nobody hunts with more than two: two men, or the Bellman and one.")
    if not 1 <= marks <= MARKS:
        refuse("odds-marks", "A hunt needs one to five Marks, not {marks}.", marks=marks)
    return odds(party, marks)


def refuse(key: str, sentence: str, **values: str | int) -> None:
    raise BadOption(key, sentence, **values)
