"""A position of tic-tac-toe: who marked what, and whose turn it is."""

from __future__ import annotations

from typing import Final

from frabjous.core.declared import Who

FREE: Final = -1
BLANK: Final = [FREE] * 9
ROWS: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Position:
    """The board and the mover."""

    def __init__(self) -> None:
        self.squares: list[int] = BLANK  # who marked each square, or FREE
        self.mover: Who = 0  # whose turn it is

    # Written by tools/declared.py from the fields of Position.
    # fmt: off
    def copy(self) -> Position:
        """Give a position to go on from."""
        twin = Position()
        twin.squares, twin.mover = self.squares, self.mover
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position) and self.squares == other.squares and self.mover == other.mover
        )

    def __repr__(self) -> str:
        from tic_tac_toe.drawing import draw  # noqa: PLC0415 - drawing knows positions, not the other way round

        return draw(self)
    # fmt: on

    def has_three(self, seat: int) -> bool:
        """Say whether a seat has marked three in a row (clause 3)."""
        return any(all(self.squares[square] == seat for square in row) for row in ROWS)

    def is_over(self) -> bool:
        return self.has_three(0) or self.has_three(1) or FREE not in self.squares
