"""Connections: unfinished requests are dropped, nobody takes all the places, and honest visitors notice nothing."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Final, TypeAlias

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from frabjous.web.bursts import OneLineForABurst
from frabjous.web.connections import MOST_UNHEARD, Config, Door, Patience
from frabjous.web.serve import Server as FrontDoor
from frabjous.web.serve import listening_at
from servers import Server
from web.visiting import PATIENCE, Message, Visitor, run

HEAD: Final = b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 9\r\n"
CHUNKED: Final = b"POST / HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n"
GET: Final = b"GET / HTTP/1.1\r\nhost: here\r\n\r\n"
NO_TEXT: Final = b"\x81\x82\0\0\0\0\xff\xfe"  # a masked frame
AN_HOUR: Final = 3600.0

Hear: TypeAlias = Callable[[], Awaitable[Message]]
Tell: TypeAlias = Callable[[Message], Awaitable[None]]


async def echo(scope: Message, receive: Hear, send: Tell) -> None:
    """Answer a request with its body, and a socket with what it says."""
    message = await receive()
    if message["type"] == "lifespan.startup":
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await send({"type": "lifespan.shutdown.complete"})
    elif message["type"] == "websocket.connect":
        await send({"type": "websocket.accept"})
        while (heard := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": heard["text"]})
    else:
        body = message.get("body", b"")
        while message.get("more_body"):
            message = await receive()
            body += message.get("body", b"")
        headers = [(b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def serving(door: Door) -> AsyncIterator[int]:
    """Serve with real connections through this door, and give the port."""
    listener = listening_at("127.0.0.1", 0)
    ready = asyncio.Event()
    server = FrontDoor(
        Config(echo, door, log_level="critical", timeout_graceful_shutdown=1), ready.set, drain=lambda: None
    )
    serving = asyncio.create_task(server._serve([listener]))
    await ready.wait()
    yield listener.getsockname()[1]
    server.should_exit = True
    await serving


class Raw:
    """A connection that sends exactly what it is told to."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader: Final = reader
        self.writer: Final = writer

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def answer(self) -> bytes:
        """Read one answer with its body."""
        async with asyncio.timeout(PATIENCE):
            head = await self.reader.readuntil(b"\r\n\r\n")
            length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length"))
            return head + await self.reader.readexactly(int(length.partition(b":")[2]))

    async def is_dropped(self) -> bool:
        """Wait until the server lets go."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self.reader.read() == b""
            except ConnectionResetError:
                return True

    async def is_gone(self) -> bool:
        """Wait until the server takes nothing any more, though it has said its last before."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    self.send(b"y")
                    await self.writer.drain()
                except ConnectionError:
                    return True
                await asyncio.sleep(0.01)


@asynccontextmanager
async def raw(port: int) -> AsyncIterator[Raw]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


def patient(head: float = AN_HOUR, body: float = AN_HOUR, most: int = 100) -> Door:
    return Door(most, patience=Patience(head, body))


# Unfinished requests


@pytest.mark.parametrize("sent", [b"", b"GET /", HEAD, b"GET / HTTP/1.1\r\nhost:"])
def test_a_request_whose_head_is_never_finished_is_dropped(sent: bytes) -> None:
    async def work() -> None:
        door = patient(head=0.1)
        async with serving(door) as port, raw(port) as visitor:
            visitor.send(sent)
            assert await visitor.is_dropped()
            assert (door.inside, door.hesitating) == (0, {})

    run(work)


def test_a_body_that_never_comes_is_dropped() -> None:
    async def work() -> None:
        door = patient(body=0.1)
        async with serving(door) as port, raw(port) as visitor:
            visitor.send(HEAD + b"\r\n123")
            assert await visitor.is_dropped()
            assert door.inside == 0

    run(work)


@pytest.mark.parametrize(
    "begun", [b"GET / HTTP/1.1\r\nx: ", b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9999\r\n\r\n"]
)
def test_trickling_does_not_gain_time(begun: bytes) -> None:
    """The limit is one for the whole, not from byte to byte."""

    async def trickle(visitor: Raw) -> None:
        while True:
            visitor.send(b"x")
            await asyncio.sleep(0.01)

    async def work() -> None:
        async with serving(patient(0.2, 0.2)) as port, raw(port) as visitor:
            visitor.send(begun)
            trickling = asyncio.create_task(trickle(visitor))
            assert await visitor.is_dropped()
            trickling.cancel()

    run(work)


def test_the_second_request_of_a_connection_has_its_own_time() -> None:
    async def work() -> None:
        async with serving(patient(head=0.3)) as port, raw(port) as visitor:
            for _ in range(3):
                visitor.send(GET)
                assert b"200 OK" in await visitor.answer()
            visitor.send(GET[:9])
            assert await visitor.is_dropped()

    run(work)


def test_requests_sent_in_one_go_are_answered_and_an_unfinished_one_after_them_is_dropped() -> None:
    async def work() -> None:
        async with serving(patient(body=0.2)) as port, raw(port) as visitor:
            visitor.send(GET + HEAD + b"\r\n123456789" + HEAD + b"\r\n1")
            assert b"200 OK" in await visitor.answer()
            assert (await visitor.answer()).endswith(b"123456789")
            assert await visitor.is_dropped()

    run(work)


# What is no request


@pytest.mark.parametrize(
    "begun", [b"GET /" + b"x" * 20_000, b"no HTTP\r\n\r\n", CHUNKED + b"no number\r\n", GET + b"no HTTP\r\n\r\n"]
)
def test_what_is_no_request_is_heard_out_so_that_its_answer_arrives(begun: bytes) -> None:
    """Bytes that come after a connection was closed reset it, and with it goes the answer that was not read yet."""

    async def work() -> None:
        async with serving(patient()) as port, raw(port) as visitor:
            visitor.send(begun)
            if begun.startswith(GET):
                assert b"200 OK" in await visitor.answer()
            assert b"400 Bad Request" in await visitor.answer()
            visitor.send(b"y" * 20_000)
            await visitor.writer.drain()
            async with asyncio.timeout(PATIENCE):
                assert await visitor.reader.read() == b""

    run(work)


def test_who_goes_on_and_on_after_a_refusal_is_dropped() -> None:
    async def work() -> None:
        door = patient()
        async with serving(door) as port, raw(port) as visitor:
            visitor.send(b"no HTTP\r\n\r\n")
            assert b"400 Bad Request" in await visitor.answer()
            visitor.send(b"y" * (2 * MOST_UNHEARD))
            assert await visitor.is_gone()
            assert (door.inside, door.hesitating) == (0, {})

    run(work)


def test_who_stays_after_a_refusal_is_dropped() -> None:
    async def work() -> None:
        door = Door(100, patience=Patience(AN_HOUR, AN_HOUR, rest=0.1))
        async with serving(door) as port, raw(port) as visitor:
            visitor.send(b"no HTTP\r\n\r\n")
            assert b"400 Bad Request" in await visitor.answer()
            assert await visitor.is_gone()
            assert (door.inside, door.hesitating) == (0, {})

    run(work)


def test_the_end_of_a_socket_is_noted() -> None:
    async def work() -> None:
        noted: list[int] = []
        door = Door(100, note_end=lambda: noted.append(1))
        async with serving(door) as port, connect(f"ws://127.0.0.1:{port}/"):
            assert not noted
        assert noted

    run(work)


def test_after_every_answer_it_is_tidied_up() -> None:
    async def work() -> None:
        tidied: list[int] = []
        door = Door(100, tidy=lambda: tidied.append(1))
        async with serving(door) as port, raw(port) as visitor:
            for _ in range(3):
                visitor.send(GET)
                assert b"200 OK" in await visitor.answer()
        assert sum(tidied) == 3

    run(work)


# Places


def test_when_all_places_are_taken_whoever_hesitates_makes_room() -> None:
    async def work() -> None:
        door = patient(most=2)
        async with serving(door) as port, raw(port) as slow, raw(port) as slower, raw(port) as honest:
            slow.send(GET[:9])
            slower.send(GET[:9])
            honest.send(GET)
            assert b"200 OK" in await honest.answer()
            assert await slow.is_dropped()
            assert door.inside == 2

    run(work)


def test_when_sockets_have_all_places_more_is_refused_with_a_sentence() -> None:
    async def work() -> None:
        door = patient(most=1)
        async with serving(door) as port:
            async with connect(f"ws://127.0.0.1:{port}/") as talk:
                async with raw(port) as late:
                    refused = (await late.answer()).decode()
                    assert refused.startswith("HTTP/1.1 503 ")
                    assert "wait a minute" in refused and "warte eine Minute" in refused and "attendez" in refused
                await talk.send("still here")
                assert await talk.recv() == "still here"
            async with raw(port) as visitor:
                visitor.send(GET)
                assert b"200 OK" in await visitor.answer()
        assert door.inside == 0

    run(work)


def test_one_address_cannot_take_all_places() -> None:
    async def work() -> None:
        door = Door(100, 2, is_exempt=lambda address: False)
        async with serving(door) as port, connect(f"ws://127.0.0.1:{port}/"), raw(port) as second, raw(port) as third:
            second.send(GET)
            assert b"200 OK" in await second.answer()
            assert (await third.answer()).startswith(b"HTTP/1.1 429 ")
            assert door.inside == 2
        assert (door.inside, door.places.inside) == (0, {})

    run(work)


def test_this_machine_is_not_counted() -> None:
    async def work() -> None:
        async with serving(Door(100, 1)) as port, raw(port), raw(port) as second:
            second.send(GET)
            assert b"200 OK" in await second.answer()

    run(work)


def test_nothing_is_remembered_between_messages_for_packing_them() -> None:
    """It would take 50 kB a browser."""

    async def work() -> None:
        async with serving(patient()) as port, connect(f"ws://127.0.0.1:{port}/") as talk:
            assert talk.response is not None
            agreed = talk.response.headers["Sec-WebSocket-Extensions"]
            assert agreed.startswith("permessage-deflate")
            assert "server_no_context_takeover" in agreed and "client_no_context_takeover" in agreed

    run(work)


def test_texts_that_are_none_close_the_socket_with_1007(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with serving(patient()) as port, connect(f"ws://127.0.0.1:{port}/") as talk:
            with pytest.raises(ConnectionClosed):
                talk.transport.write(NO_TEXT * 3)
                await talk.recv()
            assert talk.close_code == 1007
            assert "Traceback" not in caplog.text and not caplog.records

    run(work)


def test_another_such_text_in_the_same_breath_is_passed_over(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with serving(patient()) as port, connect(f"ws://127.0.0.1:{port}/") as talk:
            for _ in range(3):
                talk.protocol.send_text(b"\xff\xfe")
            talk.transport.write(b"".join(talk.protocol.data_to_send()))
            with pytest.raises(ConnectionClosed):
                await talk.recv()
            assert talk.close_code == 1007

    run(work)
    assert not caplog.records


@pytest.mark.skipif(sys.platform == "win32", reason="needs descriptors")
def test_300_unfinished_requests_do_not_keep_anybody_out(tmp_path: Path) -> None:
    """A server that may open 200 files; it used to answer nobody and to log without end."""
    with Server(tmp_path, descriptors=200) as server, ExitStack() as open_sockets:
        for _ in range(300):
            connection = open_sockets.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE))
            connection.send(b"GET / HTTP/1.1\r\n")
        with Visitor(server) as visitor:
            assert visitor.get("/health").status_code == 200
            assert visitor.get(f"/t/{visitor.open('bot')}").status_code == 200
        assert 0 < len(server.logged().splitlines()) < 5


# One line for a burst


def test_a_burst_is_one_line_and_the_next_tells_how_many_there_were() -> None:
    now = [0.0]
    burst = OneLineForABurst(60, lambda: now[0])

    def passes(text: str, *args: object) -> str:
        record = logging.LogRecord("x", logging.WARNING, "", 0, text, args, None)
        return record.getMessage() if burst.filter(record) else ""

    assert passes("refused %s", "a") == "refused a"
    assert [passes("refused %s", name) for name in "bcd"] == ["", "", ""]
    assert passes("something else") == "something else"
    now[0] = 61
    assert passes("refused %s", "100%") == "refused 100% (and 3 more times meanwhile)"
    assert passes("refused %s", "f") == ""
    for number in range(1000):
        passes(f"kind {number}")
    assert len(burst.said) <= 100


# Behind a proxy


def test_a_named_proxy_is_believed_and_nobody_else(tmp_path: Path) -> None:
    claims = {"x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https", "host": "frabjous.example"}
    form = {"game": "splut", "way": "bot", "seats": "2"}
    with Server(tmp_path, "--proxy", "127.0.0.1", "--tables-a-minute", "1") as server:
        own = {**claims, "origin": "https://frabjous.example"}
        answers = [httpx.post(f"{server.url}/tables", data=form, headers=own) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [303, 400]
        assert all("Secure" in cookie for cookie in answers[0].headers.get_list("set-cookie"))
        other = {**own, "x-forwarded-for": "192.0.2.8"}
        assert httpx.post(f"{server.url}/tables", data=form, headers=other).status_code == 303
        plain = {**own, "origin": "http://frabjous.example"}
        assert httpx.post(f"{server.url}/tables", data=form, headers=plain).status_code == 403
    with Server(tmp_path, "--tables-a-minute", "1") as server:
        answer = httpx.post(f"{server.url}/tables", data=form, headers={**claims, "origin": "http://frabjous.example"})
        assert answer.status_code == 303
        assert "Secure" not in answer.headers["set-cookie"]
        assert "start the server with --proxy" in server.logged()


def test_a_socket_of_the_same_host_but_another_scheme_is_refused(server: Server) -> None:
    async def work() -> None:
        with Visitor(server) as visitor:
            code = visitor.open("here")
            with pytest.raises(InvalidStatus):
                async with visitor.connected(code, origin=f"https://{server.host}"):
                    pass

    run(work)
