"""The pieces and their numbers: four rocks, then each seat's sorcerer, dwarf and troll."""

from __future__ import annotations

from typing import Final

from frabjous.games.splut.arena import RIM

NOTHING: Final = -1  # on an empty square
GONE: Final = RIM  # where a dead piece is

SORCERER: Final = 0
DWARF: Final = 1
TROLL: Final = 2
KIND_WORDS: Final = ("sorcerer", "dwarf", "troll")
TEAM: Final = 3  # pieces a team has
ROCKS: Final = 4  # pieces 0 to 3 are the rocks


def piece_of(seat: int, kind: int) -> int:
    """Give the number of a seat's sorcerer, dwarf or troll."""
    return ROCKS + TEAM * seat + kind


def seat_of(piece: int) -> int:
    return (piece - ROCKS) // TEAM


def kind_of(piece: int) -> int:
    return (piece - ROCKS) % TEAM


def is_rock(piece: int) -> bool:
    return 0 <= piece < ROCKS


def is_sorcerer(piece: int) -> bool:
    return piece >= ROCKS and kind_of(piece) == SORCERER


def is_obstacle(piece: int) -> bool:
    """Rocks and trolls stop a flying rock; so does the rim."""
    return is_rock(piece) or (piece >= ROCKS and kind_of(piece) == TROLL)
