"""Two processes in one: what each knows of the other's tables and clocks, and what comes of it when one is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

import pytest
from sqlalchemy import Connection, text

from frabjous.bots.workers import Workers
from frabjous.games import room_of
from frabjous.store import Store
from frabjous.store.neighbours import TOO_SLOW, Neighbours
from frabjous.store.notes import Kind, Note, read
from frabjous.store.rows import Kept, TalkRow
from frabjous.store.writer import is_trouble
from frabjous.table.chairs import Chair
from frabjous.table.chairs import Kind as Sits
from frabjous.table.clock import pace_of
from frabjous.table.deeds import Act, Rematch, Resign
from frabjous.table.refusals import Stale
from frabjous.web.elsewhere import PULSE, TRY_ELSEWHERE, Elsewhere, Standing
from frabjous.web.hub import Hub
from frabjous.web.live import Live
from frabjous.web.sight import Eyes
from frabjous.web.start import set_up
from frabjous.web.thinking import until_done
from frabjous.web.viewer import Viewer
from postgres import Postgres
from web.clocks import SteppedClock

SPLUT: Final = room_of("splut")
PEOPLE: Final = (Chair(Sits.PERSON, "Wim", "", "pc"), Chair(Sits.PERSON, "Ada", "", "phone"))
PATIENCE: Final = 20.0


class Process:
    """A process: its store, its tables, its clock."""

    def __init__(self, store: Store, clock: SteppedClock) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self.workers: Final = Workers()
        self.hub: Final = Hub(store, self.workers, 0, clock)

    async def pulse(self) -> None:
        """Let the process look round."""
        looking = asyncio.create_task(self.hub.others.look_round())
        await asyncio.sleep(0)
        self.clock.step(PULSE)
        await looking

    async def pulse_until(self, is_so: Callable[[], bool]) -> None:
        """Look round until something is so; PostgreSQL takes a moment to know that a connection is gone."""
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await self.pulse()

    async def lose(self) -> None:
        """Let its connection to the others break, as if it were killed."""
        await self.store.neighbours.close()


@asynccontextmanager
async def process(url: str, clock: SteppedClock | None = None) -> AsyncIterator[Process]:
    one = Process(await Store.open(url), clock or SteppedClock())
    await one.store.neighbours.meet(one.hub.others.heard)
    one.hub.others.living = await one.store.neighbours.living()
    await one.hub.time.start()
    try:
        yield one
    finally:
        await one.hub.close()
        await one.workers.close()
        await one.store.close()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110 - it is PostgreSQL that is waited for
            await asyncio.sleep(0.001)


def with_two(postgres: Postgres, work: Callable[[Process, Process], Awaitable[None]]) -> None:
    async def run() -> None:
        url = postgres.rinsed()
        async with process(url) as one, process(url) as other:
            await work(one, other)

    asyncio.run(run())


async def a_table(store: Store, clock: str = "", now: int = 1) -> str:
    return (await set_up(store, (SPLUT,), {}, PEOPLE, hints=False, pace=pace_of(clock), now=now)).code


@asynccontextmanager
async def at(code: str, *processes: Process) -> AsyncIterator[list[Live]]:
    async with processes[0].hub.table(code) as here, processes[1].hub.table(code) as there:
        assert here is not None
        assert there is not None
        yield [here, there]


def choice(live: Live, which: int = 0) -> Act:
    (seat,) = live.table.play.to_act()
    action = SPLUT.game.legal(live.table.play.state, seat)[which]
    return Act(seat, text=action.text, seen=live.table.play.length, game=live.table.match.place)


def texts(live: Live) -> list[str]:
    return [line.text for line in live.table.play.record.lines]


def test_a_note_is_short_and_one_from_a_newer_program_is_passed_over() -> None:
    longest = Note(Kind.PRESENCE, "manxome-borogove-7q4kxm", 99, 19_999).written(2**31 - 1)
    assert len(longest) < 60
    assert read(longest)[1].table == "manxome-borogove-7q4kxm"
    with pytest.raises(ValueError, match="sonnet"):
        read("1f sonnet mome-rath-7q4kxm 0 0")


def test_of_two_who_act_in_the_same_moment_one_is_first_and_both_processes_agree(postgres: Postgres) -> None:
    async def work(one: Process, other: Process) -> None:
        async with at(await a_table(one.store), one, other) as (here, there):
            deeds = [live.submit(choice(live, which)) for which, live in enumerate((here, there))]
            done = await asyncio.gather(*deeds, return_exceptions=True)
            assert {type(answer) for answer in done} == {float, Stale}
            await until(lambda: texts(here) == texts(there))
            assert len(texts(here)) == 1

    with_two(postgres, work)


def test_what_happens_while_a_table_is_being_loaded_is_not_missed(postgres: Postgres) -> None:
    async def work(one: Process, other: Process) -> None:
        code = await a_table(one.store)
        load = other.store.load

        async def slowly(code: str) -> Kept | None:
            other.store.load = load  # type: ignore[method-assign]
            kept = await load(code)
            async with one.hub.table(code) as here:
                assert here is not None
                await here.say(Eyes(frozenset({0}), "en"), "Callooh!")
            await until(lambda: code in other.hub.missed)
            return kept

        other.store.load = slowly  # type: ignore[method-assign]  # a moment that is hard to meet otherwise
        async with other.hub.table(code) as there:
            assert there is not None
            await until(lambda: [row.text for row in there.talk] == ["Callooh!"])

    with_two(postgres, work)


async def become_deaf(one: Process) -> None:
    """Let a process hear nothing any more of what others write, as in the moment before a note arrives."""
    assert isinstance(one.store.neighbours, Neighbours)
    await one.store.neighbours.ask("UNLISTEN *")


def test_who_comes_is_shown_what_the_process_has_not_heard_of_yet(postgres: Postgres) -> None:
    async def work(one: Process, other: Process) -> None:
        async with at(await a_table(one.store), one, other) as (here, there):
            await become_deaf(other)
            for deeds in ([choice(here)], [Resign(1), Rematch(0)]):
                for deed in deeds:
                    await here.submit(deed)
                assert (there.table.match.place, texts(there)) != (here.table.match.place, texts(here))
                async with other.hub.table(here.table.code) as found:
                    assert found is there
                    assert (there.table.match.place, texts(there)) == (here.table.match.place, texts(here))

    with_two(postgres, work)


def test_who_comes_while_somebody_else_loads_a_table_is_shown_what_was_written_since(postgres: Postgres) -> None:
    async def work(one: Process, other: Process) -> None:
        code = await a_table(one.store)
        await become_deaf(other)
        load, is_read, is_written = other.store.load, asyncio.Event(), asyncio.Event()

        async def slowly(code: str) -> Kept | None:
            kept = await load(code)
            is_read.set()
            await is_written.wait()
            return kept

        async def lines_found() -> list[str]:
            async with other.hub.table(code) as there:
                assert there is not None
                return texts(there)

        other.store.load = slowly  # type: ignore[method-assign]  # a moment that is hard to meet otherwise
        async with AsyncExitStack() as stack, one.hub.table(code) as here:
            assert here is not None
            first = asyncio.create_task(stack.enter_async_context(other.hub.table(code)))
            await is_read.wait()
            await here.submit(choice(here))
            second = asyncio.create_task(lines_found())
            await asyncio.sleep(0)  # the second waits for what the first one reads
            is_written.set()
            assert await second == texts(here)
            await first

    with_two(postgres, work)


def test_who_was_with_a_lost_process_is_away(postgres: Postgres) -> None:
    async def work(one: Process, other: Process) -> None:
        async with at(await a_table(one.store), one, other) as (here, there):
            here.join(Viewer(Eyes(frozenset({0}), "en")))
            await until(lambda: 0 in there.attendance.present)
            await one.lose()
            await other.pulse_until(lambda: 0 not in there.attendance.present)

    with_two(postgres, work)


def test_whoever_lives_sees_to_the_clocks_of_a_lost_process(postgres: Postgres) -> None:
    async def work(one: Process, other: Process) -> None:
        code = await a_table(one.store, "live 10 5", one.clock.now())
        async with one.hub.table(code) as here:
            assert here is not None
            await until(lambda: "clock starts" in texts(here))
        assert code not in other.hub.time.dues
        await one.lose()
        await other.pulse_until(lambda: code in other.hub.time.dues)
        other.clock.step(700)
        async with asyncio.timeout(PATIENCE):
            while await last_line(other.store, code) != "out of time 1":
                pass

    with_two(postgres, work)


async def last_line(store: Store, code: str) -> str:
    kept = await store.load(code)
    assert kept is not None
    return kept.lines[kept.games[0].id][-1].text


def test_who_was_out_of_reach_looks_again(postgres: Postgres) -> None:
    async def work(one: Process, other: Process) -> None:
        async with at(await a_table(one.store), one, other) as (here, there):
            await other.lose()
            await here.submit(choice(here))
            assert texts(there) == []
            await other.pulse()
            await until(lambda: texts(there) == texts(here))
            assert other.hub.others.standing is Standing.READY

    with_two(postgres, work)


def test_who_stays_out_of_reach_sends_everybody_elsewhere_until_it_is_back(postgres: Postgres) -> None:
    async def work(one: Process, other: Process) -> None:
        async with at(await a_table(one.store), one, other) as (_, there):
            viewer = Viewer(Eyes(frozenset({0}), "en"))
            there.join(viewer)
            meet = other.store.neighbours.meet

            async def fail(heard: object) -> None:
                raise ConnectionError

            other.store.neighbours.meet = fail  # type: ignore[method-assign]  # only the way there is lost
            await other.lose()
            await other.pulse()
            assert (other.hub.others.standing, viewer.farewell) == (Standing.CUT_OFF, TRY_ELSEWHERE)
            with pytest.raises(Elsewhere):
                other.hub.others.check_ready()
            other.store.neighbours.meet = meet  # type: ignore[method-assign]
            await other.pulse()
            other.hub.others.check_ready()

    with_two(postgres, work)


def test_of_a_lost_connection_everybody_hears_at_once(postgres: Postgres) -> None:
    """It is nobody's fault: who waits in a group is not tried again one by one."""

    def end(connection: Connection) -> None:
        connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    async def work(one: Process, _: Process) -> None:
        with pytest.raises(Exception, match="terminat") as lost:
            await one.store.write(end)
        assert isinstance(lost.value, Exception)
        assert is_trouble(lost.value)
        assert await one.store.few_counts() == {"tables": 0, "games": 0}
        await one.store.set_pulse(1)

    with_two(postgres, work)


def neighbours_of(one: Process) -> Neighbours:
    assert isinstance(one.store.neighbours, Neighbours)
    return one.store.neighbours


def test_who_gives_up_waiting_for_a_lock_does_not_keep_it(postgres: Postgres) -> None:
    """A table that is let go while its bot begins to think must not stop that bot everywhere else."""

    async def work(one: Process, other: Process) -> None:
        async def think() -> None:
            async with one.store.neighbours.claimed("a bot's turn"):
                pass

        async with neighbours_of(one).turn:  # so that the question is still to be answered
            thinking = asyncio.create_task(think())
            await asyncio.sleep(0)
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)
        await one.store.neighbours.living()  # whatever was asked before it is answered now
        async with other.store.neighbours.claimed("a bot's turn") as ours:
            assert ours

    with_two(postgres, work)


def test_a_connection_that_became_too_slow_is_lost_if_there_are_others(postgres: Postgres) -> None:
    async def work(one: Process, other: Process) -> None:
        assert await one.store.neighbours.living()
        for _ in range(TOO_SLOW):
            neighbours_of(one).note_speed(1.0)
        with pytest.raises(ConnectionError):
            await one.store.neighbours.living()
        await one.pulse()
        assert await one.store.neighbours.living()
        await one.lose()
        await other.pulse_until(lambda: not other.hub.others.living)
        for _ in range(TOO_SLOW):
            neighbours_of(other).note_speed(1.0)
        assert await other.store.neighbours.living() == frozenset()

    with_two(postgres, work)


def test_a_table_that_takes_long_to_load_does_not_hold_up_others(postgres: Postgres) -> None:
    async def work(one: Process, _: Process) -> None:
        codes = [await a_table(one.store) for _ in range(2)]
        load, go_on = one.store.load, asyncio.Event()

        async def slowly(code: str) -> Kept | None:
            if code == codes[0]:
                await go_on.wait()
            return await load(code)

        async def visit(code: str) -> str:
            async with one.hub.table(code) as live:
                assert live is not None
                return live.table.code

        one.store.load = slowly  # type: ignore[method-assign]  # only this one takes long
        first = asyncio.create_task(visit(codes[0]))
        assert await visit(codes[1]) == codes[1]
        go_on.set()
        assert await first == codes[0]

    with_two(postgres, work)


def test_what_waits_to_be_tried_again_is_tried_once_the_database_is_back(postgres: Postgres) -> None:
    async def work(one: Process, _: Process) -> None:
        tries = asyncio.Queue[int]()

        async def fail_once() -> None:
            tries.put_nowait(1)
            if tries.qsize() == 1:
                raise ConnectionError

        trying = asyncio.create_task(until_done(fail_once, "something", one.hub.time.pauses))
        await until(lambda: bool(one.hub.time.pauses.lasting))
        await one.lose()
        looking = asyncio.create_task(one.hub.others.meet_again(ConnectionError()))
        await asyncio.gather(looking, trying)
        assert tries.qsize() == 2

    with_two(postgres, work)


def test_a_process_that_drains_begins_no_thought(postgres: Postgres) -> None:
    async def work(one: Process, _: Process) -> None:
        chairs = (PEOPLE[0], Chair(Sits.BOT, "", "fool", "teapot"))
        made = await set_up(one.store, (SPLUT,), {}, chairs, hints=False, pace=pace_of(""), now=1)
        async with one.hub.table(made.code) as live:
            assert live is not None
            one.hub.others.drain()
            while not live.table.bots_to_act():
                await live.submit(choice(live))
            await one.pulse()
            assert live.bots.thinking == {}

    with_two(postgres, work)


def test_words_sent_again_by_way_of_another_process_are_said_once(postgres: Postgres) -> None:
    async def work(one: Process, other: Process) -> None:
        words = TalkRow(await a_table(one.store), "Wim", 0, "Callooh!", 7)
        said = await asyncio.gather(*(each.store.say(words, heard=0) for each in (one, other)))
        assert said[0] == said[1]
        assert said[0] is not None
        again = await one.store.say(words, heard=said[0].id)
        assert again is not None
        assert [row.id for row in await other.store.latest_talk(words.table_code)] == [said[0].id, again.id]

    with_two(postgres, work)


def test_who_waits_for_a_line_that_went_dead_hears_it_when_the_database_is_met_again(postgres: Postgres) -> None:
    """What is still said into it would keep everybody else from writing, for ever."""

    def wait_for_ever(connection: Connection) -> None:
        connection.execute(text("SELECT pg_sleep(3600)"))

    async def work(one: Process, _: Process) -> None:
        waiting = asyncio.create_task(one.store.write(wait_for_ever))
        behind = asyncio.create_task(one.store.set_pulse(1))
        await asyncio.sleep(0)
        await one.hub.others.meet_again(ConnectionError())
        for lost in (waiting, behind):
            with pytest.raises(ConnectionError):
                await lost
        await one.store.set_pulse(2)
        assert await one.store.pulse() == 2

    with_two(postgres, work)
