"""Old tables are deleted by the owner's rule, and by no other; the server's clock is handed in."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import select

from frabjous.bots.workers import Workers
from frabjous.core.record import Line
from frabjous.store import schema
from frabjous.store.copying import opened
from frabjous.store.rows import KeyRow, TalkRow
from frabjous.store.store import Store
from frabjous.web.hub import Hub
from frabjous.web.sweeping import sweep
from servers import Server
from store.samples import CHAIRS, GAME, TABLE, game
from timed_server import TimedServer
from web.clocks import SteppedClock
from web.visiting import Visitor

DAY: Final = 24 * 3600


async def with_tables(store: Store, now: int) -> None:
    """Keep tables of two days ago: one with a move, one with a word, one with a new game and one with a clock since."""
    ago = now - 2 * DAY * 1000
    for name in ("old", "moved", "spoken", "again", "timed"):
        table = {"code": name, "made_at": ago}
        row, first = (type(TABLE)(**{**vars(TABLE), **table}), game(0, f"{name}-0"))
        first = type(GAME)(**{**vars(first), "table_code": name, "started_at": ago})
        assert await store.add_table(row, CHAIRS, first, [Line(1, 0, "D e2-e3", ago)], [KeyRow(0, name.encode())])
        await store.see_device(name.encode(), ago)
    await store.append("moved-0", [Line(2, 0, "D e3-e4", now)], now)
    await store.say(TalkRow("spoken", "Wim", 0, "Callooh!", now))
    await store.add_game(type(GAME)(**{**vars(game(1, "again-1")), "table_code": "again", "started_at": now}))
    timed = "update tables set due_at = 1 where code = 'timed'"
    await store.write(lambda connection: connection.exec_driver_sql(timed))


async def left(store: Store, count: int) -> set[str]:
    """Wait until so many tables are left, and name them."""
    while len(codes := {one.table.code for one in await store.all_tables()}) > count:
        pass
    return codes


def test_only_what_nobody_touched_for_so_long_is_deleted(tmp_path: Path) -> None:
    async def swept() -> None:
        clock, workers = SteppedClock(), Workers()
        async with opened(tmp_path / "kept.db") as store:
            await with_tables(store, clock.now())
            hub = Hub(store, workers, 0, clock)
            hub.time.do(sweep(hub, 1))
            assert await left(store, 4) == {"moved", "spoken", "again", "timed"}
            assert await store.seats_of_device(b"old") == []
            known = await store.read(lambda moment: set(moment.scalars(select(schema.devices.c.key_hash))))
            assert known == {b"moved", b"spoken", b"again", b"timed"}, "a device that plays nowhere goes with it"
            clock.step(DAY + 1)
            assert await left(store, 1) == {"timed"}
            await hub.close()
        await workers.close()

    asyncio.run(asyncio.wait_for(swept(), 30))


@pytest.mark.parametrize("days", [0, 1])
def test_nothing_is_deleted_by_default_and_the_rule_is_said(tmp_path: Path, days: int) -> None:
    rule = ("--delete-after", str(days)) if days else ()
    with Server(tmp_path, *rule) as server, Visitor(server) as host:
        said = "A table at which nothing has happened for a day is deleted here by itself."
        assert (said in host.get("/privacy").text) == bool(days)


def test_without_a_rule_a_table_stays_for_years(tmp_path: Path) -> None:
    with TimedServer(tmp_path) as timed, Visitor(timed) as host:
        code = host.open()
        for _ in range(3):
            timed.pass_time(365 * DAY)
        assert host.get(f"/t/{code}").status_code == 200
