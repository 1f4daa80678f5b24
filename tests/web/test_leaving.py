"""Leaving: what is kept is said, and a device that is forgotten opens nothing any more."""

from __future__ import annotations

import asyncio
from typing import Final

import pytest

from frabjous.store.keys import hash_of
from servers import Server
from web.test_seats import key_in, seats_of
from web.visiting import Visitor

ON_BOTH: Final = True  # kinds of database


@pytest.mark.parametrize(
    ("language", "title"), [("en", "What is kept here"), ("de", "aufbewahrt wird"), ("fr", "conservé ici")]
)
def test_what_is_kept_is_said_in_three_languages(language: str, title: str, stranger: Visitor) -> None:
    assert title in stranger.get("/privacy", accept_language=language).text
    assert title in stranger.get("/", accept_language=language).text


def test_a_forgotten_device_opens_nothing_and_its_name_becomes_guest(
    server: Server, host: Visitor, friend: Visitor
) -> None:
    code = host.open()
    friend.sit(code, name="Fritz")
    cookies = friend.cookies_for(code)
    key = key_in(cookies)

    async def talk_and_go() -> None:
        async with host.at(code) as mine, friend.at(code) as theirs:
            await theirs.send("say", text="Good evening")
            await mine.hear_a("talk")
            await mine.play()
            await asyncio.to_thread(friend.post, "/forget")
            assert await theirs.closed_with() is not None

    asyncio.run(talk_and_go())
    assert seats_of(friend, code, cookies) == []
    assert not friend.web.cookies
    for table in ("devices", "keys", "unwelcome"):
        assert server.rows(f"select * from {table} where key_hash = ?", hash_of(key)) == []
    assert server.rows("select name from talk where table_code = ?", code) == [("Guest 2",)]
    html = host.get(f"/t/{code}").text
    assert "Fritz" not in html
    assert "Guest 2" in html
    assert len(server.kept_lines(code)) == 1, "what was played stays"


def test_a_seat_that_another_device_still_plays_keeps_its_name(host: Visitor, friend: Visitor) -> None:
    code = host.open("here")
    friend.post("/code", code=host.device_code(code))
    host.post("/forget")
    assert seats_of(host, code) == []
    assert seats_of(friend, code) == [0, 1]
    assert "Hilda" in friend.get(f"/t/{code}").text


def test_a_stranger_can_be_forgotten_too(stranger: Visitor) -> None:
    stranger.post("/preferences", theme="dark")
    assert stranger.post("/forget").headers["location"] == "/privacy?forgotten"
    assert not stranger.web.cookies
    assert stranger.get("/forget").status_code == 405
