"""Bringing a database to its present shape."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from frabjous.store import Store
from frabjous.store.copying import opened
from frabjous.store.database import turned_on
from frabjous.store.migrate import STEPS, newest_step
from frabjous.store.opening import CannotOpen
from frabjous.store.rows import Kept
from frabjous.store.schema import metadata
from postgres import Postgres
from store.samples import CHAIRS, GAME, TABLE, with_a_game

Shape = tuple[int, list[tuple[str, str]], list[tuple[str]]]

UNDONE: Final = (  # what takes back each step, from the second on
    ("ALTER TABLE tables DROP COLUMN sequel",),
    ("ALTER TABLE tables DROP COLUMN hints",),
    ("ALTER TABLE tables DROP COLUMN grace",),
    ("ALTER TABLE games DROP COLUMN position",),
    ("ALTER TABLE chairs DROP COLUMN face",),
    (
        "DROP TABLE device_codes",
        "DROP TABLE devices",
        "DROP INDEX ix_keys_key_hash",
        "CREATE TABLE device_codes (code_hash TEXT, table_code TEXT, chairs TEXT, expires_at BIGINT)",
    ),
    ("ALTER TABLE games DROP COLUMN ended_at",),
    ("ALTER TABLE games DROP COLUMN origin",),
    (
        "DROP INDEX ix_tables_due_at",
        "ALTER TABLE tables DROP COLUMN due_at",
        "ALTER TABLE tables DROP COLUMN clock",
        "DROP TABLE pulses",
    ),
    ("DROP TABLE open_tables", "DROP TABLE unwelcome"),
    ("ALTER TABLE tables DROP COLUMN closed_at",),
    ("DROP TABLE reviews",),
    ("DROP TABLE absences",),
    ("DROP TABLE secrets", "DROP TABLE reach", "DROP TABLE alerts", "DROP TABLE letters"),
    ("DROP TABLE presence",),
    ("DROP TABLE jobs",),
    ("DROP TABLE programs",),
)


async def open_and_close(path: Path) -> None:
    async with opened(path):
        pass


def shape(path: Path) -> Shape:
    """Give how often the shape was changed, all that there is, and the step that was reached."""
    connection = sqlite3.connect(path)
    changes = connection.execute("PRAGMA schema_version").fetchone()[0]
    things = connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
    reached = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    connection.close()
    return changes, things, reached


def test_the_migrations_make_what_the_schema_says(database: str) -> None:
    async def compare() -> None:
        async with opened(database) as store:
            assert await store.read(differences) == []

    asyncio.run(compare())


def differences(connection: Connection) -> object:
    """Compare what is there with what the schema says."""
    return compare_metadata(MigrationContext.configure(connection), metadata)


def test_a_second_start_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "kept.db"
    asyncio.run(open_and_close(path))
    before = shape(path)
    asyncio.run(open_and_close(path))
    assert shape(path) == before
    assert before[2] == [(f"{len(UNDONE) + 1:04}",)]


def test_the_newest_step_is_the_one_that_none_follows() -> None:
    assert ScriptDirectory(str(STEPS)).get_heads() == [newest_step()]


def test_only_a_database_that_needs_it_waits_for_alembic(tmp_path: Path) -> None:
    """It takes a fifth of a second to load."""
    program = "import asyncio, sys; from frabjous.store import Store; asyncio.run(Store.open(sys.argv[1])); "
    command = [sys.executable, "-c", f"{program} print('alembic' in sys.modules)", str(tmp_path / "kept.db")]
    starts = [subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(2)]
    assert starts == ["True\n", "False\n"]


@pytest.mark.parametrize("step", range(1, len(UNDONE) + 1))
def test_a_database_from_before_keeps_its_tables(step: int, tmp_path: Path) -> None:
    check_what_a_database_from_before_keeps(step, str(tmp_path / "kept.db"))


def test_a_postgresql_from_before_everything_keeps_its_tables(postgres: Postgres) -> None:
    check_what_a_database_from_before_keeps(1, postgres.new())


def check_what_a_database_from_before_keeps(step: int, database: str) -> None:
    def take_back(connection: Connection) -> None:
        for statement in [one for statements in reversed(UNDONE[step - 1 :]) for one in statements]:
            connection.exec_driver_sql(statement)
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{step:04}'")

    async def fill() -> None:
        async with with_a_game(database) as store:
            await store.write(take_back)

    async def look() -> Kept:
        async with opened(database) as store:
            kept = await store.load(TABLE.code)
            assert kept is not None
            return kept

    asyncio.run(fill())
    kept = asyncio.run(look())
    assert (kept.table.sequel, kept.table.hints, kept.table.grace, kept.table.clock) == ("", False, 60, "")
    assert kept.games[0].position == ""
    assert [chair.face for chair in kept.chairs] == [""] * len(CHAIRS)


def test_several_starts_at_once_in_one_process_all_succeed(database: str) -> None:
    async def check() -> None:
        stores = await asyncio.gather(*(Store.open(database) for _ in range(4)))
        assert await stores[0].add_table(TABLE, CHAIRS, GAME)
        assert [(await store.counts())["tables"] for store in stores] == [1] * 4
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(check())


def test_the_log_is_turned_on_only_when_nobody_is_in_the_way(tmp_path: Path) -> None:
    rival, ours = (sqlite3.connect(tmp_path / "kept.db", timeout=0, isolation_level=None) for _ in range(2))
    rival.execute("CREATE TABLE something (x)")
    rival.execute("BEGIN IMMEDIATE")
    assert not turned_on(ours)
    rival.execute("COMMIT")
    assert turned_on(ours)
    rival.close()
    ours.close()


def test_a_path_may_have_a_percent_sign_and_a_space(tmp_path: Path) -> None:
    folder = tmp_path / "50 % off"
    folder.mkdir()
    asyncio.run(open_and_close(folder / "kept.db"))
    assert (folder / "kept.db").exists()


def test_commits_are_safe_on_the_disk(tmp_path: Path) -> None:
    async def check() -> None:
        def answers(connection: Connection) -> dict[str, object]:
            return {
                pragma: connection.exec_driver_sql(f"PRAGMA {pragma}").scalar_one()
                for pragma in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }

        async with with_a_game(tmp_path / "kept.db") as store:
            assert await store.write(answers) == {
                "journal_mode": "wal",
                "synchronous": 2,
                "foreign_keys": 1,
                "busy_timeout": 10_000,
            }

    asyncio.run(check())


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Twas brillig, and the slithy toves did gyre and gimble in the wabe." * 20)
    before = path.read_bytes()
    with pytest.raises(CannotOpen, match="file is not a database"):
        asyncio.run(open_and_close(path))
    assert path.read_bytes() == before


def test_a_database_that_cannot_be_written_is_refused_even_with_a_log_left_behind(tmp_path: Path) -> None:
    """A killed server leaves its write-ahead log; then the file opens, and only writing tells that nothing can be."""

    async def fill_and_die() -> None:
        store = await Store.open(tmp_path / "kept.db")
        assert await store.add_table(TABLE, CHAIRS, GAME)
        shutil.copytree(tmp_path, tmp_path / "left")
        await store.close()

    asyncio.run(fill_and_die())
    left = tmp_path / "left"
    assert (left / "kept.db-wal").stat().st_size
    with read_only(left), pytest.raises(CannotOpen, match="cannot be used: attempt to write a readonly database"):
        asyncio.run(open_and_close(left / "kept.db"))


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Make a folder read-only, also for root, whom no mode keeps from writing."""
    if os.geteuid() != 0:
        for one in (*folder.iterdir(), folder):
            one.chmod(0o500 if one.is_dir() else 0o400)
        yield
        folder.chmod(0o700)
        return
    place = str(folder)
    if subprocess.run(["mount", "--bind", place, place], check=False, capture_output=True).returncode != 0:
        pytest.skip("nothing can be mounted here")
    try:
        subprocess.run(["mount", "-o", "remount,ro,bind", place], check=True)
        yield
    finally:
        subprocess.run(["umount", "--lazy", place], check=True)
