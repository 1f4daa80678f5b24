"""frabjous backup and restore: the tables of a server that runs are there again in a new one."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.running import Command
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


@pytest.mark.parametrize("name", ["backup", "restore"])
def test_what_is_not_there_is_said_in_a_sentence(command: Command, tmp_path: Path, name: str) -> None:
    ran = command(name, str(tmp_path / "kept.db"), "--db", str(tmp_path / "none.db"))
    assert ran.code == 2
    assert ran.err.startswith("There is no database “")
    assert list(tmp_path.iterdir()) == []
