"""Winning chances as a picture: one curve a seat, told apart by colour, dashes and medal, and the turning points."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Final

from frabjous.scene.model import Shape
from frabjous.scene.pieces import medal
from frabjous.scene.svg import mark, num
from frabjous.scene.words import Say
from frabjous.table.review import Review

MEDAL: Final = 26
DISC: Final = 11  # radius of a turning point's number


@dataclass(frozen=True)
class Words:
    """What is written at a chart: its title and description, the seats' names, its ends, and how high what stands."""

    title: str
    description: str
    names: tuple[str, ...]
    start: str
    end: str
    none: str  # no hope
    fair: str  # what everybody would have if all were alike
    even: str  # one in two
    sure: str


@dataclass(frozen=True)
class Paper:
    """How big the picture is, and what is kept free around the curves."""

    width: float
    height: float
    left: float
    right: float
    top: float = 46
    bottom: float = 30

    def x(self, part: float) -> float:
        """Place a part of the game from left to right."""
        return self.left + part * (self.width - self.left - self.right)

    def y(self, chance: float) -> float:
        """Place a chance: nothing at the bottom, certainty at the top."""
        return self.height - self.bottom - chance * (self.height - self.top - self.bottom)


PAPERS: Final = {Shape.WIDE: Paper(1000, 360, 118, 170), Shape.TALL: Paper(332, 300, 10, 36, 42)}


def chart(review: Review, shape: Shape, words: Words, say: Say) -> str:
    """Draw the whole chart in one shape."""
    paper = PAPERS[shape]
    ids = f"chart-{shape.value}"
    parts = [
        f'<svg class="chart shape-{shape.value}" viewBox="0 0 {num(paper.width)} {num(paper.height)}" role="img" '
        f'aria-labelledby="{ids}-title {ids}-desc">',
        f'<title id="{ids}-title">{escape(words.title)}</title>',
        f'<desc id="{ids}-desc">{escape(words.description)}</desc>',
        *turns(review, paper),
        *(curve(review, seat, paper) for seat in review.seats),
        *scale(review, paper, words, inside=shape is Shape.TALL),
        *ends(review, paper, words, say, named=shape is Shape.WIDE),
        "</svg>",
    ]
    return "".join(parts)


def scale(review: Review, paper: Paper, words: Words, *, inside: bool) -> list[str]:
    """Draw how high what stands, in words, and where the game begins and ends; on a phone the words are inside."""
    fair = 1 / len(review.seats)
    heights = [(0.0, words.none, "rule"), (fair, words.fair, "fair"), (1.0, words.sure, "rule")]
    if fair < 0.45:
        heights.insert(2, (0.5, words.even, "rule"))
    lines = []
    for part, word, css in heights:
        y = paper.y(part)
        x, anchor, up = (paper.x(0) + 4, "", -4) if inside else (paper.left - 8, " end", 5)
        lines.append(f'<path class="{css}" d="M{num(paper.x(0))} {num(y)}H{num(paper.x(1))}"/>')
        lines.append(f'<text class="note{anchor}" x="{num(x)}" y="{num(y + up)}">{escape(word)}</text>')
    below = num(paper.height - 8)
    lines.append(f'<text class="note" x="{num(paper.x(0))}" y="{below}">{escape(words.start)}</text>')
    lines.append(f'<text class="note end" x="{num(paper.x(1))}" y="{below}">{escape(words.end)}</text>')
    return lines


def turns(review: Review, paper: Paper) -> list[str]:
    """Mark the turning points by their numbers."""
    steps = len(review.steps)
    at = [paper.x((step + 1) / steps) for step in review.turning_points()]
    discs = spread(at, 2 * DISC + 4, paper.x(0), paper.x(1))
    y = DISC + 3
    return [
        f'<path class="turn" d="M{num(disc)} {num(y)}L{num(x)} {num(paper.top - 6)}V{num(paper.y(0))}"/>'
        f'<circle class="number" cx="{num(disc)}" cy="{num(y)}" r="{DISC}"/>'
        f'<text class="digit" x="{num(disc)}" y="{num(y + 5)}">{number}</text>'
        for number, (x, disc) in enumerate(zip(at, discs, strict=True), 1)
    ]


def curve(review: Review, seat: int, paper: Paper) -> str:
    """Draw a seat's way: its colour on an ink line, on a paper margin."""
    steps = len(review.steps)
    points = [f"{num(paper.x(at / steps))} {num(paper.y(hopes[seat]))}" for at, hopes in enumerate(review.hopes)]
    d = "M" + "L".join(points)
    layers = "".join(f'<path class="{name}" d="{d}"/>' for name in ("margin", "ink", "colour"))
    return f'<g class="curve team-{seat + 1}">{layers}</g>'


def ends(review: Review, paper: Paper, words: Words, say: Say, *, named: bool) -> list[str]:
    """Put a medal, and a name where there is room, at the end of each curve."""
    order = sorted(review.seats, key=lambda seat: -review.hopes[-1][seat])
    wanted = [paper.y(review.hopes[-1][seat]) for seat in order]
    x = paper.x(1) + MEDAL / 2 + 6
    drawn = []
    for seat, y in zip(order, spread(wanted, MEDAL + 2, paper.y(1), paper.y(0)), strict=True):
        look = "".join(mark(one, say) for one in medal(seat, MEDAL))
        name = words.names[seat] if len(words.names[seat]) <= 16 else words.names[seat][:15] + "…"
        text = f'<text class="who" x="{MEDAL / 2 + 6}" y="5">{escape(name)}</text>' if named else ""
        drawn.append(f'<g class="team-{seat + 1}" transform="translate({num(x)} {num(y)})">{look}{text}</g>')
    return drawn


def spread(wanted: list[float], gap: float, low: float, high: float) -> list[float]:
    """Move places (in rising order) apart until none is nearer to the next than `gap`, and all are between the ends."""
    placed: list[float] = []
    for place in wanted:
        placed.append(max(place, low) if not placed else max(place, placed[-1] + gap))
    for at in reversed(range(len(placed))):
        placed[at] = min(placed[at], high if at == len(placed) - 1 else placed[at + 1] - gap)
    return placed


def sample(seat: int) -> str:
    """Draw a short piece of a seat's curve, for the list of seats."""
    layers = "".join(f'<path class="{name}" d="M5 10H59"/>' for name in ("margin", "ink", "colour"))
    drawn = f'<g class="curve team-{seat + 1}">{layers}</g>'
    return f'<svg class="sample" viewBox="0 0 64 20" aria-hidden="true">{drawn}</svg>'
