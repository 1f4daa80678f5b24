"""Starting the server."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import replace
from ipaddress import ip_network
from typing import Final

import uvicorn

from frabjous.core.errors import GameError
from frabjous.store.store import Store
from frabjous.web.app import Settings, build
from frabjous.web.attendance import Clock
from frabjous.web.bursts import OneLineForABurst
from frabjous.web.connections import Config, Door, room_for_connections
from frabjous.web.messages import MESSAGE_BYTES
from frabjous.web.visitors import Doorkeeper, is_among, is_this_machine
from frabjous.web.wire import Wire

# What they log, strangers can cause as often as they like.
TALKATIVE: Final = ("asyncio", "uvicorn.error", "frabjous.web.connections", "frabjous.web.visitors")
QUEUE: Final = 1024  # connections that the system lets wait for us
UNTAKEN_MS: Final = 30_000  # after which a visitor who takes nothing of what was sent is let go


class CannotListen(GameError):  # noqa: N818
    """The address is taken, or not ours."""

    def __init__(self, host: str, port: int, problem: str) -> None:
        super().__init__(
            "cannot-listen",
            "Frabjous cannot listen at {host}:{port} ({problem}); choose another --port.",
            host=host,
            port=str(port),
            problem=problem,
        )


class Server(uvicorn.Server):
    """A server that says so once it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(QUEUE)  # asyncio lets as many wait as it accepts in one go, which are few
        if self.started:
            self.ready()


def run(
    settings: Settings,
    host: str,
    port: int,
    *,
    proxies: Sequence[str] = (),
    open_browser: bool = False,
    clock: Clock | None = None,
) -> None:
    """Serve until interrupted; say where, once it is ready. Another clock than the world's may be handed in."""
    set_up_logging()
    listener = listening_at(host, port)
    settings = replace(settings, listens_at=host)
    shown = "localhost" if host in ("0.0.0.0", "::") else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"

    def ready() -> None:
        print(f"Frabjous is ready: {address}", flush=True)
        set_apart_what_stays()
        if open_browser and has_screen():
            webbrowser.open(address)

    async def serve() -> None:
        store = await Store.open(settings.database)
        await Server(configured(settings, store, proxies, clock), ready).serve(sockets=[listener])

    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(serve())


def new_loop() -> asyncio.AbstractEventLoop:
    """Make the fastest loop there is; uvicorn does so only where it starts the loop itself."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop  # noqa: PLC0415 - there is none on Windows

    return uvloop.new_event_loop()


def configured(settings: Settings, store: Store, proxies: Sequence[str], clock: Clock | None = None) -> Config:
    """Tell uvicorn all it needs to know."""
    app = build(settings, store, clock)
    networks = [ip_network(proxy) for proxy in proxies]
    return Config(
        Doorkeeper(Wire(app), app.state.limits, has_proxy=bool(proxies)),
        Door(room_for_connections(), is_exempt=lambda peer: is_this_machine(peer) or is_among(networks, peer)),
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=4,  # a dead connection is noticed within 10 seconds
        ws_ping_timeout=5,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=3,
    )


def set_up_logging() -> None:
    """Log to standard error, and a burst of the same as one line."""
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    for name in TALKATIVE:
        logging.getLogger(name).addFilter(OneLineForABurst())


def set_apart_what_stays() -> None:
    """Let the garbage collector look at nothing that was loaded at the start: tables would wait for it."""
    gc.collect()
    gc.freeze()
    gc.enable()


def has_screen() -> bool:
    """Say whether a browser could be shown here; without a screen one in the terminal would get in the way."""
    return sys.platform in ("darwin", "win32") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())


def listening_at(host: str, port: int) -> socket.socket:
    """Take the address before anything else is begun."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # connections have it from their listener
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNTAKEN_MS)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise CannotListen(host, port, error.strerror or str(error)) from error
    return listener
