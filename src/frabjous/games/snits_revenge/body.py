"""The inside of a Bolotomus: organs, passages, entrances, and where each is drawn.

RECONSTRUCTED: the map is lost, the rulebook's text is not. It gives sixteen organs, ten of them by name, the three
entrances, two kinds of passage, and one red canal (from the Lapotum to the Antephellum, behind the Glut). The other
names, the other passages and all places are ours, balanced by simulation: an owner of the printed game can correct
them here, and only here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ANTEPHELLUM: Final = 0
GLUT: Final = 1
FLEOTIS: Final = 2
EYE: Final = 3
PROLOBOSINATOR: Final = 4
FOREBOSINATOR: Final = 5
LAPOTUM: Final = 6
COMPOSITOR_1: Final = 7
COMPOSITOR_2: Final = 8
COMPOSITOR_3: Final = 9
GULPUS: Final = 10
WAMBLUM: Final = 11
BLOATBULB: Final = 12
SQUIDGIUM: Final = 13
HEMIPLONK: Final = 14
DREENLE: Final = 15

# As actions write them
NAMES: Final = (
    "Antephellum", "Glut", "Fleotis", "Eye", "Prolobosinator", "Forebosinator", "Lapotum",
    "Compositor-1", "Compositor-2", "Compositor-3",
    "Gulpus", "Wamblum", "Bloatbulb", "Squidgium", "Hemiplonk", "Dreenle",  # RECONSTRUCTED
)  # fmt: skip
ORGANS: Final = 16
EVERY_ORGAN: Final = (1 << ORGANS) - 1  # one bit an organ
COMPOSITORS: Final = (COMPOSITOR_1, COMPOSITOR_2, COMPOSITOR_3)

# Kinds of passage, and how many creatures each lets through in a movement phase (R5)
CHANNEL: Final = 0
CANAL: Final = 1
RED_CANAL: Final = 2  # closed to Snits
ENTRANCE: Final = 3

OUTSIDE: Final = 16  # under the Bolotomus: where the Snits begin, and the other end of every entrance

# Kind, one end, the other end; the numbers of the passages are their places in this list. RECONSTRUCTED but for the
# entrances and the first red canal.
PASSAGES: Final[tuple[tuple[int, int, int], ...]] = (
    (CHANNEL, ANTEPHELLUM, GULPUS),
    (CHANNEL, GLUT, BLOATBULB),
    (CHANNEL, WAMBLUM, PROLOBOSINATOR),
    (CHANNEL, SQUIDGIUM, HEMIPLONK),
    (CHANNEL, HEMIPLONK, DREENLE),
    (CANAL, GULPUS, BLOATBULB),
    (CANAL, GULPUS, WAMBLUM),
    (CANAL, PROLOBOSINATOR, EYE),
    (CANAL, WAMBLUM, EYE),
    (CANAL, EYE, FOREBOSINATOR),
    (CANAL, EYE, SQUIDGIUM),
    (CANAL, BLOATBULB, SQUIDGIUM),
    (CANAL, SQUIDGIUM, COMPOSITOR_1),
    (CANAL, HEMIPLONK, COMPOSITOR_2),
    (CANAL, DREENLE, COMPOSITOR_3),
    (CANAL, DREENLE, FLEOTIS),
    (RED_CANAL, LAPOTUM, ANTEPHELLUM),
    (RED_CANAL, LAPOTUM, SQUIDGIUM),
    (RED_CANAL, LAPOTUM, COMPOSITOR_1),
    (RED_CANAL, LAPOTUM, COMPOSITOR_2),
    (RED_CANAL, LAPOTUM, COMPOSITOR_3),
    (ENTRANCE, OUTSIDE, ANTEPHELLUM),
    (ENTRANCE, OUTSIDE, GLUT),
    (ENTRANCE, OUTSIDE, FLEOTIS),
)
ENTRANCE_LIMITS: Final = {ANTEPHELLUM: 2, GLUT: 2, FLEOTIS: 1}

# Where each organ is drawn: 0 to 100 each way, y downwards; the creature faces left. RECONSTRUCTED
PLACES: Final[tuple[tuple[int, int], ...]] = (
    (28, 92),  # Antephellum
    (46, 82),  # Glut
    (96, 48),  # Fleotis
    (25, 28),  # Eye
    (8, 52),  # Prolobosinator
    (41, 9),  # Forebosinator
    (66, 66),  # Lapotum
    (58, 44),  # Compositor 1
    (71, 44),  # Compositor 2
    (82, 57),  # Compositor 3
    (24, 71),  # Gulpus
    (22, 50),  # Wamblum
    (42, 60),  # Bloatbulb
    (46, 38),  # Squidgium
    (65, 24),  # Hemiplonk
    (86, 33),  # Dreenle
)


def limits(channel: int, canal: int) -> list[int]:
    """Give the limit of every passage a phase; the entrances always let through what they let through."""
    found = [channel if kind == CHANNEL else canal for kind, _, _ in PASSAGES]
    for passage, (kind, _, to) in enumerate(PASSAGES):
        if kind == ENTRANCE:
            found[passage] = ENTRANCE_LIMITS[to]
    return found


class Way:
    """A passage as it is seen from one of its ends: its number, and where it leads."""

    def __init__(self, passage: i64, to: i64) -> None:
        self.passage: Final = passage
        self.to: Final = to


def ways(closed: int) -> list[list[Way]]:
    """List for every organ, and for OUTSIDE, the ways through what is not of the closed kind."""
    found: list[list[Way]] = [[] for _ in range(ORGANS + 1)]
    for passage, (kind, one, other) in enumerate(PASSAGES):
        if kind != closed:
            found[one].append(Way(passage, other))
            found[other].append(Way(passage, one))
    return found


SNIT_WAYS: Final[list[list[Way]]] = ways(RED_CANAL)  # R5: red canals are closed to Snits
THINGIE_WAYS: Final[list[list[Way]]] = ways(ENTRANCE)  # R14: what belongs to the Bolotomus never goes outside


def passages_between() -> list[list[int]]:
    """Give the number of the passage between two places, -1 where there is none."""
    found = [[-1] * (ORGANS + 1) for _ in range(ORGANS + 1)]
    for passage, (_, one, other) in enumerate(PASSAGES):
        found[one][other] = found[other][one] = passage
    return found


PASSAGE: Final = passages_between()
