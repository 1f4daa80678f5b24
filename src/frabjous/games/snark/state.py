"""A position of Snark!: who holds what, how far the round or the hunt has come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from frabjous.core.contract import NOBODY
from frabjous.core.declared import Secret, Who
from frabjous.core.lists import changed, replaced, total
from frabjous.games.snark.actions import NO, Deed
from frabjous.games.snark.cards import BELLMAN, MARKS, MEN
from frabjous.games.snark.terms import LEADING, Phase, next_player

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
        self.version: Final[i64] = version  # of the rules (K26)
        self.seats: Final[i64] = seats
        self.hold_back: Final[bool] = hold_back  # K13: Marks may be held back
        self.phase: Phase = LEADING
        self.round: i64 = 0  # counted from 1 once the first ante is paid
        self.turn: i64 = 0  # turns begun in this round
        self.leader: Who = NOBODY
        self.mover: Who = NOBODY
        self.stock: Secret[list[int]] = NO_NUMBERS
        self.discards: list[int] = NO_NUMBERS
        self.top: i64 = NO  # the card on top of the discards
        self.hands: Secret[list[list[int]]] = NO_HANDS
        self.holders: list[int] = NO_NUMBERS  # of each man, and of the licence
        self.warrants: list[int] = NO_NUMBERS
        self.pool: int = 0
        self.retired: list[bool] = NO_ANSWERS
        self.shown: i64 = 0  # the Marks shown on this hunt, one bit each
        self.party: list[int] = NO_NUMBERS  # who set out
        self.turned: list[int] = NO_NUMBERS  # animals, in their order
        self.left: i64 = 0  # cards still to turn
        self.unpaid: bool = False  # the hunter could not pay for a man (K21)
        self.reshuffles: i64 = 0  # K26: since the last hunt; by version 1 since the last hire or licence, too
        self.picks: Secret[list[Deed | None]] = NO_PICKS  # what each will pass
        # K10: what a seat knows another to hold, as it passed it there: giver, receiver and card, in order.
        self.passed: Secret[tuple[tuple[int, int, int], ...]] = ()
        self.kept: list[int] = NO_NUMBERS  # K10: of the cards in hand, so many are known to be …
        self.kept_marks: list[int] = NO_NUMBERS  # … kit, or one of these Marks
        self.winner: Who = NOBODY  # when it is over; if nobody has won, the Snark has

    # Written by tools/declared.py from the fields of Position.
    # fmt: off
    def copy(self) -> Position:
        """Give a position to go on from."""
        twin = Position(self.version, self.seats, self.hold_back)
        twin.phase, twin.round, twin.turn = self.phase, self.round, self.turn
        twin.leader, twin.mover, twin.stock = self.leader, self.mover, self.stock
        twin.discards, twin.top, twin.hands = self.discards, self.top, self.hands
        twin.holders, twin.warrants, twin.pool = self.holders, self.warrants, self.pool
        twin.retired, twin.shown, twin.party = self.retired, self.shown, self.party
        twin.turned, twin.left, twin.unpaid = self.turned, self.left, self.unpaid
        twin.reshuffles, twin.picks, twin.passed = self.reshuffles, self.picks, self.passed
        twin.kept, twin.kept_marks, twin.winner = self.kept, self.kept_marks, self.winner
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position) and self.version == other.version and self.seats == other.seats and
            self.hold_back == other.hold_back and self.phase == other.phase and self.round == other.round and
            self.turn == other.turn and self.leader == other.leader and self.mover == other.mover and self.stock ==
            other.stock and self.discards == other.discards and self.top == other.top and self.hands == other.hands
            and self.holders == other.holders and self.warrants == other.warrants and self.pool == other.pool and
            self.retired == other.retired and self.shown == other.shown and self.party == other.party and
            self.turned == other.turned and self.left == other.left and self.unpaid == other.unpaid and
            self.reshuffles == other.reshuffles and self.picks == other.picks and self.passed == other.passed and
            self.kept == other.kept and self.kept_marks == other.kept_marks and self.winner == other.winner
        )

    def __repr__(self) -> str:
        from frabjous.games.snark.drawing import draw  # noqa: PLC0415 - drawing knows positions, not the other way round

        return draw(self)
    # fmt: on

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
        return next_player(self.retired, seat, step)

    def size(self, seat: int) -> int:
        """Count the cards in a hand."""
        return total(self.hands[seat])

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
