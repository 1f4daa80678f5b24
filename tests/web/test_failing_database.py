"""The database fails for a while: whoever asked hears of it, connections stay, and bots move once it is well again."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from frabjous.bots.workers import Workers
from frabjous.core.record import Line
from frabjous.games import ROOMS
from frabjous.scene.model import Shape
from frabjous.store.door import Threads
from frabjous.store.rows import Due
from frabjous.store.store import Store
from frabjous.table.chairs import Chair, Kind
from frabjous.table.deeds import Act
from frabjous.web.elsewhere import TRY_ELSEWHERE
from frabjous.web.hub import Hub
from frabjous.web.live import Live
from frabjous.web.messages import Hello, Say
from frabjous.web.metrics import Metrics
from frabjous.web.sight import Eyes
from frabjous.web.sockets import answer
from frabjous.web.start import set_up
from frabjous.web.thinking import LONGEST_PAUSE
from frabjous.web.viewer import Viewer
from servers import Server
from web.clocks import SteppedClock
from web.visiting import SOMEBODY, Visitor, run

BOT: Final = Chair(Kind.BOT, "", "fool")
WIM: Final = Chair(Kind.PERSON, "Wim")
BOT_PACE: Final = 0.5


class Place:
    """A table of one process with a real store, and the clock that its bots pause by."""

    def __init__(self, store: Store, live: Live, file: Path, clock: SteppedClock) -> None:
        self.store: Final = store
        self.live: Final = live
        self.file: Final = file
        self.clock: Final = clock
        self.viewer: Final = Viewer(Eyes(frozenset({0, 1}), "en"))

    async def pause(self) -> float:
        """Wait until the bot pauses, and say for how long."""
        while not self.clock.waiting():  # noqa: ASYNC110 - nobody is told of it
            await asyncio.sleep(0)
        (ring,) = self.clock.waiting()
        return ring.when - self.clock.time()

    async def pass_time(self) -> float:
        """Wait until the bot pauses, let that time pass, and say how long it was."""
        seconds = await self.pause()
        self.clock.step(seconds)
        return seconds

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Let another program hold the database, as a backup or a stuck process would."""
        other = sqlite3.connect(self.file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.rollback()
            other.close()

    @asynccontextmanager
    async def read_only(self) -> AsyncIterator[None]:
        """Let nothing be written, as on a disk that was mounted so after an error."""
        await self.set_pragma("query_only = ON")
        try:
            yield
        finally:
            await self.set_pragma("query_only = OFF")

    async def set_pragma(self, pragma: str) -> None:
        """Set something for the connection that writes."""
        door = self.store.writer.door
        assert isinstance(door, Threads)
        await asyncio.get_running_loop().run_in_executor(door.threads, driver_runs, door, f"PRAGMA {pragma}")

    async def asked(self, message: Act | Say) -> dict[str, Any]:
        """Let the person ask something, and give the answer to it."""
        await answer(self.live, self.viewer, SOMEBODY, message, Metrics())
        while True:
            body = await self.viewer.outbox.get()
            assert body is not None, "the connection was given up"
            told: dict[str, Any] = msgspec.json.decode(body)
            if told["type"] in ("done", "refused"):
                return told


def driver_runs(door: Threads, statement: str) -> None:
    """Run a statement outside of any transaction, on the connection of the thread that this is run in."""
    driver = door.connection().connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    driver.execute(statement)


@asynccontextmanager
async def table_of(folder: Path, *chairs: Chair) -> AsyncIterator[Place]:
    store, clock, workers = await Store.open(folder / "x.db"), SteppedClock(), Workers(1, 60.0)
    table = await set_up(store, (ROOMS["splut"],), {}, chairs, hints=True)
    hub = Hub(store, workers, BOT_PACE, clock)
    try:
        async with hub.table(table.code) as live:
            assert live is not None
            place = Place(store, live, folder / "x.db", clock)
            await place.set_pragma("busy_timeout = 10")  # ten seconds in earnest; no test waits for them
            live.join(place.viewer)
            yield place
    finally:
        await workers.close()
        await store.close()


async def until_it_has_moved(place: Place) -> None:
    while not place.live.table.play.length:  # noqa: ASYNC110 - nobody is told before it has
        await asyncio.sleep(0)


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name.startswith("frabjous.web")]


def test_a_bot_moves_once_a_locked_database_is_free_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)

    async def work() -> None:
        async with table_of(tmp_path, BOT, WIM) as place:
            with place.locked():
                pauses = [await place.pass_time() for _ in range(8)]
                assert place.live.table.play.length == 0
                assert pauses == [BOT_PACE, 1, 2, 4, 8, 16, LONGEST_PAUSE, LONGEST_PAUSE]
                await place.pause()
            await place.pass_time()
            await until_it_has_moved(place)

    run(work)
    said = complaints(caplog)
    assert len(said) == 8, "one line each"
    assert all("\n" not in line and "database is locked" in line for line in said)
    assert said[0].endswith("once more in 1 seconds")


def test_a_bot_moves_once_the_database_can_be_written_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with table_of(tmp_path, BOT, WIM) as place:
            async with place.read_only():
                await place.pass_time()
                assert (await place.pause(), place.live.table.play.length) == (1, 0)
            await place.pass_time()
            await until_it_has_moved(place)

    run(work)


def test_a_bot_that_waits_for_the_database_is_no_more_when_its_table_is_left(tmp_path: Path) -> None:
    async def work() -> None:
        async with table_of(tmp_path, BOT, WIM) as place:
            with place.locked():
                await place.pass_time()
                await place.pause()
            (thinking,) = place.live.bots.thinking.values()
        assert thinking.cancelled()

    run(work)


def test_who_asks_while_the_database_fails_hears_a_sentence_and_may_ask_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with table_of(tmp_path, WIM, WIM) as place:
            game, state = place.live.table.room.game, place.live.table.play.state
            move = Act(id="a", game=0, seat=0, text=game.legal(state, 0)[0].text, seen=0)
            chat = Say(id="b", text="hello", heard=0)
            with place.locked():
                for message in (move, chat):
                    refused = await place.asked(message)
                    assert refused["id"] == message.id
                    assert refused["sentence"] == "The table could not do that just now; try again in a moment."
            for message in (move, chat, move, chat):
                assert await place.asked(message) == {"type": "done", "id": message.id}
            assert place.live.table.play.length == 1
            assert [row.text for row in place.live.talk] == ["hello"]

    run(work)
    assert len(complaints(caplog)) == 2


def test_nobody_hears_no_to_what_may_be_done_but_is_sent_where_it_is_known(tmp_path: Path) -> None:
    async def work() -> None:
        async with table_of(tmp_path, WIM, WIM) as place:
            table, append = place.live.table, place.store.append
            move = Act(id="a", game=0, seat=0, text=table.room.game.legal(table.play.state, 0)[0].text, seen=0)

            async def lost(game_id: str, lines: Iterable[Line], at: int, due: Due | None = None) -> bool:
                await append(game_id, lines, at, due)
                raise ConnectionError("unexpected connection_lost() call")

            place.store.append = lost  # type: ignore[method-assign]  # in the moment after PostgreSQL has written
            await answer(place.live, place.viewer, SOMEBODY, move, Metrics())
            told = [place.viewer.outbox.things.pop(0) for _ in range(len(place.viewer.outbox.things))]
            assert (told[-1], place.viewer.farewell) == (None, TRY_ELSEWHERE)
            assert not [body for body in told if body and msgspec.json.decode(body)["type"] == "refused"]
            place.store.append = append  # type: ignore[method-assign]
            async with Hub(place.store, place.live.workers, 0).table(table.code) as other:
                assert other is not None
                viewer = Viewer(Eyes(frozenset({0, 1}), "en"))
                await answer(other, viewer, SOMEBODY, move, Metrics())
                assert msgspec.json.decode(viewer.outbox.things.pop(0) or b"") == {"type": "done", "id": "a"}
                assert other.table.play.length == 1

    run(work)


def test_who_lost_a_race_against_another_process_hears_what_was_played(tmp_path: Path) -> None:
    async def work() -> None:
        async with table_of(tmp_path, WIM, WIM) as place:
            table = place.live.table
            legal = [action.text for action in table.room.game.legal(table.play.state, 0)]
            theirs, ours = (Act(id=text, game=0, seat=0, text=text, seen=0) for text in legal[:2])
            async with Hub(place.store, place.live.workers, 0).table(table.code) as other:
                assert other is not None
                await answer(other, Viewer(Eyes(frozenset({0}), "en")), SOMEBODY, theirs, Metrics())
            onlooker = Viewer(Eyes(frozenset(), "en"))
            place.live.join(onlooker)
            place.live.greet(onlooker, Hello(Shape.WIDE, -1, -1))
            assert "moved on" in (await place.asked(ours))["sentence"]
            told = [json.loads(onlooker.outbox.things.pop(0) or b"") for _ in range(len(onlooker.outbox.things))]
            assert [message["line"] for message in told if "frames" in message] == [0, 1]

    run(work)


def test_a_page_that_the_database_does_not_give_is_asked_for_again_soon(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Visitor(server) as visitor:
        page = f"/t/{visitor.open()}"
        with renamed(server.database, "talk"):
            answer = visitor.get(page)
            assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
            assert "can itself in a moment" in answer.text
        assert visitor.get(page).status_code == 200
        assert "Traceback" not in server.logged()


@contextmanager
def renamed(database: Path, table: str) -> Iterator[None]:
    """Let a part of the database be away."""
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute(f"ALTER TABLE {table} RENAME TO away")
    try:
        yield
    finally:
        connection.execute(f"ALTER TABLE away RENAME TO {table}")
        connection.close()
