"""A position of Snatch It!: where every card is, what is being asked, and how near the end is.

Positions share what seldom changes: lists of cards, and the lists that `copy` does not copy, are never altered but
replaced; so a copy is cheap.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from frabjous.core.lists import changed, replaced
from frabjous.games.snatch_it.actions import Deed
from frabjous.games.snatch_it.cards import COPIES, DEPTH, KINDS, NONE, hand_size
from frabjous.games.snatch_it.phases import NOT_YET, SILENT, SLIPPING


def no_cards() -> list[int]:
    return [0] * KINDS


@mypyc_attr(acyclic=True, free_list_len=1)  # no position leads to another: nothing for the garbage collector
class Position:
    """Everything about a game in one moment; new ones are empty, `unpacked` gives the first of a game."""

    def __init__(self, seats: int, calling: bool, above: int, limit: int) -> None:
        self.seats: Final = seats
        self.calling: Final = calling  # F7: a bait may be called out
        self.phase = SLIPPING
        self.round = 0  # 0 until the first pond is laid out
        self.first = NONE  # who has "Me first!"
        self.mover = NONE  # whose turn it is
        self.pond: list[int] = []  # a card a place, or NONE where one was taken
        self.hands: list[list[int]] = []
        self.bellies: list[list[int]] = []
        self.owners: list[int] = []  # who has the stack with this number, or NONE
        self.stacks: list[list[int]] = []  # its cards, the top one last
        self.pile: list[int] = []
        self.discard: list[int] = []
        self.above = above  # cards over the marker; meaningless once it has appeared
        self.last = NOT_YET
        self.limit = limit  # F13: how many cards a hand is filled to
        self.bait = NONE  # a bait that may still be called out lies beside the pond
        self.answers: list[int] = []  # one a seat
        self.stack = NONE  # the stack just stolen
        self.robbed = NONE  # from whom
        self.thrown: list[int] = []  # one a seat, NONE while it is owed
        self.decided = NONE  # the thrown card that decides for the stork
        self.visited: list[bool] = []  # whom the stork has seen to
        # What was done last and by whom, so that the eye can follow it.
        self.latest: Deed | None = None
        self.actor = NONE
        self.place = NONE  # the place in the pond that a card was taken from or laid on
        self.moved = NONE  # the stack that was made or carried off
        self.covered = NONE  # the card that was on top of it until then
        self.callers: list[int] = []  # who called a bait out

    def copy(self) -> Position:
        other = Position(self.seats, self.calling, self.above, self.limit)
        other.phase = self.phase
        other.round = self.round
        other.first = self.first
        other.mover = self.mover
        other.pond = self.pond.copy()
        other.hands = self.hands.copy()
        other.bellies = self.bellies
        other.owners = self.owners.copy()
        other.stacks = self.stacks.copy()
        other.pile = self.pile
        other.discard = self.discard
        other.last = self.last
        other.bait = self.bait
        other.answers = self.answers
        other.stack = self.stack
        other.robbed = self.robbed
        other.thrown = self.thrown
        other.decided = self.decided
        other.visited = self.visited
        return other  # the latest deed is not copied: another one follows

    # questions

    def held(self, seat: int) -> int:
        """Count the cards in a hand."""
        return sum(self.hands[seat])

    def has_cards(self, seat: int) -> bool:
        return any(self.hands[seat])

    def in_pond(self) -> int:
        return len(self.pond) - self.pond.count(NONE)

    def afloat(self) -> int:
        """Name the kinds of cards in the pond, one bit each."""
        kinds = 0
        for card in self.pond:
            if card != NONE:
                kinds |= 1 << card
        return kinds

    def top(self, stack: int) -> int:
        return self.stacks[stack][-1]

    def shore(self, seat: int) -> list[int]:
        """List the numbers of a seat's stacks."""
        return [stack for stack in range(len(self.owners)) if self.owners[stack] == seat]

    def from_first(self) -> list[int]:
        """List the seats clockwise, from whoever has "Me first!"."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    # cards on their way

    def lay(self, card: int) -> None:
        """Lay a card open into the pond, on the first free place."""
        if NONE not in self.pond:
            self.pond.append(NONE)
        self.place = self.pond.index(NONE)
        self.pond[self.place] = card

    def fish(self, card: int) -> None:
        """Take a card out of the pond; its place stays free."""
        self.place = self.pond.index(card)
        self.pond[self.place] = NONE

    def give(self, seat: int, card: int, count: int) -> None:
        """Change how many of a card a hand holds."""
        self.hands[seat] = changed(self.hands[seat], card, count)

    def found(self, seat: int, cards: list[int]) -> None:
        """Begin a new stack on a shore, with the lowest number that is free."""
        if NONE not in self.owners:
            self.owners.append(NONE)
            self.stacks.append([])
        self.moved = self.owners.index(NONE)
        self.owners[self.moved] = seat
        self.stacks[self.moved] = cards

    def carry_off(self, stack: int, seat: int, card: int) -> None:
        """Lay a card on a stack and bring it to a shore."""
        self.moved = stack
        self.covered = self.top(stack)
        self.stacks[stack] = [*self.stacks[stack], card]
        self.owners[stack] = seat

    def clear(self, stack: int) -> list[int]:
        """Take a stack off its shore and give its cards."""
        cards = self.stacks[stack]
        self.owners[stack] = NONE
        self.stacks[stack] = []
        return cards

    def swallow(self, seat: int, cards: list[int]) -> None:
        """Put cards face down into a belly."""
        belly = self.bellies[seat].copy()
        for card in cards:
            belly[card] += 1
        self.bellies = replaced(self.bellies, seat, belly)


def unpacked(seats: int, calling: bool) -> Position:
    """Give a position with every card in the pile."""
    position = Position(seats, calling, DEPTH[seats], hand_size(seats))
    position.hands = [no_cards() for _ in range(seats)]
    position.bellies = [no_cards() for _ in range(seats)]
    position.pile = [COPIES] * KINDS
    position.discard = no_cards()
    position.answers = [SILENT] * seats
    position.thrown = [NONE] * seats
    position.visited = [False] * seats
    return position
