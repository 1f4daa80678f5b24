"""What goes over the wire: little, nothing twice, and to each what is theirs."""

from __future__ import annotations

import asyncio
import doctest
import gzip
import re
from pathlib import Path
from types import ModuleType
from typing import Final

import brotli
import httpx
import pytest

from frabjous.games import ROOMS
from frabjous.games.teaching import teaching
from frabjous.web import encodings, modules
from frabjous.web.files import File, address, files, symbols_of
from servers import FREELY, Server
from web import telling_server
from web.visiting import Visitor

COLD: Final = 45_000  # bytes of a page and all it loads
AGAIN: Final = 12_000
LESSON: Final = 100_000
BROWSER: Final = "gzip, deflate, br, zstd"  # what browsers accept where the page is secure
LOADED: Final = re.compile(r'<(?:link rel="(?:icon|stylesheet)"[^>]*? href|script[^>]*? src)="([^"]+)"')
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)"')
USED: Final = re.compile(r'<use href="#([^"]+)"')
LATER: Final = re.compile(r"<template data-later.*?</template>")  # what lies in a template is not fetched
PAGES: Final = (
    "/",
    "/?game=splut",
    "/rules/snark",
    "/t/CODE",
    "/t/CODE/replay/0",
    "/t/CODE/record/0",
    "/t/CODE/qr.svg",
)
DECODED: Final = {"br": brotli.decompress, "gzip": gzip.decompress, "": bytes}


class Browser:
    """Loads pages with all they need, keeps what it may keep, and counts bytes as they are on the wire."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor: Final = visitor
        self.marks: Final[dict[str, str]] = {}
        self.kept: Final[set[str]] = set()

    def load(self, path: str) -> int:
        """Load a page and what it needs anew, and count the bytes of all bodies."""
        answer = asked(self.visitor, path, known=self.marks.get(path, ""))
        self.marks[path] = answer.headers["etag"]
        at_once = LATER.sub("", answer.text)
        return answer.num_bytes_downloaded + sum(self.fetch(file) for file in LOADED.findall(at_once))

    def fetch(self, file: str) -> int:
        if file in self.kept:
            return 0
        answer = asked(self.visitor, file)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        self.kept.add(file)
        return answer.num_bytes_downloaded


def asked(visitor: Visitor, path: str, accepts: str = BROWSER, known: str = "") -> httpx.Response:
    return visitor.get(path, accept_encoding=accepts, **({"if_none_match": known} if known else {}))


def opened(host: Visitor, game: str) -> str:
    """Open a table of a game for this device and give its path."""
    return f"/t/{host.open('here', game=game, seats=str(ROOMS[game].usual_seats))}"


def move(host: Visitor, path: str) -> None:
    async def work() -> None:
        async with host.at(path.removeprefix("/t/")) as talk:
            await talk.play()

    asyncio.run(work())


# Bytes


@pytest.mark.parametrize("game", ROOMS)
def test_a_table_is_small_and_a_reload_smaller(game: str, host: Visitor) -> None:
    browser, path = Browser(host), opened(host, game)
    assert AGAIN < browser.load(path) < COLD
    assert browser.load(path) == 0
    move(host, path)
    for file in symbols_of(game, later=True):
        browser.fetch(address(file))  # as the table's script does when somebody moves
    host.web.cookies.set("shape", "tall")  # as it does at once
    assert 0 < browser.load(path) < AGAIN


@pytest.mark.parametrize("game", ROOMS)
def test_what_comes_later_is_in_no_picture_that_a_game_begins_with(game: str, host: Visitor) -> None:
    later = {name for file in symbols_of(game, later=True) for name in SYMBOL.findall(files()[file].body.decode())}
    used = set(USED.findall(host.get(opened(host, game)).text))
    assert used and not used & later
    assert bool(later) == (game in ("snark", "snits_revenge"))


def test_symbols_that_come_later_come_at_once_where_somebody_has_moved(host: Visitor) -> None:
    path = opened(host, "snark")
    script = f'<script src="{address("symbols-snark-later.js")}"></script>'
    assert f'<template data-later="moves">{script}</template>' in host.get(path).text
    move(host, path)
    page = host.get(path).text
    assert script in page and 'data-later="moves"' not in page


@pytest.mark.parametrize("path", ["/", *(f"/?game={game}" for game in ROOMS)])
def test_the_start_page_is_small_and_costs_nothing_again(path: str, host: Visitor) -> None:
    browser = Browser(host)
    assert AGAIN < browser.load(path) < COLD
    assert browser.load(path) == 0


@pytest.mark.parametrize("game", ROOMS)
def test_a_lesson_is_small(game: str, host: Visitor) -> None:
    for lesson in teaching(ROOMS[game]).lessons:
        assert AGAIN < Browser(host).load(f"/learn/{game}/{lesson.number}") < LESSON
    assert Browser(host).load(f"/learn/{game}") < LESSON
    assert Browser(host).load(f"/learn/{game}/figure/1") < LESSON


# What is sent


@pytest.mark.parametrize("path", [*PAGES, *(file.address for file in files().values())])
def test_everything_is_the_same_however_it_is_sent(path: str, host: Visitor) -> None:
    path = path.replace("CODE", host.open())
    plain = asked(host, path, accepts="identity")
    assert "content-encoding" not in plain.headers
    for encoding in ("br", "gzip"):
        answer = asked(host, path, accepts=encoding)
        assert answer.content == plain.content
        assert answer.headers.get("content-encoding", "") in ("", encoding)
        assert answer.headers["etag"] == plain.headers["etag"]
        if len(plain.content) > 1000:
            assert answer.num_bytes_downloaded < len(plain.content) * 0.6


@pytest.mark.parametrize("path", [*PAGES, "/health", "/api/openapi.json", "/nothing", "/static/now/table.js"])
def test_head_gives_the_head_of_every_answer(path: str, host: Visitor) -> None:
    path = path.replace("CODE", host.open())
    answer, head = host.get(path), host.web.head(path)
    assert head.status_code == answer.status_code
    assert head.content == b""
    theirs, ours = ({**one.headers, "date": ""} for one in (answer, head))
    assert theirs == ours


def test_what_an_answer_depends_on_is_said(host: Visitor) -> None:
    page, file = host.get(f"/t/{host.open()}"), host.get(address("table.js"))
    assert re.split(r",\s*", page.headers["vary"]) == ["Accept-Language", "Cookie", "Accept-Encoding"]
    assert file.headers["vary"] == "Accept-Encoding"


def test_what_a_program_is_told_once_is_sent_as_it_is(host: Visitor) -> None:
    headers = {"accept-encoding": BROWSER}
    answer = host.web.post("/api/tables", json={"game": "splut", "others": ["open"]}, headers=headers)
    assert "key" in answer.json()
    assert "content-encoding" not in answer.headers
    assert "etag" not in answer.headers


def test_what_an_address_carries_is_not_repeated_where_a_seat_sees_its_secrets(host: Visitor) -> None:
    path = opened(host, "snark")
    for address_of_page in (f"{path}?guess=guessed", f"{path}/replay/0?line=0&seat=7777777&guess=guessed"):
        page = host.get(address_of_page).text
        assert "guessed" not in page
        assert "7777777" not in page


# What is not sent again


def test_a_page_is_sent_again_once_it_has_changed(host: Visitor) -> None:
    path = opened(host, "splut")
    mark = host.get(path).headers["etag"]
    again = asked(host, path, known=f'"other", {mark}')
    assert again.status_code == 304
    assert again.headers["etag"] == mark
    assert "content-type" not in again.headers
    move(host, path)
    changed = asked(host, path, known=mark)
    assert changed.status_code == 200
    assert changed.headers["etag"] != mark


def test_other_eyes_are_never_told_that_nothing_has_changed(host: Visitor, friend: Visitor) -> None:
    path = opened(host, "snark")
    mark = host.get(path).headers["etag"]
    assert asked(friend, path, known=mark).status_code == 200


def test_an_error_is_no_page_to_be_kept(stranger: Visitor) -> None:
    answer = asked(stranger, "/nothing", known="*")
    assert answer.status_code == 404
    assert "etag" not in answer.headers


# Files


def test_a_file_lasts_at_the_address_of_its_content(stranger: Visitor) -> None:
    path = address("table.js")
    answer = stranger.get(path)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert asked(stranger, path, known=answer.headers["etag"]).status_code == 304


def test_a_page_from_before_an_update_still_gets_its_files_but_keeps_none(stranger: Visitor) -> None:
    answer = stranger.get("/static/before/dice.js")
    assert answer.content == files()["dice.js"].body
    assert answer.headers["cache-control"] == "no-cache"


def test_a_file_is_made_small_once() -> None:
    file = File("x.css", b"a{color:red}" * 1000, "mark")

    async def twice() -> None:
        assert await file.written("br") is await file.written("br")

    asyncio.run(twice())


def test_modules_that_load_each_other_by_name_share_a_mark() -> None:
    assert address("table.js").removesuffix("table.js") == address("dice.js").removesuffix("dice.js")
    assert address("symbols-splut.js").split("/")[2] != address("symbols-snark.js").split("/")[2]


def test_a_module_comes_with_all_it_imports() -> None:
    for name, file in files().items():
        assert not re.search(r"^import\b", file.body.decode(), re.M), name
    assert "class Board" in files()["table.js"].body.decode()


@pytest.mark.parametrize(
    ("text", "sent"),
    [
        ("// One.\n  // Two.\nact();\n", "act();\n"),
        ("/** One,\n * two.\n */\n  act(); // three\n", "act();\n"),
        ('go("ws://here"); // "//"\n', 'go("ws://here");\n'),
        ("/** @type {Set} */ let one;\n/** Two. */\nact();\n", "/** @type {Set} */ let one;\nact();\n"),
    ],
)
def test_comments_and_indents_are_left_out(text: str, sent: str) -> None:
    assert modules.bare(text) == sent


# Symbols


def test_symbols_travel_once_and_a_browser_without_script_gets_them_in_the_page(host: Visitor) -> None:
    path = opened(host, "snark")
    page = host.get(path).text
    assert f'<script src="{address("symbols-snark.js")}"></script><template' in page
    assert f'<noscript><meta http-equiv="refresh" content="0; url={path}?symbols=here"></noscript>' in page
    assert "<symbol" not in page
    whole = host.get(f"{path}?symbols=here").text
    assert '<symbol id="crew-baker"' in whole
    assert 'http-equiv="refresh"' not in whole
    assert "symbols-snark" not in whole


def test_the_answer_to_a_form_has_its_symbols_since_it_cannot_be_asked_for_again(host: Visitor) -> None:
    answer = host.post(f"{opened(host, 'splut')}/device").text
    assert '<p class="code">' in answer
    assert "<symbol" in answer
    assert 'http-equiv="refresh"' not in answer


# The loop, and the examples


def test_the_server_runs_on_uvloop(tmp_path: Path) -> None:
    with Server(tmp_path, *FREELY, program=(str(telling_server.__file__),)) as server:
        assert "INFO __main__: on uvloop\n" in server.logged()


@pytest.mark.parametrize("module", [encodings, modules])
def test_the_examples_in_docstrings_run(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0
