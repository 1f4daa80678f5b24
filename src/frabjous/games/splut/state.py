"""A position of Splut!: what stands where, whose turn it is, and what magic is left in it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from frabjous.games.splut.actions import Step
from frabjous.games.splut.pieces import GONE, SORCERER, piece_of

# The levitated rock of this turn, by its piece number, or one of these.
FRESH: Final = -1  # nobody has levitated yet
SPENT: Final = -2  # levitation is over for this turn

NO_NUMBERS: Final = vec[i64]()


@mypyc_attr(acyclic=True, free_list_len=1)  # no position leads to another: nothing for the garbage collector
class Position:
    """Where everything is. `where` and `board` say the same from both sides; `place` keeps them so."""

    def __init__(
        self,
        sides: tuple[str, ...],
        where: vec[i64],
        board: vec[i64],
        mover: i64,
        turn: i64,
        left: i64,
        steps: i64,
        locked: i64,
        moved: i64,
        aloft: i64,
        last: Step | None,
        landed: i64,
        fell: i64,
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
        self.asked = False  # whether somebody has asked for the legal steps …
        self.legal = NO_NUMBERS  # … and then their numbers

    def copy(self) -> Position:
        return Position(
            self.sides,
            self.where[:],
            self.board[:],
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

    def place(self, piece: i64, square: i64) -> None:
        """Put a piece on a square; the square it stood on is left as it is."""
        self.where[piece] = square
        self.board[square] = piece

    def is_alive(self, seat: i64) -> bool:
        """Say whether this seat's sorcerer still stands, and with it the team."""
        return self.where[piece_of(seat, SORCERER)] != GONE

    def living(self) -> list[int]:
        return [seat for seat in range(len(self.sides)) if self.is_alive(seat)]
