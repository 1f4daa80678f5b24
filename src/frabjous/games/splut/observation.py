"""What a seat sees in Splut!: everything. Nothing is hidden in this game."""

from __future__ import annotations

from msgspec import Struct


class Seen(Struct, frozen=True, gc=False):
    """The whole position, as any seat and any onlooker sees it; `seat` is who looks.

    The fields are those of a Position; steps are in notation, since that is what travels.
    """

    seat: int
    over: bool
    # Written by tools/declared.py from the fields of Position.
    # fmt: off
    sides: tuple[str, ...]
    where: tuple[int, ...]
    mover: int
    turn: int
    left: int
    steps: int
    locked: int
    moved: int
    aloft: int
    last: str
    landed: int
    fell: int
    # fmt: on
