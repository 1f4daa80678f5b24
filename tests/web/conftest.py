"""One server for all who do not need one of their own, and visitors to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from servers import QuickServer, Server
from web.visiting import Visitor


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
    assert "Traceback" not in running.logged(), running.logged()


@pytest.fixture
def host(server: Server) -> Iterator[Visitor]:
    """A visitor, who usually opens the table."""
    with Visitor(server) as visitor:
        yield visitor


@pytest.fixture
def friend(server: Server) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


@pytest.fixture
def stranger(server: Server) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


@pytest.fixture
def quick_server(tmp_path: Path) -> Iterator[QuickServer]:
    """One that may be killed and comes back at once."""
    server = QuickServer(tmp_path)
    server.start()
    yield server
    server.kill()
    server.close()
    assert "Traceback" not in server.logged(), server.logged()
