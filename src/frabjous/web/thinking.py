"""Asking the bots of a table: whoever fails is replaced, and it is remembered what the people should hear of it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from frabjous.bots.levels import from_here_down
from frabjous.bots.worker import Counsel, Thought
from frabjous.bots.workers import BotFailed, Workers
from frabjous.core.errors import GameError
from frabjous.table.deeds import STAND_IN
from frabjous.table.table import Table
from frabjous.web.advising import seed_of
from frabjous.web.attendance import Clock

log = logging.getLogger(__name__)

LONGEST_PAUSE: Final = 30.0
CUT_SHORT: Final = "bot-cut-short"
MISHAPS: Final = ("bot-replaced", CUT_SHORT)


class NoIdea(GameError):  # noqa: N818
    """The bot that was asked for a hint failed."""

    def __init__(self) -> None:
        super().__init__("no-idea", "No hint could be found; the choice is yours alone.")


@dataclass(frozen=True)
class BotChoice:
    """What a bot plays, and the sentence that tells why it may be worse than usual, if it may."""

    text: str
    mishap: str = ""


async def bot_choice(workers: Workers, table: Table, seat: int) -> BotChoice:
    """Ask a worker; a bot that fails is replaced by the next weaker one for this move, and the table goes on."""
    mishap = ""
    for level in from_here_down(table.sitter(seat).level or STAND_IN):
        try:
            found = await thought(workers, table, seat, level)
        except BotFailed as failure:
            log.warning("table %s, seat %d: %s; a weaker one instead", table.code, seat + 1, failure)
            mishap = "bot-replaced"
        else:
            return BotChoice(found.text, mishap or (CUT_SHORT if found.cut else ""))
    return BotChoice(secrets.choice(legal_texts(table, seat)), mishap)


class Pauses:
    """Pauses before something is tried once more; all of them end early when there is new hope."""

    def __init__(self, clock: Clock) -> None:
        self.clock: Final = clock
        self.lasting: Final[set[asyncio.Event]] = set()

    async def pause(self, seconds: float) -> None:
        over = asyncio.Event()
        self.lasting.add(over)
        alarm = self.clock.call_at(self.clock.time() + seconds, over.set)
        try:
            await over.wait()
        finally:
            alarm.cancel()
            self.lasting.discard(over)

    def end(self) -> None:
        for over in self.lasting:
            over.set()


async def until_done(work: Callable[[], Awaitable[None]], what: str, pauses: Pauses) -> None:
    """Do something, after ever longer pauses once more, until it is done or refused; the log says each time why."""
    wait = 1.0
    while True:
        try:
            return await work()
        except GameError:
            raise
        except Exception as error:
            log.warning("%s failed: %s; once more in %g seconds", what, in_a_line(error), wait)
        await pauses.pause(wait)
        wait = min(2 * wait, LONGEST_PAUSE)


async def pause(clock: Clock, seconds: float) -> None:
    """Wait until a clock says that the time is over."""
    if seconds > 0:
        await Pauses(clock).pause(seconds)


def in_a_line(error: Exception) -> str:
    """Say what went wrong; what a database adds on further lines could be a secret of the game."""
    return f"{type(error).__name__}: {error}".partition("\n")[0]


async def thought(workers: Workers, table: Table, seat: int, level: str) -> Thought:
    """Ask a worker what a bot of this level would do at a seat, from what that seat may know."""
    seen = table.room.game.observe(table.play.state, seat)
    return await workers.choose(table.room, level, seat, seen, legal_texts(table, seat))


async def advised(workers: Workers, table: Table, seat: int) -> Counsel:
    """Ask a worker what could be done at a seat and why; the same position gets the same answer."""
    seen = table.room.game.observe(table.play.state, seat)
    return await workers.advise(table.room, seat, seen, legal_texts(table, seat), seed_of(table.room, seat, seen))


def legal_texts(table: Table, seat: int) -> list[str]:
    game = table.room.game
    return [action.text for action in game.legal(table.play.state, seat)]
