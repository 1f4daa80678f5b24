"""A position of Splut!: what stands where, whose turn it is, and what magic is left in it."""

from __future__ import annotations

from typing import Final

from frabjous.games.splut.actions import Step
from frabjous.games.splut.pieces import GONE, SORCERER, piece_of

# The levitated rock of this turn, by its piece number, or one of these.
FRESH: Final = -1  # nobody has levitated yet
SPENT: Final = -2  # levitation is over for this turn


class Position:
    """Where everything is. `where` and `board` say the same from both sides; `place` keeps them so."""

    def __init__(
        self,
        sides: tuple[str, ...],
        where: list[int],
        board: list[int],
        mover: int,
        turn: int,
        left: int,
        steps: int,
        locked: int,
        moved: int,
        aloft: int,
        last: Step | None,
        landed: int,
        fell: int,
    ) -> None:
        self.sides: Final = sides  # where each seat sits
        self.where: Final = where  # the square of each piece, or GONE
        self.board: Final = board  # the piece on each square, or NOTHING; behind the last square the WALL
        self.mover = mover  # the seat whose turn it is
        self.turn = turn  # counted from 1
        self.left = left  # steps left in this turn
        self.steps = steps  # steps made in the whole game
        self.locked = locked  # rocks that moved in the turn before, one bit each
        self.moved = moved  # rocks that moved in this turn
        self.aloft = aloft  # the rock being levitated, FRESH or SPENT
        self.last = last  # the latest step
        self.landed = landed  # where the rock it threw came down, or GONE
        self.fell = fell  # the pieces it killed, one bit each
        self.found: list[Step] | None = None  # the legal steps, once somebody has asked for them

    def copy(self) -> Position:
        return Position(
            self.sides,
            self.where.copy(),
            self.board.copy(),
            self.mover,
            self.turn,
            self.left,
            self.steps,
            self.locked,
            self.moved,
            self.aloft,
            self.last,
            self.landed,
            self.fell,
        )

    def place(self, piece: int, square: int) -> None:
        """Put a piece on a square; the square it stood on is left as it is."""
        self.where[piece] = square
        self.board[square] = piece

    def is_alive(self, seat: int) -> bool:
        """Say whether this seat's sorcerer still stands, and with it the team."""
        return self.where[piece_of(seat, SORCERER)] != GONE

    def living(self) -> list[int]:
        return [seat for seat in range(len(self.sides)) if self.is_alive(seat)]
