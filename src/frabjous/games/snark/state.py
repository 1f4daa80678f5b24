"""A position of Snark!: who holds what, how far the round or the hunt has come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from frabjous.core.lists import changed, replaced
from frabjous.games.snark.actions import Deed
from frabjous.games.snark.cards import BELLMAN, KINDS, MARKS, MEN
from frabjous.games.snark.terms import LEADING, NOBODY

NO_NUMBERS: Final[list[int]] = []
NO_ANSWERS: Final[list[bool]] = []
NO_HANDS: Final[list[list[int]]] = []
NO_PICKS: Final[list[Deed | None]] = []


@mypyc_attr(acyclic=True, free_list_len=1)  # no position leads to another: nothing for the garbage collector
class Position:
    """Where everything is. A pile or a hand is a count of each kind of card: it has no order.

    A new one is empty; `laid_out` in rounds.py sets the table. Positions share their lists: those are never altered
    but replaced.
    """

    def __init__(self, version: i64, seats: i64, hold_back: bool) -> None:
        self.version: Final = version  # of the rules (K26)
        self.seats: Final = seats
        self.hold_back: Final = hold_back  # K13: Marks may be held back
        self.phase: i64 = LEADING
        self.round: i64 = 0  # counted from 1 once the first ante is paid
        self.turn: i64 = 0  # turns begun in this round
        self.leader: i64 = NOBODY
        self.mover: i64 = NOBODY
        self.stock = NO_NUMBERS
        self.discards = NO_NUMBERS
        self.top: i64 = NOBODY  # the card on top of the discards
        self.hands = NO_HANDS
        self.holders = NO_NUMBERS  # of each man, and of the licence
        self.warrants = NO_NUMBERS
        self.pool = 0
        self.retired = NO_ANSWERS
        self.shown: i64 = 0  # the Marks shown on this hunt, one bit each
        self.turned = NO_NUMBERS  # animals, in their order
        self.effects = NO_NUMBERS  # what each did, as `effect_code` in hunting.py writes it
        self.party = NO_NUMBERS  # who set out
        self.left: i64 = 0  # cards still to turn
        self.unpaid = False  # the hunter could not pay for a man (K21)
        self.reshuffles: i64 = 0  # K26: since the last hunt; by version 1 since the last hire or licence, too
        self.picks = NO_PICKS  # what each will pass
        # K10: what a seat knows another to hold, as it passed it there; `memory` says where a pair's cards begin.
        self.passed = NO_NUMBERS
        self.kept = NO_NUMBERS  # K10: of the cards in hand, so many are known to be …
        self.kept_marks = NO_NUMBERS  # … kit, or one of these Marks
        self.winner: i64 = NOBODY  # when it is over; NOBODY is the Snark

    def copy(self) -> Position:
        """Give a position to go on from."""
        twin = Position(self.version, self.seats, self.hold_back)
        twin.phase = self.phase
        twin.round = self.round
        twin.turn = self.turn
        twin.leader = self.leader
        twin.mover = self.mover
        twin.stock = self.stock
        twin.discards = self.discards
        twin.top = self.top
        twin.hands = self.hands
        twin.holders = self.holders
        twin.warrants = self.warrants
        twin.pool = self.pool
        twin.retired = self.retired
        twin.shown = self.shown
        twin.turned = self.turned
        twin.effects = self.effects
        twin.party = self.party
        twin.left = self.left
        twin.unpaid = self.unpaid
        twin.reshuffles = self.reshuffles
        twin.picks = self.picks
        twin.passed = self.passed
        twin.kept = self.kept
        twin.kept_marks = self.kept_marks
        twin.winner = self.winner
        return twin

    def give(self, seat: int, card: int, count: int) -> None:
        """Change how many of a card a hand holds."""
        self.hands = replaced(self.hands, seat, changed(self.hands[seat], card, count))

    def put(self, one: int, holder: int) -> None:
        """Bring a man or the licence to a seat, to the Ark, or to the dead."""
        self.holders = replaced(self.holders, one, holder)

    def pay(self, seat: int) -> None:
        """Put a Warrant of a seat into the pool."""
        self.warrants = changed(self.warrants, seat, -1)
        self.pool += 1

    def active(self) -> list[int]:
        """List the seats that have not retired."""
        return [seat for seat in range(self.seats) if not self.retired[seat]]

    def next_to(self, seat: int, step: int = 1) -> int:
        """Find the next active seat to the left of one, or with step -1 to its right."""
        at = (seat + step) % self.seats
        while self.retired[at]:
            at = (at + step) % self.seats
        return at

    def memory(self, giver: int, receiver: int) -> int:
        """Find where in `passed` begins what a giver knows of a receiver's hand."""
        return (giver * self.seats + receiver) * KINDS

    def size(self, seat: int) -> int:
        """Count the cards in a hand."""
        size = 0
        for count in self.hands[seat]:
            size += count
        return size

    def marks(self, seat: int) -> int:
        """Give the different Marks a seat holds, one bit each."""
        mask = 0
        hand = self.hands[seat]
        for mark in range(MARKS):
            if hand[mark]:
                mask |= 1 << mark
        return mask

    def men_of(self, seat: int) -> list[int]:
        return [man for man in range(MEN) if self.holders[man] == seat]

    def count_men(self, seat: int) -> int:
        men = 0
        for man in range(MEN):
            if self.holders[man] == seat:
                men += 1
        return men

    def is_bellman(self, seat: int) -> bool:
        return self.holders[BELLMAN] == seat
