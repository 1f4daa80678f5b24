"""Tables that are alive: one task a table reads its queue. Write, then tell."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any, Final, TypeAlias

from frabjous.bots.workers import Workers
from frabjous.core.contract import Player, said
from frabjous.core.errors import GameError
from frabjous.scene.model import Shape
from frabjous.store.reading import MOST_TALK
from frabjous.store.rows import Due, Kept, KeyRow, TalkRow
from frabjous.store.store import Store
from frabjous.table.deed import AnyDeed, handle
from frabjous.table.refusals import AskedToLeave, TableIsClosed
from frabjous.table.table import Effect, Filled, Freed, NewGame, NewLines, NewName, Outside, Table
from frabjous.table.time_deeds import CallTime, StartClock, arrivals, missing
from frabjous.web.alerts import Alerts
from frabjous.web.attendance import Attendance
from frabjous.web.bot_turns import BotTurns
from frabjous.web.counsellors import Counsellors
from frabjous.web.following import LOOKING_ON, Following
from frabjous.web.log import Logs, talk_row
from frabjous.web.messages import Hello, NoticeTold, Status, TalkTold, Told
from frabjous.web.names import new_game
from frabjous.web.picture import Picture
from frabjous.web.position import position_of
from frabjous.web.queue import Queue
from frabjous.web.rows import chair_row, game_row, keys_by_chair, table_from
from frabjous.web.sheets import Sheet, View
from frabjous.web.sight import NO_CLOCKS, Clocks, Eyes, Sight
from frabjous.web.status import Around
from frabjous.web.thinking import in_a_line, until_done
from frabjous.web.timekeeping import Timekeeper
from frabjous.web.viewer import Viewer
from frabjous.web.visitors import timed

log = logging.getLogger(__name__)

Work: TypeAlias = Callable[[], Coroutine[Any, Any, None]]
NOBODY: Final[Mapping[int, int]] = {}


class Live:
    """A table that is being played or watched."""

    def __init__(
        self,
        kept: Kept,
        store: Store,
        workers: Workers,
        bot_pace: float,
        time: Timekeeper,
        alerts: Alerts,
        elsewhere: Mapping[int, int] = NOBODY,
    ) -> None:
        self.store: Final = store
        self.workers: Final = workers
        self.bot_pace: Final = bot_pace  # seconds between a bot's moves, so that people can follow
        self.table = table_from(kept)
        self.keys = keys_by_chair(kept)
        self.unwelcome = kept.unwelcome
        self.is_open = kept.is_open  # to anybody
        self.is_gone = False  # deleted
        self.talk = deque(kept.talk, MOST_TALK)
        self.viewers: set[Viewer] = set()
        self.logs: Final = Logs()
        self.sheets: Final[dict[tuple[Eyes, Shape], Sheet]] = {}
        self.time: Final = time
        self.alerts: Final = alerts
        self.clock: Final = time.clock
        self.attendance: Final = Attendance(self.table.patience, self.clock, self.tell_status, kept.absences)
        self.users = 0  # viewers and requests that hold this table
        self.queue: Final = Queue[tuple[Work, asyncio.Future[float]]]()
        self.bots: Final = BotTurns(self)
        self.counsel: Final = Counsellors(self)
        self.following: Final = Following(self, store.neighbours, elsewhere)
        self.chores: set[asyncio.Task[None]] = set()
        self.task = asyncio.create_task(self.run())
        if self.table.pace:
            self.see_to(time.still)  # before anything else is done here
        self.start_clock()
        self.note_presence()
        self.bots.wake()

    # deeds

    async def submit(self, deed: AnyDeed, key_hash: bytes = b"") -> float:
        """Do what is asked; once it is written give the seconds of work it was. A refusal is a GameError."""
        return await self.asked(deed, key_hash)

    def asked(self, deed: AnyDeed, key_hash: bytes = b"") -> asyncio.Future[float]:
        return self.queued(lambda: self.obey(deed, key_hash))

    def queued(self, work: Work) -> asyncio.Future[float]:
        """Let something be done in its turn."""
        done: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((work, done))
        return done

    async def run(self) -> None:
        while True:
            work, done = await self.queue.get()
            worked: list[float] = []
            try:
                await timed(work(), worked.append)
            except Exception as error:  # whoever asked must hear of it, and the table goes on
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(sum(worked))

    async def obey(self, deed: AnyDeed, key_hash: bytes) -> None:
        """Write, then tell. When another process was first, look again and try once more from there."""
        while True:
            table, effects = handle(self.table, deed, self.outside())
            if await self.write(table, effects, key_hash):
                break
            await self.following.look_again()
        before = self.table
        await self.note_end(before, table)
        self.take_over(table)
        self.alerts.heed(before, table)

    def take_over(self, table: Table) -> None:
        """Let the table be as it is written, and do and tell what comes of it."""
        before, self.table = self.table, table
        if table.has_begun and not before.has_begun:
            self.note_beginning()
        if (table.chairs, table.match.place) != (before.chairs, before.match.place):
            self.note_presence()
        self.start_clock()
        self.bots.wake()
        self.tell_lines()

    def note_beginning(self) -> None:
        """Let programs look again: now they may choose, though no line was written."""
        self.is_open = False
        for viewer in self.viewers:
            viewer.seen = -1 if viewer.plain else viewer.seen

    async def note_end(self, before: Table, after: Table) -> None:
        """Keep when a game ended, for lists that do not play it through; if it fails, the next list makes up for it."""
        over = [table.play.outcome() is not None for table in (before, after)]
        if over == [False, True] and before.match.place == after.match.place:
            try:
                await self.store.end_game(after.match.id, self.clock.now())
            except Exception as error:
                log.warning("table %s: its end was not noted: %s", after.code, in_a_line(error))

    async def write(self, after: Table, effects: list[Effect], key_hash: bytes) -> bool:
        """Keep what a deed did; False when somebody else was first."""
        for effect in effects:
            if not await self.write_one(after, effect, key_hash):
                return False
        return True

    async def write_one(self, after: Table, effect: Effect, key_hash: bytes) -> bool:
        if isinstance(effect, NewLines):
            due = Due(after.code, after.next_call()) if after.pace else None
            written = await self.store.append(effect.game_id, effect.lines, effect.lines[0].at, due)
            if written and due is not None:
                self.time.note(due.table_code, due.at)
            return written
        if isinstance(effect, NewGame):
            return await self.store.add_game(game_row(self.table.code, effect.match), effect.match.play.record.lines)
        if isinstance(effect, NewName):
            await self.store.set_chair(self.table.code, chair_row(effect.chair, effect.sitter))
            return True
        if isinstance(effect, Filled):
            rows = [chair_row(chair, effect.sitter) for chair in effect.chairs]
            return await self.store.take_chairs(self.table.code, rows)
        if isinstance(effect, Freed):
            await self.free(effect.chair)
            return True
        keys = [KeyRow(effect.chair, key_hash)] if key_hash else []
        taken = await self.store.take_chair(self.table.code, chair_row(effect.chair, effect.sitter), keys)
        if taken:
            self.learn(keys)
        return taken

    async def free(self, chair: int) -> None:
        """Let a chair be open again, and its devices know; they may look on, but not sit here again."""
        self.unwelcome |= frozenset(await self.store.free_chair(self.table.code, chair))
        self.keys[chair] = ()
        self.dismiss(chair)

    def dismiss(self, chair: int) -> None:
        """Let those who play a chair know that their key opens it no more; another key may, when they come back."""
        for viewer in [one for one in self.viewers if chair in one.eyes.chairs]:
            if self.keys.get(chair):
                viewer.let_go()
                continue
            shape = viewer.shape
            self.put_down_sheet(viewer)
            viewer.eyes = Eyes(viewer.eyes.chairs - {chair}, viewer.eyes.language)
            viewer.place = -1
            if shape is not None:
                self.greet(viewer, Hello(shape, -1, -1))
            viewer.tell(NoticeTold(self.sight(viewer.eyes).voice.refusal(AskedToLeave())))

    def outside(self) -> Outside:
        return Outside(self.attendance.away(), new_game, self.clock.now())

    def learn(self, keys: Iterable[KeyRow]) -> None:
        """Know new keys to chairs."""
        for key in keys:
            known = self.keys.get(key.chair, ())
            self.keys[key.chair] = known if key.key_hash in known else (*known, key.key_hash)

    def unlearn(self, keys: Iterable[KeyRow]) -> None:
        """Know keys to chairs no more."""
        for key in keys:
            self.keys[key.chair] = tuple(one for one in self.keys.get(key.chair, ()) if one != key.key_hash)

    # time

    def start_clock(self) -> None:
        """Let time count as soon as nobody is missing."""
        if not StartClock().was_done(self.table) and not missing(self.table):
            self.see_to(StartClock())

    def join_in(self, viewer: Viewer) -> None:
        """Let those join in a further game who have come to it; whoever stays with the last one has not."""
        for deed in arrivals(self.table, viewer.eyes.chairs) if viewer.is_at(self.table.match.place) else ():
            self.see_to(deed)

    async def call_time(self) -> None:
        """Let happen what happens when somebody's time is over, and wait until the bots have chosen."""
        await asyncio.gather(*self.chores, return_exceptions=True)
        await self.see_to(CallTime())
        await self.bots.rest()

    def see_to(self, deed: AnyDeed) -> asyncio.Task[None]:
        """Do what nobody asked for, in its turn, whatever fails meanwhile."""
        first = [self.asked(deed)]

        async def done() -> None:
            await (first.pop() if first else self.asked(deed))

        task = asyncio.create_task(self.done_some_time(done))
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)
        return task

    async def done_some_time(self, work: Work) -> None:
        try:
            await until_done(work, f"table {self.table.code}: the clock", self.time.pauses)
        except GameError as error:
            log.info("table %s: the clock: %s", self.table.code, error)

    # telling

    def sight(self, eyes: Eyes) -> Sight:
        """Let somebody look, who is not away as long as they do."""
        table, away = self.table, self.attendance.away()
        gone = {chair: one for chair, one in away.items() if self.is_missed(chair, eyes)} if away else away
        here, now = eyes.chairs | self.attendance.present, self.clock.now()
        clocks = Clocks(table.dials(now), now) if table.pace else NO_CLOCKS
        return Sight(table, table.match, eyes, gone, clocks, here)

    def is_missed(self, chair: int, eyes: Eyes) -> bool:
        return chair not in eyes.chairs and not self.table.bot_at(self.table.seat(chair))

    def status(self, picture: Picture, known: Around) -> Status:
        """Say what stands around a picture, as far as it is not known; names are still to be put in."""
        return known.now(picture, Outside(picture.sight.away, new_game, self.clock.now()), self.watching())

    def watching(self) -> int:
        here = sum(1 for viewer in self.viewers if not viewer.eyes.chairs)
        return here + self.following.people.get(LOOKING_ON, 0)

    def view(self, eyes: Eyes) -> View:
        sight = self.sight(eyes)
        return View(Picture(sight), self.logs.of(sight), self.status, self.talk_html)

    def watched(self) -> list[Sheet]:
        return [sheet for sheet in self.sheets.values() if sheet.viewers]

    def tell_lines(self) -> None:
        """Send everybody what they have not seen; it is drawn once for all who see the same."""
        for sheet in self.watched():
            sheet.show(self.view(sheet.eyes))
        for viewer in self.viewers:
            if viewer.plain and (viewer.place, viewer.seen) != (self.table.match.place, self.table.play.length):
                self.tell_position(viewer)

    def tell_position(self, viewer: Viewer) -> None:
        """Tell a program where the game stands."""
        viewer.place, viewer.seen = self.table.match.place, self.table.play.length
        self.join_in(viewer)
        viewer.tell(position_of(self.sight(viewer.eyes)))

    def tell_status(self) -> None:
        for sheet in self.watched():
            sheet.show_status(self.view(sheet.eyes))

    def greet(self, viewer: Viewer, hello: Hello) -> None:
        """Give somebody who comes, or comes back, the sheet for their eyes, or what they miss of it."""
        self.put_down_sheet(viewer)
        viewer.shape = hello.shape
        key = (viewer.eyes, hello.shape)
        sheet = self.sheets[key] = self.sheets.get(key) or Sheet(*key)
        seen = hello.seen if hello.game == self.table.match.place else -1
        viewer.at = hello.game
        self.note_presence()
        self.join_in(viewer)
        resumed = sheet.welcome(viewer, self.view(viewer.eyes), (hello.sheet, hello.told), seen)
        if resumed and hello.heard is not None:
            self.tell_missed_talk(viewer, hello.heard)

    def put_down_sheet(self, viewer: Viewer) -> None:
        if viewer.shape is not None:
            self.sheets[viewer.eyes, viewer.shape].viewers.discard(viewer)
        viewer.shape = None

    def talk_html(self) -> str:
        return self.talk_rows(self.talk)

    def talk_rows(self, rows: Iterable[TalkRow]) -> str:
        return "".join(talk_row(row, self.table) for row in rows)

    async def say(self, eyes: Eyes, text: str, heard: int | None = None) -> None:
        """Keep what somebody said, then tell everybody; if it has been said since `heard` already, it is a repeat."""
        chair = min(eyes.chairs, default=-1)
        voice = self.sight(Eyes(frozenset(), eyes.language)).voice
        name = voice.name(self.table.seat(chair)) if chair >= 0 else voice.say(said("onlooker-name"))
        row = await self.store.say(TalkRow(self.table.code, name, chair, text, self.clock.now()), heard)
        if row is None:
            await self.queued(self.following.look_again)
            raise TableIsClosed
        self.following.hear([row])

    def tell_talk(self, rows: list[TalkRow]) -> None:
        for viewer in self.viewers if rows else ():
            viewer.tell(TalkTold(self.talk_rows(rows)))

    def tell_missed_talk(self, viewer: Viewer, heard: int) -> None:
        """Tell somebody who comes back what was said meanwhile."""
        missed = [row for row in self.talk if heard < row.id <= viewer.came]
        if missed:
            viewer.tell(TalkTold(self.talk_rows(missed)))

    # people coming and going

    def join(self, viewer: Viewer) -> None:
        viewer.came = self.talk[-1].id if self.talk else 0
        self.viewers.add(viewer)
        self.alerts.seen(self.table.code, viewer.eyes.chairs)
        self.note_presence()
        self.tell_status()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.put_down_sheet(viewer)
        if viewer.said_goodbye:  # who closes the page has seen what there was to see
            self.alerts.seen(self.table.code, viewer.eyes.chairs)
        self.note_presence()
        self.tell_status()

    def is_watched(self, chair: int) -> bool:
        """Say whether somebody is connected who plays a chair."""
        return chair in self.following.people or any(chair in viewer.eyes.chairs for viewer in self.viewers)

    def here(self) -> list[Viewer]:
        """Give those who are at the present game, and have not stayed with an earlier one."""
        return [viewer for viewer in self.viewers if viewer.is_at(self.table.match.place)]

    def note_presence(self) -> None:
        """Take down whose people are away; a chair that was just taken is away from now on."""
        here = {chair for viewer in self.here() for chair in viewer.eyes.chairs}
        self.attendance.note(self.table, here | set(self.following.people) - {LOOKING_ON})
        self.following.tell_people()

    def tell_mishap(self, seat: int, mishap: str) -> None:
        """Tell everybody when a bot did not play as well as it can; it is no line of the record."""
        for viewer in self.viewers if mishap else ():
            viewer.tell(NoticeTold(self.sight(viewer.eyes).voice.sentence(said(mishap, who=Player(seat)))))

    def tell_seat(self, seat: int, message: Callable[[Sight], Told]) -> None:
        """Tell something to all who are choosing for a seat."""
        for viewer in self.viewers:
            sight = self.sight(viewer.eyes)
            if sight.choosing() == seat:
                viewer.tell(message(sight))

    async def close(self) -> None:
        self.attendance.close()
        tasks = (self.task, *self.chores, *self.bots.thinking.values(), *self.counsel.tasks())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
