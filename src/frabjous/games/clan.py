"""The twenty-one Snits of a clan: every clan has the same, in both Snit games.

RECONSTRUCTED: eight Snits with a badge, four plain ones of Speed 4 and nine others follow from the rulebook; how the
speeds are split among the nine is ours, and so are the names. An owner of the printed game can correct them here, and
only here.
"""

from __future__ import annotations

from typing import Final

PLAIN: Final = ""
HAMMER: Final = "hammer"
LIGHTNING: Final = "lightning"

# Speed, badge, names
KINDS: Final = (
    (4, HAMMER, ("Thudd", "Bonk", "Klump", "Grubber")),
    (4, PLAIN, ("Plod", "Dawdle", "Slogg", "Mumph")),
    (5, PLAIN, ("Nib", "Tock", "Fidge", "Quib", "Hobb")),
    (6, PLAIN, ("Skitter", "Darty", "Flick", "Pelt")),
    (7, LIGHTNING, ("Zip", "Whisk", "Blitzel", "Zoomie")),
)

# A Snit is a number from 0 to 20 in its clan; a piece is one of all Snits at the table: clan × 21 + Snit.
SNITS: Final = [name for _, _, names in KINDS for name in names]
SPEEDS: Final = [speed for speed, _, names in KINDS for _ in names]
BADGES: Final = [badge for _, badge, names in KINDS for _ in names]
CLAN: Final = len(SNITS)


def piece_of(clan: int, snit: int) -> int:
    return clan * CLAN + snit


def clan_of(piece: int) -> int:
    return piece // CLAN


def snit_of(piece: int) -> int:
    return piece % CLAN
