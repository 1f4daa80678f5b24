"""How far it is from place to place: for Snits, and for what belongs to the Bolotomus."""

from __future__ import annotations

from typing import Final

from frabjous.games.snits_revenge import body

FAR: Final = 20


def distances(ways: list[list[body.Way]]) -> list[list[int]]:
    """Count the moves from every place to every other."""
    places = range(body.ORGANS + 1)
    found = [[0 if here == there else FAR for there in places] for here in places]
    for middle in places:
        for way in ways[middle]:
            found[middle][way.to] = 1
    for middle in places:
        for here in places:
            for there in places:
                found[here][there] = min(found[here][there], found[here][middle] + found[middle][there])
    return found


def without_dash() -> list[list[body.Way]]:
    """Give the ways of Snits that do not count on getting through the Fleotis from outside."""
    found = [ways.copy() for ways in body.SNIT_WAYS]
    found[body.OUTSIDE] = [way for way in body.SNIT_WAYS[body.OUTSIDE] if way.to != body.FLEOTIS]
    return found


def rings(steps: list[list[int]]) -> list[list[int]]:
    """Give for every place the sets of organs that are 0, 1, 2 … moves away, one bit an organ."""
    return [
        [
            sum([1 << organ for organ in range(body.ORGANS) if here[organ] == count])
            for count in range(max(here[: body.ORGANS]) + 1)
        ]
        for here in steps
    ]


SNIT_STEPS: Final = distances(without_dash())
THINGIE_STEPS: Final = distances(body.THINGIE_WAYS)
SNIT_RINGS: Final = rings(SNIT_STEPS)
THINGIE_RINGS: Final = rings(THINGIE_STEPS)
