"""The bots at a table: each that must choose thinks, in one process only, and plays what it chose."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from frabjous.core.errors import GameError
from frabjous.table.deeds import Act
from frabjous.web.elsewhere import Elsewhere
from frabjous.web.thinking import CUT_SHORT, bot_choice, pause, until_done

if TYPE_CHECKING:
    from frabjous.web.live import Live

log = logging.getLogger(__name__)


class BotTurns:
    """The bots of one table that must choose now."""

    def __init__(self, live: Live) -> None:
        self.live: Final = live
        self.thinking: Final[dict[int, asyncio.Task[None]]] = {}  # by seat
        self.stopped = False
        self.known: Final[set[int]] = set()  # seats of whose bots everybody knows that the clock cuts them short

    def wake(self) -> None:
        """Let every bot that must choose begin to think."""
        for seat in () if self.stopped else self.live.table.bots_to_act():
            if seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self.think(seat))

    def stop(self) -> None:
        """Think no more: another process may go on at once."""
        self.stopped = True
        for task in self.thinking.values():
            task.cancel()

    def go_on(self) -> None:
        """Think again."""
        self.stopped = False
        self.wake()

    async def rest(self) -> None:
        """Wait until no bot thinks."""
        while self.thinking:
            await asyncio.wait(list(self.thinking.values()))

    async def think(self, seat: int) -> None:
        """Let a bot move, whatever fails meanwhile; if the table moved on, it thinks again."""
        live = self.live
        try:
            await pause(live.clock, live.bot_pace)
            await until_done(
                lambda: self.move(seat), f"table {live.table.code}, seat {seat + 1}: a bot", live.time.pauses
            )
        except Elsewhere:
            return  # if the process that thinks for it is lost, we are woken again
        except GameError as error:
            log.info("table %s: a bot was too late: %s", live.table.code, error)
        finally:
            self.thinking.pop(seat, None)
        self.wake()

    async def move(self, seat: int) -> None:
        """Let a bot choose and play it, if it still has a choice, and no other process thinks about it."""
        live, table = self.live, self.live.table
        if seat not in table.bots_to_act():
            return
        async with live.store.neighbours.claimed(
            table.match.id, table.play.length, seat, first=live.following.catch_up
        ) as ours:
            if not ours:
                raise Elsewhere
            if live.table.play is table.play:
                choice = await bot_choice(live.workers, table, seat)
                await live.submit(Act(seat, text=choice.text, seen=table.play.length, game=table.match.place))
                self.tell(seat, choice.mishap)

    def tell(self, seat: int, mishap: str) -> None:
        """Tell of a mishap; but once only that a bot's time is too short, as it may be at every choice."""
        if mishap == CUT_SHORT and seat in self.known:
            return
        if mishap == CUT_SHORT:
            self.known.add(seat)
        self.live.tell_mishap(seat, mishap)
        self.live.following.tell_mishap(seat, mishap)
