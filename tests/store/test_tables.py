"""Tables, chairs, games, talk and device codes: what goes in comes out again."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy.exc import DBAPIError, IntegrityError

from frabjous.store import Store, reading
from frabjous.store.copying import opened
from frabjous.store.keys import hash_of, hash_of_code, new_device_code
from frabjous.store.rows import ChairRow, Kept, KeyRow, TalkRow
from frabjous.store.schema import device_codes, tables
from store.samples import CHAIRS, GAME, TABLE, game, unit, with_a_game

TALK = TalkRow(TABLE.code, "Wim", 0, "O frabjous day! Callooh! Callay!", 7)

PHONE: Final = hash_of("phone")


def test_everything_is_there_again_after_reopening(database: str) -> None:
    async def write() -> list[TalkRow]:
        async with with_a_game(database) as store:
            assert await store.append(GAME.id, unit(1, 5), 1)
            assert await store.add_game(game(2), unit(1, 2))
            await store.add_keys(TABLE.code, [KeyRow(0, b"phone"), KeyRow(0, b"laptop")])
            assert await store.add_game(game(3))
            said = [await store.say(TALK), await store.say(replace(TALK, name="Alice", chair=-1))]
            return [row for row in said if row]

    async def read() -> Kept | None:
        async with opened(database) as store:
            assert await store.counts() == {"tables": 1, "games": 3, "lines": 7}
            return await store.load(TABLE.code)

    talk = asyncio.run(write())
    keys = (KeyRow(0, b"laptop"), KeyRow(0, b"phone"))
    games = (GAME, game(2), game(3))
    lines = {GAME.id: tuple(unit(1, 5)), game(2).id: tuple(unit(1, 2)), game(3).id: ()}
    assert asyncio.run(read()) == Kept(TABLE, CHAIRS, keys, games, lines, tuple(talk))


def test_a_table_nobody_made_is_not_kept(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            assert await store.load("nowhere") is None
            assert await store.chairs("nowhere") == []
            assert await store.lines_after("nothing", 0) == []

    asyncio.run(check())


def test_a_code_that_is_taken_is_refused_and_nothing_of_that_table_is_kept(database: str) -> None:
    async def check() -> None:
        async with with_a_game(database) as store:
            assert not await store.add_table(replace(TABLE, game="snark"), [ChairRow(7)], game(9))
            kept = await store.load(TABLE.code)
            assert kept == Kept(TABLE, CHAIRS, (), (GAME,), {GAME.id: ()}, ())

    asyncio.run(check())


def test_a_table_is_made_whole_or_not_at_all(database: str) -> None:
    async def check() -> None:
        async with with_a_game(database) as store:
            with pytest.raises(IntegrityError):  # the game's id is taken
                await store.add_table(replace(TABLE, code="other"), CHAIRS, replace(GAME, table_code="other"))
            assert await store.load("other") is None
            assert await store.chairs("other") == []

    asyncio.run(check())


def test_a_place_in_the_row_of_games_is_given_once(database: str) -> None:
    async def check() -> None:
        async with with_a_game(database) as store:
            rivals = [store.add_game(game(2, name)) for name in ("tove", "rath", "wabe")]
            assert await asyncio.gather(*rivals) == [True, False, False]
            kept = await store.load(TABLE.code)
            assert kept is not None
            assert [row.id for row in kept.games] == [GAME.id, "tove"]

    asyncio.run(check())


def test_an_open_chair_is_taken_by_one_only(database: str) -> None:
    async def check() -> None:
        async with with_a_game(database) as store:
            people = [ChairRow(2, "person", name) for name in ("Alice", "Bob", "Cat")]
            answers = await asyncio.gather(*(store.take_chair(TABLE.code, person) for person in people))
            assert answers == [True, False, False]
            assert await store.chairs(TABLE.code) == [*CHAIRS[:2], people[0]]

    asyncio.run(check())


def test_a_chair_that_is_taken_or_not_there_cannot_be_taken(database: str) -> None:
    async def check() -> None:
        async with with_a_game(database) as store:
            for chair in (0, 1, 3):  # a person's, a bot's, nobody's
                assert not await store.take_chair(TABLE.code, ChairRow(chair, "person", "Alice"))
            assert not await store.take_chair("nowhere", ChairRow(2, "person", "Alice"))
            assert await store.chairs(TABLE.code) == list(CHAIRS)

    asyncio.run(check())


def test_a_chair_can_be_set_whoever_sits_there(database: str) -> None:
    async def check() -> None:
        async with with_a_game(database) as store:
            await store.set_chair(TABLE.code, ChairRow(0))
            assert await store.take_chair(TABLE.code, ChairRow(0, "bot", "Fool", "fool"))
            assert (await store.chairs(TABLE.code))[0] == ChairRow(0, "bot", "Fool", "fool")
            with pytest.raises(LookupError, match="no chair 9"):
                await store.set_chair(TABLE.code, ChairRow(9))

    asyncio.run(check())


def test_talk_keeps_its_order_and_each_word_has_its_own_id(database: str) -> None:
    async def check() -> None:
        async with with_a_game(database) as store:
            said = [await store.say(replace(TALK, text=text)) for text in ("one", "two", "three")]
            assert len({row.id for row in said if row}) == 3
            kept = await store.load(TABLE.code)
            assert kept is not None
            assert kept.talk == tuple(said)

    asyncio.run(check())


def test_a_device_code_works_once(database: str) -> None:
    async def check() -> None:
        async with with_a_game(database) as store:
            code = new_device_code()
            await store.see_device(PHONE, 1)
            await store.add_device_code(hash_of_code(code), PHONE, expires_at=100)
            typed = hash_of_code(code.lower().replace("-", " "))
            answers = await asyncio.gather(*(store.use_device_code(typed, 99) for _ in range(3)))
            assert answers == [PHONE, None, None]
            assert await store.use_device_code(hash_of_code("0000-0000"), 99) is None

    asyncio.run(check())


def test_an_expired_device_code_is_refused_and_cleaned_up(database: str) -> None:
    async def check() -> None:
        async with with_a_game(database) as store:
            await store.see_device(PHONE, 1)
            for name, expires_at in (("old", 50), ("just", 100), ("new", 101)):
                await store.add_device_code(hash_of(name), PHONE, expires_at)
            assert await store.use_device_code(hash_of("just"), 100) is None
            left = await store.read(lambda connection: connection.execute(device_codes.select()).all())
            assert [row.code_hash for row in left] == [hash_of("new")]
            assert await store.use_device_code(hash_of("new"), 100) == PHONE

    asyncio.run(check())


def test_what_belongs_to_no_table_is_refused(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            assert await store.add_game(GAME) is False
            assert await store.say(TALK) is None
            with pytest.raises(IntegrityError):
                await store.add_device_code(b"hash", PHONE, 1)

    asyncio.run(check())


def test_only_the_writer_can_write(database: str) -> None:
    async def check() -> None:
        async with with_a_game(database) as store:
            with pytest.raises(DBAPIError, match=r"read-?only"):
                await store.read(lambda connection: connection.execute(tables.delete()))

    asyncio.run(check())


def test_a_reader_that_gives_up_does_not_stay_in_the_way(tmp_path: Path) -> None:
    async def check() -> None:
        async with with_a_game(tmp_path / "kept.db") as store:
            for steps in range(1, 31):
                leaving = asyncio.create_task(store.load(TABLE.code))
                for _ in range(steps):
                    await asyncio.sleep(0)  # one step of the loop
                leaving.cancel()
            assert await store.load(TABLE.code) is not None
            await asyncio.gather(*store.readers.running)
            assert await store.append(GAME.id, unit(1, 1), 1)
            connection = sqlite3.connect(tmp_path / "kept.db")
            busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            connection.close()
            assert not busy  # as it would be while anybody still reads the past

    asyncio.run(check())


def test_a_reader_sees_one_moment(database: str) -> None:
    async def check() -> None:
        async with with_a_game(database) as store, store.readers.held() as moment:
            before = await moment(reading.counts)
            first_game = replace(game(1, "b"), table_code="b")
            assert await store.add_table(replace(TABLE, code="b"), CHAIRS, first_game)
            assert await moment(reading.counts) == before
            assert (await store.counts())["tables"] == 2

    asyncio.run(check())


def test_a_store_in_memory_is_refused_in_one_sentence() -> None:
    for url in ("sqlite://", "sqlite:///:memory:", ":memory:"):
        with pytest.raises(ValueError, match="needs a file"):
            asyncio.run(Store.open(url))


def test_a_store_can_be_opened_by_url(tmp_path: Path) -> None:
    async def check() -> None:
        async with with_a_game(tmp_path / "kept.db"):
            pass
        store = await Store.open(f"sqlite:///{tmp_path}/kept.db")
        assert await store.counts() == {"tables": 1, "games": 1, "lines": 0}
        await store.close()

    asyncio.run(check())


def test_a_review_is_kept_by_the_judgement_that_made_it(database: str) -> None:
    async def check() -> None:
        async with with_a_game(database) as store:
            assert await store.review(GAME.id, "first") is None
            await store.keep_review(GAME.id, "first", b"how it went")
            assert await store.review(GAME.id, "first") == b"how it went"
            assert await store.review(GAME.id, "second") is None
            await store.keep_review(GAME.id, "second", b"how it really went")
            assert await store.review(GAME.id, "first") is None
            assert await store.review(GAME.id, "second") == b"how it really went"

    asyncio.run(check())
