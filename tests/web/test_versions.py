"""A game begun with older rules goes on with them, from the store to the bots; the next game begins with the newest.

Snark! has two versions. The golden game of the first was recorded before there was a second: near its end seat 1,
without a Warrant, exchanges a card, the round is void, seat 1 retires, and the other goes on the last hunt.
"""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread
from typing import Final, TypeVar

import pytest

from frabjous.bots.workers import BotFailed, Workers
from frabjous.core.agreed import Resign
from frabjous.core.record import Record, agree, replay, verify
from frabjous.core.recordfile import loads
from frabjous.games import room_of
from frabjous.games.snark.rules import Snark
from frabjous.store.copying import opened
from frabjous.store.store import Store
from frabjous.table.chairs import Chair, Kind
from frabjous.table.deeds import Act, Rematch
from frabjous.table.table import Match, Table
from frabjous.web.elsewhere import TRY_ELSEWHERE
from frabjous.web.hub import Hub
from frabjous.web.live import Live
from frabjous.web.pages import rematch_label
from frabjous.web.rows import table_from
from frabjous.web.sockets import FAILED
from frabjous.web.start import keep
from postgres import Postgres
from servers import Server
from store.samples import GAME
from web.test_review import made, reviewing
from web.visiting import PATIENCE, Visitor, run

GOLDEN: Final = Path(__file__).parents[1] / "games" / "snark" / "golden" / "version-1.txt"
LAST_CHOICE: Final = 1612  # lines before the last choice of a seat
CODE: Final = "oak-elm"
WIM: Final = Chair(Kind.PERSON, "Wim")
BOT: Final = Chair(Kind.BOT, "", "greedy")

T = TypeVar("T")


def old_record() -> Record:
    return loads(GOLDEN.read_text("utf-8"))


def old_table(lines: int, *chairs: Chair) -> Table:
    """Give a table at which the golden game has come so far."""
    record, room = old_record(), room_of("snark", 1)
    assert record.seed is not None
    play = replay(room.game, replace(record.up_to(lines), seed=None))
    match = Match("game-1", 0, 0, room, record.seed, play)
    return Table(CODE, (room_of("snark"),), dict(record.options), chairs, (match,))


def at_the_table(table: Table, folder: Path, work: Callable[[Live], Awaitable[T]]) -> tuple[T, Table]:
    """Keep a table, load it as a server does, do something there; give what came of it, and the table as kept then."""

    async def all_of_it() -> tuple[T, Table]:
        store, workers = await Store.open(folder / "x.db"), Workers(1, 60.0)
        await keep(store, table, [])
        kept = await store.load(CODE)
        assert kept is not None
        hub = Hub(store, workers, 0)
        live = Live(kept, store, workers, 0, hub.time, hub.alerts)
        try:
            found = await work(live)
            kept = await store.load(CODE)
            assert kept is not None
            return found, table_from(kept)
        finally:
            await live.close()
            await workers.close()
            await store.close()

    return asyncio.run(all_of_it())


async def exchange(live: Live) -> None:
    await live.submit(Act(0, text="exchange taste", seen=LAST_CHOICE, game=0))


def test_a_game_is_finished_by_the_rules_it_was_begun_with(tmp_path: Path) -> None:
    _, table = at_the_table(old_table(LAST_CHOICE, WIM, WIM), tmp_path, exchange)
    assert table.play.record.lines == old_record().lines, "the same dice draw the same end, void round and all"
    assert table.play.outcome() is not None
    verified = verify(table.room.game, replace(table.play.record, seed=table.match.secret))
    assert verified.record.rules_version == 1


def test_a_bot_goes_on_with_the_rules_a_game_was_begun_with(tmp_path: Path) -> None:
    async def wait_for_the_bot(live: Live) -> int:
        await asyncio.gather(*live.bots.thinking.values())
        return live.table.play.length

    length, table = at_the_table(old_table(LAST_CHOICE - 2, WIM, BOT), tmp_path, wait_for_the_bot)
    assert length >= LAST_CHOICE
    assert table.play.record.lines[LAST_CHOICE - 2].seat == 1
    assert table.room.game.rules_version == table.play.record.rules_version == 1


def test_a_worker_plays_by_the_version_it_is_told_or_says_that_it_cannot() -> None:
    async def ask() -> None:
        workers = Workers(1, 60.0)
        game = Snark(9)
        room, seen = replace(room_of("snark"), game=game), game.observe(game.start(2, {}), 0)
        try:
            with pytest.raises(BotFailed, match="no version 9 of the rules of “snark”; the versions are: 1, 2"):
                await workers.choose(room, "fool", 0, seen, ["exchange taste"])
            with pytest.raises(BotFailed, match="no version 9 of the rules"):
                await workers.look(room, 0, seen, "", 1, 20)
        finally:
            await workers.close()

    asyncio.run(ask())


def test_a_rematch_begins_with_the_newest_rules(tmp_path: Path) -> None:
    async def play_again(live: Live) -> None:
        await exchange(live)
        await live.submit(Rematch(0))

    _, table = at_the_table(old_table(LAST_CHOICE, WIM, WIM), tmp_path, play_again)
    assert [match.play.record.rules_version for match in table.matches] == [1, 2]
    assert [match.room.game.rules_version for match in table.matches] == [1, 2]
    assert [match.play.state.version for match in table.matches] == [1, 2]


def test_a_rematch_after_older_rules_is_still_called_a_rematch() -> None:
    assert rematch_label(old_table(LAST_CHOICE, WIM, WIM), "en") == "Rematch"


def test_a_game_of_older_rules_is_reviewed(tmp_path: Path) -> None:
    table = old_table(40, WIM, WIM)
    match = replace(table.match, id=GAME.id, play=agree(table.play, Resign(1)))

    async def work() -> None:
        async with reviewing(tmp_path) as reviews:
            assert (await made(reviews, match)).review is not None

    run(work)


def test_a_table_whose_rules_nobody_knows_any_more_is_a_page_with_a_sentence(quick_server: Server) -> None:
    with Visitor(quick_server, "de") as visitor:
        code = visitor.open()
        quick_server.kill()
        with closing(sqlite3.connect(quick_server.database)) as connection:
            connection.execute("UPDATE games SET rules_version = 9 WHERE table_code = ?", (code,))
            connection.commit()
        quick_server.restart()
        with Visitor(quick_server, "de") as again:
            page = again.get(f"/t/{code}")

            async def work() -> None:
                async with again.connected(code) as talk:
                    assert await talk.closed_with() == FAILED

            run(work)
    assert page.status_code == 409
    assert "Eine Fassung 9 der Regeln" in page.text
    assert "There is no version 9 of the rules" in quick_server.logged()
    assert "Traceback" not in quick_server.logged()


@pytest.fixture
def older(tmp_path: Path, postgres: Postgres) -> Iterator[Server]:
    """One of two processes; the other, of which only its being there matters, knows newer rules."""
    url = postgres.new()
    with neighbour(url), Server(tmp_path, url=url) as server:
        yield server


@contextmanager
def neighbour(url: str) -> Iterator[None]:
    """Be another process that serves the same database."""
    going = Event()

    async def be_there() -> None:
        async with opened(url) as store:
            await store.neighbours.meet(lambda _: None)
            there.set()
            await asyncio.to_thread(going.wait)

    there, thread = Event(), Thread(target=lambda: asyncio.run(be_there()))
    thread.start()
    there.wait()
    try:
        yield
    finally:
        going.set()
        thread.join()


NEWER_GAME: Final = """
insert into games (id, table_code, place, game, rules_version, seats, options, seed, started_at)
select 'newer', table_code, 1, game, 9, seats, options, seed, started_at from games where table_code = ?
"""


def test_who_plays_by_rules_that_a_process_does_not_know_is_sent_to_another(older: Server) -> None:
    with Visitor(older) as host:
        code = host.open("here")

        async def work() -> None:
            async with host.at(code) as talk:
                older.spoil(NEWER_GAME, code)
                older.rows("select pg_notify('frabjous', ?)", f"1 table {code} 0 0")
                assert await talk.closed_with() == TRY_ELSEWHERE
            async with host.connected(code) as talk:
                assert await talk.closed_with() == TRY_ELSEWHERE

        run(work)
        page = host.get(f"/t/{code}")
    assert (page.status_code, page.headers["retry-after"]) == (503, "1")


def test_a_process_that_has_become_too_old_ends_and_says_so(older: Server) -> None:
    older.spoil("update programs set oldest = '9001'")
    older.rows("select pg_notify('frabjous', ?)", "1 step - 0 0")
    assert older.process is not None
    older.process.join(PATIENCE)
    assert older.process.exitcode in (0, -signal.SIGTERM)
    assert "this one is too old for it now" in older.logged()
