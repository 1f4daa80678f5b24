"""A line between browser and server that can go dead without breaking: it takes everything and hands nothing on."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import suppress
from types import TracebackType
from typing import Final, Protocol, Self

CHUNK: Final = 65_536


class HasPort(Protocol):
    """A server at a port of this machine."""

    @property
    def port(self) -> int: ...


class Relay:
    """Hands bytes on between browsers and a server; `swallow` begins a dead stretch, `mend` ends it.

    A connection that lost bytes in a dead stretch stays dead; those made afterwards work.
    """

    def __init__(self, server: HasPort) -> None:
        self.server: Final = server
        self.listener: Final = socket.create_server(("127.0.0.1", 0))
        self.port: Final[int] = self.listener.getsockname()[1]
        self.url: Final = f"http://127.0.0.1:{self.port}/"
        self.slow = 0.0  # seconds that everything takes longer
        self.notices_after = 0.0  # seconds after which the server lets go of a dead connection by itself; 0: never
        self.deaf = False  # to browsers
        self.dumb = False  # towards them
        self.ends: list[socket.socket] = []

    def __enter__(self) -> Self:
        threading.Thread(target=self.accept, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.listener.close()
        for end in self.ends:
            end.close()

    def swallow(self, *, from_browsers: bool = True, from_server: bool = True) -> None:
        self.deaf, self.dumb = from_browsers, from_server

    def mend(self) -> None:
        self.deaf = self.dumb = False
        self.slow = 0.0

    def accept(self) -> None:
        while True:
            try:
                browser, _ = self.listener.accept()
            except OSError:  # closed
                return
            try:
                server = self.reached()
            except OSError:  # the server is down
                browser.close()
                continue
            self.ends += [browser, server]
            Stretch(self, browser, server)

    def reached(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.server.port))


class Stretch:
    """One connection through a relay."""

    def __init__(self, relay: Relay, browser: socket.socket, server: socket.socket) -> None:
        self.relay: Final = relay
        self.server: Final = server
        self.dead = False
        for source, target, to_server in ((browser, server, True), (server, browser, False)):
            threading.Thread(target=self.pass_on, args=(source, target, to_server), daemon=True).start()

    def die(self) -> None:
        self.dead = True
        if self.relay.notices_after:
            threading.Timer(self.relay.notices_after, self.let_go).start()

    def let_go(self) -> None:
        with suppress(OSError):
            self.server.shutdown(socket.SHUT_RDWR)

    def pass_on(self, source: socket.socket, target: socket.socket, to_server: bool) -> None:
        try:
            while data := source.recv(CHUNK):
                if not self.dead and (self.relay.deaf if to_server else self.relay.dumb):
                    self.die()
                if self.relay.slow:
                    time.sleep(self.relay.slow)
                if not self.dead:
                    target.sendall(data)
            if not self.dead:
                target.shutdown(socket.SHUT_WR)
        except OSError:  # one end was killed, which the other must hear of, unless nothing is heard any more
            if not self.dead:
                with suppress(OSError):
                    target.shutdown(socket.SHUT_RDWR)
