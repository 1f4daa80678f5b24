"""A position of Snatch It!: where every card is, what is being asked, and how near the end is.

Positions share what does not change: no list in them is ever altered, but replaced; so a copy is cheap.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from frabjous.core.lists import replaced
from frabjous.games.snatch_it.actions import MOST_SEATS, Deed
from frabjous.games.snatch_it.bunch import EMPTY, Bunch, gathered, size_of, some
from frabjous.games.snatch_it.cards import COPIES, DEPTH, KINDS, NONE, hand_size
from frabjous.games.snatch_it.phases import NOT_YET, SILENT, SLIPPING

NOBODY: Final[tuple[int, ...]] = ()
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

    def __init__(
        self,
        seats: i64,
        calling: bool,
        memory: bool,
        pile: Bunch,
        discard: Bunch,
        hands: vec[i64],
        bellies: vec[i64],
        pond: vec[i64],
        owners: vec[i64],
        tops: vec[i64],
        stacks: list[list[int]],
        answers: list[int],
        thrown: list[int],
        visited: list[bool],
    ) -> None:
        self.seats: Final = seats
        self.calling: Final = calling  # F7: a bait may be called out
        self.memory: Final = memory  # F11: everybody may look into stacks and bellies
        self.pile = pile
        self.discard = discard
        self.hands = hands  # a bunch a seat
        self.bellies = bellies  # a bunch a seat
        self.pond = pond  # a card a place, or NONE where one was taken
        self.owners = owners  # who has the stack with this number, or NONE
        self.tops = tops  # its top card, or NONE
        self.stacks = stacks  # its cards, the top one last
        self.answers = answers  # to a bait, one a seat
        self.thrown = thrown  # one a seat, NONE while it is owed
        self.visited = visited  # whom the stork has seen to
        self.phase: i64 = SLIPPING
        self.round: i64 = 0  # 0 until the first pond is laid out
        self.first: i64 = NONE  # who has "Me first!"
        self.mover: i64 = NONE  # whose turn it is
        self.above: i64 = 0  # cards over the marker; meaningless once it has appeared
        self.last: i64 = NOT_YET
        self.limit: i64 = 0  # F13: how many cards a hand is filled to
        self.bait: i64 = NONE  # a bait that may still be called out lies beside the pond
        self.stack: i64 = NONE  # the stack just stolen
        self.robbed: i64 = NONE  # from whom
        self.decided: i64 = NONE  # the thrown card that decides for the stork
        # What was done last and by whom, so that the eye can follow it.
        self.latest: Deed | None = None
        self.actor: i64 = NONE
        self.place: i64 = NONE  # the place in the pond that a card was taken from or laid on
        self.moved: i64 = NONE  # the stack that was made or carried off
        self.covered: i64 = NONE  # the card that was on top of it until then
        self.callers = NOBODY  # who called a bait out

    def copy(self) -> Position:
        other = Position(
            self.seats,
            self.calling,
            self.memory,
            self.pile,
            self.discard,
            self.hands,
            self.bellies,
            self.pond,
            self.owners,
            self.tops,
            self.stacks,
            self.answers,
            self.thrown,
            self.visited,
        )
        other.phase = self.phase
        other.round = self.round
        other.first = self.first
        other.mover = self.mover
        other.above = self.above
        other.last = self.last
        other.limit = self.limit
        other.bait = self.bait
        other.stack = self.stack
        other.robbed = self.robbed
        other.decided = self.decided
        return other  # the latest deed is not copied: another one follows

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

    def top(self, stack: i64) -> i64:
        return self.tops[stack]

    def shore(self, seat: i64) -> list[int]:
        """List the numbers of a seat's stacks."""
        return [stack for stack in range(len(self.owners)) if self.owners[stack] == seat]

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
        """Begin a new stack on a shore, with the lowest number that is free."""
        free = place_of(NONE, self.owners)
        if free == NONE:
            free = len(self.owners)
            self.owners = append(self.owners[:], NONE)
            self.tops = append(self.tops[:], NONE)
            self.stacks = [*self.stacks, []]
        self.moved = free
        self.put_on_shore(free, seat, cards)

    def carry_off(self, stack: i64, seat: i64, card: i64) -> None:
        """Lay a card on a stack and bring it to a shore."""
        self.moved = stack
        self.covered = self.top(stack)
        self.put_on_shore(stack, seat, [*self.stacks[stack], card])

    def clear(self, stack: i64) -> list[int]:
        """Take a stack off its shore and give its cards."""
        cards = self.stacks[stack]
        self.put_on_shore(stack, NONE, [])
        return cards

    def put_on_shore(self, stack: i64, seat: i64, cards: list[int]) -> None:
        """Say whose a stack is, and what is in it."""
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
    position = Position(
        seats,
        calling,
        memory,
        gathered([COPIES] * KINDS),
        EMPTY,
        vec[i64]([EMPTY] * seats),
        vec[i64]([EMPTY] * seats),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        [],
        [SILENT] * seats,
        [NONE] * seats,
        [False] * seats,
    )
    position.above = DEPTH[seats]
    position.limit = hand_size(seats)
    return position
