"""One server for all who do not need one of their own, and visitors to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from postgres import Postgres
from servers import Server
from web.visiting import Visitor


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Let the tests of a module visit a server on each kind of database, if the module says `ON_BOTH = True`."""
    if "server" in metafunc.fixturenames and getattr(metafunc.module, "ON_BOTH", False):
        metafunc.parametrize("server", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture(scope="session")
def server_on_a_file(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from running(tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="session")
def server_on_postgresql(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Server]:
    yield from running(tmp_path_factory.mktemp("server"), postgres.new())


def running(folder: Path, url: str = "") -> Iterator[Server]:
    with Server(folder, url=url) as server:
        yield server
    assert "Traceback" not in server.logged(), server.logged()


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest) -> Server:
    kind = getattr(request, "param", "sqlite")
    found: Server = request.getfixturevalue("server_on_a_file" if kind == "sqlite" else "server_on_postgresql")
    return found


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
def quick_server(tmp_path: Path) -> Iterator[Server]:
    """One that may be killed and comes back at once."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.kill()
    assert "Traceback" not in server.logged(), server.logged()
