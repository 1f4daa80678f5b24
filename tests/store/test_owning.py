"""Tables are closed and deleted, with everything that belongs to them."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from frabjous.store import Store
from frabjous.store.copying import opened
from frabjous.store.rows import KeyRow, TalkRow
from store.samples import CHAIRS, GAME, TABLE, game, unit
from store.test_copying import keep_some_of_everything


def test_tables_are_closed_and_deleted(database: str) -> None:
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

    async def whole() -> None:
        async with opened(database) as store:
            await do(store)

    asyncio.run(whole())
