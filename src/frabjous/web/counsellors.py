"""Bots that think for the people at a table: about a hint, and about a choice before it is made."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from frabjous.bots.worker import Counsel
from frabjous.table.choices import has_asked_for_hint, is_stale
from frabjous.web.advising import Wording
from frabjous.web.coaching import considered
from frabjous.web.messages import Refused, Sure, SureTold
from frabjous.web.picture import Picture
from frabjous.web.thinking import NoIdea, advised, in_a_line
from frabjous.web.viewer import Viewer

if TYPE_CHECKING:
    from frabjous.web.live import Live

log = logging.getLogger(__name__)


class Counsellors:
    """Those of one table. What they think is told to whoever asked, and written nowhere."""

    def __init__(self, live: Live) -> None:
        self.live: Final = live
        self.advising: Final[dict[int, asyncio.Task[None]]] = {}
        self.considering: Final[set[asyncio.Task[None]]] = set()

    def tasks(self) -> list[asyncio.Task[None]]:
        return [*self.advising.values(), *self.considering]

    def advise(self, seat: int, note: Callable[[float], None]) -> None:
        """Let a bot think about what a seat could do, and note its seconds; one thought at a time is enough."""
        if seat not in self.advising:
            self.advising[seat] = asyncio.create_task(self.think_for(seat, note))

    async def think_for(self, seat: int, note: Callable[[float], None]) -> None:
        """Show whoever plays a seat what a bot would do there."""
        try:
            advice = await self.advice(seat, note)
            if advice is not None:
                self.live.tell_seat(seat, lambda sight: Wording(Picture(sight), advice).hint())
        except Exception as error:  # whoever asked must hear of it
            log.warning("table %s, seat %d: no hint: %s", self.live.table.code, seat + 1, in_a_line(error))
            self.live.tell_seat(seat, lambda sight: Refused(sight.voice.refusal(NoIdea())))
        finally:
            self.advising.pop(seat, None)

    async def advice(self, seat: int, note: Callable[[float], None]) -> Counsel | None:
        """Ask a bot about the choice a seat has, and again if it has asked about another one meanwhile."""
        while has_asked_for_hint(self.live.table.play, seat):
            table = self.live.table
            advice = await advised(self.live.workers, table, seat)
            note(advice.seconds)
            now = self.live.table
            if now.match.place == table.match.place and not is_stale(now.play, seat, table.play.length):
                return advice
        return None

    def consider(self, viewer: Viewer, choice: Sure, note: Callable[[float], None]) -> None:
        """Let a bot think about a choice before it is made, and note its seconds."""
        task = asyncio.create_task(self.think_about(viewer, choice, note))
        self.considering.add(task)
        task.add_done_callback(self.considering.discard)

    async def think_about(self, viewer: Viewer, choice: Sure, note: Callable[[float], None]) -> None:
        """Tell whoever is about to choose whether it would throw the game away; if nobody knows, it would not."""
        sight = self.live.sight(viewer.eyes)
        told = SureTold(sight.match.place, sight.play.length, choice.text, "", "")
        try:
            told, seconds = await considered(self.live.workers, sight, choice.seat, choice.text)
            note(seconds)
        except Exception as error:
            log.warning("table %s, seat %d: not considered: %s", sight.table.code, choice.seat + 1, in_a_line(error))
        viewer.tell(told)
