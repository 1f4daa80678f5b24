"""frabjous backup and restore: the tables of a server that runs are there again in a new one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.running import Command
from postgres import Postgres, running_postgres
from servers import Server
from web.visiting import Visitor, run, two_seated


def test_people_find_their_tables_in_a_new_server(command: Command, tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    new.mkdir()
    with Server(old) as server, Visitor(server) as host, Visitor(server) as friend:
        code = two_seated(host, friend)

        async def play() -> None:
            async with host.at(code) as talk:
                await talk.play(1)

        run(play)
        kept = command("backup", str(tmp_path / "kept.db"), "--db", str(server.database))
        assert kept.out == f"1 tables, 1 games and 1 lines are kept in “{tmp_path / 'kept.db'}”.\n"
        lines, key = server.kept_lines(code), host.cookies_for(code)
    assert command("restore", str(tmp_path / "kept.db"), "--db", str(new / "x.db")).code == 0
    with Server(new) as server, Visitor(server) as again:
        assert server.kept_lines(code) == lines != []

        async def play_on() -> None:
            async with again.at(code, cookies=key) as talk:
                assert (await talk.hello())["status"]["seats"] == [0]

        run(play_on)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as running:
        yield running


@pytest.mark.parametrize("goes_to", ["postgresql", "sqlite"])
def test_people_at_a_server_on_postgresql_find_their_tables_in_a_new_one(
    command: Command, postgres: Postgres, tmp_path: Path, goes_to: str
) -> None:
    old, file = postgres.new(), tmp_path / "kept.db"
    new = postgres.new() if goes_to == "postgresql" else str(tmp_path / "new.db")
    with Server(tmp_path, url=old) as server, Visitor(server) as host, Visitor(server) as friend:
        code = two_seated(host, friend)

        async def play() -> None:
            async with host.at(code) as talk:
                await talk.play(1)
                ran = await asyncio.to_thread(command, "backup", str(file), "--db", old)
                assert ran.out == f"1 tables, 1 games and 1 lines are kept in “{file}”.\n"

        run(play)
        keys = host.cookies_for(code), friend.cookies_for(code)
        assert code in command("tables", "--db", old).out
    assert command("restore", str(file), "--db", new).out == "1 tables, 1 games and 1 lines are there again.\n"
    with Server(tmp_path, url=new) as server, Visitor(server) as again:

        async def play_on() -> None:
            async with again.at(code, cookies=keys[0]) as one, again.at(code, cookies=keys[1]) as other:
                assert (one.status["seats"], other.status["seats"], one.line) == ([0], [1], 1)
                await other.play(1)
                await one.hear_line(2)

        run(play_on)
        assert "Traceback" not in server.logged(), server.logged()


@pytest.mark.parametrize("name", ["backup", "restore"])
def test_what_is_not_there_is_said_in_a_sentence(command: Command, tmp_path: Path, name: str) -> None:
    ran = command(name, str(tmp_path / "kept.db"), "--db", str(tmp_path / "none.db"))
    assert ran.code == 2
    assert ran.err.startswith("There is no database “")
    assert list(tmp_path.iterdir()) == []
