"""The key of a device: one cookie that opens all its seats, is kept hashed, and is renewed at every visit."""

from __future__ import annotations

import re
from typing import Final

from frabjous.store.keys import hash_of, new_key
from servers import Server
from web.test_seats import key_in, seats_of
from web.visiting import Visitor

ON_BOTH: Final = True  # kinds of database


def test_only_the_hash_of_a_key_is_kept(host: Visitor) -> None:
    code = host.open()
    key = key_in(host.cookies_for(code))
    server = host.server
    assert server.rows("select chair, key_hash from keys where table_code = ?", code) == [(0, hash_of(key))]
    assert len(server.rows("select * from devices where key_hash = ?", hash_of(key))) == 1
    if server.is_file:
        assert key.encode() not in server.database.read_bytes()


def test_a_key_is_renewed_at_every_visit_and_given_to_nobody_who_does_not_sit(host: Visitor, stranger: Visitor) -> None:
    code = host.open()
    key = key_in(host.cookies_for(code))
    for path in ("/", f"/t/{code}", "/rules/splut"):
        renewed = [one for one in host.get(path).headers.get_list("set-cookie") if one.startswith(f"key={key};")]
        assert len(renewed) == 1, path
        assert "Max-Age=31536000" in renewed[0]
        assert not stranger.get(path).headers.get_list("set-cookie")


def test_the_name_of_a_device_is_no_secret_and_opens_nothing(host: Visitor, stranger: Visitor) -> None:
    code = host.open("here")
    name = re.search(r"device=([\w-]+)", host.cookies_for(code))
    assert name is not None
    assert seats_of(stranger, code, f"device={name[1]}; key={name[1]}") == []


def with_a_seat_cookie(server: Server, visitor: Visitor, code: str, chair: int) -> str:
    """Let a visitor have a seat as it was before devices had keys."""
    key = new_key()
    server.spoil("insert into keys values (?, ?, ?)", code, chair, hash_of(key))
    visitor.web.cookies.set(f"seat-{code}", f"{chair}.{key}", domain=server.host.split(":")[0], path=f"/t/{code}")
    return key


def test_a_table_from_before_joins_when_its_page_is_opened(server: Server, host: Visitor, friend: Visitor) -> None:
    code = host.open()
    old = with_a_seat_cookie(server, friend, code, 0)
    assert seats_of(friend, code) == [0]
    friend.get(f"/t/{code}")
    assert "seat-" in friend.cookies_for(code), "until the browser has shown its new key, the old one must do"
    new = key_in(friend.cookies_for(code))
    friend.get(f"/t/{code}")
    assert "seat-" not in friend.cookies_for(code)
    assert seats_of(friend, code) == [0]
    hashes = {row[0] for row in server.rows("select key_hash from keys where table_code = ?", code)}
    assert hash_of(new) in hashes
    assert hash_of(old) not in hashes


def test_a_wrong_seat_cookie_joins_nothing(server: Server, host: Visitor, stranger: Visitor) -> None:
    code = host.open()
    stranger.web.cookies.set(f"seat-{code}", f"0.{new_key()}", domain=server.host.split(":")[0], path=f"/t/{code}")
    before = server.rows("select * from keys where table_code = ?", code)
    stranger.get(f"/t/{code}")
    assert server.rows("select * from keys where table_code = ?", code) == before
    assert "key=" not in stranger.cookies_for(code)
