"""Adding lines: units, groups of them, losers and failures."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import DBAPIError

from frabjous.core.record import Line
from frabjous.store import Store
from frabjous.store.copying import opened
from store.samples import CHAIRS, GAME, TABLE, game, numbers, unit, with_a_game


def on_a_game(database: str, do: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with a new store that keeps one game."""

    async def whole() -> None:
        async with with_a_game(database) as store:
            await do(store)

    asyncio.run(whole())


def commits_of(store: Store) -> list[Connection]:
    """Give a list that grows with every commit of the writer."""
    commits: list[Connection] = []
    event.listen(store.writer.door.engine, "commit", commits.append)
    return commits


def rollbacks_of(store: Store) -> list[Connection]:
    """Give a list that grows with every rollback of the writer."""
    rollbacks: list[Connection] = []
    event.listen(store.writer.door.engine, "rollback", rollbacks.append)
    return rollbacks


def test_appended_lines_can_be_read_at_once(database: str) -> None:
    async def do(store: Store) -> None:
        assert await store.append(GAME.id, unit(1, 3), 1)
        assert await store.append(GAME.id, unit(4, 4), 2)
        assert await store.lines_after(GAME.id, 0) == unit(1, 4)
        assert await store.lines_after(GAME.id, 2) == unit(3, 4)
        assert await store.lines_after(GAME.id, 4) == []

    on_a_game(database, do)


def test_a_unit_gets_in_whole_or_not_at_all(database: str) -> None:
    async def do(store: Store) -> None:
        assert await store.append(GAME.id, unit(3, 3, "first"), 1)
        assert not await store.append(GAME.id, unit(1, 5, "second"), 1)
        assert await store.lines_after(GAME.id, 0) == unit(3, 3, "first")

    on_a_game(database, do)


def test_two_hundred_appends_at_once_are_grouped_and_one_loser_harms_nobody(database: str) -> None:
    async def do(store: Store) -> None:
        assert await store.append(GAME.id, unit(100, 100, "early"), 1)
        commits = commits_of(store)
        units = [unit(n, n) for n in range(1, 100)] + [unit(100, 101)] + [unit(n, n) for n in range(102, 202)]
        answers = await asyncio.gather(*(store.append(GAME.id, lines, 1) for lines in units))
        assert len(answers) == 200
        assert [units[at] for at, got_in in enumerate(answers) if not got_in] == [unit(100, 101)]
        assert len(commits) <= 2
        kept = await store.lines_after(GAME.id, 0)
        assert kept == unit(1, 99) + unit(100, 100, "early") + unit(102, 201)

    on_a_game(database, do)


def test_of_two_units_in_a_group_that_want_the_same_number_the_first_gets_it(database: str) -> None:
    async def do(store: Store) -> None:
        answers = await asyncio.gather(
            store.append(GAME.id, unit(1, 2, "first"), 1),
            store.append(GAME.id, unit(2, 3, "second"), 1),
            store.append(GAME.id, unit(1, 2, "third"), 1),
        )
        assert list(answers) == [True, False, False]
        assert await store.lines_after(GAME.id, 0) == unit(1, 2, "first")

    on_a_game(database, do)


def test_a_unit_does_not_lose_to_a_rival_in_its_group_that_loses_itself(database: str) -> None:
    async def do(store: Store) -> None:
        assert await store.append(GAME.id, unit(1, 1, "early"), 1)
        answers = await asyncio.gather(
            store.append(GAME.id, unit(1, 2, "first"), 1), store.append(GAME.id, unit(2, 2, "second"), 1)
        )
        assert list(answers) == [False, True]
        assert await store.lines_after(GAME.id, 0) == unit(1, 1, "early") + unit(2, 2, "second")

    on_a_game(database, do)


def test_the_same_numbers_of_different_games_are_no_rivals(database: str) -> None:
    async def do(store: Store) -> None:
        assert await store.add_game(game(2))
        one, two = store.append(GAME.id, unit(1, 2), 1), store.append(game(2).id, unit(1, 2), 1)
        assert all(await asyncio.gather(one, two))

    on_a_game(database, do)


@pytest.mark.parametrize("bad", [("nowhere", "text"), (GAME.id, "\ud800 cannot be written")])
def test_a_failing_unit_harms_nobody_in_its_group(database: str, bad: tuple[str, str]) -> None:
    async def do(store: Store) -> None:
        game_id, text = bad
        answers = await asyncio.gather(
            store.append(GAME.id, unit(1, 2), 1),
            store.append(game_id, [Line(5, 0, text)], 1),
            store.append(GAME.id, unit(3, 4), 1),
            return_exceptions=True,
        )
        assert list(answers[0::2]) == [True, True]
        assert answers[1] is False or isinstance(answers[1], UnicodeEncodeError | DBAPIError)
        assert await store.lines_after(GAME.id, 0) == unit(1, 4)

    on_a_game(database, do)


def test_a_database_in_trouble_is_told_to_everybody_and_the_writer_lives_on(database: str) -> None:
    async def do(store: Store) -> None:
        async with opened(database) as other:
            await alter(other, "ALTER TABLE lines RENAME TO stolen")
            commits = commits_of(store)
            appends = [store.append(GAME.id, unit(number, number), 1) for number in (1, 2, 3)]
            answers = await asyncio.gather(*appends, return_exceptions=True)
            assert all(isinstance(answer, DBAPIError) for answer in answers), answers
            await alter(other, "ALTER TABLE stolen RENAME TO lines")
        assert await store.append(GAME.id, unit(1, 3), 1)
        assert len(commits) == 1

    on_a_game(database, do)


def test_trouble_is_told_after_one_try(tmp_path: Path) -> None:
    """PostgreSQL does not say of a missing table that it is in trouble: test_postgres.py lets it be gone."""

    async def do(store: Store) -> None:
        rollbacks = rollbacks_of(store)
        async with opened(tmp_path / "kept.db") as other:
            await alter(other, "ALTER TABLE lines RENAME TO stolen")
        appends = [store.append(GAME.id, unit(number, number), 1) for number in (1, 2, 3)]
        await asyncio.gather(*appends, return_exceptions=True)
        assert len(rollbacks) == 1

    on_a_game(str(tmp_path / "kept.db"), do)


async def alter(store: Store, statement: str) -> None:
    await store.write(lambda connection: connection.exec_driver_sql(statement))


def test_a_caller_that_gives_up_harms_nobody(database: str) -> None:
    async def do(store: Store) -> None:
        waiting = [asyncio.create_task(store.append(GAME.id, unit(n, n), 1)) for n in (1, 2, 3)]
        asyncio.get_running_loop().call_soon(waiting[1].cancel)
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert answers[0::2] == [True, True]
        assert isinstance(answers[1], asyncio.CancelledError)
        assert {1, 3} <= set(numbers(await store.lines_after(GAME.id, 0)))

    on_a_game(database, do)


def test_a_caller_that_gives_up_during_the_commit_harms_nobody(database: str) -> None:
    async def do(store: Store) -> None:
        waiting = [asyncio.create_task(store.append(GAME.id, unit(n, n), 1)) for n in (1, 2, 3)]
        event.listen(store.writer.door.engine, "commit", lambda _: waiting[1].cancel())
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert answers[0::2] == [True, True]
        assert isinstance(answers[1], asyncio.CancelledError)
        assert await store.append(GAME.id, unit(4, 4), 1)
        assert await store.lines_after(GAME.id, 0) == unit(1, 4)

    on_a_game(database, do)


def test_a_caller_that_gives_up_within_a_transaction_leaves_the_writer_in_order(database: str) -> None:
    async def do(store: Store) -> None:
        for steps in range(1, 31):
            leaving = asyncio.create_task(store.add_game(game(steps + 1)))
            for _ in range(steps):
                await asyncio.sleep(0)  # one step of the loop
            leaving.cancel()
            assert await store.append(GAME.id, unit(steps, steps), 1)
            await asyncio.wait([leaving])
        kept = await store.load(TABLE.code)
        assert kept is not None
        assert numbers(await store.lines_after(GAME.id, 0)) == list(range(1, 31))
        assert [row.place for row in kept.games] == list(range(1, 32))  # begun, so brought to its end

    on_a_game(database, do)


ODD_UNITS = [[], unit(1, 1) + unit(3, 3), unit(1, 1) + unit(1, 1), unit(2, 2) + unit(1, 1)]


@pytest.mark.parametrize("odd", ODD_UNITS)
def test_only_consecutive_lines_are_a_unit(database: str, odd: list[Line]) -> None:
    async def do(store: Store) -> None:
        with pytest.raises(ValueError, match="consecutive numbers"):
            await store.append(GAME.id, odd, 1)

    on_a_game(database, do)


def test_a_unit_may_be_longer_than_one_statement_can_hold(database: str) -> None:
    async def do(store: Store) -> None:
        assert await store.append(GAME.id, unit(5000, 5000, "early"), 1)
        assert not await store.append(GAME.id, unit(1, 9000), 1)
        assert await store.append(GAME.id, unit(5001, 14000), 1)
        assert len(await store.lines_after(GAME.id, 0)) == 9001

    on_a_game(database, do)


def test_closing_writes_what_waits_and_then_refuses(database: str) -> None:
    async def write() -> None:
        store = await Store.open(database)
        await store.add_table(TABLE, CHAIRS, GAME)
        appends = [store.append(GAME.id, unit(number, number), 1) for number in range(1, 21)]
        answers = await asyncio.gather(*appends, store.close())
        assert answers[:-1] == [True] * 20
        await store.close()
        with pytest.raises(RuntimeError, match="closed"):
            await store.append(GAME.id, unit(21, 21), 1)
        with pytest.raises(RuntimeError, match="closed"):
            await store.load(TABLE.code)

    async def read() -> None:
        async with opened(database) as store:
            assert await store.lines_after(GAME.id, 0) == unit(1, 20)

    asyncio.run(write())
    asyncio.run(read())
