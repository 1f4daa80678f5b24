"""How a thrown rock flies. Rules, judgement and picture all ask here."""

from __future__ import annotations

from frabjous.games.splut.arena import NEXT, RIM
from frabjous.games.splut.pieces import is_obstacle, is_sorcerer


def flight(board: list[int], thrower_from: int, start: int, direction: int) -> int:
    """Find where a rock thrown from `start` comes down: on a sorcerer, or on the last square before an obstacle.

    Dwarves are flown over, but the last square may be a dwarf's: then it is crushed (S8).
    """
    here = start
    while True:
        ahead = NEXT[here][direction]
        if ahead == RIM:
            return here
        piece = board[ahead]
        if ahead != thrower_from and is_obstacle(piece):  # S3: the thrower has left its square
            return here
        here = ahead
        if is_sorcerer(piece):
            return here
