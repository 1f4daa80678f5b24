"""A backup is taken while people play, and everything is there again in a new database."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select

from frabjous.core.record import Line
from frabjous.store import Store, schema
from frabjous.store.alerting import AlertRow, Reach
from frabjous.store.copying import NoSuchDatabase, NotEmpty, back_up, opened, restore
from frabjous.store.rows import AbsenceRow, KeyRow, TalkRow
from postgres import Postgres
from store.samples import CHAIRS, GAME, TABLE, game, unit, with_a_game


def everything(database: str | Path) -> dict[str, list[tuple[object, ...]]]:
    """Read all rows of all tables."""

    async def read() -> dict[str, list[tuple[object, ...]]]:
        async with opened(database) as store:
            return await store.read(rows_by_table)

    return asyncio.run(read())


def rows_by_table(moment: Connection) -> dict[str, list[tuple[object, ...]]]:
    return {
        table.name: sorted([tuple(row) for row in moment.execute(select(table))], key=repr) for table in schema.KEPT
    }


async def keep_some_of_everything(store: Store) -> None:
    assert await store.add_table(TABLE, CHAIRS, GAME)
    await store.append(GAME.id, unit(1, 5), 1)
    await store.add_game(game(2), unit(1, 2))
    await store.add_keys(TABLE.code, [KeyRow(0, b"phone")])
    await store.say(TalkRow(TABLE.code, "Wim", 0, "Callooh!", 7))
    await store.see_device(b"phone", 1)
    await store.alerting.secret("push", lambda: b"key")
    await store.alerting.set_reach(Reach(b"phone", endpoint="https://push.example/x", address="a@example.org"))
    await store.alerting.note([AlertRow(b"phone", TABLE.code, 0, "turn", "0 0;", 9)])
    assert await store.alerting.may_write(b"hash", b"phone", 1, 3)
    await store.add_device_code(b"code", b"phone", 99)
    await store.open_to_all(TABLE.code, b"phone", 99)
    await store.free_chair(TABLE.code, 0)
    await store.add_keys(TABLE.code, [KeyRow(0, b"laptop")])
    await store.note_absence(TABLE.code, AbsenceRow(1, 5, 0, 3))
    await store.set_pulse(7)
    await store.keep_review(GAME.id, "judgement", b"review")


@pytest.fixture
def played(database: str) -> str:
    """Keep some of everything."""

    async def play() -> None:
        async with opened(database) as store:
            await keep_some_of_everything(store)

    asyncio.run(play())
    return database


def test_what_was_backed_up_is_restored_row_by_row_into_either_kind(
    played: str, tmp_path: Path, postgres: Postgres
) -> None:
    kept, counted = tmp_path / "backup.db", {"tables": 1, "games": 2, "lines": 7}
    before = set(tmp_path.iterdir())
    assert back_up(played, kept) == counted
    assert set(tmp_path.iterdir()) - before == {kept}
    rows = everything(played)
    assert all(rows.values()), "a table without rows proves nothing"
    for new in (postgres.new(), str(tmp_path / "new.db")):
        assert restore(kept, new) == counted
        assert everything(new) == rows


def test_ids_go_on_after_a_restore(played: str, tmp_path: Path, postgres: Postgres) -> None:
    back_up(played, tmp_path / "backup.db")
    url = postgres.new()
    restore(tmp_path / "backup.db", url)

    async def say() -> None:
        async with opened(url) as store:
            said = await store.say(TalkRow(TABLE.code, "Wim", 0, "Callay!", 8))
            assert said is not None
            assert said.id == await store.read(lambda moment: moment.scalar(select(func.max(schema.talk.c.id)))) > 1

    asyncio.run(say())


def test_a_backup_is_of_one_moment_while_others_write(database: str, tmp_path: Path) -> None:
    kept = tmp_path / "backup.db"

    async def copied_while_writing() -> dict[str, int]:
        async with with_a_game(database) as store:
            copying = asyncio.create_task(asyncio.to_thread(back_up, database, kept))
            number = 0
            while not copying.done():
                number += 1
                assert await store.append(GAME.id, unit(number, number), 1)
            return await copying

    async def lines_of(path: Path) -> list[Line]:
        async with opened(path) as store:
            return await store.lines_after(GAME.id, 0)

    counted = asyncio.run(copied_while_writing())
    assert asyncio.run(lines_of(kept)) == unit(1, counted["lines"])


def test_nothing_is_overwritten(played: str, tmp_path: Path) -> None:
    kept = tmp_path / "backup.db"
    back_up(played, kept)
    with pytest.raises(FileExistsError):
        back_up(played, kept)
    rows = everything(played)
    with pytest.raises(NotEmpty):
        restore(kept, played)
    assert everything(played) == rows


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(NoSuchDatabase):
        back_up(str(tmp_path / "nothing.db"), tmp_path / "kept.db")
    with pytest.raises(NoSuchDatabase):
        restore(tmp_path / "nothing.db", str(tmp_path / "new.db"))
    assert list(tmp_path.iterdir()) == []
