"""Starting the server."""

from __future__ import annotations

import asyncio
import logging
import sys
import webbrowser
from collections.abc import Callable

import uvicorn

from frabjous.web.app import Settings, build
from frabjous.web.messages import MESSAGE_BYTES


class Server(uvicorn.Server):
    """A server that says where it is once it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]  # uvicorn's list of sockets
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            host = self.config.host if self.config.host not in ("0.0.0.0", "::") else "localhost"
            self.ready(f"http://{host}:{port}/")


def run(settings: Settings, host: str, port: int, *, open_browser: bool = False) -> None:
    """Serve until interrupted."""
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    logging.getLogger("alembic").setLevel(logging.WARNING)

    def ready(address: str) -> None:
        print(f"Frabjous is ready: {address}", flush=True)
        if open_browser:
            webbrowser.open(address)

    config = uvicorn.Config(
        build(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=3,
    )
    asyncio.run(Server(config, ready).serve())
