"""The beach itself: where hexes and their corners lie in the picture, the sand, the sea, and what stands around it."""

from __future__ import annotations

from functools import cache
from typing import Final

from frabjous.core.contract import Said, said
from frabjous.core.remember import remembered
from frabjous.games.snit_smashing.beach import (
    BODIES,
    COLUMNS,
    HEXES,
    NAMES,
    TRIPLES,
    column_of,
    half_rows_inland,
    is_sea,
    row_of,
)
from frabjous.games.snit_smashing.observation import Seen
from frabjous.games.snit_smashing.terms import NO_HEX, runs_inland
from frabjous.scene.model import Disc, Look, Part, Shape, Stroke, Thing, Use, Words
from frabjous.scene.once import RECENT
from frabjous.scene.pieces import EMBLEM_TO_BROOCH, EMBLEMS

MARGIN: Final = 3.0
RADIUS: Final = 40.0  # of a hex
HALF_ROW: Final = 34.64
WIDTH: Final = 2 * MARGIN + RADIUS * (1.5 * len(COLUMNS) + 0.5)
HEIGHT: Final = 734.0
WHOLE: Final = 7  # hexes of a Snandergrab of which nothing is off the map
SNANDERGRAB: Final[tuple[float, ...]] = (200.0, 208.0)

# A Bolotomus for each seat, and what else there is to see: symbol, x, y, width, height. Narrow windows cut it off.
BOLOTOMI: Final[tuple[tuple[float, float, float], ...]] = (
    (-172.0, 262.0, 160.0), (592.0, 170.0, 140.0), (588.0, 402.0, 150.0), (-168.0, 492.0, 146.0),
)  # fmt: skip
ORNAMENTS: Final = (
    ("sun", -184.0, 62.0, 124.0, 120.0),
    ("crab", -170.0, 640.0, 124.0, 96.0),
    ("castle", 588.0, 610.0, 120.0, 100.0),
)


def verbatim(text: str | int) -> Said:
    return said("verbatim", text=str(text))


# Places


@cache
def place(at: int) -> tuple[float, float]:
    """Find the middle of a hex."""
    return MARGIN + RADIUS * (1 + 1.5 * column_of(at)), MARGIN + HALF_ROW * half_rows_inland(at)


@cache
def corner(smash: int) -> tuple[float, float]:
    """Find the corner where the three hexes of a smash meet."""
    middles = [place(at) for at in TRIPLES[smash]]
    return sum(x for x, _ in middles) / 3, sum(y for _, y in middles) / 3


def trio(smash: int) -> str:
    """Name the outline of a smash: its third hex lies east of the other two, or its first hex west of them."""
    one, two, _ = TRIPLES[smash]
    return "trio-w" if column_of(one) == column_of(two) else "trio-e"


@cache
def under(centre: int, clan: int) -> tuple[float, float]:
    """Find where a clan crouches under the Snandergrab: each in a corner of its own, so that its face stays free."""
    x, y = place(centre)
    return x + (60 if clan % 2 else -60), y + (HALF_ROW if clan > 1 else -HALF_ROW)


def hex_line(x: float = 0, y: float = 0, radius: float = RADIUS) -> str:
    """Write a hex as a path."""
    high, half = radius * HALF_ROW / RADIUS, radius / 2
    points = ((radius, 0), (half, high), (-half, high), (-radius, 0), (-half, -high), (half, -high))
    return "M" + "L".join(f"{x + across:.1f} {y + down:.1f}" for across, down in points) + "z"


# What never changes


@cache
def ground() -> tuple[Thing, ...]:
    """Draw sea and sand, each hex with its name, which shows when it is asked for."""
    shore = Thing("", MARGIN + 50, MARGIN + 50, (Use("shore"),), css="still")
    return (*(cell(at) for at in range(HEXES)), shore)


def cell(at: int) -> Thing:
    """Draw one hex; the wet and the dry ones look a little different from each other."""
    column, row = column_of(at), row_of(at)
    kinds, wet = (2, "hex-sea") if is_sea(at) else (4, "hex-sand")
    look = Use(f"{wet}-{1 + (3 * column + 2 * row + column * row) % kinds}", 2 * RADIUS)
    return Thing(NAMES[at], *place(at), (look, name_of(at)), verbatim(NAMES[at]), Part.PLACE, css="cell")


def name_of(at: int, x: float = 0, y: float = 0) -> Words:
    """Write a hex's name at its lower edge."""
    return Words(verbatim(NAMES[at]), x, y + 29, css="hex-name")


def ornaments() -> tuple[Thing, ...]:
    """Draw the sun, and what stands on the dunes."""
    return tuple(thing for one in ORNAMENTS for thing in on_a_dune(*one))


def bolotomus(seat: int, sealed: bool) -> tuple[Thing, ...]:
    """Draw a seat's Bolotomus on its dune, with the order it has sealed."""
    x, y, size = BOLOTOMI[seat]
    letter = (Use("envelope", 50, -0.46 * size, -6, turn=-9),) if sealed else ()
    look = (Use("bolotomus", size), *brooch(seat, 0.3 * size, 0.36 * size, 13), *letter)
    return dune(x, y + 0.46 * size), Thing("", x, y, look, team=seat, css="still")


def on_a_dune(symbol: str, x: float, y: float, width: float, height: float) -> list[Thing]:
    drawn = Thing("", x, y, (Use(symbol, width, height=height),), css="still")
    return [drawn] if symbol == "sun" else [dune(x, y + 0.46 * height), drawn]


def dune(x: float, y: float) -> Thing:
    return Thing("", x - 36, y + 42, (Use("dune"),), css="still")


# What does


@cache
def start_hex(clan: int, at: int) -> Thing:
    """Ring a clan's start hex in its colour, with its emblem."""
    ring = Stroke(hex_line(radius=36), css="start")
    return Thing("", *place(at), (ring, *brooch(clan, 0, -3, 12)), team=clan, css="still")


def brooch(seat: int, x: float, y: float, r: float) -> tuple[Disc, Use]:
    emblem = Use(f"emblem-{EMBLEMS[seat]}", EMBLEM_TO_BROOCH * r, x, y, css="pen")
    return Disc(r, x, y, css="brooch"), emblem


@cache
def snandergrab(centre: int, seaward: bool) -> Thing:
    """Draw the Snandergrab over its hexes; where one of them is off the map it draws itself in.

    On a run to the sea a phone looks at this end of the beach first: the style knows by the class.
    """
    x, y = place(centre)
    width, height = SNANDERGRAB
    lift = 0.0
    if len(BODIES[centre]) < WHOLE:
        lift, height = 14.0, 184.0
    hexes = [place(at) for at in BODIES[centre]]
    seams = "".join(hex_line(to_x - x, to_y - y, 39) for to_x, to_y in hexes)
    names = [name_of(at, to_x - x, to_y - y) for at, (to_x, to_y) in zip(BODIES[centre], hexes, strict=True)]
    look: Look = (Use("snandergrab", width, y=-lift, height=height), Stroke(seams, css="seams"), *names)
    return Thing(
        "snandergrab",
        x,
        y,
        look,
        said("snandergrab-on", hex=NAMES[centre]),
        css="snandergrab seaward" if seaward else "snandergrab",
    )


def around(seen: Seen, shape: Shape) -> tuple[Thing, ...]:
    """Draw what stands beside the beach; there is no room for it on a phone."""
    if shape is Shape.TALL:
        return ()
    return beside(tuple([seen.sealed[seat] and not seen.orders[seat] for seat in range(seen.seats)]))


@cache
def beside(sealed: tuple[bool, ...]) -> tuple[Thing, ...]:
    bolotomi = [thing for seat, waiting in enumerate(sealed) for thing in bolotomus(seat, waiting)]
    return (*ornaments(), *bolotomi)


def on_the_sand(seen: Seen) -> tuple[Thing, ...]:
    """Draw the hexes where clans start, and the Snandergrab."""
    return on_sand(seen.starts, seen.snandergrab, not runs_inland(seen.run))


@remembered(RECENT)
def on_sand(starts: tuple[int, ...], centre: int, seaward: bool) -> tuple[Thing, ...]:
    begun = [start_hex(clan, at) for clan, at in enumerate(starts) if at != NO_HEX]
    return (*begun, snandergrab(centre, seaward))
