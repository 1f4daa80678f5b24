"""A line between browser and server that can go dead without breaking: it takes everything and hands nothing on."""

from __future__ import annotations

import socket
import threading
from types import TracebackType
from typing import Final

from servers import Server

CHUNK: Final = 65_536


class Relay:
    """Hands bytes on between browsers and a server; `swallow` begins a dead stretch, `mend` ends it.

    A connection that lost bytes in a dead stretch stays dead; those made afterwards work.
    """

    def __init__(self, server: Server) -> None:
        self.server: Final = server
        self.listener: Final = socket.create_server(("127.0.0.1", 0))
        self.port: Final[int] = self.listener.getsockname()[1]
        self.url: Final = f"http://127.0.0.1:{self.port}/"
        self.deaf = False  # to browsers
        self.dumb = False  # towards them
        self.ends: list[socket.socket] = []

    def __enter__(self) -> Relay:
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

    def accept(self) -> None:
        while True:
            try:
                browser, _ = self.listener.accept()
                server = socket.create_connection(("127.0.0.1", self.server.port))
            except OSError:  # closed, or the server is down
                return
            self.ends += [browser, server]
            Stretch(self, browser, server)


class Stretch:
    """One connection through a relay."""

    def __init__(self, relay: Relay, browser: socket.socket, server: socket.socket) -> None:
        self.relay: Final = relay
        self.dead = False
        for source, target, to_server in ((browser, server, True), (server, browser, False)):
            threading.Thread(target=self.pass_on, args=(source, target, to_server), daemon=True).start()

    def pass_on(self, source: socket.socket, target: socket.socket, to_server: bool) -> None:
        try:
            while data := source.recv(CHUNK):
                if self.relay.deaf if to_server else self.relay.dumb:
                    self.dead = True
                if not self.dead:
                    target.sendall(data)
            if not self.dead:
                target.shutdown(socket.SHUT_WR)
        except OSError:
            pass
