"""Solves Snark! for a seat that plays alone, and writes what every hand and crew is worth to each temper (alone.py).

    tools/alone.py            writes src/frabjous/games/snark/alone.bin, in half a minute
    tools/alone.py --check    says whether what stands there is solved, for a test

By value iteration: a worth is the chance to catch the Snark, less what Warrants cost and less for every turn it takes.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator
from typing import Final, TypeAlias

from frabjous.games.snark.alone import ALIKE, CREWS, FILE, FINEST, HOLDINGS, TABLE, TEMPERS, Temper, worths
from frabjous.games.snark.cards import BELLMAN, COPIES, COSTS, HAND, KINDS, MARKS, STOCK
from frabjous.games.snark.odds import ENOUGH, fates

Hand: TypeAlias = tuple[int, ...]  # as in HOLDINGS
Worths: TypeAlias = list[list[float]]  # of each hand, with each crew

EXACT: Final = 1e-7
ROUNDED: Final = 1e-4  # numbers that are kept are rounded
FIRST: Final = 2  # of a hand's numbers, those before say how many Marks there are
AT: Final = {hand: at for at, hand in enumerate(HOLDINGS)}
NOBODY: Final = CREWS.index(0)


def main() -> int:
    if sys.argv[1:] == ["--check"]:
        return checked()
    numbers = array("H")
    for temper in TEMPERS:
        numbers.extend(round(FINEST * worth) for row in solved(temper) for worth in row)
    FILE.write_bytes(numbers.tobytes())
    return 0


def checked() -> int:
    """Look whether another sweep would change anything."""
    for number, temper in enumerate(TEMPERS):
        if swept(kept(number), temper) > ROUNDED:
            print(f"{FILE.name} is not solved for “{temper.name}”.")
            return 1
    return 0


def kept(number: int) -> Worths:
    """Give one of the tables as it is kept."""
    first, size = number * TABLE, len(CREWS)
    return [list(worths()[first + at * size : first + (at + 1) * size]) for at in range(len(HOLDINGS))]


def solved(temper: Temper) -> Worths:
    """Sweep until nothing changes any more."""
    found = [[0.0] * len(CREWS) for _ in HOLDINGS]
    while swept(found, temper) > EXACT:
        pass
    return found


def swept(known: Worths, temper: Temper) -> float:
    """Find the worth of every hand anew, and say by how much one has changed at most."""
    change = 0.0
    for at in range(len(HOLDINGS) - 1, -1, -1):
        found = worths_of(HOLDINGS[at], known, temper)
        change = max([change, *(abs(new - old) for new, old in zip(found, known[at], strict=True))])
        known[at] = found
    return change


def worths_of(hand: Hand, known: Worths, temper: Temper) -> list[float]:
    """Say what a hand is worth with each crew, if that is what those are worth to which it leads."""
    if sum(hand) < HAND:
        drawn = list(after_drawing(hand))
        still = 1.0 - temper.rivals
        return [still * sum(likely * known[AT[one]][crew] for one, likely in drawn) for crew in range(len(CREWS))]
    exchanged = [known[AT[left]] for left in after_an_exchange(hand)]
    found = [max(ways) for ways in zip(*exchanged, strict=True)]
    for one, left in after_hiring(hand):
        price = temper.warrant if one == BELLMAN else 0.0
        for crew, more in enumerate(WITH[one]):
            if more is not None:
                found[crew] = max(found[crew], known[AT[left]][more] - price)
    if hand[0]:
        in_vain = known[AT[after_a_hunt(hand)]][NOBODY]
        for crew, (caught, paid) in enumerate(HUNTS[hand[0]]):
            if CREWS[crew]:
                found[crew] = max(found[crew], caught + (1.0 - caught) * in_vain - temper.warrant * paid)
    return found


# What may become of a hand


def after_drawing(hand: Hand) -> Iterator[tuple[Hand, float]]:
    """List the hands with a card more, and how likely each is when anything may be in the stock."""
    marks, more = hand[:FIRST]
    unseen = STOCK - sum(hand)
    if marks < MARKS:
        yield changed(hand, 0, 1), ALIKE * (MARKS - marks) / unseen
    if more < (ALIKE - 1) * marks:
        yield changed(hand, 1, 1), ((ALIKE - 1) * marks - more) / unseen
    for thing in range(MARKS, KINDS):
        at = place(thing)
        if hand[at] < COPIES[thing]:
            yield changed(hand, at, 1), (COPIES[thing] - hand[at]) / unseen


def after_an_exchange(hand: Hand) -> Iterator[Hand]:
    """List what may be left when a card is discarded."""
    for at, count in enumerate(hand):
        if count and (left := changed(hand, at, -1)) in AT:
            yield left


def after_hiring(hand: Hand) -> Iterator[tuple[int, Hand]]:
    """List whom a hand can hire, the licence too, and what is left of it."""
    for one, cost in enumerate(COSTS):
        if all(hand[place(thing)] for thing in cost):
            left = hand
            for thing in cost:
                left = changed(left, place(thing), -1)
            yield one, left


def after_a_hunt(hand: Hand) -> Hand:
    """Say what is left when one of each Mark has been shown."""
    marks, more = hand[:FIRST]
    different = min(marks, more)
    return (different, more - different, *hand[FIRST:])


def changed(hand: Hand, at: int, count: int) -> Hand:
    return (*hand[:at], hand[at] + count, *hand[at + 1 :])


def place(thing: int) -> int:
    return FIRST + thing - MARKS


# What may become of a crew


def with_one_more(one: int) -> list[int | None]:
    """Say to which crew each of them grows with one more, if it can."""
    return [CREWS.index(more) if (more := crew | 1 << one) != crew and more in CREWS else None for crew in CREWS]


def hunts_with(marks: int) -> list[tuple[float, float]]:
    """Say how likely each crew is to catch the Snark, and how many Warrants it loses on average."""
    found: list[tuple[float, float]] = []
    for crew in CREWS:
        party = tuple(one for one in range(BELLMAN + 1) if crew >> one & 1)
        ends = fates(party, marks, ENOUGH) if party and marks else []
        found.append((sum(one for end, one in ends if end.caught), sum(one * end.paid for end, one in ends)))
    return found


WITH: Final = [with_one_more(one) for one in range(BELLMAN + 1)]
HUNTS: Final = [hunts_with(marks) for marks in range(MARKS + 1)]

if __name__ == "__main__":
    sys.exit(main())
