"""The pieces and their numbers: four rocks, then each seat's sorcerer, dwarf and troll."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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

# The levitated rock of this turn, by its piece number, or one of these.
FRESH: Final = -1  # nobody has levitated yet
SPENT: Final = -2  # levitation is over for this turn


def piece_of(seat: i64, kind: i64) -> i64:
    """Give the number of a seat's sorcerer, dwarf or troll."""
    return ROCKS + TEAM * seat + kind


def seat_of(piece: i64) -> i64:
    return (piece - ROCKS) // TEAM


def kind_of(piece: i64) -> i64:
    return (piece - ROCKS) % TEAM


def is_rock(piece: i64) -> bool:
    return 0 <= piece < ROCKS


def is_sorcerer(piece: i64) -> bool:
    return piece >= ROCKS and kind_of(piece) == SORCERER


def is_obstacle(piece: i64) -> bool:
    """Rocks, trolls and the rim stop a flying rock."""
    return is_rock(piece) or piece == WALL or (piece >= ROCKS and kind_of(piece) == TROLL)


def laid_out(where: Iterable[int]) -> vec[i64]:
    """Give the piece on each square, from the square of each piece; behind the last square is the rim."""
    board = vec[i64]([NOTHING] * SQUARES + [WALL])
    for piece, square in enumerate(where):
        if square != GONE:
            board[square] = piece
    return board
