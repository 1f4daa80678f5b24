"""Programs of different ages on one database: steps only add, and who is too old for one is told so."""

from __future__ import annotations

import ast
import asyncio
import re
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import Connection, text

from frabjous.store import migrate
from frabjous.store.copying import opened
from frabjous.store.migrate import STEPS, newest_step
from frabjous.store.opening import NeedsNewerProgram

ONLY_ADDING_SINCE: Final = "0016"
ADDS: Final = {"add_column", "create_table", "create_index", "bulk_insert", "get_bind"}
UNFILLED: Final = "a column that older programs do not fill"
NAMES_ITSELF: Final = re.compile(r"UPDATE programs SET oldest")
FILES: Final = [file for file in sorted((STEPS / "versions").glob("v*.py")) if file.name[1:5] >= ONLY_ADDING_SINCE]


def calls_in(source: str) -> list[ast.Call]:
    """Find what a step does."""
    return [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]


def complaints(source: str) -> list[str]:
    """Say what older programs could not live with, unless the step says that they may not use the database."""
    if NAMES_ITSELF.search(source):
        return []
    found = []
    for call in calls_in(source):
        name = ast.unparse(call.func)
        if name.startswith("op.") and name.removeprefix("op.") not in ADDS:
            found.append(name)
        if name == "op.add_column" and not re.search(r"nullable=True|server_default=", ast.unparse(call)):
            found.append(UNFILLED)
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_steps_only_add(file: Path) -> None:
    assert complaints(file.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("step", "found"),
    [
        ("op.drop_table('lines')", ["op.drop_table"]),
        ("op.execute('DELETE FROM lines')", ["op.execute"]),
        (
            "op.add_column('lines', sa.Column('x', sa.Text, nullable=False))",
            [UNFILLED],
        ),
        ("op.drop_table('x'); op.execute('UPDATE programs SET oldest = 1')", []),
    ],
)
def test_a_step_that_does_more_is_noticed(step: str, found: list[str]) -> None:
    assert complaints(step) == found


def later_step(connection: Connection, oldest: str) -> None:
    """Take a step of the future, and say which oldest program may use the database then."""
    connection.execute(text("UPDATE alembic_version SET version_num = '9001'"))
    connection.execute(text("CREATE TABLE bandersnatch (x INTEGER)"))
    connection.execute(text("UPDATE programs SET oldest = :oldest"), {"oldest": oldest})


def test_a_program_goes_on_with_a_database_that_only_has_more(fresh: str) -> None:
    async def check() -> None:
        async with opened(fresh) as store:
            await store.write(later_step, newest_step())
        async with opened(fresh) as store:
            assert await store.counts() == {"tables": 0, "games": 0, "lines": 0}
            assert await store.read(migrate.step_reached) == "9001", "it was not taken back"

    asyncio.run(check())


def test_a_program_that_is_too_old_says_so_in_one_sentence(fresh: str) -> None:
    async def check() -> None:
        async with opened(fresh) as store:
            await store.write(later_step, "9001")
        with pytest.raises(NeedsNewerProgram, match="was made by a newer Frabjous; update this one"):
            async with opened(fresh):
                pass

    asyncio.run(check())
