"""What a seat sees: everything. Nothing is hidden in this game."""

from __future__ import annotations

from msgspec import Struct


class Seen(Struct, frozen=True, gc=False):
    """The whole position; `seat` is who looks."""

    seat: int
    over: bool
    # Written by tools/declared.py from the fields of Position.
    # fmt: off
    squares: tuple[int, ...]
    mover: int
    # fmt: on
