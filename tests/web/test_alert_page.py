"""Choosing how to be called: what is asked, what is refused, what is kept, and letters that can be silenced."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Final

import httpx
import pytest

from frabjous.store.keys import hash_of
from servers import FREELY, Server
from timed_server import TimedServer
from web.post_offices import Browser, MailBox, PushService
from web.test_seats import key_in
from web.visiting import Visitor

HOME: Final = "https://games.example.org"
DAY: Final = 86_400
LINK: Final = re.compile(rf"{HOME}/alerts/(confirm|silence)/([\w-]+)")


@pytest.fixture(scope="module")
def box() -> Iterator[MailBox]:
    with MailBox() as running:
        yield running


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory, box: MailBox) -> Iterator[TimedServer]:
    """A server that may call people, whose time the test moves on."""
    ways = ("--public-url", HOME, "--push", "--mail", box.url)
    with TimedServer(tmp_path_factory.mktemp("calling"), *FREELY, *ways) as running:
        yield running
    assert "Traceback" not in running.logged(), running.logged()


@pytest.fixture
def ada(calling: TimedServer) -> Iterator[Visitor]:
    """Somebody who sits at a table."""
    with Visitor(calling) as visitor:
        visitor.open(name="Ada")
        yield visitor


def links(letter: EmailMessage) -> dict[str, str]:
    """Give the paths of the links in a letter, by what they do."""
    text = letter.get_content()
    assert isinstance(text, str)
    return {deed: f"/alerts/{deed}/{key}" for deed, key in LINK.findall(text + str(letter["List-Unsubscribe"]))}


def kept(visitor: Visitor, column: str) -> list[tuple[object, ...]]:
    device = hash_of(key_in(visitor.cookies_for("")))
    return visitor.server.rows(f"select {column} from reach where device = ?", device)


def with_letters(visitor: Visitor, box: MailBox, address: str) -> dict[str, str]:
    """Ask for letters and confirm the address."""
    visitor.post("/alerts/mail", address=address, zone="Europe/Berlin")
    found = links(box.next())
    assert visitor.post(found["confirm"]).status_code == 200
    return found


# The page


@pytest.mark.parametrize(("language", "words"), [("en", "Quiet hours"), ("de", "Ruhezeit"), ("fr", "Heures calmes")])
def test_the_page_speaks_three_languages(language: str, words: str, ada: Visitor) -> None:
    assert words in ada.get("/alerts", accept_language=language).text


def test_a_stranger_is_told_to_sit_down_first_and_cannot_be_called(calling: TimedServer) -> None:
    with Visitor(calling) as stranger:
        assert "Sit down at a table first" in stranger.get("/alerts").text
        for path in ("/alerts/push", "/alerts/push/off", "/alerts/mail", "/alerts/mail/off", "/alerts/quiet"):
            assert stranger.post(path, address="a@example.org", first="1", until="2").status_code == 404


def test_where_the_owner_allows_nothing_the_page_says_so(host: Visitor) -> None:
    host.open()
    page = host.get("/alerts").text
    assert "has not switched this on" in page
    assert "By letter" not in page
    assert "Phones vibrate" in page
    assert host.post("/alerts/push").status_code == 404
    assert host.post("/alerts/mail", address="a@example.org").status_code == 404
    assert "push service" not in host.get("/privacy").text


def test_over_plain_http_page_and_menu_say_what_remains(tmp_path: Path) -> None:
    with Server(tmp_path, *FREELY, "--public-url", HOME, "--push") as server, Visitor(server) as host:
        code = host.open()
        for path in ("/alerts", f"/t/{code}"):
            here = host.get(path).text
            there = host.get(path, host="192.168.1.5:8000").text
            assert "only while the page is open" in there
            assert "only while the page is open" not in re.sub(r'data-insecure="[^"]*"', "", here)


def test_what_is_kept_is_said_where_people_may_be_called(calling: TimedServer) -> None:
    words = {"en": ("maker", "fingerprint"), "de": ("Hersteller", "Fingerabdruck"), "fr": ("fabricant", "empreinte")}
    with Visitor(calling) as stranger:
        for language, said in words.items():
            page = stranger.get("/privacy", accept_language=language).text
            assert all(word in page for word in said)


@pytest.mark.parametrize("options", [("--push",), ("--mail", "smtp://localhost", "--mail-from", "a@example.org")])
def test_whoever_may_be_called_must_find_back(options: tuple[str, ...], tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="--public-url"):
        Server(tmp_path, *options).start()


@pytest.mark.parametrize(
    ("mail", "sender"),
    [
        ("mail.example.org", "a@example.org"),
        ("smtp://", "a@example.org"),
        ("smtp://x:y", "a@b.org"),
        ("smtp://x", "nobody"),
    ],
)
def test_a_mail_server_that_is_none_is_refused(mail: str, sender: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"mail server is written|to send letters from"):
        Server(tmp_path, "--public-url", HOME, "--mail", mail, "--mail-from", sender).start()


# Push


def test_a_device_is_called_and_forgets_all_of_it(calling: TimedServer, ada: Visitor) -> None:
    browser = Browser()
    with PushService() as service, Visitor(calling) as wim:
        code = ada.open(name="Ada")
        answer = ada.post("/alerts/push", endpoint=f"{service.origin}/ada", zone="Europe/Berlin", **browser.keys)
        assert answer.headers["location"] == "/alerts"
        ada.post("/alerts/quiet", first="3", until="3", zone="Europe/Berlin")
        assert "This device is called." in ada.get("/alerts").text
        wim.sit(code, name="Wim")
        calling.pass_time(20)
        note = service.next().read(browser)
        assert note == {"title": "Splut! · Wim", "body": "It is your turn.", "path": f"/t/{code}"}
        assert kept(ada, "zone, quiet_from, quiet_until") == [("Europe/Berlin", 3, 3)]
        device = hash_of(key_in(ada.cookies_for(code)))
        ada.post("/forget")
        for table in ("reach", "alerts"):
            assert calling.rows(f"select * from {table} where device = ?", device) == []


@pytest.mark.parametrize(
    "endpoint", ["http://169.254.169.254/latest", "https://intranet.example/x", "https://localhost/"]
)
def test_the_server_speaks_to_no_address_that_a_visitor_makes_up(endpoint: str, ada: Visitor) -> None:
    answer = ada.post("/alerts/push", endpoint=endpoint, **Browser().keys)
    assert answer.status_code == 400
    assert "push service is not one that this server knows" in answer.text
    assert kept(ada, "*") == []


def test_other_sites_cannot_subscribe_anybody(ada: Visitor) -> None:
    answer = ada.web.post("/alerts/push", data={}, headers={"origin": "https://evil.example"})
    assert answer.status_code == 403


# Letters


def test_an_address_is_confirmed_by_a_button_behind_the_link_and_not_by_the_link(
    calling: TimedServer, ada: Visitor, box: MailBox
) -> None:
    answer = ada.web.post(
        "/alerts/mail", data={"address": "ada@one.example", "zone": "UTC"}, headers={"x-forwarded-host": "evil.example"}
    )
    assert answer.status_code == 303
    letter = box.next()
    assert letter["Subject"] == "May Frabjous write to you?"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert "127.0.0.1" not in str(letter.get_content()), "links never use what the visitor calls the server"
    confirm = links(letter)["confirm"]
    with Visitor(calling) as scanner:
        assert "May we write to you?" in scanner.get(confirm).text
        assert kept(ada, "confirmed") == [(0,)]
        assert "ada@one.example" not in ada.get("/alerts").text + scanner.get(confirm).text
        assert scanner.post(confirm).status_code == 200
    assert kept(ada, "confirmed") == [(1,)]
    assert "the address you confirmed" in ada.get("/alerts").text


def test_a_letter_says_whose_turn_it_is_and_is_silenced_by_one_click(
    calling: TimedServer, ada: Visitor, box: MailBox
) -> None:
    with_letters(ada, box, "ada@two.example")
    ada.post("/alerts/quiet", first="0", until="0")
    code = ada.open(name="Ada")
    with Visitor(calling) as wim:
        wim.sit(code, name="Wim")
    calling.pass_time(20)
    letter = box.next()
    assert letter["Subject"] == "Splut! · Wim: It is your turn."
    assert f"{HOME}/t/{code}\n" in str(letter.get_content()).replace("\r", "")
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    silence = links(letter)["silence"]
    assert str(letter["List-Unsubscribe"]) == f"<{HOME}{silence}>"
    bare = httpx.Client(base_url=calling.url)
    assert "No more letters?" in bare.get(silence).text
    assert kept(ada, "confirmed, address") == [(1, "ada@two.example")]
    clicked = bare.post(silence, data={"List-Unsubscribe": "One-Click"})
    assert clicked.status_code == 200
    assert kept(ada, "confirmed, address") == [(0, "")]
    assert bare.post(silence).status_code == 200, "twice does no harm"
    bare.close()


def test_so_many_first_letters_and_no_more(calling: TimedServer, ada: Visitor, box: MailBox) -> None:
    def asked(visitor: Visitor, address: str) -> int:
        return visitor.post("/alerts/mail", address=address).status_code

    assert asked(ada, "victim@example.org") == 303
    with Visitor(calling) as other:
        other.open()
        assert asked(other, "Victim@example.org") == 400, "one an address"
        calling.pass_time(DAY)
        assert asked(other, "victim@example.org") == 303, "a day"
    assert [asked(ada, f"{n}@example.org") for n in range(4)] == [303, 303, 303, 400], "and three a device"
    assert "Enough letters were sent for today" in ada.post("/alerts/mail", address="5@example.org").text
    for _ in range(5):
        box.next()
    assert box.came.empty()


def test_an_address_that_nobody_confirmed_is_forgotten_after_a_day(
    calling: TimedServer, ada: Visitor, box: MailBox
) -> None:
    ada.post("/alerts/mail", address="typo@example.org")
    confirm = links(box.next())["confirm"]
    calling.pass_time(DAY)
    assert ada.post(confirm).status_code == 404
    with Visitor(calling) as other:
        other.open()
        other.post("/alerts/mail", address="other@example.org")
        box.next()
    assert kept(ada, "address") == [("",)]


@pytest.mark.parametrize(
    "address", ["", "ada", "a@b", "a b@example.org", "a@example.org\r\nBcc: b@example.org", "<a@example.org>"]
)
def test_what_is_no_address_is_refused(address: str, ada: Visitor, box: MailBox) -> None:
    answer = ada.post("/alerts/mail", address=address)
    assert answer.status_code == 400
    assert "no address a letter could be sent to" in answer.text
    assert box.came.empty()


def test_a_mail_server_that_is_down_is_said(tmp_path: Path) -> None:
    options = ("--public-url", HOME, "--mail", "smtp://127.0.0.1:9", "--mail-from", "t@example.org")
    with Server(tmp_path, *FREELY, *options) as server, Visitor(server) as host:
        host.open()
        answer = host.post("/alerts/mail", address="a@example.org")
        assert answer.status_code == 400
        assert "could not be sent just now" in answer.text
        assert "a@example.org" not in server.logged(), "addresses are in no log"


def test_who_is_at_the_table_is_not_written_to(calling: TimedServer, ada: Visitor, box: MailBox) -> None:
    with_letters(ada, box, "ada@three.example")
    ada.post("/alerts/quiet", first="0", until="0")
    code, other = ada.open(name="Ada"), ada.open(name="Ada")

    async def work() -> None:
        async with ada.at(code):
            with Visitor(calling) as wim:
                await asyncio.to_thread(wim.sit, code, 1, "Wim")
                await asyncio.to_thread(wim.sit, other, 1, "Ulla")
            calling.pass_time(20)
            letter = await asyncio.to_thread(box.next)
            assert letter["Subject"] == "Splut! · Ulla: It is your turn.", "at the other table"

    asyncio.run(work())
    assert box.came.empty()
