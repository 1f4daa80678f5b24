"""Two processes behind a real HAProxy, as docs/hosting.md sets it up: one may drain or die."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from postgres import Postgres
from proxies import Proxy, proxy_before
from servers import FREELY, PATIENCE, Server
from web.programs import Program, program_at
from web.visiting import Message, run


@pytest.fixture
def two(tmp_path: Path, postgres: Postgres) -> Iterator[tuple[Proxy, list[Server]]]:
    url, servers = postgres.new(), []
    with ExitStack() as stack:
        for name in ("one", "two"):
            (folder := tmp_path / name).mkdir()
            servers.append(stack.enter_context(Server(folder, *FREELY, "--proxy", "127.0.0.1", url=url)))
        yield stack.enter_context(proxy_before(tmp_path, *(server.port for server in servers))), servers
    for server in servers:
        assert "Traceback" not in server.logged(), server.logged()


def seat_by_way_of(proxy: Proxy) -> Message:
    """Sit down at a new table against an open chair, and another one there."""
    answer = httpx.post(f"{proxy.url}api/tables", json={"game": "splut", "others": ["fool"]}, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    seat: Message = answer.json()
    assert seat["socket"].startswith(f"ws://{proxy.host}/"), "links lead to the proxy"
    return seat


def serving(servers: list[Server]) -> Server:
    """Find the process that has the one socket there is."""
    sockets = [httpx.get(f"{server.url}metrics", timeout=PATIENCE).text for server in servers]
    (found,) = [server for server, text in zip(servers, sockets, strict=True) if "sockets" in text and has_one(text)]
    return found


def has_one(text: str) -> bool:
    (line,) = [line for line in text.splitlines() if line.startswith("frabjous_sockets{")]
    return line.endswith(" 1")


def status(proxy: Proxy, path: str) -> int:
    return httpx.get(f"{proxy.url}{path}", timeout=PATIENCE).status_code


async def play(program: Program, moves: int) -> int:
    """Make so many moves, and tell the last line that is known."""
    while moves:
        if program.position["legal"]:
            await program.choose(program.position["legal"][0])
            moves -= 1
        else:
            await program.hear_a("position")
    return int(program.position["line"])


@pytest.mark.parametrize("end", ["killed", "drained"])
def test_when_a_process_ends_its_people_go_on_by_way_of_the_other(two: tuple[Proxy, list[Server]], end: str) -> None:
    proxy, servers = two
    seat = seat_by_way_of(proxy)

    async def work() -> None:
        async with program_at(seat) as program:
            line = await play(program, 2)
            ending = serving(servers)
            ending.end(signal.SIGKILL if end == "killed" else signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                await play(program, 100)
            assert end == "killed" or (closed.value.rcvd is not None and closed.value.rcvd.code == 1012)
        for path in ("", f"t/{seat['table']}", "rules/splut"):
            assert status(proxy, path) == 200
        async with program_at(seat) as program:
            assert await play(program, 2) > line

    run(work)
