"""Where everything lies in the picture: shores around a pond, wide or tall, for two to six."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from math import ceil
from typing import Final, NamedTuple

from frabjous.scene.model import Shape

CROWD: Final = 5  # opponents who need small shores on a phone
CARD: Final = (100, 140)  # a card at scale 1
WOBBLE: Final = (0, 3, -2, 1, -3, 2, -1, 3, 0, -3, 1, 2, -2)
# The points of the pond's bank, in parts of its half width and half height.
POND_EDGE: Final[tuple[tuple[float, float], ...]] = (
    (1.0, 0.0), (0.97, 0.52), (0.8, 0.8), (0.5, 0.97), (0.0, 1.0), (-0.5, 0.98), (-0.82, 0.86), (-0.97, 0.5),
    (-1.0, -0.1), (-0.94, -0.55), (-0.72, -0.86), (-0.4, -0.96), (0.05, -1.0), (0.5, -0.94), (0.84, -0.8), (0.96, -0.5),
)  # fmt: skip


class Spot(NamedTuple):
    """A place and how large things are there."""

    x: float
    y: float
    scale: float = 1


class Area(NamedTuple):
    """A rectangle by its middle."""

    x: float
    y: float
    width: float
    height: float


class Shore(NamedTuple):
    """One seat's part of the bank, and what stands where on it."""

    bank: Area
    face: Spot
    name: Spot
    hand: Spot
    fanned: bool  # the hand is shown card by card; otherwise as one card with a number
    belly: Spot
    thrown: Spot
    stacks: Area
    largest: float  # scale of a stack that has room enough


@dataclass(frozen=True, eq=False)
class Layout:
    """Where everything lies in one picture."""

    shape: Shape
    width: float
    height: float
    shores: tuple[Shore, ...]  # by seat
    water: Area
    pond: Area  # where its cards lie
    largest: float
    pile: Spot
    discard: Spot
    stork: Spot
    decided: Spot
    line: float  # how thick banks are drawn
    badge: float  # how large the discs with numbers are

    @property
    def tall(self) -> bool:
        return self.shape is Shape.TALL


@cache
def layout_for(seats: int, home: int, shape: Shape) -> Layout:
    """Give the places for a picture with this seat's shore at the bottom, the others clockwise from the left."""
    others = [(home + step) % seats for step in range(1, seats)]
    made = wide(len(others)) if shape is Shape.WIDE else tall(len(others))
    shores = dict(zip([*others, home], made.shores, strict=True))
    return replace(made, shores=tuple(shores[seat] for seat in range(seats)))


# Wide


def wide(others: int) -> Layout:
    width = (1412 - 14 * (others - 1)) / others
    shores = [wide_shore(14 + at * (width + 14), width) for at in range(others)]
    water, pond = Area(670, 424, 1130, 364), Area(690, 430, 800, 340)
    pile, discard, stork, decided = (
        Spot(1352, 318, 0.9),
        Spot(78, 500, 0.56),
        Spot(1344, 556, 130),
        Spot(1236, 520, 0.8),
    )
    shores.append(home_shore())
    return Layout(Shape.WIDE, 1440, 846, tuple(shores), water, pond, 1.14, pile, discard, stork, decided, 4, 20)


def wide_shore(left: float, width: float) -> Shore:
    """Lay out an opponent's shore: with four or five of them the belly goes under the frog."""
    roomy = width > 400
    if roomy:
        x, start, room = left + 66, left + 212, width - 226
        frog, name, hand = Spot(x, 74, 100), Spot(x, 150), Spot(x, 190, 0.32)
        belly, thrown = Spot(left + 164, 168, 86), Spot(left + 152, 68, 0.5)
    else:
        x, start, room = left + 62, left + 122, width - 130
        frog, name, hand = Spot(x, 56, 74), Spot(x, 112), Spot(x - 18, 166, 0.46)
        belly, thrown = Spot(x + 32, 168, 54), Spot(x + 44, 44, 0.34)
    bank, stacks = Area(left + width / 2, 119, width, 208), Area(start + room / 2, 122, room, 188)
    return Shore(bank, frog, name, hand, roomy, belly, thrown, stacks, 0.92)


def home_shore() -> Shore:
    bank, stacks = Area(720, 730, 1412, 200), Area(900, 736, 1020, 184)
    frog, name, hand = Spot(94, 698, 116), Spot(94, 800), Spot(340, 744, 0.46)
    return Shore(bank, frog, name, hand, False, Spot(238, 736, 124), Spot(168, 668, 0.5), stacks, 1.08)


# Tall


def tall(others: int) -> Layout:
    """Lay out one shore a row; four opponents sit two in a row, five three in a row, with the pile as the sixth."""
    if others == CROWD:
        return crowded()
    pairs = others > 3
    rows = ceil(others / 2) if pairs else others
    shores = []
    for at in range(others):
        row = at // 2 if pairs else at
        alone = not pairs or (at == others - 1 and others % 2 == 1)
        left = 3 if alone else 3 + 178 * (at % 2)
        shores.append(tall_shore(left, 2 + 62 * row, 354 if alone else 175))
    shores.append(tall_shore(3, 357, 354, home=True))
    top = 2 + 62 * rows
    middle, height = (top + 354) / 2, 354 - top - 4
    water, pond = Area(180, middle, 350, height), Area(162, middle, 262, height - 8)
    pile, discard = Spot(328, 354 - 52, 0.3), Spot(328, middle - height / 2 + 34, 0.22)
    stork, decided = Spot(28, 326, 44), Spot(44, middle, 0.42)
    return Layout(Shape.TALL, 360, 418, tuple(shores), water, pond, 0.6, pile, discard, stork, decided, 2, 9.5)


def crowded() -> Layout:
    shores = [small_shore(3 + 119 * (at % 3), 2 + 81 * (at // 3)) for at in range(CROWD)]
    shores.append(tall_shore(3, 357, 354, home=True))
    water, pond = Area(180, 259, 350, 184), Area(180, 259, 296, 164)
    pile, discard, stork, decided = Spot(268, 119, 0.34), Spot(297, 122, 0.26), Spot(334, 126, 46), Spot(306, 259, 0.4)
    return Layout(Shape.TALL, 360, 418, tuple(shores), water, pond, 0.5, pile, discard, stork, decided, 2, 9.5)


def small_shore(left: float, top: float) -> Shore:
    """Lay out a shore of a third of the width: the name beside the frog, hand and belly under it."""
    bank, stacks = Area(left + 58, top + 39, 116, 77), Area(left + 81, top + 46, 66, 58)
    frog, name, thrown = Spot(left + 17, top + 17, 28), Spot(left + 34, top + 15), Spot(left + 36, top + 40, 0.15)
    hand, belly = Spot(left + 14, top + 46, 0.22), Spot(left + 36, top + 62, 20)
    return Shore(bank, frog, name, hand, False, belly, thrown, stacks, 0.34)


def tall_shore(left: float, top: float, width: float, *, home: bool = False) -> Shore:
    bank = Area(left + width / 2, top + 29, width, 57)
    if width > 200:
        start = left + 112
        hand, belly = Spot(left + 68, top + 24, 0.26), Spot(left + 95, top + 28, 28)
    else:
        start = left + 74
        hand, belly = Spot(left + 62, top + 16, 0.19), Spot(left + 62, top + 42, 20)
    if home:
        belly = Spot(left + 94, top + 28, 32)
    stacks = Area((start + left + width - 4) / 2, top + 32, left + width - 4 - start, 58)
    thrown = Spot(left + 46, top + 14, 0.17)
    return Shore(bank, Spot(left + 26, top + 21, 34), Spot(left + 8, top + 53), hand, False, belly, thrown, stacks, 0.4)


# Cards side by side


@cache
def grid(area: Area, count: int, largest: float, rows: int) -> list[Spot]:
    """Spread cards over an area in so many rows: as large as they can be, and over each other if they must."""
    across = ceil(count / rows)
    down = area.height / rows
    scale = min(largest, down / (CARD[1] * 1.06))
    step = min(area.width / max(across, 1), CARD[0] * scale * 1.32)
    found = []
    for at in range(count):
        row, column = divmod(at, across)
        in_row = min(across, count - row * across)
        x = area.x + (column - (in_row - 1) / 2) * step
        found.append(Spot(x, area.y + (row - (rows - 1) / 2) * down, min(scale, max(step / 108, scale * 0.62))))
    return found


@cache
def pond_places(layout: Layout, count: int) -> list[Spot]:
    """Give the places of the pond, for at least the six cards that usually lie there."""
    places = max(count, 6)
    return grid(layout.pond, places, layout.largest, 2 if places <= 12 else 3 if places <= 24 else 4)


@cache
def stack_places(shore: Shore, count: int) -> list[Spot]:
    """Give the places of a shore's stacks, from its left; with many of them in two rows if that makes them larger."""
    roomy = shore.stacks.height > 100 and count * 104 * 0.6 > shore.stacks.width
    spots = grid(shore.stacks, count, shore.largest, 2 if roomy else 1)
    left = shore.stacks.x - shore.stacks.width / 2
    first = min((spot.x - 50 * spot.scale for spot in spots), default=left)
    return [Spot(spot.x - first + left + 6, spot.y, spot.scale) for spot in spots]


# Outlines


def smooth(points: list[tuple[float, float]]) -> str:
    """Draw a closed soft line along points: each is pulled towards, none is a corner."""
    text = ""
    for at, (x, y) in enumerate(points):
        to_x, to_y = points[(at + 1) % len(points)]
        middle = f"{(x + to_x) / 2:.1f} {(y + to_y) / 2:.1f}"
        text += f"Q{x:.1f} {y:.1f} {middle}" if text else f"M{middle}"
    x, y = points[0]
    to_x, to_y = points[1]
    return f"{text}Q{x:.1f} {y:.1f} {(x + to_x) / 2:.1f} {(y + to_y) / 2:.1f}z"


@cache
def bank_line(width: float, height: float, wobble: float) -> str:
    """Draw a shore: a box cut with blunt scissors, around its middle."""
    w, h = width / 2, height / 2
    steps = max(3, round(width / 80))
    corner = min(24.0, height / 5)
    top = [(-w + corner + (width - 2 * corner) * at / steps, -h) for at in range(steps + 1)]
    bottom = [(-x, h) for x, _ in top]
    right = [(w, -h + corner), (w, 0), (w, h - corner)]
    left = [(-w, h - corner), (-w, 0), (-w, -h + corner)]
    points = [*top, (w - corner / 4, -h + corner / 4), *right, (w - corner / 4, h - corner / 4), *bottom]
    points += [(-w + corner / 4, h - corner / 4), *left, (-w + corner / 4, -h + corner / 4)]
    return smooth([(x, y + WOBBLE[at % len(WOBBLE)] * wobble) for at, (x, y) in enumerate(points)])


@cache
def pond_line(width: float, height: float) -> str:
    return smooth([(x * width / 2, y * height / 2) for x, y in POND_EDGE])


@cache
def grass(width: float, height: float, size: float) -> str:
    """Draw three tufts along the lower edge of a shore."""
    tuft = f"l{size * 0.27:.1f} {-size:.1f} {size * 0.27:.1f} {size:.1f} {size * 0.34:.1f} {-size * 0.73:.1f}"
    tuft += f" {size * 0.14:.1f} {size * 0.73:.1f}"
    return "".join(f"M{width * at:.1f} {height / 2 - size * 0.7:.1f}{tuft}" for at in (-0.04, 0.21, 0.44))
