"""This process among others that serve the same database: whether it can serve at all, and what the others do.

One that is being stopped, or cannot reach the database, sends everybody elsewhere.
"""

from __future__ import annotations

import logging
import signal
from collections.abc import Callable, Iterable
from enum import Enum
from typing import TYPE_CHECKING, Final

from frabjous.core.errors import GameError
from frabjous.store.migrate import UnknownStep, check_fits
from frabjous.store.neighbours import NoNeighbours
from frabjous.store.notes import Kind, Note
from frabjous.web.thinking import in_a_line, pause
from frabjous.web.viewer import Viewer

if TYPE_CHECKING:
    from frabjous.web.hub import Hub

log = logging.getLogger(__name__)

TRY_ELSEWHERE: Final = 1012  # service restart: a browser connects anew at once
PULSE: Final = 0.5  # seconds after which it is noticed that another process has gone


class Elsewhere(GameError):  # noqa: N818
    """This process cannot do it, but another one can."""

    def __init__(self) -> None:
        super().__init__(
            "elsewhere", "This server cannot do that just now; another one can, or it can itself in a moment."
        )


def send_away(viewers: Iterable[Viewer]) -> None:
    """Let people go on by way of another process."""
    for viewer in viewers:
        viewer.let_go(TRY_ELSEWHERE)


class Standing(Enum):
    """How a process is; whoever asks for its health hears it."""

    READY = "ready"
    DRAINING = "draining"
    CUT_OFF = "cut off"


class Neighbourhood:
    """What a process has to do with the others."""

    def __init__(self, hub: Hub, neighbours: NoNeighbours) -> None:
        self.hub: Final = hub
        self.neighbours: Final = neighbours
        self.standing = Standing.READY
        self.living: frozenset[int] = frozenset()
        self.handlers: Final[dict[Kind, Callable[[Note], object]]] = {}  # of notes that are about no table

    async def start(self) -> None:
        """Begin to hear of the others."""
        self.handlers[Kind.STEP] = lambda _: self.hub.time.do(self.check_fits())
        await self.neighbours.meet(self.heard)
        self.living = await self.neighbours.living()
        self.hub.time.do(self.neighbours.watch(self.look_round))

    def heard(self, note: Note) -> None:
        """Hand a note to its table; one that is being read will be read again."""
        if note.kind in self.handlers:
            self.handlers[note.kind](note)
            return
        live = self.hub.tables.get(note.table)
        if live is not None:
            live.following.heed(note)
        elif note.table in self.hub.loading:
            self.hub.missed.add(note.table)

    async def look_round(self) -> None:
        """See who lives, once a pulse; bots that somebody else thought for may have been left alone."""
        await pause(self.hub.clock, PULSE)
        try:
            living = await self.neighbours.living()
            lost, self.living = self.living - living, living
            for live in self.hub.tables.values():
                live.bots.wake()
                live.following.look_at_rest()
            if lost:
                await self.take_over()
        except Exception as error:
            await self.meet_again(error)

    def cut_off(self, why: str) -> None:
        if self.standing is Standing.READY:
            log.warning("the database is out of reach: %s", why)
            self.leave_all(Standing.CUT_OFF)

    def be_ready(self) -> None:
        if self.standing is Standing.CUT_OFF:
            self.standing = Standing.READY
            for live in self.hub.tables.values():
                live.bots.go_on()

    async def meet_again(self, error: Exception) -> None:
        """Connect anew; if that fails, everybody is better off elsewhere."""
        log.warning("the database is lost: %s", in_a_line(error))
        try:
            await self.neighbours.meet(self.heard)
            await self.hub.store.renew()
            await self.take_over()
        except Exception as failure:
            self.cut_off(in_a_line(failure))
            return
        self.be_ready()
        self.hub.time.pauses.end()
        for live in self.hub.tables.values():
            live.following.look_at_all()

    async def take_over(self) -> None:
        """See to what those had to see to who are gone: clocks, calls, and that their people are missed."""
        await self.hub.time.find()
        await self.hub.alerts.find()
        for live in self.hub.tables.values():
            if live.following.people:
                live.following.look(Kind.PRESENCE)

    async def check_fits(self) -> None:
        """End, if a newer program has made the database what this one cannot use; others go on."""
        try:
            await self.hub.store.read(check_fits)
        except UnknownStep:
            log.error("the database was changed by a newer Frabjous, and this one is too old for it now: it ends")
            signal.raise_signal(signal.SIGTERM)

    def check_ready(self) -> None:
        """Send whoever wants something elsewhere, if it cannot be done here."""
        if self.standing is not Standing.READY:
            raise Elsewhere

    def drain(self) -> None:
        """Begin to stop: nothing new is begun here, and everybody goes elsewhere."""
        self.leave_all(Standing.DRAINING)

    def leave_all(self, standing: Standing) -> None:
        """Leave people and bots to other processes."""
        self.standing = standing
        self.hub.send_away()
        for live in self.hub.tables.values():
            live.bots.stop()
