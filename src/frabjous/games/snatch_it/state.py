"""A position of Snatch It!: where every card is, what is being asked, and how near the end is.

Positions share what does not change: no list in them is ever altered, but replaced; so a copy is cheap.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from frabjous.core.contract import NOBODY
from frabjous.core.declared import Each, Fleeting, Numbers, Secret, Who
from frabjous.core.gathered import some
from frabjous.core.lists import replaced
from frabjous.games.snatch_it import terms
from frabjous.games.snatch_it.actions import Deed
from frabjous.games.snatch_it.bunch import EMPTY, PACK, Bunch, size_of
from frabjous.games.snatch_it.cards import DEPTH, NONE, hand_size
from frabjous.games.snatch_it.terms import MOST_SEATS, Card, Last, Phase, Place, Stack

NO_NUMBERS: Final = vec[i64]()
NO_ANSWERS: Final[list[int]] = []
NO_STACKS: Final[list[list[int]]] = []
# The seats clockwise from each, for each number of seats.
CLOCKWISE: Final = [
    [[(first + step) % seats for step in range(seats)] for first in range(seats)] for seats in range(MOST_SEATS + 1)
]


def rewritten(numbers: vec[i64], at: i64, number: i64) -> vec[i64]:
    """Give a list of numbers like another, with another number in one place."""
    fresh = numbers[:]
    fresh[at] = number
    return fresh


def place_of(number: i64, numbers: vec[i64]) -> i64:
    """Find the first place of a number in a list, or NONE."""
    for at in range(len(numbers)):
        if numbers[at] == number:
            return at
    return NONE


@mypyc_attr(acyclic=True, free_list_len=1)  # no position leads to another: nothing for the garbage collector
class Position:
    """Everything about a game in one moment; `unpacked` gives the first of a game."""

    def __init__(self, seats: i64, calling: bool, memory: bool) -> None:
        self.seats: Final[i64] = seats
        self.calling: Final[bool] = calling  # F7: a bait may be called out
        self.memory: Final[bool] = memory  # F11: everybody may look into stacks and bellies
        self.phase: Phase = terms.SLIPPING
        self.round: i64 = 0  # 0 until the first pond is laid out
        self.first: Who = NOBODY  # who has "Me first!"
        self.mover: Who = NOBODY  # whose turn it is
        self.pond: Numbers = NO_NUMBERS  # a card a place, or NONE where one was taken
        # The stacks by their numbers; the last of them is somebody's.
        self.owners: Numbers = NO_NUMBERS  # whose it is, or NOBODY for a number that is free
        self.tops: Numbers = NO_NUMBERS  # its top card, or NONE
        self.stacks: list[list[int]] = NO_STACKS  # its cards, the top one last
        # Face down; the last two were laid there openly, and may be remembered (F11).
        self.pile: Secret[Bunch] = EMPTY
        self.hands: Secret[Numbers] = NO_NUMBERS  # a bunch a seat
        self.bellies: Secret[Numbers] = NO_NUMBERS  # a bunch a seat
        self.discard: Secret[Bunch] = EMPTY
        self.above: Secret[i64] = 0  # cards over the marker; 0 once it has appeared
        self.last: Last = terms.NOT_YET
        self.limit: i64 = 0  # F13: how many cards a hand is filled to
        # What is being asked
        self.bait: Card = NONE  # a bait that may still be called out lies beside the pond
        self.answers: Secret[list[int]] = NO_ANSWERS  # to it, one a seat
        self.stack: Stack = NONE  # the stack just stolen
        self.robbed: Who = NOBODY  # from whom
        self.thrown: Secret[list[int]] = NO_ANSWERS  # one a seat, NONE while it is owed
        self.decided: Card = NONE  # the thrown card that decides for the stork
        self.visited: Each = 0  # whom the stork has seen to, one bit each
        # What was done last and by whom, so that the eye can follow it.
        self.latest: Fleeting[Deed | None] = None
        self.actor: Fleeting[Who] = NOBODY  # or chance
        self.place: Fleeting[Place] = NONE  # the place in the pond that a card was taken from or laid on
        self.moved: Fleeting[Stack] = NONE  # the stack that was made or carried off
        self.callers: Fleeting[Each] = 0  # who called a bait out, one bit each

    # Written by tools/declared.py from the fields of Position.
    # fmt: off
    def copy(self) -> Position:
        """Give a position to go on from."""
        twin = Position(self.seats, self.calling, self.memory)
        twin.phase, twin.round, twin.first = self.phase, self.round, self.first
        twin.mover, twin.pond, twin.owners = self.mover, self.pond, self.owners
        twin.tops, twin.stacks, twin.pile = self.tops, self.stacks, self.pile
        twin.hands, twin.bellies, twin.discard = self.hands, self.bellies, self.discard
        twin.above, twin.last, twin.limit = self.above, self.last, self.limit
        twin.bait, twin.answers, twin.stack = self.bait, self.answers, self.stack
        twin.robbed, twin.thrown, twin.decided = self.robbed, self.thrown, self.decided
        twin.visited = self.visited
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position) and self.seats == other.seats and self.calling == other.calling and
            self.memory == other.memory and self.phase == other.phase and self.round == other.round and self.first
            == other.first and self.mover == other.mover and tuple(self.pond) == tuple(other.pond) and
            tuple(self.owners) == tuple(other.owners) and tuple(self.tops) == tuple(other.tops) and self.stacks ==
            other.stacks and self.pile == other.pile and tuple(self.hands) == tuple(other.hands) and
            tuple(self.bellies) == tuple(other.bellies) and self.discard == other.discard and self.above ==
            other.above and self.last == other.last and self.limit == other.limit and self.bait == other.bait and
            self.answers == other.answers and self.stack == other.stack and self.robbed == other.robbed and
            self.thrown == other.thrown and self.decided == other.decided and self.visited == other.visited and
            self.latest == other.latest and self.actor == other.actor and self.place == other.place and self.moved
            == other.moved and self.callers == other.callers
        )

    def __repr__(self) -> str:
        from frabjous.games.snatch_it.drawing import draw  # noqa: PLC0415 - drawing knows positions, not the other way round

        return draw(self)
    # fmt: on

    # questions

    def held(self, seat: i64) -> int:
        """Count the cards in a hand."""
        return size_of(self.hands[seat])

    def has_cards(self, seat: i64) -> bool:
        return self.hands[seat] != EMPTY

    def anybody_has_cards(self) -> bool:
        return any(hand != EMPTY for hand in self.hands)

    def in_pond(self) -> i64:
        count: i64 = 0
        for card in self.pond:
            if card != NONE:
                count += 1
        return count

    def afloat(self) -> i64:
        """Name the kinds of cards in the pond, one bit each."""
        kinds: i64 = 0
        for card in self.pond:
            if card != NONE:
                kinds |= 1 << card
        return kinds

    def shore(self, seat: i64) -> list[int]:
        """List the numbers of a seat's stacks."""
        return [stack for stack in range(len(self.owners)) if self.owners[stack] == seat]

    def free_number(self) -> i64:
        """Give the lowest number that no stack has."""
        free = place_of(NOBODY, self.owners)
        return free if free != NONE else len(self.owners)

    def laid(self) -> list[int]:
        """List the cards that are in no bunch: in the pond, in stacks, thrown, and a bait."""
        cards = [*self.pond, *self.thrown, self.bait]
        for stack in self.stacks:
            cards += stack
        return [card for card in cards if card != NONE]

    def from_first(self) -> list[int]:
        """List the seats clockwise, from whoever has "Me first!"."""
        return CLOCKWISE[self.seats][self.first]

    # cards on their way

    def lay(self, card: i64) -> None:
        """Lay a card open into the pond, on the first free place."""
        free = place_of(NONE, self.pond)
        if free == NONE:
            self.place = len(self.pond)
            self.pond = append(self.pond[:], card)
        else:
            self.place = free
            self.pond = rewritten(self.pond, free, card)

    def fish(self, card: i64) -> None:
        """Take a card out of the pond; its place stays free."""
        self.place = place_of(card, self.pond)
        self.pond = rewritten(self.pond, self.place, NONE)

    def give(self, seat: i64, card: i64, count: i64) -> None:
        """Change how many of a card a hand holds."""
        self.hands = rewritten(self.hands, seat, self.hands[seat] + some(count, card))

    def found(self, seat: i64, cards: list[int]) -> None:
        """Begin a new stack on a shore."""
        self.moved = self.free_number()
        self.put_on_shore(self.moved, seat, cards)

    def carry_off(self, stack: i64, seat: i64, card: i64) -> None:
        """Lay a card on a stack and bring it to a shore."""
        self.moved = stack
        self.put_on_shore(stack, seat, [*self.stacks[stack], card])

    def clear(self, stack: i64) -> list[int]:
        """Take a stack off its shore and give its cards."""
        cards = self.stacks[stack]
        self.put_on_shore(stack, NOBODY, [])
        used = len(self.owners)
        while used > 0 and self.owners[used - 1] == NOBODY:
            used -= 1
        self.owners, self.tops, self.stacks = self.owners[:used], self.tops[:used], self.stacks[:used]
        return cards

    def put_on_shore(self, stack: i64, seat: i64, cards: list[int]) -> None:
        """Say whose a stack is, and what is in it."""
        while stack >= len(self.owners):
            self.owners = append(self.owners[:], NOBODY)
            self.tops = append(self.tops[:], NONE)
            self.stacks = [*self.stacks, []]
        self.owners = rewritten(self.owners, stack, seat)
        self.tops = rewritten(self.tops, stack, cards[-1] if cards else NONE)
        self.stacks = replaced(self.stacks, stack, cards)

    def swallow(self, seat: i64, cards: list[int]) -> None:
        """Put cards face down into a belly."""
        belly = self.bellies[seat]
        for card in cards:
            belly += some(1, card)
        self.bellies = rewritten(self.bellies, seat, belly)


def unpacked(seats: int, calling: bool, memory: bool) -> Position:
    """Give a position with every card in the pile."""
    position = Position(seats, calling, memory)
    position.pile = PACK
    position.hands = position.bellies = vec[i64]([EMPTY] * seats)
    position.answers = [terms.SILENT] * seats
    position.thrown = [NONE] * seats
    position.above = DEPTH[seats]
    position.limit = hand_size(seats)
    return position
