"""The beach of Snit Smashing: seventy hexes, their names, what touches what, and how far a Snit can go.

      A   B   C   D   E   F   G
          B1      D1      F1            the sea: row 1
      A1      C1      E1      G1
          B2      D2      F2
      A2      C2      E2      G2        the sand: rows 2 to 10
          …       …       …
          B10     D10     F10
      A10     C10     E10     G10       the Snandergrab waits on D10

The way hexes touch follows from the rulebook's examples (C6 C7 D7, and the body of E3). How far the map reaches and the
start hexes are RECONSTRUCTED: the printed map is lost. Whoever owns the printed game corrects them here and nowhere
else.
The geometry stays in this room, as no other game on the table is played on hexes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# RECONSTRUCTED: the extent of the map, and which start hexes are dealt out among 2, 3 or 4 clans.
COLUMNS: Final = "ABCDEFG"
ROWS: Final = 10
START_NAMES: Final = {2: ("C1", "E1"), 3: ("A1", "C1", "G1"), 4: ("A1", "C1", "E1", "G1")}
WAITING_PLACE: Final = "D10"  # the Snandergrab's, at the start of every run

SHIFTED: Final = "BDF"  # these columns lie half a hex nearer to the sea
HEXES: Final = len(COLUMNS) * ROWS
FASTEST: Final = 7
FAR: Final = 99  # more steps than any Snit has

# A hex is a number, column by column: A1 is 0, A10 is 9, B1 is 10.
NAMES: Final = [f"{column}{row}" for column in COLUMNS for row in range(1, ROWS + 1)]
BY_NAME: Final = {name: at for at, name in enumerate(NAMES)}

SNANDERGRAB_START: Final = BY_NAME[WAITING_PLACE]
STARTS: Final = {seats: [BY_NAME[name] for name in names] for seats, names in START_NAMES.items()}


def column_of(at: int) -> int:
    """Give the column of a hex: 0 for A to 6 for G."""
    return at // ROWS


def row_of(at: int) -> int:
    """Give the row of a hex: 1 is the sea, 10 farthest inland."""
    return at % ROWS + 1


def is_sea(at: int) -> bool:
    return at % ROWS == 0


LAND: Final = [at for at in range(HEXES) if not is_sea(at)]


def half_rows_inland(at: int) -> int:
    """Say how far inland the middle of a hex lies, in half rows; for drawing, and for nothing else."""
    return 2 * row_of(at) - (1 if COLUMNS[column_of(at)] in SHIFTED else 0)


def neighbours(at: int) -> list[int]:
    """List the hexes that touch one: two in its column, and two in either column beside it."""
    column, row = column_of(at), row_of(at)
    beside = (row - 1, row) if COLUMNS[column] in SHIFTED else (row, row + 1)
    places = [(column, row - 1), (column, row + 1)]
    places += [(other, one) for other in (column - 1, column + 1) for one in beside]
    return sorted([c * ROWS + r - 1 for c, r in places if 0 <= c < len(COLUMNS) and 1 <= r <= ROWS])


NEIGHBOURS: Final = [neighbours(at) for at in range(HEXES)]
# A body is a middle hex and all that touches it on the map: what the Snandergrab covers.
BODIES: Final = [sorted([at, *NEIGHBOURS[at]]) for at in range(HEXES)]
COVERS: Final = [[at in body for at in range(HEXES)] for body in BODIES]


def is_centre(at: int) -> bool:
    """Say whether the Snandergrab can be ordered here: no part of it off the map, none in the sea."""
    body = BODIES[at]
    return len(body) == 7 and not any(is_sea(one) for one in body)


CENTRES: Final = [at for at in range(HEXES) if is_centre(at)]
# A smash: three hexes that touch each other, in the order of their names.
TRIPLES: Final = [
    (one, two, three)
    for one in range(HEXES)
    for two in NEIGHBOURS[one]
    for three in NEIGHBOURS[one]
    if one < two < three and three in NEIGHBOURS[two]
]
TRIPLES_AT: Final = [[number for number, triple in enumerate(TRIPLES) if at in triple] for at in range(HEXES)]


# How far it is. Snits run through anybody, so these ways never change; once on land a Snit stays on land.


WAYS: Final = [[one for one in NEIGHBOURS[at] if is_sea(at) or not is_sea(one)] for at in range(HEXES)]


def steps_from(sources: list[int]) -> list[int]:
    """Count the steps from the nearest of some hexes to every hex."""
    steps = [FAR] * HEXES
    reached = sources
    far = 0
    while reached:
        beyond: list[int] = []
        for at in reached:
            if steps[at] > far:
                steps[at] = far
                beyond += WAYS[at]
        reached = [at for at in beyond if steps[at] == FAR]
        far += 1
    return steps


# B12: on a run to the sea the Snandergrab's six hexes are one place, with a number of its own after the hexes.
UNDER: Final = HEXES
SHADE: Final = BODIES[SNANDERGRAB_START]
IN_SHADE: Final = COVERS[SNANDERGRAB_START]

STEPS: Final = [*[steps_from([at]) for at in range(HEXES)], steps_from(SHADE)]  # from a place to a hex
STEPS_TO_BODY: Final = [[min([STEPS[at][one] for one in body]) for at in range(HEXES)] for body in BODIES]
STEPS_TO_SHADE: Final = [*STEPS_TO_BODY[SNANDERGRAB_START], 0]


# Straight down its column a Snit is home in one step less than its row.
STEPS_HOME: Final = [*[row_of(at) - 1 for at in range(HEXES)], min([row_of(at) - 1 for at in SHADE])]


def land_within(place: int, speed: int) -> list[int]:
    """List the land hexes that can be reached from a place, itself left out."""
    steps = STEPS[place]
    return [at for at in LAND if 0 < steps[at] <= speed]


# Where a Snit may end: INLAND[place][speed] on a run inland, SEAWARD[place][speed] on land on a run to the sea.
INLAND: Final = [[vec[i64](land_within(place, speed)) for speed in range(FASTEST + 1)] for place in range(HEXES)]
SEAWARD: Final = [
    [vec[i64]([at for at in land_within(place, speed) if not IN_SHADE[at]]) for speed in range(FASTEST + 1)]
    for place in range(HEXES + 1)
]
