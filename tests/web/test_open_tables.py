"""Open tables: who may list, open and close them, and who may not sit there again."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Final

from servers import Server
from web.programs import asked
from web.test_seats import seats_of
from web.visiting import Visitor

ON_BOTH: Final = True  # kinds of database

HALF_AN_HOUR = 30 * 60 * 1000


def open_on(visitor: Visitor) -> list[str]:
    return re.findall(r'action="/t/([\w-]+)/sit"', visitor.get("/").text)


def test_a_table_is_listed_only_when_its_host_opens_it(host: Visitor, friend: Visitor, stranger: Visitor) -> None:
    code = host.open("link", seats="3")
    friend.sit(code)
    for visitor in (friend, stranger):
        assert visitor.post(f"/t/{code}/open", yes="yes").status_code == 404, "only the host may"
    assert code not in open_on(stranger)
    assert host.post(f"/t/{code}/open", yes="yes").status_code == 303
    assert code in open_on(stranger)
    assert code not in open_on(friend), "who sits there already need not be told"
    assert stranger.post("/code", code=code.rpartition("-")[0]).headers["location"] == f"/t/{code}"
    host.post(f"/t/{code}/open")
    assert code not in open_on(stranger)


def test_a_device_has_one_open_table_and_a_full_one_is_not_open(host: Visitor, stranger: Visitor) -> None:
    first, second = host.open(), host.open()
    host.post(f"/t/{first}/open", yes="yes")
    host.post(f"/t/{second}/open", yes="yes")
    assert [code for code in open_on(stranger) if code in (first, second)] == [second]
    stranger.sit(second)
    with Visitor(host.server) as somebody:
        assert second not in open_on(somebody)


def test_a_table_is_off_the_list_half_an_hour_after_its_host_left(
    server: Server, host: Visitor, stranger: Visitor
) -> None:
    code = host.open()
    host.post(f"/t/{code}/open", yes="yes")
    server.spoil(
        f"update open_tables set host_seen_at = host_seen_at - {HALF_AN_HOUR + 1000} where table_code = '{code}'"
    )
    assert code not in open_on(stranger)

    async def come_back() -> None:
        async with host.at(code):
            assert code in open_on(stranger)

    asyncio.run(come_back())
    assert code in open_on(stranger), "half an hour begins when the host goes"


def test_who_is_asked_to_leave_cannot_sit_there_again(server: Server, host: Visitor, friend: Visitor) -> None:
    code = host.open("link", seats="3")
    friend.sit(code, 1)
    assert seats_of(friend, code) == [1]

    async def ask_to_leave() -> None:
        async with host.at(code) as talk, friend.at(code) as guest:
            refused = await guest.ask("dismiss", 0)
            assert refused["sentence"] == "That seat is not yours."
            await talk.send("dismiss", seat=1)
            notice = await guest.hear_a("notice")
            assert "asked you to leave" in notice["sentence"]
            await guest.hear_status("seats", [])

    asyncio.run(ask_to_leave())
    assert seats_of(friend, code) == []
    for seat in (1, 2):
        answer = friend.sit(code, seat)
        assert answer.status_code == 409
        assert "you cannot sit here again" in answer.text
    assert server.rows("select kind, name from chairs where table_code = ? and chair = 1", code) == [("open", "")]
    program = asked(server, f"/api/tables/{code}/seats", seat=1)
    assert program.status_code == 409
    assert "no program can sit down here" in program.json()["sentence"]
    with Visitor(server) as other:
        assert other.sit(code, 1).status_code == 303


def test_the_owner_can_switch_open_tables_off(tmp_path: Path) -> None:
    with Server(tmp_path, "--no-open-tables") as server, Visitor(server) as host, Visitor(server) as stranger:
        code = host.open()
        assert "Let anybody here sit down" not in host.get(f"/t/{code}").text
        assert host.post(f"/t/{code}/open", yes="yes").status_code == 404
        assert open_on(stranger) == []
