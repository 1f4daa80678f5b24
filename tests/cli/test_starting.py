"""A server that cannot start says why in one sentence."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from servers import Server


def refused(database: str, *arguments: str) -> str:
    """Try to serve, and give the one sentence that says why not."""
    command = [sys.executable, "-m", "frabjous.cli", "serve", "--port", "0", "--db", database, *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (ran.returncode, ran.stdout) == (2, ""), ran.stderr
    assert re.fullmatch(r"[^\n]+\.\n", ran.stderr), ran.stderr
    return ran.stderr


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_bytes(b"a letter to aunt Ada, long enough to be looked at" * 99)
    assert "x.db” cannot be used: file is not a database" in refused(str(tmp_path / "x.db"))


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert "cannot be used: unable to open database file" in refused(str(tmp_path / "nowhere" / "x.db"))


def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    assert "cannot be used" in refused(str(tmp_path))


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="root may write everywhere")
@pytest.mark.parametrize("kept", ["folder", "file", "both"])
def test_what_cannot_be_written(kept: str, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        database = server.database
    if kept != "folder":
        database.chmod(0o444)
    if kept != "file":
        tmp_path.chmod(0o555)
    try:
        assert "cannot be used" in refused(str(database))
    finally:
        tmp_path.chmod(0o755)


def test_a_database_of_a_newer_program(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        database = server.database
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
        connection.execute("update programs set oldest = '9999'")
        connection.commit()
    assert "was made by a newer Frabjous" in refused(str(database))


def test_a_database_of_another_program(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "x.db")) as connection:
        connection.execute("create table tables (legs integer)")
    assert "cannot be used: table tables already exists" in refused(str(tmp_path / "x.db"))


def test_an_address_that_cannot_be_a_proxy(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "frabjous.cli", "serve", "--proxy", "my proxy"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert "“my proxy” is not an address" in ran.stderr
