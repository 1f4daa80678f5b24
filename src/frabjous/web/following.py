"""What other processes do at a table that is alive here: taken over in its turn, and told like what is done here."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Awaitable, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from frabjous.core import agreed
from frabjous.core.contract import TABLE
from frabjous.core.errors import BadOption
from frabjous.core.record import Line
from frabjous.store.neighbours import NoNeighbours
from frabjous.store.notes import Kind, Note
from frabjous.store.rows import TalkRow
from frabjous.table.refusals import TableIsGone
from frabjous.web.elsewhere import Elsewhere, send_away
from frabjous.web.rows import keys_by_chair, table_from
from frabjous.web.thinking import MISHAPS, in_a_line

if TYPE_CHECKING:
    from frabjous.web.live import Live

log = logging.getLogger(__name__)

LOOKING_ON: Final = -1  # the chair of those who play none


class Following:
    """Follows one table through all processes, and says to them who is here."""

    def __init__(self, live: Live, neighbours: NoNeighbours, people: Mapping[int, int]) -> None:
        self.live: Final = live
        self.neighbours: Final = neighbours
        self.people = people  # at this table by way of other processes, by chair
        self.told: Mapping[int, int] = {}  # to the others of the people here
        self.waiting: Final[set[Kind]] = set()  # to be looked at
        self.unseen: Final[set[Kind]] = set()  # what could not be
        self.looks: Final = {
            Kind.LINES: self.follow,
            Kind.TABLE: self.look_again,
            Kind.TALK: self.listen,
            Kind.PRESENCE: self.see_people,
        }

    def heed(self, note: Note) -> None:
        """Hear what another process did here."""
        if note.kind is Kind.NOTICE:
            self.live.tell_mishap(note.where, MISHAPS[note.what])
        elif note.kind is not Kind.LINES or self.is_news(note.where, note.what):
            self.look(note.kind)

    def is_news(self, place: int, number: int) -> bool:
        """Say whether a line is not known here."""
        match = self.live.table.match
        return (place, number) > (match.place, match.play.length)

    def look(self, kind: Kind) -> None:
        """Look again at a part of the table in its turn, once for all that happens until then."""
        if kind not in self.waiting:
            self.waiting.add(kind)
            self.live.queued(lambda: self.looked_at(kind))

    def look_at_all(self) -> None:
        """Look at everything: much may have happened that was not heard; and nobody knows any more who is here."""
        self.told = {}
        self.tell_people()
        for kind in (Kind.TABLE, Kind.PRESENCE):
            self.look(kind)

    def look_at_rest(self) -> None:
        """Look at what could not be looked at when it should."""
        while self.unseen:
            self.look(self.unseen.pop())

    async def looked_at(self, kind: Kind) -> None:
        self.waiting.discard(kind)
        try:
            await self.looks[kind]()
        except TableIsGone:
            log.info("table %s was deleted", self.live.table.code)
        except Exception as error:
            log.warning("table %s could not be followed: %s", self.live.table.code, in_a_line(error))
            self.unseen.add(kind)

    # lines, chairs, talk

    async def follow(self) -> None:
        """Take over the lines that the game has got since."""
        before = self.live.table
        lines = await self.live.store.lines_after(before.match.id, before.play.length)
        if lines:
            self.live.take_over(before.with_match(before.match.followed_by(lines, before.pace)))
            self.advise(lines)

    def advise(self, lines: Iterable[Line]) -> None:
        """Think about a hint for those here who play a seat for which one was asked elsewhere; all get the same."""
        words = [agreed.read(line.text) for line in lines if line.seat == TABLE]
        seats = {word.seat for word in words if isinstance(word, agreed.AskHint)}
        for seat in seats & {self.live.sight(viewer.eyes).choosing() for viewer in self.live.viewers}:
            self.live.counsel.advise(seat, lambda _: None)

    async def look_again(self) -> None:
        """Take over everything that is kept."""
        live = self.live
        kept = await live.store.load(live.table.code)
        if kept is None:
            self.end()
            raise TableIsGone
        before, live.keys = live.keys, keys_by_chair(kept)
        live.unwelcome, live.is_open = kept.unwelcome, kept.is_open
        self.hear(kept.talk)
        try:
            table = table_from(kept)
        except BadOption as error:  # a newer program has begun a game by rules that are not known here
            live.is_gone = True  # whoever comes back here is sent away, too
            send_away(live.viewers)
            raise Elsewhere from error
        live.take_over(table)
        for chair, keys in before.items():
            if not set(keys) <= set(live.keys.get(chair, ())):
                live.dismiss(chair)

    def end(self) -> None:
        """Know that the table was deleted."""
        live = self.live
        live.is_gone, live.table = True, replace(live.table, is_closed=True)
        for viewer in live.viewers:
            viewer.let_go()

    async def catch_up(self) -> None:
        """Know all games and lines that other processes have written, heard of or not."""
        place, number = await self.neighbours.how_far(self.live.table.code)
        if self.is_news(place, number):
            another = place > self.live.table.match.place
            await self.live.queued(self.look_again if another else self.follow)

    async def listen(self) -> None:
        self.hear(await self.live.store.latest_talk(self.live.table.code))

    def hear(self, rows: Iterable[TalkRow]) -> None:
        """Take over what was said; names may have become others."""
        live = self.live
        known = {row.id: row for row in live.talk}
        said = {row.id: row for row in rows}
        live.talk.clear()
        live.talk.extend(row for _, row in sorted({**known, **said}.items()))
        live.tell_talk([row for number, row in said.items() if number not in known])

    # people

    async def see_people(self) -> None:
        """Know who is here by way of other processes."""
        self.people = await self.neighbours.elsewhere(self.live.table.code)
        self.live.note_presence()
        self.live.tell_status()

    def tell_people(self) -> None:
        """Let the others know who is here."""
        here = Counter(chair for viewer in self.live.here() for chair in viewer.eyes.chairs or {LOOKING_ON})
        if here != self.told:
            self.told = here
            self.live.time.do(self.logged(self.neighbours.come_and_go(self.live.table.code, here)))

    def tell_mishap(self, seat: int, mishap: str) -> None:
        """Let the others' people know when a bot did not play as well as it can."""
        if mishap:
            note = Note(Kind.NOTICE, self.live.table.code, seat, MISHAPS.index(mishap))
            self.live.time.do(self.logged(self.neighbours.say(note)))

    async def logged(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception as error:
            log.warning("table %s: the others were not told: %s", self.live.table.code, in_a_line(error))
