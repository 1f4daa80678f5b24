"""Where everything is in the picture: organs, passages and the ground outside, wide or turned for a phone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import atan2, cos, degrees, hypot, pi, sin
from typing import Final, NamedTuple

from frabjous.games.snits_revenge import body
from frabjous.scene.model import Shape

RADIUS: Final = 50.0  # of an organ in the wide picture
SWELLS: Final = (1, 1, 1, 1, 1.1, 1.2, 1.2, 1.36, 1.36, 1.5)  # a crowded organ, by how many groups stand in it
ROWS: Final[tuple[tuple[int, ...], ...]] = (
    (), (1,), (2,), (1, 2), (2, 2), (2, 3), (3, 3), (2, 3, 2), (3, 2, 3), (3, 3, 3), (3, 4, 3),
)  # fmt: skip
SIZES: Final = (0, 62, 47, 44, 44, 43, 43, 44, 44, 43)  # of one in so many groups
# How far a passage bows to one side, by its number, in parts of its length; entrances are straight.
BOWS: Final = (
    0.05, 0.05, 0.05, -0.1, 0.05,
    0.14, 0.05, -0.18, 0.05, -0.14, 0.05, 0.05, 0.05, 0.05, 0.05, -0.15,
    0.05, -0.16, 0.05, 0.05, 0.05,
)  # fmt: skip
BEHIND_THE_GLUT: Final = 0.28  # where that canal can still be seen, and its pip
WOBBLE: Final = (0, 0.03, -0.02, 0.02, -0.03, 0.01, 0.03, -0.01, -0.03, 0.02, 0, -0.02, 0.03)


class Spot(NamedTuple):
    """A place, and how large what stands there is."""

    x: float
    y: float
    size: float


@dataclass(frozen=True, eq=False)
class Layout:
    """One shape's measures; a unit is an organ's in the wide picture."""

    shape: Shape
    width: float
    height: float
    top: float  # above it are the phases
    unit: float
    wide_passage: float
    narrow_passage: float
    outside: tuple[float, float, float, float]  # middle, width and height of the ground where Snits wait

    @property
    def tall(self) -> bool:
        return self.shape is Shape.TALL

    @cache  # noqa: B019 - there are two layouts
    def place(self, place: int) -> tuple[float, float]:
        """Find the middle of an organ, or of the ground outside. On a phone the body is turned: it looks up."""
        if place == body.OUTSIDE:
            return self.outside[:2]
        x, y = body.PLACES[place]
        if self.tall:
            return 5.4 + 3.37 * (100 - y), self.top + 28.1 + 5.62 * x
        return 66 + 10.15 * x, self.top + 70 + 6.12 * y

    def radius(self, groups: int) -> float:
        return RADIUS * self.unit * SWELLS[min(groups, len(SWELLS) - 1)]

    @cache  # noqa: B019 - there are two layouts
    def spots(self, place: int, groups: int) -> list[Spot]:
        """Give each group in a place its spot: in rows, as large as the crowd allows."""
        if place == body.OUTSIDE:
            return self.spots_outside(groups)
        x, y = self.place(place)
        size = SIZES[min(groups, len(SIZES) - 1)] * self.unit
        return in_rows(x, y - 3 * self.unit, size, ROWS[groups] if groups < len(ROWS) else by_fours(groups))

    def spots_outside(self, groups: int) -> list[Spot]:
        """On the ground in a row, or under the belly of a body that looks up."""
        if not groups:
            return []
        x, y, width, _ = self.outside
        if self.tall:
            if groups <= ABREAST:
                return in_rows(x, y, 30, (1,) * groups)
            return in_rows(x, y, 25, (*[2] * (groups // 2), *[1] * (groups % 2)))
        if groups > ABREAST:
            half = groups // 2
            return in_line(x, y, width, groups - half) + in_line(*UNDER_THE_BELLY, half)
        return in_line(x, y, width, groups)

    def end_of(self, organ: int) -> tuple[float, float]:
        """Find where the passage of an entrance organ meets the open."""
        x, y = self.place(organ)
        if self.tall:
            ways = {body.ANTEPHELLUM: (-60.0, 0.0), body.GLUT: (-72.0, 10.0), body.FLEOTIS: (0.0, 60.0)}
        else:
            ways = {body.ANTEPHELLUM: (0.0, 88.0), body.GLUT: (0.0, 149.0), body.FLEOTIS: (100.0, 6.0)}
        return x + ways[organ][0], y + ways[organ][1]


WIDE: Final = Layout(Shape.WIDE, 1150, 800, 52, 1, 27, 14, (124, 756, 232, 76))
TALL: Final = Layout(Shape.TALL, 344, 658, 34, 0.59, 15, 8, (27, 404, 54, 150))

ABREAST: Final = 5  # groups that have room outside in one row; more stand in two
UNDER_THE_BELLY: Final = (682.0, 756.0, 200.0)


def layout_for(shape: Shape) -> Layout:
    return TALL if shape is Shape.TALL else WIDE


def in_rows(x: float, y: float, size: float, rows: tuple[int, ...]) -> list[Spot]:
    """Set out spots in rows around a middle; odd and even rows lie between each other."""
    found = []
    for row, count in enumerate(rows):
        down = (row - (len(rows) - 1) / 2) * size * 0.88
        found += [Spot(x + (at - (count - 1) / 2) * size * 0.98, y + down, size) for at in range(count)]
    return found


def in_line(x: float, y: float, width: float, groups: int) -> list[Spot]:
    """Set out spots side by side around a middle."""
    step = min(49.0, width / groups)
    return [Spot(x + (at - (groups - 1) / 2) * step, y, min(50.0, step * 1.1)) for at in range(groups)]


def by_fours(groups: int) -> tuple[int, ...]:
    return (*[4] * (groups // 4), *[groups % 4] * (groups % 4 > 0))


# Lines


@cache
def organ_line(organ: int, radius: float) -> str:
    """Draw the outline of an organ, round as a hand draws it, around its middle."""
    points = []
    for at in range(9):
        angle = 2 * pi * at / 9 + organ
        reach = radius * 1.03 * (1 + WOBBLE[(organ * 5 + at) % len(WOBBLE)])
        points.append((reach * cos(angle), reach * sin(angle)))
    return smooth(points)


@cache
def ground_line(width: float, height: float) -> str:
    """Draw the ring around the ground outside."""
    corners = ((1, -0.5), (1, 0.5), (0.8, 0.97), (0, 1), (-0.8, 0.97), (-1, 0.5), (-1, -0.5), (-0.8, -0.97), (0, -1))
    return smooth([(x * width / 2, y * height / 2) for x, y in (*corners, (0.8, -0.97))])


def smooth(points: list[tuple[float, float]]) -> str:
    """Draw a closed soft line through points, each a turn without a corner."""
    text, count = f"M{points[0][0]:.0f} {points[0][1]:.0f}", len(points)
    for at in range(count):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (points[(at + step) % count] for step in (-1, 0, 1, 2))
        text += (
            f"C{bx + (cx - ax) / 6:.0f} {by + (cy - ay) / 6:.0f} "
            f"{cx - (dx - bx) / 6:.0f} {cy - (dy - by) / 6:.0f} {cx:.0f} {cy:.0f}"
        )
    return text + "z"


@dataclass(frozen=True)
class Tube:
    """A passage as it is drawn: its line, how wide, and where its pips are and how they lie."""

    line: str
    width: float
    x: float
    y: float
    angle: float


@cache
def tube(passage: int, shape: Shape) -> Tube:
    layout = layout_for(shape)
    kind, one, other = body.PASSAGES[passage]
    is_wide = kind == body.CHANNEL or (kind == body.ENTRANCE and body.ENTRANCE_LIMITS[other] > 1)
    width = layout.wide_passage if is_wide else layout.narrow_passage
    if kind == body.ENTRANCE:
        x, y = layout.place(other)
        to_x, to_y = layout.end_of(other)
        return Tube(f"M{x:.0f} {y:.0f}L{to_x:.0f} {to_y:.0f}", width, *beyond(layout, x, y, to_x, to_y))
    x, y = layout.place(one)
    to_x, to_y = layout.place(other)
    across, down, bow = to_x - x, to_y - y, BOWS[passage]
    by_x, by_y = (x + to_x) / 2 - down * bow, (y + to_y) / 2 + across * bow
    line = f"M{x:.0f} {y:.0f}Q{by_x:.0f} {by_y:.0f} {to_x:.0f} {to_y:.0f}"
    at = BEHIND_THE_GLUT if {one, other} == {body.LAPOTUM, body.ANTEPHELLUM} else 0.5
    middle = [a * (1 - at) ** 2 + 2 * b * at * (1 - at) + c * at**2 for a, b, c in ((x, by_x, to_x), (y, by_y, to_y))]
    return Tube(line, width, middle[0], middle[1], degrees(atan2(down, across)))


def beyond(layout: Layout, x: float, y: float, to_x: float, to_y: float) -> tuple[float, float, float]:
    """Put the pips of an entrance between the organ's rim and the open."""
    far = hypot(to_x - x, to_y - y)
    at = min(0.84, (RADIUS * layout.unit * 1.25 + 8) / far) if not layout.tall else min(0.8, 40 / far)
    return x + (to_x - x) * at, y + (to_y - y) * at, degrees(atan2(to_y - y, to_x - x))


EVERY_PASSAGE: Final = range(len(body.PASSAGES))
EVERY_ORGAN: Final = range(body.ORGANS)
