"""What a seat sees in Snatch It!, and what it may remember (F11)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from frabjous.games.snatch_it.cards import KINDS


@dataclass(frozen=True)
class SeenStack:
    """A stack on a shore: anybody sees its top and its height, its owner may look inside."""

    number: int
    owner: int
    top: int
    height: int
    inside: tuple[int, ...]  # the cards below the top, the lowest first; empty for everybody else


@dataclass(frozen=True)
class Seen:
    """A game as one seat or an onlooker knows it; `seat` is who looks.

    Cards seen and gone are remembered, but not who ate which: `gone` counts, for each kind, what lies in the bellies,
    on the discard and inside the others' stacks. The bellies themselves are opened when the game is over. All fields
    are flat, since a compiled class cannot tell how nested ones should travel.
    """

    seat: int
    seats: int
    calling: bool
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
    insides: tuple[int, ...]  # the cards below the tops of the own stacks, one stack after the other
    bellies: tuple[int, ...]  # how many cards are in each
    opened: tuple[int, ...]  # what is in them, once the game is over: how many of each kind, belly after belly
    gone: tuple[int, ...]
    pile: int
    discard: int
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
            end = start + self.heights[at] - 1 if owner == self.seat else start
            one = SeenStack(self.numbers[at], owner, self.tops[at], self.heights[at], self.insides[start:end])
            found.append(one)
            start = end
        return tuple(found)

    def belly(self, seat: int) -> list[int]:
        """Give what is in an opened belly."""
        return list(self.opened[seat * KINDS : (seat + 1) * KINDS])
