"""What a seat sees in Snatch It!, and what it may remember (F11)."""

from __future__ import annotations

from msgspec import Struct

from frabjous.core.declared import Counts


class Seen(Struct, frozen=True, gc=False):
    """A game as one seat or an onlooker knows it. The fields are named as in a Position.

    Everything that was ever open and whose place is still known is remembered: what lies inside the stacks, in the
    bellies and on the discard. Of these the picture shows counts only, unless the host chose `memory`.
    """

    seat: int  # who looks
    asked: tuple[int, ...]  # who must choose something now
    hand: Counts  # how many of each kind; all 0 for an onlooker
    hands: tuple[int, ...]  # how many cards each seat holds
    bellies: tuple[Counts, ...]  # how many of each kind are in them
    discard: Counts  # how many of each kind lie there
    pile: int
    answered: tuple[bool, ...]
    answer: int  # the own answer to a bait
    thrown: tuple[bool, ...]  # who has thrown a card
    throw: int  # the own one
    # Written by tools/declared.py from the fields of Position.
    # fmt: off
    seats: int
    calling: bool
    memory: bool
    phase: int
    round: int
    first: int
    mover: int
    pond: tuple[int, ...]
    owners: tuple[int, ...]
    tops: tuple[int, ...]
    stacks: tuple[tuple[int, ...], ...]
    last: int
    limit: int
    bait: int
    stack: int
    robbed: int
    decided: int
    visited: int
    latest: str
    actor: int
    place: int
    moved: int
    callers: int
    # fmt: on
