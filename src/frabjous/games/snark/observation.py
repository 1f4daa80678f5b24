"""What a seat sees in Snark!: all that lies open, its own hand, and what it remembers of the cards it passed."""

from __future__ import annotations

from msgspec import Struct


class Seen(Struct, frozen=True, gc=False):
    """What one seat, or an onlooker, may know. The fields are named as in a Position."""

    seat: int
    hand: tuple[int, ...]  # its own: how many of each kind
    sizes: tuple[int, ...]  # of all hands
    stock: int  # how many cards
    chosen: tuple[bool, ...]  # who has chosen what to pass
    mine: str  # what this seat has chosen, "" if nothing
    passed: tuple[tuple[int, int, int], ...]  # K10: what it gave or got, and is still held
    # Written by tools/declared.py from the fields of Position.
    # fmt: off
    version: int
    seats: int
    hold_back: bool
    phase: int
    round: int
    turn: int
    leader: int
    mover: int
    discards: tuple[int, ...]
    top: int
    holders: tuple[int, ...]
    warrants: tuple[int, ...]
    pool: int
    retired: tuple[bool, ...]
    shown: int
    party: tuple[int, ...]
    turned: tuple[int, ...]
    left: int
    unpaid: bool
    reshuffles: int
    kept: tuple[int, ...]
    kept_marks: tuple[int, ...]
    winner: int
    # fmt: on
