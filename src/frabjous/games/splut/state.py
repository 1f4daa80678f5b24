"""A position of Splut!: what stands where, whose turn it is, and what magic is left in it."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from frabjous.core.declared import Each, Fleeting, Secret, Who, Worked
from frabjous.games.splut.actions import Step
from frabjous.games.splut.arena import NAMES
from frabjous.games.splut.pieces import FRESH, GONE, ROCKS, SORCERER, SPENT, piece_of

NO_NUMBERS: Final = vec[i64]()
Aloft: TypeAlias = Annotated[i64, "a rock, FRESH or SPENT"]
ALOFT: Final = {FRESH: "fresh", SPENT: "spent", **{rock: str(rock + 1) for rock in range(ROCKS)}}
Square: TypeAlias = Annotated[i64, "a square, or GONE"]
SQUARE: Final = {**dict(enumerate(NAMES)), GONE: "gone"}


@mypyc_attr(acyclic=True, free_list_len=1)  # no position leads to another: nothing for the garbage collector
class Position:
    """Where everything is. `where` and `board` say the same from both sides; `place` keeps them so."""

    def __init__(self, sides: tuple[str, ...]) -> None:
        self.sides: Final[tuple[str, ...]] = sides  # where each seat sits
        self.where: vec[i64] = NO_NUMBERS  # the square of each piece, or GONE
        self.board: Secret[vec[i64]] = NO_NUMBERS  # the piece on each square, or NOTHING; behind the last one the WALL
        self.mover: Who = 0  # the seat whose turn it is
        self.turn: i64 = 1  # counted from 1
        self.left: i64 = 1  # steps left in this turn
        self.steps: i64 = 0  # steps made in the whole game
        self.locked: Each = 0  # rocks that moved in the turn before, one bit each
        self.moved: Each = 0  # rocks that moved in this turn
        self.aloft: Aloft = FRESH  # the rock being levitated, FRESH or SPENT
        self.last: Fleeting[Step | None] = None  # the latest step
        self.landed: Fleeting[Square] = GONE  # where the rock it threw came down, or GONE
        self.fell: Fleeting[Each] = 0  # the pieces it killed, one bit each
        self.asked: Worked[bool] = False  # whether somebody has asked for the legal steps …
        self.legal: Worked[vec[i64]] = NO_NUMBERS  # … and then their numbers

    # Written by tools/declared.py from the fields of Position.
    # fmt: off
    def copy(self) -> Position:
        """Give a position to go on from."""
        twin = Position(self.sides)
        twin.where, twin.board, twin.mover = self.where[:], self.board[:], self.mover
        twin.turn, twin.left, twin.steps = self.turn, self.left, self.steps
        twin.locked, twin.moved, twin.aloft = self.locked, self.moved, self.aloft
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position) and self.sides == other.sides and tuple(self.where) == tuple(other.where)
            and tuple(self.board) == tuple(other.board) and self.mover == other.mover and self.turn == other.turn
            and self.left == other.left and self.steps == other.steps and self.locked == other.locked and self.moved
            == other.moved and self.aloft == other.aloft and self.last == other.last and self.landed == other.landed
            and self.fell == other.fell
        )

    def __repr__(self) -> str:
        from frabjous.games.splut.drawing import draw  # noqa: PLC0415 - drawing knows positions, not the other way round

        return draw(self)
    # fmt: on

    def place(self, piece: i64, square: i64) -> None:
        """Put a piece on a square; the square it stood on is left as it is."""
        self.where[piece] = square
        self.board[square] = piece

    def is_alive(self, seat: i64) -> bool:
        """Say whether this seat's sorcerer still stands, and with it the team."""
        return self.where[piece_of(seat, SORCERER)] != GONE

    def living(self) -> list[int]:
        return [seat for seat in range(len(self.sides)) if self.is_alive(seat)]
