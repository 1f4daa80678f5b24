"""Whatever gets lost on the way, a deed is done once: the answer names it, and sent again it is known."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Final

import pytest
from sqlalchemy import Connection

from frabjous.store.copying import opened
from relay import Relay
from web.visiting import Visitor, answered, run, two_seated

ON_BOTH: Final = True  # kinds of database


@pytest.fixture
def relay(host: Visitor) -> Iterator[Relay]:
    with Relay(host.server) as between:
        yield between


def said_in(html: str) -> int:
    """Read the number of something said."""
    found = re.search(r'data-said="(\d+)"', html)
    assert found is not None, html
    return int(found[1])


def test_a_move_is_answered_by_its_name_and_sent_again_is_known(host: Visitor) -> None:
    code = host.open("here")

    async def work() -> None:
        async with host.at(code) as talk:
            first, second = (choice["text"] for choice in talk.frame["choices"][:2])
            move = {"game": 0, "seat": 0, "text": first, "seen": 0}
            assert await answered(talk, "act", id="a", **move) == {"type": "done", "id": "a"}
        async with host.at(code) as talk:
            assert (await answered(talk, "act", id="a", **move))["type"] == "done"
            refused = await answered(talk, "act", id="b", **{**move, "text": second})
            assert refused["type"] == "refused"
            assert talk.frame["line"] == 1

    run(work)
    assert len(host.server.kept_lines(code)) == 1


def test_chat_sent_again_is_said_once_and_the_same_words_later_twice(host: Visitor) -> None:
    code = host.open("here")

    async def work() -> None:
        async with host.at(code) as talk:
            await talk.send("say", id="a", text="ha", heard=0)
            number = said_in((await talk.hear_a("talk"))["html"])
            await answered(talk, "say", id="a", text="ha", heard=0)
            await answered(talk, "say", id="b", text="ha", heard=number)

    run(work)
    assert host.get(f"/t/{code}").text.count(" ha<") == 2


def test_who_comes_back_is_told_what_was_said_meanwhile(host: Visitor, friend: Visitor) -> None:
    code = two_seated(host, friend)

    async def work() -> None:
        async with host.at(code) as talk:
            await talk.send("say", text="one")
            number = said_in((await talk.hear_a("talk"))["html"])
            for name in ("two", "three"):
                await answered(talk, "say", id=name, text=name)
        async with friend.connected(code) as talk:
            await talk.send("hello", shape="wide", game=0, seen=0, heard=number)
            missed = (await talk.hear_a("talk"))["html"]
            assert "one" not in missed
            assert missed.index("two") < missed.index("three")

    run(work)


def test_a_rematch_sent_again_is_one_game(host: Visitor) -> None:
    code = host.open("here")

    async def work() -> None:
        async with host.at(code) as talk:
            await answered(talk, "resign", id="a", game=0, seat=0, seen=0)
            for _ in range(2):
                await answered(talk, "rematch", id="b", game=0, seat=0, seen=1)

            await answered(talk, "resign", id="c", game=1, seat=0, seen=0)
            assert (await answered(talk, "rematch", id="b", game=0, seat=0, seen=1))["type"] == "done"
            await talk.hello()
            assert talk.game == 1, "not even once the new game is over"

    run(work)


def test_a_deed_for_a_game_that_is_over_is_not_done_in_the_next(host: Visitor) -> None:
    code = host.open("here")

    async def work() -> None:
        async with host.at(code) as talk:
            await answered(talk, "resign", id="a", game=0, seat=0, seen=0)
            await answered(talk, "rematch", id="b", game=0, seat=0, seen=1)
            assert (await answered(talk, "resign", id="c", game=0, seat=0, seen=1))["type"] == "refused"

    run(work)
    assert host.server.kept_lines(code, 1) == []


def test_a_slow_database_is_not_mistaken_for_a_dead_connection(host: Visitor) -> None:
    """Another program holds the database; whoever asks meanwhile whether the table is there is answered at once."""
    code = host.open("here")

    async def work() -> None:
        async with host.at(code) as talk:
            async with opened(host.server.database_url) as other, other.writer.door.held() as held:
                if not host.server.is_file:
                    await held(Connection.exec_driver_sql, "LOCK TABLE lines IN EXCLUSIVE MODE")
                text = talk.frame["choices"][0]["text"]
                await talk.send("act", id="a", game=0, seat=0, text=text, seen=0)
                await talk.send("ping")
                assert (await talk.hear_a("pong", "done", "refused"))["type"] == "pong"
            assert (await talk.hear_a("done", "refused"))["type"] == "done"

    run(work)


def test_the_server_lets_go_of_a_connection_that_swallows_everything(host: Visitor, relay: Relay) -> None:
    code = host.open("here")

    async def work() -> None:
        async with host.at(code) as talk:
            nobody = talk.status["people"]
            reader, writer = await asyncio.open_connection("127.0.0.1", relay.port)
            writer.write(
                f"GET /t/{code}/live HTTP/1.1\r\nHost: {host.server.host}\r\nOrigin: http://{host.server.host}\r\n"
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            await reader.readuntil(b"\r\n\r\n")
            while talk.status["people"] == nobody:
                await talk.hear()
            relay.swallow()
            await talk.hear_status("people", nobody)
            writer.close()

    run(work)
