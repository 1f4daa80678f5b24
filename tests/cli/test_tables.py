"""frabjous tables: the owner lists, closes and deletes, while people are at their tables."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cli.running import Command, Ran
from servers import Server
from web.test_staff import wait_until
from web.test_your_tables import tables_on
from web.visiting import Talk, Visitor, two_seated


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
    assert "Traceback" not in running.logged(), running.logged()


@pytest.fixture
def host(server: Server) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


@pytest.fixture
def friend(server: Server) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


async def meanwhile(command: Command, server: Server, what: str, code: str) -> Ran:
    """Let the owner do something while people are connected."""
    return await asyncio.to_thread(command, "tables", what, code, "--db", str(server.database))


async def move(talk: Talk) -> None:
    """Ask for the first move that is allowed."""
    choice = talk.frame["choices"][0]
    await talk.send("act", game=talk.game, seat=choice["seat"], text=choice["text"], seen=talk.line)


def kept_of(server: Server, code: str) -> list[str]:
    """Name the tables of the database that hold anything of a table."""
    with closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as database:
        names = [row[0] for row in database.execute("select name from sqlite_master where type = 'table'")]
        return [
            name for name in names if any(code in map(str, row) for row in database.execute(f"select * from {name}"))
        ]


def test_every_table_is_listed_with_who_sits_there(command: Command, server: Server, host: Visitor) -> None:
    waiting, going = host.open(name="Hilda"), host.open("bot", name="Grete")
    lines = {line.split()[0]: line for line in command("tables", "--db", str(server.database)).out.splitlines()}
    assert lines["table"].endswith("state")
    assert "Hilda, (free)" in lines[waiting]
    assert lines[waiting].endswith("waiting")
    assert "Grete, casual" in lines[going]
    assert lines[going].endswith("going on")
    printed = command("tables", "list", going, "--json", "--db", str(server.database)).out.splitlines()
    assert [(one["table"], one["who"], one["state"]) for one in map(json.loads, printed)] == [
        (going, ["Grete", "casual"], "going on")
    ]


def test_at_a_closed_table_nothing_happens_any_more(
    command: Command, server: Server, host: Visitor, friend: Visitor
) -> None:
    code = two_seated(host, friend)

    async def close() -> None:
        async with host.at(code) as talk, friend.at(code) as other:
            await talk.play(1)
            ran = await meanwhile(command, server, "close", code)
            assert ran.out == f"{code}\n1 tables are closed.\n"
            await other.hear_line(1)
            await move(other)
            refused = await other.hear_a("refused")
            assert refused["sentence"].startswith("Whoever runs this server has closed this table")
            await talk.hear_status("can", [])
            assert talk.status["waiting"].startswith("Whoever runs this server has closed this table")
            await talk.send("say", text="Hello?")
            assert "closed this table" in (await talk.hear_a("refused", "talk"))["sentence"]

    lines = server.kept_lines(code)
    asyncio.run(asyncio.wait_for(close(), 30))
    assert len(server.kept_lines(code)) == len(lines) + 1
    assert "has closed this table" in host.get(f"/t/{code}").text
    assert "has closed this table" in host.get("/").text
    assert host.get(f"/t/{code}/replay/0").status_code == 200
    assert command("tables", code, "--db", str(server.database)).code == 2, "a name alone is nothing to do"
    assert command("tables", "list", code, "--db", str(server.database)).out.endswith("closed\n")


def test_a_finished_table_that_is_closed_has_no_rematch(command: Command, server: Server, host: Visitor) -> None:
    code = host.open("here")

    async def play() -> None:
        async with host.at(code) as talk:
            await talk.ask("resign", 0)
            await meanwhile(command, server, "close", code)
            await talk.send("rematch", seat=0)
            assert "closed this table" in (await talk.hear_a("refused"))["sentence"]

    asyncio.run(asyncio.wait_for(play(), 30))


def test_a_deleted_table_leaves_nothing_and_is_left_by_all(
    command: Command, server: Server, host: Visitor, friend: Visitor
) -> None:
    code = two_seated(host, friend)

    async def delete() -> None:
        async with host.at(code) as talk, friend.at(code) as other:
            await talk.send("say", text="Callooh!")
            await talk.hear_a("talk")
            ran = await meanwhile(command, server, "delete", code)
            assert ran.out == f"{code}\n1 tables are deleted.\n"
            await move(talk)
            for connection in (talk, other):
                with pytest.raises(ConnectionClosed):
                    while True:
                        await connection.hear()

    asyncio.run(asyncio.wait_for(delete(), 30))
    assert kept_of(server, code) == []
    assert host.get(f"/t/{code}").status_code == 404
    assert code not in tables_on(host.get("/").text)
    assert server.process is not None
    assert server.process.exitcode is None


def test_a_bot_that_thinks_at_a_deleted_table_gives_up(command: Command, server: Server, host: Visitor) -> None:
    code = host.open("bot")

    async def delete() -> None:
        async with host.at(code) as talk:
            await meanwhile(command, server, "delete", code)
            await move(talk)
            with pytest.raises(ConnectionClosed):
                while True:
                    await talk.hear()

    asyncio.run(asyncio.wait_for(delete(), 30))
    wait_until(lambda: host.get("/health").json()["live"] == 0)


def test_what_is_not_there_or_not_named_is_refused_and_nothing_is_done(
    command: Command, server: Server, host: Visitor, tmp_path: Path
) -> None:
    code = host.open()
    for wish, sentence in (
        (("delete", code, "mome-rath-222222"), "There is no such table: “mome-rath-222222”."),
        (("delete",), "Say which tables: by their names, or by --untouched DAYS."),
    ):
        ran = command("tables", *wish, "--db", str(server.database))
        assert (ran.code, ran.err) == (2, f"{sentence}\n")
    assert command("tables", "--db", str(tmp_path / "none.db")).err.startswith("There is no database")
    assert "tables" in kept_of(server, code)
