"""Connections: how many there may be, and how long one may take to say what it wants.

uvicorn waits for ever for the rest of a request, and lets in as many as the system allows and then nobody.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import h11
import uvicorn
from litestar.types import Scope
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import State

from frabjous.scene.words import LANGUAGES
from frabjous.web.limits import EXEMPT, AtOnce, TooMuch
from frabjous.web.packing import OFFER, framed
from frabjous.web.queue import Queue
from frabjous.web.templating import voice_for
from frabjous.web.visitors import household, is_this_machine

log = logging.getLogger(__name__)

MOST: Final = 8_000  # connections, however many the system allows
MOST_OF_ONE: Final = 200  # address
RESERVE: Final = 256  # descriptors for the database, bots, files, and for connections that are being refused
IN_ONE_GO: Final = 16  # connections that are accepted, two or three times over, before the first of them is counted
NOT_TEXT: Final = 1007
MOST_UNHEARD: Final = 1_000_000  # bytes that somebody may still send after an answer that there is no more to say to
SOCKET: Final = "frabjous.socket"  # itself, among its extensions


@dataclass(frozen=True)
class Patience:
    """Seconds a visitor has for a request, from its first byte on, however busily the rest trickles in."""

    head: float = 10.0
    body: float = 20.0
    rest: float = 5.0  # of what was refused before it ended

    def of(self, awaited: type[object]) -> float | None:
        """Give the seconds for what a visitor is at; None while it is our turn."""
        seconds: dict[type[object], float] = {h11.IDLE: self.head, h11.SEND_BODY: self.body, h11.ERROR: self.rest}
        return seconds.get(awaited)


class Door:
    """Counts who is inside. When all places are taken, whoever has not said yet what they want makes room."""

    def __init__(
        self,
        most: int,
        most_of_one: int = MOST_OF_ONE,
        patience: Patience | None = None,
        is_exempt: Callable[[str], bool] = is_this_machine,
        tidy: Callable[[], object] = bool,
        note_end: Callable[[], object] = bool,
    ) -> None:
        self.most: Final = most
        self.places: Final = AtOnce(most_of_one)
        self.patience: Final = patience or Patience()
        self.is_exempt: Final = is_exempt
        self.tidy: Final = tidy  # done after every answer
        self.note_end: Final = note_end  # done when a socket has ended
        self.inside = 0
        self.hesitating: Final[dict[Request, None]] = {}  # the longest first

    def enter(self, address: str) -> int:
        """Let somebody in; otherwise give the status that says why not."""
        if not self.places.enter(self.counted(address)):
            log.warning("%s has all the connections one address may have; more are refused", household(address))
            return 429
        if self.inside >= self.most and self.hesitating:
            log.warning("all %d connections are taken; unfinished requests are dropped", self.most)
            next(iter(self.hesitating)).drop()
        if self.inside >= self.most:
            log.warning("all %d connections are taken; more are refused", self.most)
            self.places.leave(self.counted(address))
            return 503
        self.inside += 1
        return 0

    def leave(self, address: str) -> None:
        self.inside -= 1
        self.places.leave(self.counted(address))

    def counted(self, address: str) -> str:
        return EXEMPT if self.is_exempt(address) else household(address)


class Config(uvicorn.Config):
    """What uvicorn is told, and the door that its connections come through."""

    def __init__(self, app: Any, door: Door, **more: Any) -> None:  # noqa: ANN401 - as uvicorn's
        super().__init__(app, http=Request, ws=Socket, backlog=IN_ONE_GO, **more)
        self.door: Final = door


class Request(H11Protocol):
    """A connection that asks for pages, one request after another."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.door: Final = config.door
        self.is_inside = False
        self.awaited: type[object] | None = None
        self.deadline: asyncio.TimerHandle | None = None
        self.unheard = 0  # bytes that came after the last answer

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        status = self.door.enter(self.address)
        if status:
            transport.write(refusal(status))
            transport.close()
            return
        self.is_inside = True
        self.expect(h11.IDLE)

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""

    def data_received(self, data: bytes) -> None:
        if self.conn.their_state is h11.ERROR:
            self.pass_over(data)
            return
        super().data_received(data)
        if self.is_inside:
            self.expect(self.conn.their_state)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, and hear it out: the kernel takes back an answer when bytes are left unread."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(b"".join(self.conn.send(event) or b"" for event in bad_request(msg)))
        self.transport.write_eof()  # who sees that closes the connection

    def pass_over(self, data: bytes) -> None:
        """Throw away what comes after an answer that was the last, as long as it is not too much."""
        self.unheard += len(data)
        if self.unheard > MOST_UNHEARD:
            self.drop()

    def expect(self, awaited: type[object]) -> None:
        """Note what the visitor is at; only a step forward gives more time."""
        if awaited is self.awaited:
            return
        self.awaited = awaited
        self.stop_waiting()
        seconds = self.door.patience.of(awaited)
        if seconds is not None:
            self.door.hesitating[self] = None
            self.deadline = self.loop.call_later(seconds, self.drop)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.loop.call_soon(self.door.tidy)
        if self.conn.their_state is h11.IDLE:
            self.awaited = None  # uvicorn lets go of who stays silent; the next request's first byte starts its time
        else:
            self.expect(self.conn.their_state)

    def stop_waiting(self) -> None:
        self.door.hesitating.pop(self, None)
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def drop(self) -> None:
        self.leave()
        self.transport.abort()

    def leave(self) -> None:
        self.stop_waiting()
        if self.is_inside:
            self.is_inside = False
            self.door.leave(self.address)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.leave()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.stop_waiting()
        self.is_inside = False  # the socket is, in our place
        super().handle_websocket_upgrade(event)


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    config: Config

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.conn.available_extensions = [OFFER]
        self.queue = Queue()  # type: ignore[assignment]  # a smaller one, with all that uvicorn asks of it

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.door.leave(self.client[0] if self.client else "")
        self.config.door.note_end()

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), SOCKET: {"itself": self}}
        await super().run_asgi()

    def forget_request(self) -> None:
        """Let go of what was said to open the socket: nobody asks for it again, and it would stay as long as that."""
        self.request.headers.clear()
        self.response.headers.clear()
        headers: Any = self.scope["headers"]
        headers.clear()

    async def post(self, body: bytes) -> None:
        """Send a text that is written already, without the layers that would write and pack it for each browser."""
        await self.writable.wait()
        if not self.post_at_once(body):
            raise ClientDisconnected

    def post_at_once(self, body: bytes) -> bool:
        """Send it without waiting; False when the browser does not keep up, or is gone."""
        if self.disconnected or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        self.transport.write(framed(body, self.conn))
        return True

    def send_receive_event_to_app(self) -> None:
        """Close politely when a text is none, where uvicorn would log it as a failure of ours."""
        if self.curr_msg_data_type != "text" or is_text(b"".join(self.frames)):
            super().send_receive_event_to_app()
        elif self.conn.state is State.OPEN:  # not when another such text came before
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()


def socket_of(scope: Scope) -> Socket:
    """Give the connection itself, which sends texts that are written already."""
    extensions: Any = scope["extensions"]
    socket: Socket = extensions[SOCKET]["itself"]
    return socket


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def bad_request(sentence: str) -> tuple[h11.Event, ...]:
    """Write an answer to what is no request."""
    body = sentence.encode()
    headers = [
        ("content-type", "text/plain; charset=utf-8"),
        ("content-length", str(len(body))),
        ("connection", "close"),
    ]
    return h11.Response(status_code=400, headers=headers, reason="Bad Request"), h11.Data(body), h11.EndOfMessage()


@cache
def refusal(status: int) -> bytes:
    """Write an answer to somebody who was not let in, whose language is not known yet."""
    phrase = {429: "Too Many Requests", 503: "Service Unavailable"}[status]
    body = "\n".join(voice_for(language).refusal(TooMuch()) for language in LANGUAGES).encode()
    head = (
        f"HTTP/1.1 {status} {phrase}\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: {len(body)}\r\n"
        "retry-after: 60\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


def room_for_connections() -> int:
    """Raise the number of descriptors as far as the system lets us, and say how many connections that leaves."""
    if sys.platform == "win32":
        return MOST
    import resource  # noqa: PLC0415 - there is none on Windows

    wanted = MOST + RESERVE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MOST
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return min(MOST, soft - min(RESERVE, 2 * soft // 3))
