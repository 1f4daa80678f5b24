"""A game of Splut! that is soon over, for tests of what happens around and after a game."""

from __future__ import annotations

from typing import Final

# A whole game in nine lines, with everything in it: a levitation, throws, a pull, and a splut.
SHORT_GAME: Final = (
    "D e2-e3",
    "D e8-e7",
    "D e7-f7",
    "S d2-d3 + e1",
    "T f2-e2 x E",
    "T d8-e8",
    "T e8-e7 + e9",
    "T e7-e8 x W",
    "T e2-f2 x N",
)
LEVITATION, THROW, PULL, SPLUT = 3, 4, 6, 8  # where they stand in it
