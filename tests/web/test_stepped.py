"""All that depends on time follows the server's clock, which is handed in."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from timed_server import TimedServer
from web.test_open_tables import open_on
from web.test_your_tables import tables_on
from web.visiting import Visitor

MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE


@pytest.fixture
def timed(tmp_path: Path) -> Iterator[TimedServer]:
    with TimedServer(tmp_path) as running:
        yield running


def test_tables_and_codes_grow_old_by_the_server_s_clock(timed: TimedServer) -> None:
    with Visitor(timed) as host, Visitor(timed) as stranger:
        opened, played = host.open(), host.open("here")
        host.post(f"/t/{opened}/open", yes="yes")
        timed.pass_time(29 * MINUTE)
        assert opened in open_on(stranger)
        timed.pass_time(2 * MINUTE)
        assert opened not in open_on(stranger)

        late, good = host.device_code(played), host.device_code(played)
        timed.pass_time(9 * MINUTE)
        assert stranger.post("/code", code=good).status_code == 303
        timed.pass_time(2 * MINUTE)
        assert stranger.post("/code", code=late).status_code == 400

        async def resign() -> None:
            async with host.at(played) as talk:
                await talk.ask("resign", 0)

        asyncio.run(resign())
        timed.pass_time(29 * DAY)
        assert played in tables_on(host.get("/").text)
        assert "29 days ago" in host.get("/").text
        timed.pass_time(2 * DAY)
        assert played not in tables_on(host.get("/").text)
        assert played in host.get("/").text.partition('class="older"')[2]
