"""How a thrown rock flies. Rules, judgement and picture all ask here."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from frabjous.games.splut.arena import beside
from frabjous.games.splut.pieces import is_obstacle, is_sorcerer


def flight(board: vec[i64], thrower_from: i64, start: i64, direction: i64) -> i64:
    """Find where a rock thrown from `start` comes down: on a sorcerer, or on the last square before an obstacle.

    Dwarves are flown over, but the last square may be a dwarf's: then it is crushed (S8).
    """
    here = start
    while True:
        ahead = beside(here, direction)
        piece = board[ahead]
        if is_obstacle(piece) and ahead != thrower_from:  # S3: the thrower has left its square
            return here
        here = ahead
        if is_sorcerer(piece):
            return here
