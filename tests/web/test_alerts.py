"""Alerts: real tables, a real store, a push service and a mail server of our own, and time that the test moves on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

import pytest

from frabjous.bots.workers import Workers
from frabjous.games.splut import SPLUT
from frabjous.store.alerting import Reach
from frabjous.store.keys import hash_of
from frabjous.store.rows import KeyRow
from frabjous.store.store import Store
from frabjous.table.chair_deeds import Sit
from frabjous.table.chairs import Chair
from frabjous.table.deed import AnyDeed
from frabjous.table.deeds import Answer, Draw, Rematch, Resign, Undo
from frabjous.web.alerts import AGAIN_MS, MOST_TRIES, WAIT_MS
from frabjous.web.hub import Hub
from frabjous.web.mail import mail_server
from frabjous.web.posting import Ways
from frabjous.web.quiet import awake_at
from frabjous.web.sight import Eyes
from frabjous.web.start import set_up
from frabjous.web.viewer import Viewer
from table.tables import ADA, BOB, WIM, act, bot, person
from web.clocks import SteppedClock
from web.post_offices import Browser, MailBox, PushService

FIRST: Final = "D e2-e3"
OTHER: Final = "S d2-d3"
FIRST_OF_ADA: Final = "D b5-c5"  # with three seats
HOME: Final = "https://games.example.org"
WAIT: Final = WAIT_MS / 1000


class Place:
    """A server without its web, whose people may be called."""

    def __init__(self, database: str, service: PushService, box: MailBox) -> None:
        self.database: Final = database
        self.clock: Final = SteppedClock()
        self.service: Final = service
        self.box: Final = box
        mail = mail_server(box.url, "table@games.example.org")
        self.ways = Ways(HOME, push=True, mail=mail, loopback=True)
        self.browser: Final = Browser()

    @asynccontextmanager
    async def alive(self) -> AsyncIterator[Hub]:
        store, workers = await Store.open(self.database), Workers()
        hub = Hub(store, workers, 0, self.clock, self.ways)
        await store.neighbours.meet(hub.others.heard)
        await hub.alerts.start()
        try:
            yield hub
        finally:
            await hub.close()
            await workers.close()
            await store.close()
            self.clock.rings.clear()

    async def table(self, hub: Hub, *chairs: Chair) -> str:
        return (await set_up(hub.store, (SPLUT,), {}, chairs, hints=False, now=self.clock.now())).code

    async def reached(self, hub: Hub, code: str, chair: int, name: str = "phone", **how: str) -> Reach:
        """Let a device play a chair, and be called: by push, unless told otherwise."""
        device = hash_of(name)
        await hub.store.see_device(device, self.clock.now())
        await hub.store.add_keys(code, [KeyRow(chair, device)])
        push = {"endpoint": f"{self.service.origin}/{name}", **self.browser.keys}
        plain = Reach(device, "en", "UTC", 0, 0, confirmed="address" in how)
        reach = replace(plain, **(how or push))  # type: ignore[arg-type]  # all of them are texts
        await hub.store.alerting.set_reach(reach)
        return reach

    def pushed(self) -> list[str]:
        """Take what has come to the push service, in words."""
        came = []
        while not self.service.came.empty():
            note = self.service.next().read(self.browser)
            came.append(f"{note['title']}: {note['body']}")
        return came

    def written(self) -> list[str]:
        came = []
        while not self.box.came.empty():
            came.append(str(self.box.next()["Subject"]))
        return came

    async def passes(self, hub: Hub, seconds: float) -> None:
        """Let time pass, and everything be done that is due then."""
        await settled(hub)
        self.clock.step(seconds)
        await settled(hub)


async def settled(hub: Hub) -> None:
    while hub.alerts.tasks:
        await asyncio.wait(list(hub.alerts.tasks))


async def do(hub: Hub, code: str, *deeds: AnyDeed) -> None:
    """Do something at a table, and leave it."""
    async with hub.table(code) as live:
        assert live is not None
        for deed in deeds:
            await live.submit(deed)
        while live.chores or live.bots.thinking:
            await asyncio.gather(*live.chores, *live.bots.thinking.values())


@asynccontextmanager
async def watched(hub: Hub, code: str, chair: int) -> AsyncIterator[Viewer]:
    """Let somebody be connected for a while."""
    async with hub.table(code) as live:
        assert live is not None
        viewer = Viewer(Eyes(frozenset({chair}), "en"))
        live.join(viewer)
        yield viewer
        live.leave(viewer)


@pytest.fixture
def run(database: str) -> Callable[[Callable[[Place], Awaitable[None]]], None]:
    def running(work: Callable[[Place], Awaitable[None]]) -> None:
        async def all_of_it() -> None:
            with PushService() as service, MailBox() as box:
                await work(Place(database, service, box))

        asyncio.run(all_of_it())

    return running


Run = Callable[[Callable[[Place], Awaitable[None]]], None]


def test_whoever_is_away_is_called_once_it_is_their_turn(run: Run) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            code = await place.table(hub, WIM, ADA)
            await place.reached(hub, code, 1)
            await do(hub, code, act(0, FIRST, 0, 0))
            await place.passes(hub, WAIT - 1)
            assert place.pushed() == [], "a reload takes a moment, too"
            await place.passes(hub, 1)
            came = place.service.next()
            note = came.read(place.browser)
            assert note == {"title": "Splut! · Wim", "body": "It is your turn.", "path": f"/t/{code}"}
            assert came.check_sender(place.service.origin, HOME)
            await place.passes(hub, 24 * 3600)
            assert place.pushed() == [], "once"

    run(work)


def test_of_two_processes_that_know_of_a_call_one_makes_it(run: Run) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub, place.alive() as other:
            code = await place.table(hub, WIM, ADA)
            await place.reached(hub, code, 1)
            await do(hub, code, act(0, FIRST, 0, 0))
            await settled(hub)
            await other.alerts.find()
            await place.passes(hub, WAIT)
            await settled(other)
            assert len(place.pushed()) == 1

    run(work)


def test_nobody_is_called_twice_for_a_turn_that_others_take_back_and_do_anew(run: Run) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            code = await place.table(hub, WIM, ADA)
            await place.reached(hub, code, 1)
            await do(hub, code, act(0, FIRST, 0, 0))
            await place.passes(hub, WAIT)
            assert len(place.pushed()) == 1
            await do(hub, code, Undo(0), act(0, OTHER, 2, 0))
            await place.passes(hub, WAIT)
            assert place.pushed() == []

    run(work)


def test_but_who_has_been_here_since_is_called_again(run: Run) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            code = await place.table(hub, WIM, ADA)
            await place.reached(hub, code, 1)
            await do(hub, code, act(0, FIRST, 0, 0))
            await place.passes(hub, WAIT)
            async with watched(hub, code, 1) as viewer:
                viewer.said_goodbye = True
            await do(hub, code, Undo(0), act(0, OTHER, 2, 0))
            await place.passes(hub, WAIT)
            assert len(place.pushed()) == 2

    run(work)


@pytest.mark.parametrize("chair", [0, 1])
def test_nobody_is_called_while_a_socket_of_the_seat_is_open(chair: int, run: Run) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            code = await place.table(hub, WIM, ADA)
            await place.reached(hub, code, 1)
            async with watched(hub, code, chair):
                await do(hub, code, act(0, FIRST, 0, 0))
                await place.passes(hub, WAIT)
                assert len(place.pushed()) == (chair == 0), "somebody else's does not count"

    run(work)


@pytest.mark.parametrize("said_goodbye", [True, False])
def test_who_closes_the_page_has_seen_it_and_who_loses_the_line_has_not(said_goodbye: bool, run: Run) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            code = await place.table(hub, WIM, ADA)
            await place.reached(hub, code, 1)
            async with watched(hub, code, 1) as viewer:
                await do(hub, code, act(0, FIRST, 0, 0))
                await settled(hub)
                viewer.said_goodbye = said_goodbye
            await place.passes(hub, WAIT)
            assert len(place.pushed()) == (not said_goodbye)

    run(work)


def test_who_comes_and_moves_in_time_is_not_called(run: Run) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            code = await place.table(hub, WIM, ADA)
            await place.reached(hub, code, 1)
            await do(hub, code, act(0, FIRST, 0, 0), act(1, "D e8-e7", 1, 0), act(1, "D e7-e8", 2, 0))
            await place.passes(hub, WAIT)
            assert place.pushed() == []

    run(work)


def test_who_hands_the_device_on_need_not_be_called(run: Run) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            code = await place.table(hub, person("Wim", "sofa"), person("Ada", "sofa"))
            await place.reached(hub, code, 1)
            await do(hub, code, act(0, FIRST, 0, 0))
            await place.passes(hub, WAIT)
            assert place.pushed() == []

    run(work)


def test_the_other_reasons(run: Run) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            code = await place.table(hub, WIM, ADA, Chair())
            await place.reached(hub, code, 0, "first")
            await place.reached(hub, code, 1, "second")
            await do(hub, code, Sit(2, "Bob", "bob"))
            await place.passes(hub, WAIT)
            assert place.pushed() == ["Splut! · Ada, Bob: It is your turn."], "all are here, and it begins"
            code = await place.table(hub, WIM, ADA)
            await place.reached(hub, code, 0, "first")
            await place.reached(hub, code, 1, "second")
            await do(hub, code, act(0, FIRST, 0, 0))
            await place.passes(hub, WAIT)
            assert place.pushed() == ["Splut! · Wim: It is your turn."]
            await do(hub, code, Draw(0))
            await place.passes(hub, WAIT)
            assert place.pushed() == [], "a question in the middle of a turn for which one was called"
            await do(hub, code, Answer(1, yes=False, seen=2), Resign(1))
            await place.passes(hub, WAIT)
            assert sorted(place.pushed()) == ["Splut! · Ada: The game is over.", "Splut! · Wim: The game is over."]
            await do(hub, code, Rematch(0))
            await place.passes(hub, WAIT)
            assert sorted(place.pushed()) == [
                "Splut! · Ada: The next game is ready: join in.",
                "Splut! · Wim: The next game is ready: join in.",
            ]

    run(work)


def test_a_question_calls_who_must_answer_it_and_not_who_asks(run: Run) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            code = await place.table(hub, WIM, ADA, BOB)
            await place.reached(hub, code, 0, "first")
            await place.reached(hub, code, 2, "third")
            await do(hub, code, act(0, FIRST, 0, 0), act(1, FIRST_OF_ADA, 1, 0), Undo(0))
            await place.passes(hub, WAIT)
            assert place.pushed() == ["Splut! · Wim, Ada: Somebody asks you something."]

    run(work)


def test_quiet_hours_are_by_the_browsers_time_and_a_restart_finds_what_is_due(run: Run) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            code = await place.table(hub, WIM, ADA)
            reach = await place.reached(hub, code, 1)
            # Here it is a quarter past six in the evening, in Tokyo a quarter past three at night.
            night = replace(reach, zone="Asia/Tokyo", quiet_from=22, quiet_until=8)
            await hub.store.alerting.set_reach(night)
            await do(hub, code, act(0, FIRST, 0, 0))
            await place.passes(hub, WAIT)
            assert place.pushed() == []
        async with place.alive() as hub:
            due = next(iter(hub.alerts.rows.values())).due_at or 0
            assert due == awake_at(night, place.clock.now())
            left = (due - place.clock.now()) / 1000
            assert 4 * 3600 < left < 5 * 3600
            await place.passes(hub, left - 1)
            assert place.pushed() == []
            await place.passes(hub, 1)
            assert len(place.pushed()) == 1

    run(work)


def test_nothing_polls(run: Run) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            for _ in range(3):
                code = await place.table(hub, WIM, ADA)
                await place.reached(hub, code, 1)
                await do(hub, code, act(0, FIRST, 0, 0))
                await settled(hub)
            assert [ring.when - place.clock.time() for ring in place.clock.waiting()] == [WAIT]

    run(work)


def test_a_subscription_that_has_ended_is_forgotten_and_a_letter_is_written(run: Run) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            code = await place.table(hub, WIM, ADA)
            reach = await place.reached(hub, code, 1)
            with_mail = replace(reach, address="ada@example.org", letter_key="k", confirmed=True)
            await hub.store.alerting.set_reach(with_mail)
            place.service.answer = 410
            await do(hub, code, act(0, FIRST, 0, 0))
            await place.passes(hub, WAIT)
            assert len(place.pushed()) == 1
            assert place.written() == ["Splut! · Wim: It is your turn."]
            kept = await hub.store.alerting.reach(reach.device)
            assert kept == replace(with_mail, endpoint="", p256dh="", auth="")

    run(work)


def test_a_service_that_does_not_answer_is_asked_again_but_not_for_ever(run: Run) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            code = await place.table(hub, WIM, ADA)
            await place.reached(hub, code, 1)
            place.service.answer = 503
            await do(hub, code, act(0, FIRST, 0, 0))
            await place.passes(hub, WAIT)
            for _ in range(MOST_TRIES + 2):
                await place.passes(hub, AGAIN_MS / 1000)
            assert len(place.pushed()) == MOST_TRIES

    run(work)


def test_a_letter_is_for_those_whom_no_push_reaches_and_one_address_gets_one(run: Run) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            code = await place.table(hub, WIM, ADA)
            for name in ("laptop", "tablet"):
                await place.reached(hub, code, 1, name, address="ada@example.org", letter_key=name)
            await do(hub, code, act(0, FIRST, 0, 0))
            await place.passes(hub, WAIT)
            assert place.written() == ["Splut! · Wim: It is your turn."]
            await place.reached(hub, code, 1, "phone")
            await do(hub, code, act(1, "D e8-e7", 1, 0), act(1, "D e7-e8", 2, 0), act(0, "D e3-e2", 3, 0))
            await do(hub, code, *[act(0, text, 4 + n, 0) for n, text in enumerate(("D e2-e3", "D e3-e2"))])
            await place.passes(hub, WAIT)
            assert (place.written(), len(place.pushed())) == ([], 1)

    run(work)


def test_bots_are_not_called_and_nobody_who_does_not_wish_it(run: Run) -> None:
    async def work(place: Place) -> None:
        async with place.alive() as hub:
            code = await place.table(hub, WIM, bot("fool"), BOB)
            await do(hub, code, act(0, FIRST, 0, 0))
            await place.passes(hub, WAIT)
            assert hub.alerts.rows == {}
            assert place.pushed() == []

    run(work)


def test_where_the_owner_allows_nothing_nothing_is_kept_or_sent(run: Run) -> None:
    async def work(place: Place) -> None:
        place.ways = Ways()
        async with place.alive() as hub:
            code = await place.table(hub, WIM, ADA)
            await place.reached(hub, code, 1)
            await do(hub, code, act(0, FIRST, 0, 0))
            await place.passes(hub, WAIT)
            assert (place.pushed(), await hub.store.alerting.due()) == ([], [])

    run(work)


def test_the_servers_key_is_made_once(run: Run) -> None:
    async def work(place: Place) -> None:
        keys = []
        for _ in range(2):
            async with place.alive() as hub:
                keys.append(await hub.alerts.post.public_key())
        assert keys[0] == keys[1]
        assert len(keys[0]) == 87

    run(work)
