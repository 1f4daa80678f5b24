"""Starting the server."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from ipaddress import ip_network
from typing import Final

import uvicorn
from litestar import Litestar

from frabjous.core.errors import GameError
from frabjous.store.only_server import only_server
from frabjous.store.store import Store
from frabjous.web.app import Settings, build
from frabjous.web.attendance import Clock
from frabjous.web.bursts import OneLineForABurst
from frabjous.web.connections import Config, Door, room_for_connections
from frabjous.web.garbage import Looks
from frabjous.web.messages import MESSAGE_BYTES
from frabjous.web.staff import Ready, Staff
from frabjous.web.visitors import Doorkeeper, is_among, is_this_machine
from frabjous.web.wire import Wire

# What they log, strangers can cause as often as they like; and where a bot's time is too short, it is at every choice.
TALKATIVE: Final = (
    "asyncio",
    "uvicorn.error",
    "frabjous.bots.workers",
    "frabjous.web.connections",
    "frabjous.web.visitors",
)
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
    """A server that says so once it is ready, and sends everybody elsewhere before it ends."""

    def __init__(self, config: Config, ready: Ready, drain: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready
        self.drain = drain

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # whoever comes now is led to another process
        self.drain()
        await super().shutdown(sockets)

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
    workers: int = 1,
) -> None:
    """Serve until interrupted; say where, once it is ready. Another clock than the world's may be handed in."""
    set_up_logging()
    listener = listening_at(host, port)
    settings = replace(settings, listens_at=host)
    shown = "localhost" if host in ("0.0.0.0", "::") else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"

    def ready() -> None:
        print(f"Frabjous is ready: {address}", flush=True)
        if open_browser and has_screen():
            webbrowser.open(address)

    async def serve(ready: Ready) -> None:
        store = await Store.open(settings.database)
        app = build(settings, store, clock)
        looks = Looks(asyncio.get_running_loop().call_soon_threadsafe)

        def drain() -> None:
            app.state.hub.others.drain()

        def begun() -> None:
            ready()
            looks.begin()  # in each process: where one began by loading, the collector was stopped for all

        await Server(configured(app, proxies, looks), begun, drain).serve(sockets=[listener])

    if workers > 1:
        run_several(workers, settings, serve, ready)
        return
    with only_server(settings.database), asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(serve(ready))


def run_several(
    workers: int, settings: Settings, serve: Callable[[Ready], Coroutine[None, None, None]], ready: Ready
) -> None:
    """Serve by several processes at one address."""
    asyncio.run(prepared(settings.database))

    async def with_parent(ready: Ready) -> None:
        staff.leave_with_parent()
        await serve(ready)

    def work(ready: Ready) -> None:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(with_parent(ready))

    staff = Staff(workers, work, ready)
    staff.run()


async def prepared(database: str) -> None:
    """Bring a database to its present shape, once for all processes; what is wrong with it is said once, too."""
    await (await Store.open(database)).close()


def new_loop() -> asyncio.AbstractEventLoop:
    """Make the fastest loop there is; uvicorn does so only where it starts the loop itself."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop  # noqa: PLC0415 - there is none on Windows

    return uvloop.new_event_loop()


def configured(app: Litestar, proxies: Sequence[str], looks: Looks) -> Config:
    """Tell uvicorn all it needs to know."""
    networks = [ip_network(proxy) for proxy in proxies]
    return Config(
        Doorkeeper(Wire(app), app.state.limits, has_proxy=bool(proxies)),
        Door(
            room_for_connections(),
            is_exempt=lambda peer: is_this_machine(peer) or is_among(networks, peer),
            tidy=looks.look_at_the_young,
            note_end=looks.note_end,
        ),
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
