"""The `frabjous` command, which also logs what kind of loop it serves on."""

from __future__ import annotations

import asyncio
import logging
import sys
from socket import socket

from frabjous.cli import main
from frabjous.web.serve import Server

silent_startup = Server.startup


async def telling_startup(server: Server, sockets: list[socket] | None = None) -> None:
    logging.getLogger(__name__).info("on %s", type(asyncio.get_running_loop()).__module__)
    await silent_startup(server, sockets)


if __name__ == "__main__":
    setattr(Server, "startup", telling_startup)  # noqa: B010 - a method cannot be assigned to, says mypy
    sys.exit(main())
