"""Tables that are alive: one task a table reads its queue. Write, then tell."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from frabjous.bots.worker import Thought
from frabjous.bots.workers import Workers
from frabjous.core.chance import seal_of
from frabjous.core.errors import GameError
from frabjous.core.record import Record, replay
from frabjous.games import room_of
from frabjous.scene.model import Shape
from frabjous.store.reading import MOST_TALK
from frabjous.store.rows import ChairRow, GameRow, Kept, KeyRow, TalkRow
from frabjous.store.store import Store
from frabjous.table.chairs import Chair, Kind
from frabjous.table.commands import Act, Command
from frabjous.table.table import Effect, Match, NewGame, NewLines, Table, has_asked_for_hint, is_stale, shift_at
from frabjous.web.attendance import Attendance, Clock
from frabjous.web.drawing import Eyes, Painter, talk_row
from frabjous.web.messages import Frame, Lines, Position, Refused, StatusTold, TalkTold, Told, WholeTable
from frabjous.web.names import could_be_table_name
from frabjous.web.thinking import NoIdea, bot_choice, in_a_line, pause, thought, until_done
from frabjous.web.viewer import Viewer
from frabjous.web.visitors import timed

log = logging.getLogger(__name__)

ADVISER: Final = "master"  # the bot that is asked for hints
MOST_FRAMES: Final = 30  # a browser that missed more than this gets the present picture only


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Live:
    """A table that is being played or watched."""

    def __init__(self, kept: Kept, store: Store, workers: Workers, bot_pace: float, clock: Clock | None = None) -> None:
        self.store: Final = store
        self.workers: Final = workers
        self.bot_pace: Final = bot_pace  # seconds between a bot's moves, so that people can follow
        self.table = table_from(kept)
        self.keys = keys_by_chair(kept)
        self.talk = deque(kept.talk, MOST_TALK)
        self.talking = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.clock: Final = clock or asyncio.get_running_loop()
        self.attendance: Final = Attendance(self.table.grace, self.clock, self.tell_status)
        self.users = 0  # viewers and requests that hold this table
        self.queue: asyncio.Queue[tuple[Command, bytes, asyncio.Future[float]]] = asyncio.Queue()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.advising: dict[int, asyncio.Task[None]] = {}
        self.task = asyncio.create_task(self.run())
        self.note_presence()
        self.wake_bots()

    # commands

    async def submit(self, command: Command, key_hash: bytes = b"") -> float:
        """Do what is asked; once it is written give the seconds of work it was. A refusal is a GameError."""
        done: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((command, key_hash, done))
        return await done

    async def run(self) -> None:
        while True:
            command, key_hash, done = await self.queue.get()
            worked: list[float] = []
            try:
                await timed(self.obey(command, key_hash), worked.append)
            except Exception as error:  # whoever asked must hear of it, and the table goes on
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(sum(worked))

    async def obey(self, command: Command, key_hash: bytes) -> None:
        """Write, then tell. When another process was first, look again and try once more from there."""
        while True:
            table, effects = self.table.handle(command)
            if await self.write(effects, key_hash):
                break
            await self.reload()
            self.tell_lines()
        self.table = table
        self.note_presence()
        self.wake_bots()
        self.tell_lines()

    async def write(self, effects: list[Effect], key_hash: bytes) -> bool:
        """Keep what a command did; False when somebody else was first."""
        for effect in effects:
            if not await self.write_one(effect, key_hash):
                return False
        return True

    async def write_one(self, effect: Effect, key_hash: bytes) -> bool:
        if isinstance(effect, NewLines):
            return await self.store.append(effect.game_id, effect.lines, now_ms())
        if isinstance(effect, NewGame):
            return await self.store.add_game(game_row(self.table.code, effect.match), effect.match.play.record.lines)
        keys = [KeyRow(effect.chair, key_hash)] if key_hash else []
        taken = await self.store.take_chair(self.table.code, chair_row(effect.chair, effect.sitter), keys)
        if taken:
            self.learn(keys)
        return taken

    async def reload(self) -> None:
        """Take over what other processes have written."""
        kept = await self.store.load(self.table.code)
        assert kept is not None, f"table {self.table.code} has gone from the store"
        self.table = table_from(kept)
        self.keys = keys_by_chair(kept)

    def learn(self, keys: list[KeyRow]) -> None:
        """Know new keys to chairs."""
        for key in keys:
            self.keys[key.chair] = (*self.keys.get(key.chair, ()), key.key_hash)

    # telling

    def painter(self, eyes: Eyes) -> Painter:
        """Draw for somebody, who is not away as long as they look."""
        table, away = self.table, self.attendance.away()
        gone = {chair for chair in away if chair not in eyes.chairs and not table.bot_at(table.seat(chair))}
        return Painter(table, table.match, eyes, {chair: away[chair] for chair in gone})

    def watching(self) -> int:
        return sum(1 for viewer in self.viewers if not viewer.eyes.chairs)

    def tell_lines(self) -> None:
        """Send everybody what they have not seen; frames are drawn once for all who see the same."""
        drawn: dict[tuple[Eyes, Shape | None, int, int], Lines | WholeTable] = {}
        for viewer in self.viewers:
            if viewer.shape is not None:
                key = (viewer.eyes, viewer.shape, viewer.place, viewer.seen)
                if key not in drawn:
                    drawn[key] = self.news_for(viewer, viewer.shape)
                self.send_news(viewer, drawn[key])
            elif viewer.plain and (viewer.place, viewer.seen) != (self.table.match.place, self.table.play.length):
                self.send_news(viewer, self.painter(viewer.eyes).position())

    def send_news(self, viewer: Viewer, news: Lines | WholeTable | Position) -> None:
        viewer.place, viewer.seen = news.game, news.line
        viewer.tell(news)

    def news_for(self, viewer: Viewer, shape: Shape) -> Lines | WholeTable:
        """Draw what a viewer missed: the lines since, or the whole table when there is nothing to resume from."""
        painter = self.painter(viewer.eyes)
        match, length = self.table.match, self.table.play.length
        status = painter.status(self.watching())
        if viewer.place != match.place or not max(0, length - MOST_FRAMES) <= viewer.seen <= length:
            frames = [painter.frame(length, shape, with_log=False)]
            seal = match.play.record.seal
            return WholeTable(match.place, length, seal, frames, status, self.talk_html(), painter.log())
        return Lines(match.place, length, self.frames_since(painter, viewer.seen, shape), status)

    def frames_since(self, painter: Painter, seen: int, shape: Shape) -> list[Frame]:
        """Draw a frame for every line since that is told, and always the present one."""
        length = self.table.play.length
        frames = [painter.frame(number, shape) for number in range(seen + 1, length + 1)]
        told = [frame for frame in frames if frame.log or frame.line == length]
        return told or [painter.frame(length, shape, with_log=False)]

    def tell_status(self) -> None:
        for viewer in self.viewers:
            if viewer.shape is not None:
                viewer.tell(StatusTold(self.painter(viewer.eyes).status(self.watching())))

    def talk_html(self) -> str:
        return "".join(talk_row(row) for row in self.talk)

    async def say(self, eyes: Eyes, text: str, heard: int | None = None) -> None:
        """Keep what somebody said, then tell everybody; if it has been said since `heard` already, it is a repeat."""
        chair = min(eyes.chairs, default=-1)
        painter = self.painter(Eyes(frozenset(), eyes.language))
        name = painter.voice.name(self.table.seat(chair)) if chair >= 0 else painter.onlooker_name()
        async with self.talking:
            unheard = [row for row in self.talk if heard is not None and row.id > heard]
            if any((row.chair, row.text) == (chair, text) for row in unheard):
                return
            row = await self.store.say(TalkRow(self.table.code, name, chair, text, now_ms()))
            self.talk.append(row)
        for viewer in self.viewers:
            viewer.tell(TalkTold(talk_row(row)))

    def tell_missed_talk(self, viewer: Viewer, heard: int) -> None:
        """Tell somebody who comes back what was said meanwhile."""
        missed = [row for row in self.talk if heard < row.id <= viewer.came]
        if missed:
            viewer.tell(TalkTold("".join(talk_row(row) for row in missed)))

    # people coming and going

    def join(self, viewer: Viewer) -> None:
        viewer.came = self.talk[-1].id if self.talk else 0
        self.viewers.add(viewer)
        self.note_presence()
        self.tell_status()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.note_presence()
        self.tell_status()

    def note_presence(self) -> None:
        """Take down whose people are away; a chair that was just taken is away from now on."""
        present = {chair for viewer in self.viewers for chair in viewer.eyes.chairs}
        self.attendance.note(self.table.chairs, present)

    # bots

    def wake_bots(self) -> None:
        """Let every bot that must choose begin to think."""
        for seat in self.table.bots_to_act():
            if seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self.think(seat))

    async def think(self, seat: int) -> None:
        """Let a bot move, whatever fails meanwhile; if the table moved on, it thinks again."""
        try:
            await pause(self.clock, self.bot_pace)
            await until_done(lambda: self.move(seat), f"table {self.table.code}, seat {seat + 1}: a bot", self.clock)
        except GameError as error:
            log.info("table %s: a bot was too late: %s", self.table.code, error)
        finally:
            self.thinking.pop(seat, None)
        self.wake_bots()

    async def move(self, seat: int) -> None:
        """Let a bot choose and play it, if it still has a choice."""
        table = self.table
        if seat in table.bots_to_act():
            choice = await bot_choice(self.workers, table, seat)
            await self.submit(Act(table.chair(seat), choice.text, table.play.length, table.match.place))
            self.tell_mishap(seat, choice.mishap)

    def tell_mishap(self, seat: int, mishap: str) -> None:
        """Tell everybody when a bot did not play as well as it can; it is no line of the record."""
        if mishap:
            for viewer in self.viewers:
                viewer.tell(self.painter(viewer.eyes).mishap(mishap, seat))

    # hints

    def advise(self, seat: int, note: Callable[[float], None]) -> None:
        """Let a bot think about what a seat could do, and note its seconds; one thought at a time is enough."""
        if seat not in self.advising:
            self.advising[seat] = asyncio.create_task(self.think_for(seat, note))

    async def think_for(self, seat: int, note: Callable[[float], None]) -> None:
        """Show whoever plays a seat what a bot would do there."""
        try:
            advice = await self.advice(seat, note)
            if advice is not None:
                self.tell_seat(seat, lambda painter: painter.hint(advice.text, cut=advice.cut))
        except Exception as error:  # whoever asked must hear of it
            log.warning("table %s, seat %d: no hint: %s", self.table.code, seat + 1, in_a_line(error))
            self.tell_seat(seat, lambda painter: Refused(painter.refusal(NoIdea()), None))
        finally:
            self.advising.pop(seat, None)

    async def advice(self, seat: int, note: Callable[[float], None]) -> Thought | None:
        """Ask a bot about the choice a seat has, and again if it has asked about another one meanwhile."""
        while has_asked_for_hint(self.table.play, seat):
            table = self.table
            advice = await thought(self.workers, table, seat, ADVISER)
            note(advice.seconds)
            now = self.table
            if now.match.place == table.match.place and not is_stale(now.play, seat, table.play.length):
                return advice
        return None

    def tell_seat(self, seat: int, message: Callable[[Painter], Told]) -> None:
        """Tell something to all who are choosing for a seat."""
        for viewer in self.viewers:
            painter = self.painter(viewer.eyes)
            if painter.choosing() == seat:
                viewer.tell(message(painter))

    async def close(self) -> None:
        self.attendance.close()
        tasks = (self.task, *self.thinking.values(), *self.advising.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Hub:
    """All live tables of this process: loaded when somebody comes, let go when everybody has left."""

    def __init__(self, store: Store, workers: Workers, bot_pace: float, clock: Clock | None = None) -> None:
        self.store: Final = store
        self.workers: Final = workers
        self.bot_pace: Final = bot_pace
        self.clock: Final = clock
        self.tables: dict[str, Live] = {}
        self.loading = asyncio.Lock()

    @asynccontextmanager
    async def table(self, code: str) -> AsyncIterator[Live | None]:
        """Hold a table for a while; None when there is no such table."""
        live = self.tables.get(code) or await self.load(code)
        if live is None:
            yield None
            return
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            if live.users == 0 and self.tables.get(code) is live:
                del self.tables[code]
                await live.close()

    async def load(self, code: str) -> Live | None:
        if not could_be_table_name(code):
            return None
        async with self.loading:
            if code not in self.tables:
                kept = await self.store.load(code)
                if kept is None:
                    return None
                self.tables[code] = Live(kept, self.store, self.workers, self.bot_pace, self.clock)
            return self.tables[code]

    async def add_keys(self, code: str, keys: list[KeyRow]) -> None:
        """Let another device play chairs of a table too."""
        await self.store.add_keys(code, keys)
        if code in self.tables:
            self.tables[code].learn(keys)

    async def close(self) -> None:
        for live in list(self.tables.values()):
            await live.close()


# Between rows and tables


def table_from(kept: Kept) -> Table:
    """Build a table from what is kept: every game is the replay of its lines, by the rules it was begun with.

    The table's own rooms have the newest rules: a rematch begins with those.
    """
    rooms = tuple(room_of(key) for key in (kept.table.game, kept.table.sequel) if key)
    matches = []
    for row in kept.games:
        record = Record(
            row.game,
            row.rules_version,
            row.seats,
            row.options,
            seal_of(row.seed),
            None,
            kept.lines[row.id],
            row.position,
        )
        room = room_of(row.game, row.rules_version)
        shift = shift_at(row.place, rooms)
        matches.append(Match(row.id, row.place, shift, room, row.seed, replay(room.game, record)))
    chairs = tuple(Chair(Kind(row.kind), row.name, row.level, row.device) for row in kept.chairs)
    about = kept.table
    return Table(about.code, rooms, dict(about.options), chairs, tuple(matches), about.hints, about.grace)


def keys_by_chair(kept: Kept) -> dict[int, tuple[bytes, ...]]:
    chairs = {key.chair for key in kept.keys}
    return {chair: tuple(key.key_hash for key in kept.keys if key.chair == chair) for chair in chairs}


def game_row(code: str, match: Match) -> GameRow:
    record = match.play.record
    return GameRow(
        match.id,
        code,
        match.place,
        record.game,
        record.rules_version,
        record.seats,
        record.options,
        match.secret,
        now_ms(),
        record.position,
    )


def chair_row(chair: int, sitter: Chair) -> ChairRow:
    return ChairRow(chair, sitter.kind.value, sitter.name, sitter.level, sitter.device)
