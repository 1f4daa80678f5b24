"""Sitting down, keys, and taking a seat to another device."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from typing import Final

import pytest

from frabjous.store.keys import hash_of
from frabjous.table.chairs import tidy_name
from servers import Server
from web.visiting import Visitor

ON_BOTH: Final = True  # kinds of database

HOSTILE: Final = "<b onclick=x()>\"'&{{7}}§"
NAMES: Final = [
    "Łukasz",
    "日本の友",
    "O’Neil; Path=/",
    'a"b\\c',
    "%41%00 x",
    "🦆 Ente",
    "a\x07b",
    "née\tBöse",
    "x" * 24,
]


def seats_of(visitor: Visitor, code: str, cookies: str | None = None) -> list[int]:
    """Ask the table which seats it thinks this visitor plays."""

    async def ask() -> list[int]:
        async with visitor.at(code, cookies=cookies) as talk:
            seats: list[int] = talk.status["seats"]
            return seats

    return asyncio.run(ask())


def key_in(cookies: str) -> str:
    found = re.search(r"\bkey=([\w-]{43})(;|$)", cookies)
    assert found is not None
    return found[1]


def test_a_friend_sits_down_in_one_click_and_is_called_by_name(host: Visitor, friend: Visitor) -> None:
    code = host.open()
    before = friend.get(f"/t/{code}").text
    assert "Take a seat" in before
    answer = friend.sit(code, 1, "Fritz")
    assert answer.headers["location"] == f"/t/{code}"
    assert "Fritz" in host.get(f"/t/{code}").text
    assert "Take a seat" not in friend.get(f"/t/{code}").text
    assert (seats_of(host, code), seats_of(friend, code)) == ([0], [1])


def test_a_taken_seat_is_refused_with_a_sentence(host: Visitor, friend: Visitor, stranger: Visitor) -> None:
    code = host.open()
    friend.sit(code)
    for seat in (0, 1):
        answer = stranger.sit(code, seat)
        assert answer.status_code == 409
        assert "Somebody sits there already." in answer.text
        assert not answer.headers.get_list("set-cookie")
    assert seats_of(stranger, code) == []


def test_two_who_sit_down_at_once_do_not_share_a_chair(server: Server, host: Visitor) -> None:
    code = host.open()
    visitors = [Visitor(server) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda visitor: visitor.sit(code), visitors))
    assert sorted(answer.status_code for answer in answers) == [303, 409, 409, 409]
    assert sorted(seats_of(visitor, code) for visitor in visitors) == [[], [], [], [1]]


@pytest.mark.parametrize("seat", ["2", "-1", "x", "", "1e0", "١"])
def test_a_seat_that_is_not_there_is_not_found(seat: str, host: Visitor, friend: Visitor) -> None:
    code = host.open()
    assert friend.post(f"/t/{code}/sit", seat=seat, name="x").status_code == 404


def test_sitting_at_a_table_that_is_not_there_is_not_found(friend: Visitor) -> None:
    assert friend.sit("no-such-table").status_code == 404


def test_one_cookie_opens_several_seats_and_tables(host: Visitor) -> None:
    code, other = host.open("link", seats="4"), host.open("here")
    host.sit(code, 2, "Also me")
    assert (seats_of(host, code), seats_of(host, other)) == ([0, 2], [0, 1])
    assert host.cookies_for(code).count("key=") == 1
    assert "seat-" not in host.cookies_for(code)


def test_everybody_on_one_device_has_every_seat(host: Visitor) -> None:
    assert seats_of(host, host.open("here", seats="3")) == [0, 1, 2]


def test_chairs_can_be_mixed(host: Visitor) -> None:
    code = host.open("mixed", seats="4", chair_1="here", chair_2="bot:fool", chair_3="open")
    assert seats_of(host, code) == [0, 1]
    html = host.get(f"/t/{code}").text
    assert "Fool" in html
    assert "empty seat" in html


# Keys


def test_wrong_keys_make_an_onlooker(host: Visitor, friend: Visitor, stranger: Visitor) -> None:
    code, other = host.open(), friend.open()
    mine, foreign = key_in(host.cookies_for(code)), key_in(friend.cookies_for(other))
    assert seats_of(stranger, code, f"key={mine}") == [0]
    wrong = [
        f"key={foreign}",
        f"key={mine[:-1]}",
        f"key={mine}x",
        f"key={mine[:-1]}{'A' if mine[-1] != 'A' else 'B'}",
        f"key={mine.swapcase()}",
        f"key=0.{mine}",
        f"key={hash_of(mine).hex()}",
        "key=",
        f"device={mine}",
        f"seat-{code}=1.{mine}",
        f"seat-{other}=0.{mine}",
        f"seat-{code}=0.",
        f"seat-{code}=0",
        f"seat-{code}=~~.~0.x~²={mine}",
        f"seat-{code}=٠.{mine}".encode().decode("latin-1"),
        f"seat-{code}={'~'.join(f'{n}.x' for n in range(300))}",
        "",
    ]
    for cookies in wrong:
        assert seats_of(stranger, code, cookies) == [], cookies


def test_without_a_key_nothing_can_be_played(host: Visitor, stranger: Visitor) -> None:
    code = host.open("here")

    async def meddle() -> None:
        async with host.at(code) as owner, stranger.at(code) as talk:
            assert talk.frame["choices"] == []
            assert talk.status["can"] == []
            text = owner.frame["choices"][0]["text"]
            for seat in (0, 1):
                answer = await talk.act(text, seat)
                assert answer["sentence"] == "That seat is not yours."
            await owner.play()

    asyncio.run(meddle())
    assert len(stranger.server.kept_lines(code)) == 1


def test_a_stranger_gets_no_device_code(host: Visitor, stranger: Visitor) -> None:
    assert stranger.post(f"/t/{host.open()}/device").status_code == 404


def test_a_device_code_works_once_and_then_both_devices_play(host: Visitor, friend: Visitor, stranger: Visitor) -> None:
    code = host.open("here")
    short = host.device_code(code)
    assert re.fullmatch(r"[0-9A-Z]{4}-[0-9A-Z]{4}", short)
    answer = friend.post("/code", code=f" {short.lower().replace('-', ' ')} ")
    assert answer.headers["location"] == f"/t/{code}"
    again = stranger.post("/code", code=short)
    assert again.status_code == 400
    assert "no code that is valid (any more)" in again.text

    async def both_play() -> None:
        async with host.at(code) as one, friend.at(code) as other:
            assert one.status["seats"] == other.status["seats"] == [0, 1]
            await one.play()
            await other.hear_line(1)
            await other.play()
            await one.hear_line(2)

    asyncio.run(both_play())
    assert seats_of(stranger, code) == []


def test_a_device_code_works_while_the_table_is_in_use(host: Visitor, friend: Visitor) -> None:
    code = host.open("here")

    async def take_along() -> None:
        async with host.at(code):
            short = host.device_code(code)
            friend.post("/code", code=short)
            async with friend.at(code) as talk:
                assert talk.status["seats"] == [0, 1]

    asyncio.run(take_along())


@pytest.mark.parametrize("typed", ["", "x", "AAAA-AAAA", "A" * 3000, "日本", "\x00"])
def test_a_wrong_code_is_refused_with_a_sentence(typed: str, host: Visitor) -> None:
    answer = host.post("/code", code=typed)
    assert answer.status_code == 400
    assert "code" in answer.text


# Names


@pytest.mark.parametrize("name", NAMES)
def test_any_name_is_welcome_and_remembered(name: str, host: Visitor, stranger: Visitor) -> None:
    code = host.open(name=name)
    names = re.findall(r'<span class="name">([^<]*)</span>', stranger.get(f"/t/{code}").text)
    assert unescape(names[0]) == tidy_name(name)
    remembered = re.search(r'name="name" value="([^"]*)"', host.get("/?game=splut").text)
    assert remembered is not None
    assert unescape(remembered[1]) == tidy_name(name)


def test_a_long_name_is_cut(host: Visitor, stranger: Visitor) -> None:
    code = host.open(name="y" * 500)
    html = stranger.get(f"/t/{code}").text
    assert "y" * 24 in html
    assert "y" * 25 not in html


def test_a_hostile_name_is_escaped_in_pages_pictures_log_and_chat(
    host: Visitor, friend: Visitor, stranger: Visitor
) -> None:
    code = host.open(name=HOSTILE)
    friend.sit(code, 1, HOSTILE)

    async def everything_said() -> list[str]:
        heard: list[str] = []
        async with host.at(code) as one, stranger.connected(code) as other:
            heard.append(str(await other.hello()))
            await one.play()
            await one.send("say", text=HOSTILE)
            await one.ask("resign", 0)
            while '"over": ""' in (last := str(await other.hear()).replace("'", '"')) or "over" not in last:
                heard.append(last)
            heard.append(last)
        async with stranger.connected(code) as other:
            heard.append(str(await other.hello()))
        return heard

    shown = asyncio.run(everything_said())
    for visitor in (host, friend, stranger):
        shown += [
            visitor.get(path).text for path in (f"/t/{code}", f"/t/{code}/replay/0", f"/t/{code}/replay/0?seat=1")
        ]
    shown.append(host.get("/?game=splut").text)
    for text in shown:
        # In data that the client writes as text (never as HTML) the name may stand as it is.
        markup = "".join(re.findall(r"<(?:li|svg|html|ol)\b.*", text, re.DOTALL))
        assert "<b onclick" not in without_plain_text(markup)


def without_plain_text(message: str) -> str:
    """Take away the fields of a message that the client only ever shows as text."""
    fields = "question|note|label|heading|description|asked|over|waiting|people|curtain"
    return re.sub(rf"""['"](?:{fields})['"]: (?:\[[^\]]*\]|"[^"]*"|'[^']*')""", "", message)
