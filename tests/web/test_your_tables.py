"""What a list of tables tells, and to whom: a device sees its own and nobody else's."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from typing import Final

import pytest

from frabjous.store.keys import new_device_code
from servers import Server
from web.visiting import Visitor

ON_BOTH: Final = True  # kinds of database

DAY: Final = 24 * 3_600_000


def tables_on(html: str) -> list[str]:
    return sorted(re.findall(r'class="t-code" id="t-([\w-]+)"', html))


def test_a_stranger_is_told_of_no_table(host: Visitor, stranger: Visitor) -> None:
    code = host.open("here")
    assert tables_on(host.get("/").text) == [code]
    for page in (stranger.get("/"), stranger.post("/code", code=code.rpartition("-")[0]), stranger.post("/device")):
        assert code not in page.text
    slip = f"{code[1]}{code[0]}{code[2:]}"
    assert code not in stranger.post("/code", code=slip).text.replace(slip, "")
    assert stranger.post("/device").status_code == 404


def test_a_link_and_a_whole_name_lead_to_a_table(host: Visitor, stranger: Visitor) -> None:
    code = host.open()
    for typed in (
        code,
        code.upper().replace("-", " "),
        code.replace("-", ""),
        f"http://elsewhere.example/t/{code}#rules-8",
    ):
        assert stranger.post("/code", code=typed).headers["location"] == f"/t/{code}", typed
    assert stranger.post("/code", code="mome-rath-222222").status_code == 400


def test_whose_turn_it_is_is_said(host: Visitor, friend: Visitor) -> None:
    code = host.open()
    friend.sit(code, name="Fritz")
    assert "Your turn" in host.get("/").text
    assert "Waiting for Hilda." in friend.get("/").text
    german = friend.get("/", accept_language="de").text
    assert "Hilda" in german
    assert "Deine Tische" in german


def test_finished_tables_are_listed_for_a_month_and_then_under_older(server: Server, host: Visitor) -> None:
    new, old, running = host.open("here"), host.open("here"), host.open("here")
    now = time.time_ns() // 1_000_000
    for code, days in ((new, 29), (old, 31)):
        server.spoil(f"update games set ended_at = {now - days * DAY} where table_code = '{code}'")
    html = host.get("/").text
    assert tables_on(html) == sorted([new, running])
    older = html.partition('class="older"')[2]
    assert old in older
    assert new not in older


def test_an_end_that_was_not_noted_is_noted_when_somebody_looks(server: Server, host: Visitor) -> None:
    code = host.open("here")

    async def resign() -> None:
        async with host.at(code) as talk:
            await talk.ask("resign", 0)

    asyncio.run(resign())
    assert server.rows("select ended_at > 0 from games where table_code = ?", code) == [(1,)]
    server.spoil(f"update games set ended_at = 0 where table_code = '{code}'")
    assert "Review" in host.get("/").text
    assert server.rows("select ended_at > 0 from games where table_code = ?", code) == [(1,)]


def test_only_so_many_tables_are_drawn(host: Visitor) -> None:
    for _ in range(14):
        host.open("bot")
    html = host.get("/").text
    assert len(tables_on(html)) == 12
    assert html.partition('class="older"')[2].count("<li>") == 2


def test_the_small_picture_is_what_onlookers_see(host: Visitor, stranger: Visitor) -> None:
    code = host.open("link", game="snark")
    path = f"/t/{code}/small.svg?game=0&line=0&language=de"
    mine, theirs = host.get(path), stranger.get(path)
    assert mine.text == theirs.text
    assert mine.headers["content-type"].startswith("image/svg+xml")
    assert "immutable" in mine.headers["cache-control"]
    assert "<script" not in mine.text
    for wrong in (f"/t/{code}/small.svg", f"/t/{code}/small.svg?language=xx", "/t/none/small.svg?language=en"):
        assert stranger.get(wrong).status_code == 404


@pytest.mark.parametrize("typed", ["7KQM-2XRD", "0000-0000"])
def test_codes_cannot_be_tried_without_end(typed: str, tmp_path: Path) -> None:
    with Server(tmp_path, "--tables-a-minute", "100") as server, Visitor(server) as stranger:
        answers = [stranger.post("/code", code=typed if number % 2 else new_device_code()) for number in range(14)]
        assert all(answer.status_code == 400 for answer in answers)
        assert "That was a lot at once" in answers[-1].text
        assert "That was a lot at once" not in answers[0].text
