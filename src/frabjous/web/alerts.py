"""Alerts: whoever is away is called, once a turn. This is the one place that decides whether, when and by which way.

A table says what a deed changed (`note`), and whose people came (`seen`). A call waits for a little while: who is there
by then needs none. Calls are kept, so a restart finds them again; nothing polls: there is one alarm, for the call that
is due first.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeAlias

from frabjous.core.contract import said
from frabjous.store.alerting import AlertRow, Reach
from frabjous.table.alerts import Call, Why, calls, holds
from frabjous.table.table import Table
from frabjous.web.agenda import Agenda
from frabjous.web.attendance import Clock
from frabjous.web.posting import Note, Post
from frabjous.web.quiet import awake_at
from frabjous.web.sight import Eyes, Sight
from frabjous.web.thinking import in_a_line

if TYPE_CHECKING:
    from frabjous.web.live import Live

log = logging.getLogger(__name__)

WAIT_MS: Final = 20_000  # a dead connection is noticed in half of that, and a reload takes less
AGAIN_MS: Final = 5 * 60_000
MOST_TRIES: Final = 4
Look: TypeAlias = Callable[[str], "AbstractAsyncContextManager[Live | None]"]
Key: TypeAlias = tuple[bytes, str, int]


class Alerts(Agenda[Key]):
    """Calls people who are away from their tables."""

    def __init__(self, post: Post, clock: Clock, look: Look) -> None:
        super().__init__(clock, lambda key: self.call(self.rows.pop(key)))
        self.post: Final = post
        self.store: Final = post.store
        self.look: Final = look  # at a table, by its code
        self.rows: Final[dict[Key, AlertRow]] = {}  # of what is due

    async def start(self) -> None:
        """Find again what was due when the last server ended."""
        await self.post.start()
        if self.post.is_open:
            await self.store.forget_unconfirmed(self.clock.now())
        await self.find()

    async def find(self) -> None:
        """Find what is due, by whichever process it was taken down."""
        if self.post.is_open:
            self.expect(await self.store.due())

    # what tables say

    def heed(self, before: Table, after: Table) -> None:
        """Take down whom a deed calls."""
        if self.post.is_open and (found := calls(before, after)):
            self.do(self.keep(after.code, found, self.clock.now() + WAIT_MS))

    def seen(self, code: str, chairs: Collection[int]) -> None:
        """Know that somebody looks at a table from these chairs: they need not be called, nor were they in vain."""
        if self.post.is_open and chairs:
            for key in [key for key in self.dues if key[1] == code and key[2] in chairs]:
                self.note(key, None)
                del self.rows[key]
            self.do(self.store.forget(code, list(chairs)))

    async def keep(self, code: str, found: list[Call], due: int) -> None:
        """Keep the calls to all devices that wish to be called, until they are due."""
        by_chair = {call.chair: call for call in found}
        reached = await self.store.reaches(code, by_chair)
        rows = [
            AlertRow(reach.device, code, chair, by_chair[chair].why.value, by_chair[chair].mark, due)
            for chair, reach in reached
        ]
        if rows:
            self.expect(await self.store.note(rows))

    # time

    def expect(self, rows: list[AlertRow]) -> None:
        """Wait until calls are due; those that were made are not."""
        for row in rows:
            if row.due_at is not None:
                self.rows[key_of(row)] = row
                self.note(key_of(row), row.due_at)

    async def call(self, row: AlertRow) -> None:
        """Make a call, unless another process does, and keep what is left of it: nothing, or a later time."""
        if not await self.store.put_off(row, self.clock.now() + AGAIN_MS):
            return
        try:
            left = await self.made(row)
        except Exception as error:  # whatever fails, others are still to be called
            log.warning("table %s: a call failed: %s", row.table_code, in_a_line(error))
            tries = row.tries + 1
            left = replace(row, tries=tries, due_at=self.clock.now() + AGAIN_MS if tries < MOST_TRIES else None)
        await self.store.settle(left)
        self.expect([left])

    async def made(self, row: AlertRow) -> AlertRow:
        """Make a call if it is still right, nobody is there, and it is not a quiet hour; give what is left of it."""
        done, now = replace(row, due_at=None), self.clock.now()
        call = Call(row.chair, Why(row.why), row.mark)
        async with self.look(row.table_code) as live:
            if live is None or live.is_watched(row.chair) or not holds(live.table, call):
                return done
            table = live.table
        reached = [reach for _, reach in await self.store.reaches(row.table_code, [row.chair])]
        reach = next((one for one in reached if one.device == row.device), None)
        if reach is None:
            return done
        awake = awake_at(reach, now)
        if awake > now:
            return replace(row, due_at=awake)
        await self.send(reach, reached, note_of(table, call, reach.language))
        return done

    async def send(self, reach: Reach, reached: list[Reach], note: Note) -> None:
        """Push a note; a letter is for those only whom no push reaches, at one address once."""
        ways, others = self.post.ways, [one for one in reached if one.device != reach.device]
        if ways.push and reach.endpoint and await self.post.push(reach, note, self.clock.now()):
            return
        pushed = ways.push and any(one.endpoint for one in others)
        written = any(one.mail == reach.mail and one.device < reach.device for one in others)
        if ways.mail is not None and reach.mail and not pushed and not written:
            await self.post.write(reach, note)

    # work beside

    def do(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Do something beside the tables, which it must not hinder."""
        return super().do(self.done(work))

    async def done(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except Exception as error:
            log.warning("alerts: %s", in_a_line(error))


def key_of(row: AlertRow) -> Key:
    return row.device, row.table_code, row.chair


def note_of(table: Table, call: Call, language: str) -> Note:
    """Put a call into words: the game, with whom, and why; nothing of what happened there."""
    sight = Sight(table, table.match, Eyes(frozenset({call.chair}), language))
    others = [sight.shown_name(seat) for seat in range(sight.count) if seat not in sight.seats]
    title = f"{sight.voice.say(said('game-name'))} · {', '.join(others)}"
    return Note(title, sight.voice.say(said(f"alert-{call.why.value}")), f"/t/{table.code}")
