"""Looks of cards: faces, backs, stacks, bellies, around their middle."""

from __future__ import annotations

from functools import cache
from typing import Final

from frabjous.core.contract import said
from frabjous.games.snatch_it.cards import COLOUR_WORDS, NONE, SWARM, colour_of, number_of
from frabjous.scene.model import Box, Look, Stroke, Use, Words
from frabjous.scene.widths import width_of

EDGE: Final = 5.5  # how far the edge of a card below peeps out
MOST_EDGES: Final = 6
FINGER: Final = 48  # 44 pixels on the smallest phone, where the picture is a little smaller than it is drawn


@cache
def symbol_of(card: int) -> str:
    number = 0 if card == SWARM else number_of(card)
    return f"card-{COLOUR_WORDS[colour_of(card)]}-{number}"


def face(card: int, scale: float, turn: float = 0) -> Look:
    return (Use(symbol_of(card), 100 * scale, height=140 * scale, turn=turn),)


def back(scale: float, turn: float = 0) -> Look:
    return (Use("card-back", 100 * scale, height=140 * scale, turn=turn),)


def fan(count: int) -> list[tuple[float, float]]:
    """Spread a hand: how far aside each card lies, and its angle."""
    return [((at - (count - 1) / 2) * 14.7, (at - (count - 1) / 2) * 5) for at in range(count)]


def edge_step(scale: float) -> float:
    """Say how far the next edge of a stack peeps out; on a phone a little less, so that rows stay apart."""
    return EDGE * (0.6 if scale < 0.5 else 1)


def rise(height: int, scale: float) -> float:
    """Say how far the edges of a stack reach above its top card, in units of the card."""
    return min(height - 1, MOST_EDGES) * edge_step(scale)


def edges(height: int, scale: float, covered: int) -> Look:
    """Draw one paper edge a card above the top one; on its way a stack still shows the card just covered."""
    shown, step = min(height - 1, MOST_EDGES), edge_step(scale)
    papers = tuple(
        Use("edge", 100 * scale, 1.6 * scale * (at % 2), -step * at * scale, height=140 * scale)
        for at in range(shown, 0, -1)
    )
    return papers if covered == NONE else papers + face(covered, scale)


def count_disc(text: str, r: float, x: float = 0, y: float = 0, *, tiny: bool = False, css: str = "") -> Look:
    """Draw a number on an ink disc, which is as wide as its text needs."""
    size, down = ("tab tiny mid", 4.3) if tiny else ("tab mid", 8.5)
    width = max(2 * r, width_of(text) * (12 if tiny else 24) + 0.4 * r)
    disc = Box(width, 2 * r, x, y, r, css=f"count{css}")
    return (disc, Words(said("verbatim", text=text), x, y + down, css=f"{size}{css}"))


def pile_look(count: int, scale: float) -> Look:
    """Draw a face-down pile, a little thicker for every dozen of cards."""
    layers = min(7, (count + 11) // 12)
    below = [Use("edge", 100 * scale, 0, 5 * at * scale, height=140 * scale) for at in range(layers, 0, -1)]
    return (*below, *back(scale))


def belly(count: int, size: float) -> Look:
    """Draw a fed frog on its pile: a paper for every three cards, seven at most."""
    unit = size / 100
    papers = min(7, (count + 2) // 3)
    pile = [
        Box(84 * unit, 11 * unit, 3 * (at % 2) * unit, (56 - 6 * at) * unit, 2 * unit, css="paper")
        for at in range(papers)
    ]
    return (*pile, Use("belly", 80 * unit, 0, (10 - 6 * max(papers - 1, 0)) * unit))


def ring(scale: float, above: float, turn: float = 0) -> Look:
    """Draw the ring around a card; around a stack it reaches as far up as the edges do."""
    if not above:
        return (Use("card-lit", 100 * scale, height=140 * scale, turn=turn),)
    w, h, top = 57 * scale, 77 * scale, -(77 + above) * scale
    r = 12 * scale
    d = (
        f"M{-w + r:.1f} {top:.1f}H{w - r:.1f}Q{w:.1f} {top:.1f} {w:.1f} {top + r:.1f}V{h - r:.1f}"
        f"Q{w:.1f} {h:.1f} {w - r:.1f} {h:.1f}H{-w + r:.1f}Q{-w:.1f} {h:.1f} {-w:.1f} {h - r:.1f}"
        f"V{top + r:.1f}Q{-w:.1f} {top:.1f} {-w + r:.1f} {top:.1f}z"
    )
    thin = " thin" if scale < 0.5 else ""
    return tuple(Stroke(d, css=f"glow {kind}{thin}") for kind in "acb")


def hit(scale: float, turn: float = 0, most: float = FINGER) -> Look:
    """Give what is tapped: as large as the card, at least as wide as a fingertip, or `most` where it is tight."""
    width, height = max(108 * scale, min(most, FINGER)), max(148 * scale, FINGER)
    return (Box(width, height, round=12 * scale, turn=turn, css="hit"),)
