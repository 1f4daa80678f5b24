"""Looks that several games share: cut-out figures with the emblem of their team."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import Said
from frabjous.core.remember import remembered
from frabjous.scene.model import Disc, Look, Stroke, Use, Words

EMBLEMS: Final = ("crown", "fish", "leaf", "sun", "moon", "anchor")
EMBLEM_TO_BROOCH: Final = 1.44  # the emblem's width for a brooch of radius 1
FLAG: Final = (
    "M-44 -18c8-6 29-4 44-4c15 0 36-1 44 5c8 6 8 24 2 29c-6 5-28 1-36 3"
    "c-8 2-10 11-10 11c0 0-2-9-10-11c-8-2-30 2-36-3c-6-6-6-24 2-30z"
)


@remembered(1000)
def figure(symbol: str, seat: int, brooch: tuple[float, float, float], size: float = 94, raised: float = 4) -> Look:
    """Draw a team's figure with its brooch, given as (x, y, r) in the symbol's hundred units."""
    x, y, r = brooch
    unit = size / 100
    across, down = (x - 50) * unit, (y - 50) * unit - raised
    return (
        Use(symbol, size, y=-raised),
        Disc(r * unit, across, down, css="brooch"),
        Use(f"emblem-{EMBLEMS[seat]}", EMBLEM_TO_BROOCH * r * unit, across, down, css="pen"),
    )


@remembered(100)
def medal(seat: int, size: float = 100) -> Look:
    """Draw a seat's medal: colour, pattern and emblem together."""
    return (Use("medal", size), Use(f"emblem-{EMBLEMS[seat]}", 0.38 * size, css="pen"))


def padlock(x: float, y: float) -> Look:
    return (Disc(17, x, y, css="badge"), Use("ui-lock", 22, x, y - 1, css="pen"))


def flag(word: Said, scale: float = 1) -> Look:
    """Draw a small flag with a word, for a place that alone would mislead."""
    return (Stroke(FLAG, css="flag", scale=scale), Words(word, y=4, css="flag-word"))
