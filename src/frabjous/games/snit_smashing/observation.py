"""What a seat sees in Snit Smashing: everything but the orders that have not been read."""

from __future__ import annotations

from msgspec import Struct


class Seen(Struct, frozen=True, gc=False):
    """What one seat, or an onlooker, may know. The fields are named as in a Position.

    Orders are written as in the notation ("smash C6 C7 D7", "snandergrab E5", "no order"); "" is one that this seat
    cannot see, or that is not there.
    """

    seat: int
    asked: tuple[int, ...]  # who must choose something now; nobody while chance acts
    sealed: tuple[bool, ...]  # whose order is in
    mine: str  # this seat's own order, while it may look at it
    orders: tuple[str, ...]  # those that have been read
    # Written by tools/declared.py from the fields of Position.
    # fmt: off
    seats: int
    peek: bool
    phase: int
    run: int
    bound: int
    primus: int
    mover: int
    rolls: tuple[int, ...]
    rolling: tuple[bool, ...]
    starts: tuple[int, ...]
    snandergrab: int
    where: tuple[tuple[int, ...], ...]
    done: tuple[int, ...]
    read: int
    fallen: int
    births: tuple[int, ...]
    gone: tuple[int, ...]
    # fmt: on
