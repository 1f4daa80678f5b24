"""The printed board: 41 squares in a diamond, who starts where, and which squares lie beside each other.

9               e9
8            d8 e8 f8
7         c7 d7 e7 f7 g7
6      b6 c6 d6 e6 f6 g6 h6
5   a5 b5 c5 d5 e5 f5 g5 h5 i5
4      b4 c4 d4 e4 f4 g4 h4
3         c3 d3 e3 f3 g3
2            d2 e2 f2
1               e1
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FILES: Final = "abcdefghi"

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = "NESW"

SIDES: Final = ("south", "west", "north", "east")  # in the order of turns: each player's left

# Where the rocks and each side's sorcerer, dwarf and troll begin.
ROCKS_START: Final = ("e1", "a5", "e9", "i5")
TEAMS_START: Final = {
    "south": ("d2", "e2", "f2"),
    "west": ("b6", "b5", "b4"),
    "north": ("f8", "e8", "d8"),
    "east": ("h4", "h5", "h6"),
}


def squares_of_the_diamond() -> list[str]:
    """Name the squares from the south corner to the north corner, west to east."""
    return [FILES[file] + str(rank + 1) for rank in range(9) for file in range(9) if abs(file - 4) + abs(rank - 4) <= 4]


NAMES: Final = squares_of_the_diamond()
SQUARES: Final = 41
RIM: Final = 41  # the number of whatever is not on the board
NUMBER: Final = {name: number for number, name in enumerate(NAMES)}


def file_of(square: int) -> int:
    return FILES.index(NAMES[square][0])


def rank_of(square: int) -> int:
    return int(NAMES[square][1]) - 1


def found_beside(square: int, direction: int) -> int:
    """Find the square one step away by its name, or the RIM."""
    file = file_of(square) + (0, 1, 0, -1)[direction]
    rank = rank_of(square) + (1, 0, -1, 0)[direction]
    if not 0 <= file < len(FILES):
        return RIM
    return NUMBER.get(f"{FILES[file]}{rank + 1}", RIM)


BESIDE: Final = vec[i64]([found_beside(square, direction) for square in range(SQUARES) for direction in range(4)])


def beside(square: i64, direction: i64) -> i64:
    """Give the square one step away, or the RIM."""
    return BESIDE[4 * square + direction]


def opposite(direction: i64) -> i64:
    return direction ^ 2


# Steps from square to square on an empty board.
DISTANCE: Final = [
    [abs(file_of(a) - file_of(b)) + abs(rank_of(a) - rank_of(b)) for b in range(SQUARES)] for a in range(SQUARES)
]
