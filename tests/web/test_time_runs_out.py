"""Clocks of real tables with a real store: nothing polls, a restart finds the next timeout, a race is decided once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

import pytest

from frabjous.bots.workers import Workers
from frabjous.core import recordfile
from frabjous.core.errors import GameError
from frabjous.games.splut import SPLUT
from frabjous.store.store import Store
from frabjous.table.chair_deeds import Sit
from frabjous.table.chairs import Chair, Kind
from frabjous.table.clock import DAY, MINUTE, Pace
from frabjous.table.time_deeds import CallTime
from frabjous.web.hub import Hub
from frabjous.web.start import set_up
from table.tables import act
from web.clocks import SteppedClock
from web.visiting import Visitor

LIVE: Final = Pace(minutes=10, seconds=5)
WIM, ADA, BOB = (Chair(Kind.PERSON, name, "", name) for name in ("Wim", "Ada", "Bob"))
FIRST: Final = "D e2-e3"


class Place:
    """A server without its web: a store, its tables, and a clock that the test moves on."""

    def __init__(self, database: str) -> None:
        self.database: Final = database
        self.clock: Final = SteppedClock()

    @asynccontextmanager
    async def alive(self) -> AsyncIterator[Hub]:
        """Let a process live for a while."""
        store, workers = await Store.open(self.database), Workers()
        hub = Hub(store, workers, 0, self.clock)
        await store.neighbours.meet(hub.others.heard)
        await hub.time.start()
        try:
            yield hub
        finally:
            await hub.close()
            await workers.close()
            await store.close()
            self.clock.rings.clear()

    async def killed(self, hub: Hub) -> None:
        """Forget a process without letting it say good-bye."""
        hub.time.dues.clear()

    async def table(self, hub: Hub, pace: Pace, *chairs: Chair) -> str:
        table = await set_up(hub.store, (SPLUT,), {}, chairs, hints=False, pace=pace, now=self.clock.now())
        await look_at(hub, table.code)
        return table.code


async def look_at(hub: Hub, code: str) -> None:
    """Open a table and leave it again, as a page does."""
    async with hub.table(code) as live:
        assert live is not None
        while live.chores:
            await asyncio.gather(*live.chores)


async def lines(hub: Hub, code: str) -> list[str]:
    kept = await hub.store.load(code)
    assert kept is not None
    return [line.text for line in kept.lines[kept.games[0].id]]


async def settled(hub: Hub) -> None:
    """Wait until whatever rang has been seen to; the pulse goes on for ever."""
    await hub.time.caught_up.wait()
    while pending := [task for task in hub.time.tasks if task is not hub.time.pulse]:
        await asyncio.wait(pending)


def run(database: str, work: Callable[[Place], Awaitable[None]]) -> None:
    asyncio.run(work(Place(database)))  # type: ignore[arg-type]


@pytest.mark.parametrize("pace", [LIVE, Pace(days=3)], ids=str)
def test_time_runs_out_though_nobody_is_there(pace: Pace, database: str) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            code = await place.table(hub, pace, WIM, ADA)
            assert not hub.tables, "nobody holds the table"
            place.clock.step((pace.usual - 1) / 1000)
            await settled(hub)
            assert await lines(hub, code) == ["clock starts"]
            place.clock.step(0.001)
            await settled(hub)
            assert await lines(hub, code) == ["clock starts", "out of time 1"]
            assert hub.time.dues == {}

    run(database, work)


def test_nothing_polls(database: str) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            await place.table(hub, Pace(days=3), WIM, ADA)
            await place.table(hub, LIVE, WIM, ADA)
            await hub.time.caught_up.wait()
            waits = sorted(ring.when - place.clock.time() for ring in place.clock.waiting())
            assert waits == [10, 600], "a pulse, and one alarm for the table that comes first"

    run(database, work)


@pytest.mark.parametrize("pace", [LIVE, Pace(days=3)], ids=str)
def test_with_more_seats_a_bot_plays_on_though_nobody_is_there(pace: Pace, database: str) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            code = await place.table(hub, pace, WIM, ADA, BOB)
            place.clock.step(pace.usual / 1000)
            await settled(hub)
            after = await lines(hub, code)
            assert after[:2] == ["clock starts", "out of time 1"]
            assert len(after) == 3, "the bot's choice"
            assert not hub.tables
            assert hub.time.dues == {code: place.clock.now() + pace.usual}, "and Ada's time runs"

    run(database, work)


def test_a_bot_plays_that_one_choice_though_nobody_is_there(database: str) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            code = await place.table(hub, Pace(days=1, once=True), WIM, ADA)
            for _ in range(2):
                place.clock.step(DAY / 1000)
                await settled(hub)
            texts = await lines(hub, code)
            assert [text for text in texts if "bot" in text] == ["bot chooses for 1", "bot chooses for 2"]
            assert len(texts) == 5

    run(database, work)


def test_a_restart_finds_the_next_timeout_and_gives_the_time_back(database: str) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            code = await place.table(hub, LIVE, WIM, ADA)
            place.clock.step(2 * 60)
        place.clock.step(3600)  # no process lives
        for _ in range(2):
            async with place.alive() as hub:
                await hub.time.caught_up.wait()
                texts = await lines(hub, code)
        assert texts == ["clock starts", "clock stood 3600 seconds"], "written once"
        async with place.alive() as hub:
            await hub.time.caught_up.wait()
            place.clock.step(8 * 60 - 1)
            await settled(hub)
            assert len(await lines(hub, code)) == 2
            place.clock.step(1)
            await settled(hub)
            assert (await lines(hub, code))[2:] == ["out of time 1"]

    run(database, work)


def test_of_a_killed_server_the_last_pulse_counts(database: str) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            code = await place.table(hub, LIVE, WIM, ADA)
            await hub.time.caught_up.wait()
            place.clock.step(10)
            await hub.time.beat()  # as the pulse does by itself
            place.clock.step(4)
            await place.killed(hub)
        place.clock.step(100)
        async with place.alive() as hub:
            await hub.time.caught_up.wait()
            assert (await lines(hub, code))[1:] == ["clock stood 104 seconds"]

    run(database, work)


def test_the_clock_waits_for_the_last_to_sit_down(database: str) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            code = await place.table(hub, LIVE, WIM, Chair())
            place.clock.step(3600)
            assert await lines(hub, code) == []
            async with hub.table(code) as live:
                assert live is not None
                await live.submit(Sit(1, "Ada", "phone"))
                await asyncio.gather(*live.chores)
            assert hub.time.dues == {code: place.clock.now() + 10 * MINUTE}

    run(database, work)


@pytest.mark.parametrize("first", ["move", "timeout", "neither"])
def test_of_a_move_and_the_timeout_at_the_same_instant_one_is_written(first: str, database: str) -> None:
    """Two processes on one file, at the same millisecond: the number of the line decides, and nobody else."""

    async def work(place: Place) -> None:
        async with place.alive() as one, place.alive() as two:
            code = await place.table(one, LIVE, WIM, ADA)
            async with one.table(code) as here, two.table(code) as there:
                assert here is not None
                assert there is not None
                assert there.table.play.length == 1
                place.clock.seconds += 600  # nothing rings: the test does what rings would do
                if first == "timeout":
                    await there.submit(CallTime())
                if first == "move":
                    await here.submit(act(0, FIRST, 1, 0))
                moving, calling = here.asked(act(0, FIRST, 1, 0)), there.asked(CallTime())
                moved, called = await asyncio.gather(moving, calling, return_exceptions=True)
                texts = await lines(one, code)
            assert not isinstance(called, BaseException)
            assert texts == ["clock starts", "out of time 1" if isinstance(moved, GameError) else FIRST]
            if first != "neither":
                assert texts[1] == (FIRST if first == "move" else "out of time 1")

    run(database, work)


def test_a_record_says_when_and_by_which_clock(database: str) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            code = await place.table(hub, LIVE, WIM, ADA)
            place.clock.step(61.5)
            async with hub.table(code) as live:
                assert live is not None
                await live.submit(act(0, FIRST, 1, 0))
                record = live.table.play.record
            again = await hub.store.load(code)
        text = recordfile.dumps(record)
        assert text.startswith("Frabjous record 2\n")
        assert "\nClock: live 10 5\n" in text
        assert f"\n2 seat 1 +61.500: {FIRST}\n" in text
        read = recordfile.loads(text)
        assert [line.at for line in read.lines] == [line.at for line in record.lines]
        assert (read.begun, read.clock) == (record.begun, "live 10 5")
        assert again is not None
        assert [line.at for line in again.lines[again.games[0].id]] == [line.at for line in record.lines]

    run(database, work)


# What a host chooses


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"clock": "live", "minutes": "15", "seconds": "10"}, "15 min a seat, 10 s more a choice"),
        ({"clock": "days", "days": "2", "minutes": ""}, "2 days a choice"),
        ({"clock": "days", "days": "1", "late": "once"}, "a day a choice"),
    ],
)
def test_the_host_chooses_the_clock(fields: dict[str, str], words: str, host: Visitor) -> None:
    code = host.open("here", **fields)
    page = host.get(f"/t/{code}").text
    assert f"Clock: {words}" in page
    assert page.count('role="timer"') >= 2


@pytest.mark.parametrize(
    "fields",
    [
        {"clock": "live", "minutes": "0", "seconds": "5"},
        {"clock": "days", "days": "15"},
        {"clock": "sand"},
        {"clock": "live"},
    ],
)
def test_a_clock_that_is_none_is_refused(fields: dict[str, str], host: Visitor) -> None:
    answer = host.post("/tables", game="splut", seats="2", way="link", **fields)
    assert answer.status_code == 400
    assert "is no clock" in answer.text
