"""What a seat sees in Snatch It!, and what it may remember (F11)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from frabjous.games.snatch_it.cards import KINDS


@dataclass(frozen=True)
class SeenStack:
    """A stack on a shore: anybody sees its top and its height, and saw what was laid into it."""

    number: int
    owner: int
    top: int
    height: int
    inside: tuple[int, ...]  # the cards below the top, the lowest first


@dataclass(frozen=True)
class Seen:
    """A game as one seat or an onlooker knows it; `seat` is who looks.

    Everything that was ever open and whose place is still known is remembered: what lies inside the stacks, in the
    bellies and on the discard. Of these the picture shows counts only, unless the host chose `memory`. All fields are
    flat, since a compiled class cannot tell how nested ones should travel.
    """

    seat: int
    seats: int
    calling: bool
    memory: bool
    phase: int
    round: int
    first: int
    mover: int
    asked: tuple[int, ...]  # who must choose something now
    pond: tuple[int, ...]
    hand: tuple[int, ...]  # how many of each kind; all 0 for an onlooker
    hands: tuple[int, ...]  # how many cards each seat holds
    numbers: tuple[int, ...]  # of the stacks on the shores, one entry a stack; so are the next three
    owners: tuple[int, ...]
    tops: tuple[int, ...]
    heights: tuple[int, ...]
    insides: tuple[int, ...]  # the cards below the tops, one stack after the other
    bellies: tuple[int, ...]  # how many of each kind are in them, belly after belly
    discard: tuple[int, ...]  # how many of each kind lie there
    pile: int
    last: int
    limit: int
    bait: int
    answered: tuple[bool, ...]
    answer: int  # the own answer to a bait
    stack: int  # the stack just stolen
    robbed: int
    thrown: tuple[bool, ...]  # who has thrown a card
    throw: int  # the own one
    decided: int
    visited: tuple[bool, ...]
    latest: str  # what was done last, in notation; "" when that is hidden
    actor: int
    place: int  # the place in the pond that it concerned
    moved: int  # the stack that it made or carried off
    covered: int  # the card that was on top of it until then
    callers: tuple[int, ...]  # who called a bait out

    @cached_property
    def stacks(self) -> tuple[SeenStack, ...]:
        """Give the stacks on the shores, by their numbers."""
        found, start = list[SeenStack](), 0
        for at, owner in enumerate(self.owners):
            end = start + self.heights[at] - 1
            one = SeenStack(self.numbers[at], owner, self.tops[at], self.heights[at], self.insides[start:end])
            found.append(one)
            start = end
        return tuple(found)

    def belly(self, seat: int) -> list[int]:
        """Say how many of each kind are in a belly."""
        return list(self.bellies[seat * KINDS : (seat + 1) * KINDS])
