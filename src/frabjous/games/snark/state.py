"""A position of Snark!: who holds what, how far the round or the hunt has come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from frabjous.core.lists import changed
from frabjous.games.snark.actions import Deed
from frabjous.games.snark.cards import BELLMAN, KINDS, MARKS, MEN
from frabjous.games.snark.terms import LEADING, NOBODY


@mypyc_attr(acyclic=True, free_list_len=1)  # no position leads to another: nothing for the garbage collector
class Position:
    """Where everything is. A pile or a hand is a count of each kind of card: it has no order.

    A new one is empty; `laid_out` in rounds.py sets the table. Positions share what seldom changes: hands, and the
    lists that `copy` does not copy, are never altered but replaced.
    """

    def __init__(self, seats: int, hold_back: bool) -> None:
        self.seats: Final = seats
        self.hold_back: Final = hold_back  # K13: Marks may be held back
        self.phase = LEADING
        self.round = 0  # counted from 1 once the first ante is paid
        self.turn = 0  # turns begun in this round
        self.leader = NOBODY
        self.mover = NOBODY
        self.stock: list[int] = []
        self.discards: list[int] = []
        self.top = NOBODY  # the card on top of the discards
        self.hands: list[list[int]] = []
        self.holders: list[int] = []  # of each man, and of the licence
        self.warrants: list[int] = []
        self.pool = 0
        self.retired: list[bool] = []
        self.shown = 0  # the Marks shown on this hunt, one bit each
        self.turned: list[int] = []  # animals, in their order
        self.effects: list[int] = []  # what each did, as `effect_code` in hunting.py writes it
        self.party: list[int] = []  # who set out
        self.left = 0  # cards still to turn
        self.unpaid = False  # the hunter could not pay for a man (K21)
        self.reshuffles = 0  # K26: since the last hire, licence or hunt
        self.picks: list[Deed | None] = []  # what each will pass
        # K10: what a seat knows another to hold, as it passed it there; `memory` says where a pair's cards begin.
        self.passed: list[int] = []
        self.kept: list[int] = []  # K10: of the cards in hand, so many are known to be …
        self.kept_marks: list[int] = []  # … kit, or one of these Marks
        self.winner = NOBODY  # when it is over; NOBODY is the Snark

    def copy(self) -> Position:
        """Give a position to go on from."""
        twin = Position(self.seats, self.hold_back)
        twin.phase = self.phase
        twin.round = self.round
        twin.turn = self.turn
        twin.leader = self.leader
        twin.mover = self.mover
        twin.stock = self.stock.copy()
        twin.discards = self.discards.copy()
        twin.top = self.top
        twin.hands = self.hands.copy()
        twin.holders = self.holders.copy()
        twin.warrants = self.warrants.copy()
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
        self.hands[seat] = changed(self.hands[seat], card, count)

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
        return sum(self.hands[seat])

    def marks(self, seat: int) -> int:
        """Give the different Marks a seat holds, one bit each."""
        mask = 0
        for mark in range(MARKS):
            if self.hands[seat][mark]:
                mask |= 1 << mark
        return mask

    def men_of(self, seat: int) -> list[int]:
        return [man for man in range(MEN) if self.holders[man] == seat]

    def is_bellman(self, seat: int) -> bool:
        return self.holders[BELLMAN] == seat
