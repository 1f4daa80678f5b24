"""A real HAProxy in front of servers, set up as docs/hosting.md says."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from project import ROOT
from servers import PATIENCE

PAUSE: Final = 0.02
SERVERS: Final = {"one": "10.0.0.11:8000", "two": "10.0.0.12:8000"}
AT_HOME: Final = "bind :443 ssl crt /etc/haproxy/games.example.org.pem"


def documented() -> str:
    """Read the example from the docs."""
    found = re.search(r"```haproxy\n(.*?)```", (ROOT / "docs" / "hosting.md").read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def haproxy() -> str:
    """Find the program; `tools/ensure haproxy` installs it."""
    found = shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
    assert found is not None, "there is no haproxy: run tools/ensure haproxy"
    return found


class Proxy:
    """HAProxy at a port of its own."""

    def __init__(self, folder: Path, *ports: int) -> None:
        self.port: Final = free_port()
        self.url: Final = f"http://127.0.0.1:{self.port}/"
        self.host: Final = f"127.0.0.1:{self.port}"
        text = documented().replace(AT_HOME, f"bind 127.0.0.1:{self.port}")
        for (name, address), port in zip(SERVERS.items(), ports, strict=True):
            assert f"server {name} {address}" in text
            text = text.replace(address, f"127.0.0.1:{port}")
        self.file: Final = folder / "haproxy.cfg"
        self.file.write_text(text, "utf-8")

    def listens(self) -> bool:
        with socket.socket() as trial:
            return trial.connect_ex(("127.0.0.1", self.port)) == 0


@contextmanager
def proxy_before(folder: Path, *ports: int) -> Iterator[Proxy]:
    """Start one, and end it."""
    proxy = Proxy(folder, *ports)
    with (folder / "haproxy.log").open("w") as log:
        process = subprocess.Popen([haproxy(), "-db", "-f", str(proxy.file)], stdout=log, stderr=log)
    try:
        deadline = time.monotonic() + PATIENCE
        while not proxy.listens():
            assert process.poll() is None and time.monotonic() < deadline, (folder / "haproxy.log").read_text()
            time.sleep(PAUSE)
        yield proxy
    finally:
        process.terminate()
        process.wait(PATIENCE)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])
