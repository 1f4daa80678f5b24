"""The pieces and their numbers: four rocks, then each seat's sorcerer, dwarf and troll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frabjous.games.splut.arena import RIM, SQUARES

NOTHING: Final = -1  # on an empty square
WALL: Final = -2  # on the rim, so that it needs no question of its own
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
    """Rocks, trolls and the rim stop a flying rock."""
    return is_rock(piece) or piece == WALL or (piece >= ROCKS and kind_of(piece) == TROLL)


def laid_out(where: Sequence[int]) -> list[int]:
    """Give the piece on each square, from the square of each piece; behind the last square is the rim."""
    board = [NOTHING] * SQUARES + [WALL]
    for piece, square in enumerate(where):
        if square != GONE:
            board[square] = piece
    return board
