"""A position of Snit Smashing: where every Snit is, what was ordered, and how far the run has come.

The list of a clan's places, and what the set-up decided, are never altered, only replaced; so a copy is cheap.
"""

from __future__ import annotations

from typing import Final

from frabjous.games.clan import CLAN, piece_of
from frabjous.games.snit_smashing.actions import Deed
from frabjous.games.snit_smashing.beach import SNANDERGRAB_START
from frabjous.games.snit_smashing.terms import FIRST_SNITS, NO_HEX, NOBODY, POOL, ROLLING, TROPHY, is_active, is_living


class Position:
    """Everything about a game in one moment; a new one is empty, `laid_out` gives the first of a game."""

    def __init__(self, seats: int, peek: bool) -> None:
        self.seats: Final = seats
        self.peek: Final = peek  # B3: everybody may look at their own order
        self.phase = ROLLING
        self.run = 1  # 1 to 4; 1 and 3 go inland
        self.bound = 1
        self.primus = NOBODY
        self.mover = NOBODY  # who moves a Snit now
        self.rolls: list[int] = []  # for the Primus; 0 while it is owed
        self.rolling: list[bool] = []  # who can still become the Primus
        self.starts: list[int] = []  # each clan's start hex
        self.snandergrab = SNANDERGRAB_START
        self.where: list[list[int]] = []  # where[clan][snit]: a hex or another place
        self.done: list[int] = []  # Snits that are done for this bound, one bit each
        self.orders: list[Deed | None] = []
        self.read = 0  # how many orders have been read, from the Primus clockwise
        self.fallen = 0  # how many of them were seen to while the smashes fall
        self.births: list[int] = []  # how many Snits each clan still draws
        self.gone: list[int] = []  # pieces that the latest line took off the map: sheltered, home or dead

    def copy(self) -> Position:
        """Copy everything that can change; `gone` is not copied, since another line follows."""
        twin = Position(self.seats, self.peek)
        twin.phase = self.phase
        twin.run = self.run
        twin.bound = self.bound
        twin.primus = self.primus
        twin.mover = self.mover
        twin.rolls = self.rolls
        twin.rolling = self.rolling
        twin.starts = self.starts
        twin.snandergrab = self.snandergrab
        twin.where = self.where.copy()
        twin.done = self.done.copy()
        twin.orders = self.orders.copy()
        twin.read = self.read
        twin.fallen = self.fallen
        twin.births = self.births.copy()
        return twin

    # questions

    def unmoved(self, clan: int) -> list[int]:
        """List the Snits of a clan that take part in the run and are not done for this bound."""
        done = self.done[clan]
        return [snit for snit, place in enumerate(self.where[clan]) if is_active(place) and not done >> snit & 1]

    def has_unmoved(self, clan: int) -> bool:
        done = self.done[clan]
        for snit, place in enumerate(self.where[clan]):  # noqa: SIM110 - a generator would be slow here
            if is_active(place) and not done >> snit & 1:
                return True
        return False

    def active(self, clan: int) -> int:
        """Count the Snits of a clan that take part in the run."""
        return len([place for place in self.where[clan] if is_active(place)])

    def living(self, clan: int) -> int:
        return len([place for place in self.where[clan] if is_living(place)])

    def pool(self, clan: int) -> list[int]:
        """List the Snits of a clan that can still be drawn."""
        return [snit for snit, place in enumerate(self.where[clan]) if place == POOL]

    def trophies(self, seat: int) -> int:
        """Count the Snits of others that a Bolotomus has smashed."""
        return sum([places.count(TROPHY + seat) for places in self.where])

    def clockwise(self) -> list[int]:
        """List the seats from the Bolotomus Primus clockwise."""
        return [(self.primus + step) % self.seats for step in range(self.seats)]

    # Snits on their way

    def put(self, clan: int, snit: int, place: int) -> None:
        """Bring one Snit to a place; its clan's list is replaced, not altered."""
        places = self.where[clan].copy()
        places[snit] = place
        self.where[clan] = places

    def take_off(self, clan: int, snit: int, place: int) -> None:
        """Take one Snit off the map, where everybody sees it go."""
        self.put(clan, snit, place)
        self.gone.append(piece_of(clan, snit))


def laid_out(seats: int, peek: bool) -> Position:
    """Give the position before the first roll: all Snits lie face down in their pools."""
    position = Position(seats, peek)
    position.rolls = [0] * seats
    position.rolling = [True] * seats
    position.starts = [NO_HEX] * seats
    position.where = [[POOL] * CLAN for _ in range(seats)]
    position.done = [0] * seats
    position.orders = [None] * seats
    position.births = [FIRST_SNITS] * seats
    return position
