"""What is kept in PostgreSQL is backed up, restored, closed and deleted as in SQLite."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import func, select

from frabjous.core.record import Line
from frabjous.store import Store, schema
from frabjous.store.copying import NotEmpty, back_up, opened, restore
from frabjous.store.rows import KeyRow, TalkRow
from postgres import Postgres, running_postgres
from store.samples import CHAIRS, GAME, TABLE, game, unit
from store.test_copying import everything, keep_some_of_everything


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as running:
        yield running


def on(url: str, do: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with the store of a database."""

    async def whole() -> None:
        async with opened(url) as store:
            await do(store)

    asyncio.run(whole())


@pytest.fixture
def played(postgres: Postgres) -> str:
    """Keep some of everything."""
    url = postgres.new()
    on(url, keep_some_of_everything)
    return url


def test_a_backup_of_postgresql_is_restored_row_by_row_into_either_kind(
    postgres: Postgres, played: str, tmp_path: Path
) -> None:
    kept, counted = tmp_path / "kept.db", {"tables": 1, "games": 2, "lines": 7}
    assert back_up(played, kept) == counted
    rows = everything(played)
    assert all(rows.values()), "a table without rows proves nothing"
    for new in (postgres.new(), str(tmp_path / "new.db")):
        assert restore(kept, new) == counted
        assert everything(new) == rows


def test_ids_go_on_after_a_restore(postgres: Postgres, played: str, tmp_path: Path) -> None:
    back_up(played, tmp_path / "kept.db")
    url = postgres.new()
    restore(tmp_path / "kept.db", url)

    async def say(store: Store) -> None:
        said = await store.say(TalkRow(TABLE.code, "Wim", 0, "Callay!", 8))
        assert said is not None
        async with store.moment() as moment:
            assert said.id == await moment.scalar(select(func.max(schema.talk.c.id))) > 1

    on(url, say)


def test_a_backup_of_postgresql_is_of_one_moment_while_others_write(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new()

    async def copied_while_writing() -> dict[str, int]:
        async with opened(url) as store:
            assert await store.add_table(TABLE, CHAIRS, GAME)
            copying = asyncio.create_task(asyncio.to_thread(back_up, url, tmp_path / "kept.db"))
            number = 0
            while not copying.done():
                number += 1
                assert await store.append(GAME.id, unit(number, number), 1)
            return await copying

    async def lines_of(path: Path) -> list[Line]:
        async with opened(path) as kept:
            return await kept.lines_after(GAME.id, 0)

    counted = asyncio.run(copied_while_writing())
    assert asyncio.run(lines_of(tmp_path / "kept.db")) == unit(1, counted["lines"])


def test_a_database_that_holds_tables_is_not_overwritten(played: str, tmp_path: Path) -> None:
    back_up(played, tmp_path / "kept.db")
    rows = everything(played)
    with pytest.raises(NotEmpty):
        restore(tmp_path / "kept.db", played)
    assert everything(played) == rows


def test_tables_are_closed_and_deleted_in_postgresql(postgres: Postgres) -> None:
    async def do(store: Store) -> None:
        await keep_some_of_everything(store)
        other = replace(TABLE, code="other", made_at=1)
        await store.add_table(other, CHAIRS, replace(game(1, "other-1"), table_code="other", started_at=1))
        await store.add_keys("other", [KeyRow(0, b"old")])
        await store.see_device(b"old", 1)
        await store.close_tables([TABLE.code], 9)
        assert not await store.append(GAME.id, unit(6, 6), 1)
        assert not await store.append("nowhere", unit(1, 1), 1)
        assert not await store.add_game(game(3))
        assert await store.say(TalkRow(TABLE.code, "Wim", 0, "Hello?", 8)) is None
        assert [one.table.code for one in await store.all_tables(TABLE.made_at)] == ["other"]
        assert await store.delete_old(TABLE.made_at, {"other"}) == []
        assert await store.delete_old(TABLE.made_at, ()) == ["other"]
        await store.delete_tables([TABLE.code])
        assert await store.counts() == {"tables": 0, "games": 0, "lines": 0}

    on(postgres.new(), do)
