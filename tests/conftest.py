"""What tests of several folders share: databases of both kinds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of a worker."""
    from postgres import running_postgres  # noqa: PLC0415 - most tests need none, and adapters' have none

    with running_postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind that keeps nothing yet."""
    if request.param == "sqlite":
        return str(tmp_path / "kept.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.rinsed()


@pytest.fixture(params=["sqlite", "postgresql"])
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind for a test that changes its shape."""
    if request.param == "sqlite":
        return str(tmp_path / "kept.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new()
