"""How much one visitor may ask for: counted by what it costs, for a bounded number of visitors."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from frabjous.web import limits
from frabjous.web.limits import EXEMPT, Allowance, AtOnce, Guest, Limits, TooMuch
from frabjous.web.sockets import MOST_OF_ONE_SEAT
from frabjous.web.visitors import Doorkeeper, household, timed
from servers import Server
from web.visiting import Message, Talk, Visitor, run

FAR_AWAY: Final = "203.0.113.9"


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


# The measure


def test_what_was_spent_comes_back_evenly() -> None:
    clock = Clock()
    allowance = Allowance(4, 60, clock)
    assert [allowance.spend("a") for _ in range(5)] == [True] * 4 + [False]
    assert allowance.spend("b")
    clock.now += 14
    assert not allowance.spend("a")
    clock.now += 1
    assert [allowance.spend("a") for _ in range(2)] == [True, False]
    clock.now += 60
    assert [allowance.spend("a") for _ in range(5)] == [True] * 4 + [False]


def test_work_is_charged_afterwards_and_nobody_waits_longer_than_the_stretch() -> None:
    clock = Clock()
    allowance = Allowance(10, 60, clock)
    allowance.charge("a", 9)
    assert allowance.is_left("a")
    allowance.charge("a", 5000)
    assert not allowance.is_left("a")
    clock.now += 61
    assert allowance.is_left("a")


def test_who_is_exempt_is_never_refused() -> None:
    allowance, places = Allowance(1, 60), AtOnce(1)
    assert all(allowance.spend(EXEMPT) and places.enter(EXEMPT) for _ in range(9))
    assert not allowance.spent and not places.inside


def test_places_are_taken_and_left() -> None:
    places = AtOnce(2)
    assert [places.enter("a") for _ in range(3)] == [True, True, False]
    assert places.enter("b")
    places.leave("a")
    assert places.enter("a")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("nonsense", "nonsense", True),
    ],
)
def test_a_household_is_one_visitor(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same


def test_only_work_is_timed_and_not_the_waiting() -> None:
    worked: list[float] = []

    async def work() -> str:
        await asyncio.sleep(0.05)
        return "done"

    async def cancelled() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            worked.append(-1)

    async def main() -> None:
        assert await timed(work(), worked.append) == "done"
        assert 0 < sum(worked) < 0.05
        task = asyncio.ensure_future(timed(cancelled(), worked.append))
        await asyncio.sleep(0)
        task.cancel()
        assert isinstance((await asyncio.gather(task, return_exceptions=True))[0], asyncio.CancelledError)
        assert -1 in worked

    asyncio.run(main())


# The doorkeeper


class Busy:
    """An application that takes no time but says it did."""

    def __init__(self, limits: Limits, seconds: float) -> None:
        self.limits: Final = limits
        self.seconds: Final = seconds
        self.asked = 0

    async def __call__(self, scope: Message, receive: object, send: object) -> None:
        self.asked += 1
        self.limits.work.charge(scope["client"][0], self.seconds)


async def status_of(door: Doorkeeper, path: str, client: str = FAR_AWAY) -> tuple[int, bytes]:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "path": path, "client": (client, 1), "headers": [(b"accept-language", b"de")]}
    await door(scope, None, send)  # type: ignore[arg-type]  # as little as it needs
    return (sent[0]["status"], sent[1]["body"]) if sent else (200, b"")


def test_whoever_has_caused_too_much_work_is_asked_to_wait_in_their_language() -> None:
    async def main() -> None:
        limits = Limits(30, 10, 10)
        busy = Busy(limits, 3)
        door = Doorkeeper(busy, limits)  # type: ignore[arg-type]
        statuses = [(await status_of(door, "/"))[0] for _ in range(6)]
        assert statuses == [200] * 4 + [429] * 2
        assert busy.asked == 4
        assert "warte eine Minute" in (await status_of(door, "/"))[1].decode()
        assert (await status_of(door, "/api/x"))[1].startswith(b'{"sentence":"Das war zu viel')
        assert (await status_of(door, "/", "203.0.113.10"))[0] == 200
        assert not limits.requests.inside

    asyncio.run(main())


@pytest.mark.parametrize("path", ["/" + "x" * 300, "/\0", "/static/a\nb"])
def test_what_cannot_be_an_address_is_not_even_looked_up(path: str) -> None:
    async def main() -> None:
        limits = Limits(30, 10, 10)
        busy = Busy(limits, 0)
        assert (await status_of(Doorkeeper(busy, limits), path))[0] == 404  # type: ignore[arg-type]
        assert busy.asked == 0

    asyncio.run(main())


# A real server, behind a proxy that says who comes


@pytest.fixture(scope="module")
def far_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("far"), "--proxy", "127.0.0.1", "--tables-a-minute", "1000") as running:
        yield running
    assert "Traceback" not in running.logged(), running.logged()


def socket_of(server: Server, code: str, client: str = FAR_AWAY, cookies: str = "") -> connect:
    headers = {"x-forwarded-for": client, "cookie": cookies, "accept-language": "de"}
    return connect(
        f"ws://{server.host}/t/{code}/live",
        origin=f"http://{server.host}",  # type: ignore[arg-type]
        additional_headers=headers,
        max_size=None,
    )


def test_pages_and_pictures_are_refused_once_they_have_cost_too_much(tmp_path: Path) -> None:
    with Server(tmp_path, "--proxy", "127.0.0.1", "--work-a-minute", "0.2") as server, Visitor(server) as visitor:
        code = visitor.open("here")
        visitor.web.headers["x-forwarded-for"] = FAR_AWAY
        for path in ("/", f"/t/{code}", f"/t/{code}/replay/0", f"/t/{code}/qr.svg", "/nothing"):
            assert "wait a minute" in refused_at_last(visitor, path).text
        visitor.web.headers["x-forwarded-for"] = "203.0.113.10"
        assert visitor.get(f"/t/{code}").status_code == 200, "somebody else does not notice"

        async def work() -> None:
            async with socket_of(server, code) as socket:
                talk = Talk(socket)
                while (told := await talk.hello())["type"] != "refused":
                    pass
                assert "warte eine Minute" in told["sentence"]

        run(work)


def refused_at_last(visitor: Visitor, path: str) -> httpx.Response:
    """Ask again and again until it is refused."""
    for _ in range(1000):
        answer = visitor.get(path)
        if answer.status_code == 429:
            assert answer.headers["x-content-type-options"] == "nosniff"
            return answer
    raise AssertionError(f"{path} is never refused")


def test_a_visitor_has_only_so_many_sockets(far_server: Server) -> None:
    with Visitor(far_server) as visitor:
        codes = [visitor.open("here") for _ in range(2)]

    async def work() -> None:
        sockets: list[ClientConnection] = []
        try:
            for number in range(100):
                sockets.append(await socket_of(far_server, codes[number % 2], "203.0.113.20"))
            assert await turned_away(far_server, codes[0], "203.0.113.20")
            async with socket_of(far_server, codes[0], "203.0.113.21") as other:
                assert (await Talk(other).hello())["type"] == "table"
        finally:
            await asyncio.gather(*(socket.close() for socket in sockets))
        await let_in(far_server, codes[0], "203.0.113.20")

    run(work)


async def let_in(server: Server, code: str, client: str) -> None:
    """Try until there is room: the server hears of closed connections one after the other."""
    told: Message = {"type": ""}
    while told["type"] != "table":
        async with socket_of(server, code, client) as socket:
            with suppress(ConnectionClosed):
                told = await Talk(socket).hello()


async def turned_away(server: Server, code: str, client: str, cookies: str = "") -> bool:
    """Say whether a socket is told a sentence, and closed to try again later."""
    async with socket_of(server, code, client, cookies) as socket:
        message = await Talk(socket).hear()
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        return message["type"] == "refused" and socket.close_code == 1013


def test_a_seat_has_only_so_many_sockets_and_others_still_get_in(far_server: Server) -> None:
    with Visitor(far_server) as visitor:
        code = visitor.open("link")
        cookies = visitor.cookies_for(code)

    async def work() -> None:
        sockets: list[ClientConnection] = []
        try:
            for number in range(MOST_OF_ONE_SEAT):
                sockets.append(await socket_of(far_server, code, f"203.0.113.{30 + number}", cookies))
                await Talk(sockets[-1]).send("ping")
                await Talk(sockets[-1]).hear_a("pong")  # it is in; until the table is there, a later one may be first
            assert await turned_away(far_server, code, "203.0.113.99", cookies)
            async with socket_of(far_server, code, "203.0.113.99") as onlooker:
                assert (await Talk(onlooker).hello())["type"] == "table"
        finally:
            await asyncio.gather(*(socket.close() for socket in sockets))

    run(work)


def test_a_socket_that_fails_is_logged_with_its_table(tmp_path: Path) -> None:
    """A table whose record cannot be replayed is a failure nobody expects."""
    with Server(tmp_path) as server, Visitor(server) as visitor:
        code = visitor.open("here")
        server.spoil('update games set rules_version = 1, options = \'{"nonsense":"x"}\'')

        async def work() -> None:
            async with visitor.connected(code) as talk:
                assert await talk.closed_with() == 1011

        run(work)
        assert f"table {code}: a socket failed" in server.logged()


# Nothing grows


def test_a_crowd_of_visitors_is_not_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ASKERS", 100)
    allowance = Allowance(5, 60)
    for number in range(1000):
        assert allowance.spend(f"visitor {number}")
        allowance.is_left(f"another {number}")
    assert len(allowance.spent) == 100
    places = AtOnce(5)
    for number in range(1000):
        assert places.enter(f"visitor {number}")
        places.leave(f"visitor {number}")
    assert not places.inside


def test_a_guest_who_has_used_up_the_thinking_is_refused() -> None:
    guest = Guest(FAR_AWAY, Limits(30, 10, 10))
    guest.check_thought()
    guest.thought(299)
    guest.check_thought()
    guest.thought(2)
    with pytest.raises(TooMuch):
        guest.check_thought()
