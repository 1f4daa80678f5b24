"""A position of Snit Smashing: where every Snit is, what was ordered, and how far the run has come.

Lists are never altered, only replaced; so a copy shares them and is cheap.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from frabjous.core.contract import NOBODY
from frabjous.core.declared import Fleeting, Secret, Who
from frabjous.core.lists import replaced
from frabjous.games.clan import CLAN, piece_of
from frabjous.games.snit_smashing import terms
from frabjous.games.snit_smashing.actions import Deed
from frabjous.games.snit_smashing.beach import SNANDERGRAB_START
from frabjous.games.snit_smashing.terms import Hex, Phase

NO_NUMBERS: Final[list[int]] = []
NO_ANSWERS: Final[list[bool]] = []
NO_CLANS: Final[list[list[int]]] = []
NO_ORDERS: Final[list[Deed | None]] = []


@mypyc_attr(acyclic=True, free_list_len=1)  # no position leads to another: nothing for the garbage collector
class Position:
    """Everything about a game in one moment; a new one is empty, `laid_out` gives the first of a game."""

    def __init__(self, seats: i64, peek: bool) -> None:
        self.seats: Final[i64] = seats
        self.peek: Final[bool] = peek  # B3: everybody may look at their own order
        self.phase: Phase = terms.ROLLING
        self.run: i64 = 1  # 1 to 4; 1 and 3 go inland
        self.bound: i64 = 1
        self.primus: Who = NOBODY
        self.mover: Who = NOBODY  # who moves a Snit now
        self.rolls: list[int] = NO_NUMBERS  # for the Primus; 0 while it is owed
        self.rolling: list[bool] = NO_ANSWERS  # who can still become the Primus
        self.starts: list[int] = NO_NUMBERS  # each clan's start hex
        self.snandergrab: Hex = SNANDERGRAB_START
        self.where: list[list[int]] = NO_CLANS  # where[clan][snit]: a hex or another place
        self.done: list[int] = NO_NUMBERS  # Snits that are done for this bound, one bit each
        self.orders: Secret[list[Deed | None]] = NO_ORDERS
        self.read: i64 = 0  # how many orders have been read, from the Primus clockwise
        self.fallen: i64 = 0  # how many of them were seen to while the smashes fall
        self.births: list[int] = NO_NUMBERS  # how many Snits each clan still draws
        self.gone: Fleeting[list[int]] = NO_NUMBERS  # pieces that the latest line took off the map

    # Written by tools/declared.py from the fields of Position.
    # fmt: off
    def copy(self) -> Position:
        """Give a position to go on from."""
        twin = Position(self.seats, self.peek)
        twin.phase, twin.run, twin.bound = self.phase, self.run, self.bound
        twin.primus, twin.mover, twin.rolls = self.primus, self.mover, self.rolls
        twin.rolling, twin.starts, twin.snandergrab = self.rolling, self.starts, self.snandergrab
        twin.where, twin.done, twin.orders = self.where, self.done, self.orders
        twin.read, twin.fallen, twin.births = self.read, self.fallen, self.births
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position) and self.seats == other.seats and self.peek == other.peek and self.phase ==
            other.phase and self.run == other.run and self.bound == other.bound and self.primus == other.primus and
            self.mover == other.mover and self.rolls == other.rolls and self.rolling == other.rolling and
            self.starts == other.starts and self.snandergrab == other.snandergrab and self.where == other.where and
            self.done == other.done and self.orders == other.orders and self.read == other.read and self.fallen ==
            other.fallen and self.births == other.births and self.gone == other.gone
        )

    def __repr__(self) -> str:
        from frabjous.games.snit_smashing.drawing import draw  # noqa: PLC0415 - drawing knows positions, not the other way round

        return draw(self)
    # fmt: on

    # questions

    def unmoved(self, clan: int) -> list[int]:
        """List the Snits of a clan that take part in the run and are not done for this bound."""
        done: i64 = self.done[clan]
        return [snit for snit, place in enumerate(self.where[clan]) if terms.is_active(place) and not done >> snit & 1]

    def has_unmoved(self, clan: int) -> bool:
        done: i64 = self.done[clan]
        for snit, place in enumerate(self.where[clan]):  # noqa: SIM110 - a generator would be slow here
            if terms.is_active(place) and not done >> snit & 1:
                return True
        return False

    def has_active(self) -> bool:
        """Say whether anybody takes part in the run."""
        for places in self.where:
            for place in places:
                if terms.is_active(place):
                    return True
        return False

    def has_living(self) -> bool:
        for places in self.where:
            for place in places:
                if terms.is_living(place):
                    return True
        return False

    def living(self, clan: int) -> int:
        living = 0
        for place in self.where[clan]:
            if terms.is_living(place):
                living += 1
        return living

    def trophies(self, seat: int) -> int:
        """Count the Snits of others that a Bolotomus has smashed."""
        trophies = 0
        for clan in range(self.seats):
            trophies += self.count_at(clan, terms.TROPHY + seat)
        return trophies

    def count_at(self, clan: int, where: int) -> int:
        """Count the Snits of a clan at a place."""
        count = 0
        for place in self.where[clan]:
            if place == where:
                count += 1
        return count

    def clockwise(self) -> list[int]:
        """List the seats from the Bolotomus Primus clockwise."""
        return [(self.primus + step) % self.seats for step in range(self.seats)]

    # Snits on their way

    def put(self, clan: int, snit: int, place: int) -> None:
        """Bring one Snit to a place."""
        self.where = replaced(self.where, clan, replaced(self.where[clan], snit, place))

    def take_off(self, clan: int, snit: int, place: int) -> None:
        """Take one Snit off the map, where everybody sees it go."""
        self.put(clan, snit, place)
        self.gone = [*self.gone, piece_of(clan, snit)]

    def finish(self, clan: int, snits: int) -> None:
        """Let Snits of a clan, one bit each, be done for this bound."""
        self.done = replaced(self.done, clan, self.done[clan] | snits)


def laid_out(seats: int, peek: bool) -> Position:
    """Give the position before the first roll: all Snits lie face down in their pools."""
    position = Position(seats, peek)
    position.rolls = [0] * seats
    position.rolling = [True] * seats
    position.starts = [terms.NO_HEX] * seats
    position.where = [[terms.POOL] * CLAN for _ in range(seats)]
    position.done = [0] * seats
    position.orders = [None] * seats
    position.births = [terms.FIRST_SNITS] * seats
    return position
