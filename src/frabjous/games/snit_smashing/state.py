"""A position of Snit Smashing: where every Snit is, what was ordered, and how far the run has come.

Lists of places and orders inside the position are never altered, only replaced; so a copy is cheap.
"""

from __future__ import annotations

from typing import Final

from frabjous.games.snit_smashing.actions import Deed
from frabjous.games.snit_smashing.beach import SNANDERGRAB_START
from frabjous.games.snit_smashing.snits import CLAN
from frabjous.games.snit_smashing.terms import BOX, NO_HEX, NOBODY, POOL, ROLLING, TROPHY, is_active, is_living


class Position:
    """Everything about a game in one moment; a new one is before the first roll."""

    def __init__(self, seats: int, peek: bool) -> None:
        self.seats: Final = seats
        self.peek: Final = peek  # B3: everybody may look at their own order
        self.phase = ROLLING
        self.run = 1  # 1 to 4; 1 and 3 go inland
        self.bound = 1
        self.primus = NOBODY
        self.mover = NOBODY  # who moves a Snit now
        self.rolls: list[int] = [0] * seats  # for the Primus; 0 while it is owed
        self.rolling: list[bool] = [True] * seats  # who can still become the Primus
        self.starts: list[int] = [NO_HEX] * seats
        self.snandergrab = SNANDERGRAB_START
        self.where: list[list[int]] = [[POOL] * CLAN for _ in range(seats)]  # where[clan][snit]: a hex or a place
        self.done: list[int] = [0] * seats  # Snits that are done for this bound, one bit each
        self.orders: list[Deed | None] = [None] * seats
        self.read = 0  # how many orders have been read, from the Primus clockwise
        self.fallen = 0  # how many of them were seen to when the smashes fell
        self.births: list[int] = [0] * seats  # how many Snits each clan still draws
        self.gone: list[int] = []  # pieces that the latest line took off the map: sheltered, home or smashed

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

    def active(self, clan: int) -> list[int]:
        """List the Snits of a clan that take part in the run."""
        return [snit for snit, place in enumerate(self.where[clan]) if is_active(place)]

    def unmoved(self, clan: int) -> list[int]:
        """List the Snits of a clan that are not done for this bound."""
        done = self.done[clan]
        return [snit for snit, place in enumerate(self.where[clan]) if is_active(place) and not done >> snit & 1]

    def anybody_active(self) -> bool:
        return any(is_active(place) for places in self.where for place in places)

    def living(self, clan: int) -> int:
        return len([place for place in self.where[clan] if is_living(place)])

    def pool(self, clan: int) -> list[int]:
        return [snit for snit, place in enumerate(self.where[clan]) if place == POOL]

    def trophies(self, seat: int) -> int:
        """Count the Snits of others that a Bolotomus has smashed."""
        return sum([places.count(TROPHY + seat) for places in self.where])

    def clockwise(self) -> list[int]:
        """List the seats from the Bolotomus Primus clockwise."""
        return [(self.primus + step) % self.seats for step in range(self.seats)]

    # Snits on their way

    def put(self, clan: int, snit: int, place: int) -> None:
        """Move one Snit; the clan's list is replaced, not altered."""
        places = self.where[clan].copy()
        places[snit] = place
        self.where[clan] = places

    def smashed(self, clan: int, snit: int, by: int) -> None:
        """B9: a rival's Snit becomes a trophy, one's own goes to the box."""
        self.put(clan, snit, BOX if clan == by else TROPHY + by)
