"""Every page answers, in three languages, safely."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Final

import httpx
import pytest

from frabjous.core.record import verify
from frabjous.core.recordfile import loads
from frabjous.games import ROOMS, room_of
from frabjous.games.teaching import teaching
from frabjous.table.deeds import MENU
from frabjous.web.files import STATIC, files
from frabjous.web.security import SECURITY
from servers import Server
from web.visiting import Visitor

WORDS: Final = {"en": "Who plays?", "de": "Wer spielt?", "fr": "Qui joue"}
FORBIDDEN: Final = {
    r"<[^>]*\sstyle\s*=": "a style attribute",
    r"<style": "a style element",
    r"<script(?![^>]*\ssrc=)": "a script in the page",
    r"<[^>]*\son[a-z]+\s*=": "an event attribute",
    r"javascript:": "a script in an address",
}


def finished(host: Visitor) -> str:
    """Open a table for one device, resign after two moves, and give the code."""
    code = host.open("here")

    async def play() -> None:
        async with host.at(code) as talk:
            await talk.play(2)
            answer = await talk.ask("resign", 0)
            assert answer["status"]["over"]

    asyncio.run(play())
    return code


@pytest.fixture(scope="module")
def over(server: Server) -> Iterator[str]:
    """The code of a table whose game is over."""
    with Visitor(server) as visitor:
        yield finished(visitor)


PAGES: Final = (
    ("/", 200),
    ("/?game=splut", 200),
    ("/?game=splut&seats=4&change=1", 200),
    ("/?game=nothing&seats=99", 200),
    ("/rules/splut", 200),
    ("/rules/splut/beside", 200),
    ("/t/CODE", 200),
    ("/t/CODE/replay/0", 200),
    ("/t/CODE/replay/0?line=1", 200),
    ("/t/CODE/replay/0?line=0&seat=1", 200),
    ("/t/CODE/replay/0?line=99999999&seat=x", 200),
    ("/t/CODE/record/0", 200),
    ("/t/CODE/dice/0", 200),
    ("/t/CODE/qr.svg", 200),
    ("/t/CODE/preview.png?language=en", 200),
    ("/t/CODE/preview.png", 404),
    ("/t/nothing/preview.png?language=en", 404),
    ("/embed/CODE/0", 404),
    ("/manifest.webmanifest", 200),
    ("/sw.js", 200),
    ("/offline", 200),
    ("/icons/512.png", 200),
    ("/icons/nothing.png", 404),
    ("/apple-touch-icon.png", 200),
    ("/health", 200),
    ("/nothing", 404),
    ("/t/nothing", 404),
    ("/t/nothing/replay/0", 404),
    ("/t/CODE/replay/7", 404),
    ("/t/CODE/replay/-1", 404),
    ("/t/CODE/replay/x", 404),
    ("/t/CODE/record/7", 404),
    ("/t/CODE/dice/7", 404),
    ("/t/nothing/dice/0", 404),
    ("/rules/chess", 404),
    ("/rules/chess/beside", 404),
    ("/rules/..%2f..%2fapp", 404),
    ("/static/now/nothing.js", 404),
    ("/static/now/..%2fapp.py", 404),
    ("/static/table.js", 404),
    ("/tables", 405),
    *((file.address, 200) for file in files().values()),
)


@pytest.mark.parametrize(("path", "status"), PAGES)
def test_every_page_answers_with_the_security_headers(path: str, status: int, over: str, stranger: Visitor) -> None:
    answer = stranger.get(path.replace("CODE", over))
    assert answer.status_code == status
    check_headers(answer)


def check_headers(answer: httpx.Response) -> None:
    for name, value in SECURITY.items():
        assert answer.headers[name] == value


def test_pages_are_asked_for_again_so_that_an_update_reaches_everybody(stranger: Visitor) -> None:
    for path in ("/", "/rules/splut", "/nothing"):
        assert stranger.get(path).headers["cache-control"] == "no-cache"


def test_the_policy_allows_nothing_inline_and_nothing_foreign() -> None:
    policy = SECURITY["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "*" not in policy


@pytest.mark.parametrize(("path", "status"), [page for page in PAGES if not page[0].startswith("/static")])
def test_no_page_has_inline_script_or_style(path: str, status: int, over: str, host: Visitor) -> None:
    html = host.get(path.replace("CODE", over)).text
    for pattern, what in FORBIDDEN.items():
        assert not re.search(pattern, html, re.IGNORECASE), f"{path} has {what}"


def test_a_page_for_someone_seated_has_no_inline_script_or_style_either(host: Visitor) -> None:
    code = host.open("link")
    for html in (host.get(f"/t/{code}").text, host.post(f"/t/{code}/device").text):
        for pattern, what in FORBIDDEN.items():
            assert not re.search(pattern, html, re.IGNORECASE), what


def test_missing_pages_say_so_in_words(stranger: Visitor) -> None:
    answer = stranger.get("/t/no-such-table")
    assert answer.status_code == 404
    assert "There is no such page, or the table is gone." in answer.text
    assert 'href="/"' in answer.text
    assert "der Tisch ist schon abgeräumt" in stranger.get("/t/no-such-table", accept_language="de").text


def test_the_first_page_is_not_much_even_uncompressed(stranger: Visitor) -> None:
    for path in ("/", "/?game=splut"):
        html = stranger.get(path)
        files = sorted(set(re.findall(r'(?:href|src)="(/static/[^"]+)"', html.text)))
        size = len(html.content) + sum(len(stranger.get(file).content) for file in files)
        assert size < 125_000, f"{path} takes {size} bytes with {files}"


def test_a_table_page_is_readable_without_script(host: Visitor) -> None:
    code = finished(host)
    html = host.get(f"/t/{code}").text
    assert html.count("<svg") > 10
    assert 'class="board-svg' in html or "shape-wide" in html
    assert "shape-tall" in html
    assert "resigned." in html
    assert html.count("data-line=") == 3


def test_a_browser_that_has_said_its_shape_gets_the_picture_in_that_alone(host: Visitor) -> None:
    path = f"/t/{host.open()}"
    for shape, other in (("wide", "tall"), ("tall", "wide")):
        host.web.cookies.set("shape", shape)
        html = host.get(path).text
        assert f"shape-{shape}" in html and f"shape-{other}" not in html


# Languages


@pytest.mark.parametrize("language", WORDS)
def test_the_browser_s_language_is_spoken(language: str, stranger: Visitor) -> None:
    answer = stranger.get("/?game=splut", accept_language=f"xx,{language}-CH;q=0.9,en;q=0.5")
    assert f'<html lang="{language}"' in answer.text
    assert WORDS[language] in answer.text


@pytest.mark.parametrize("language", WORDS)
def test_a_chosen_language_stays(language: str, stranger: Visitor) -> None:
    answer = stranger.post("/preferences", language=language, back="/?game=splut")
    assert answer.headers["location"] == "/?game=splut"
    assert WORDS[language] in stranger.get("/?game=splut", accept_language="pl").text


def test_an_unknown_language_is_english(stranger: Visitor) -> None:
    stranger.web.cookies.set("language", "klingon")
    assert WORDS["en"] in stranger.get("/?game=splut", accept_language="tlh").text


def test_rules_have_the_same_clause_anchors_in_three_languages(stranger: Visitor) -> None:
    clauses = {}
    for language in WORDS:
        html = stranger.get("/rules/splut", accept_language=language).text
        assert f'<html lang="{language}"' in html
        clauses[language] = re.findall(r'<section class="clause" id="([^"]+)"', html)
    assert len(clauses["en"]) > 15
    assert len(set(clauses["en"])) == len(clauses["en"])
    assert all(re.fullmatch(r"[A-Z]?[0-9.]+", clause) for clause in clauses["en"]), clauses["en"]
    assert clauses["en"] == clauses["de"] == clauses["fr"]


@pytest.mark.parametrize("game", ROOMS)
@pytest.mark.parametrize("language", WORDS)
def test_every_figure_stands_at_its_clause(game: str, language: str, stranger: Visitor) -> None:
    html = stranger.get(f"/rules/{game}", accept_language=language).text
    sections = dict(re.findall(r'<section class="clause" id="([^"]+)"(.*?)(?=<section|</main>)', html, re.DOTALL))
    for figure in teaching(ROOMS[game]).figures:
        assert '<figure class="fig">' in sections[figure.clauses[0]], figure
    assert html.count("<figcaption>") == len(teaching(ROOMS[game]).figures)
    beside = stranger.get(f"/rules/{game}/beside", accept_language=language).text
    assert "<html" not in beside
    assert beside.count("<figcaption>") == html.count("<figcaption>")


@pytest.mark.parametrize("language", WORDS)
def test_a_table_and_its_log_are_in_the_reader_s_language(language: str, over: str, stranger: Visitor) -> None:
    words = {"en": "resigned", "de": "aufgegeben", "fr": "abandon"}
    assert words[language] in stranger.get(f"/t/{over}", accept_language=language).text


# Replay and record


def test_a_replay_steps_from_the_start_to_the_end_by_links(over: str, stranger: Visitor) -> None:
    path, seen = f"/t/{over}/replay/0?line=0", 0
    while True:
        html = stranger.get(path).text
        assert f"Line {seen} of 3" in html
        onward = re.search(r'href="([^"]+)" rel="next"', html)
        if onward is None:
            break
        path, seen = onward[1].replace("&amp;", "&"), seen + 1
    assert seen == 3


def test_a_running_game_shows_its_replay_but_of_its_record_only_the_head(host: Visitor) -> None:
    code = host.open("here")

    async def play() -> None:
        async with host.at(code) as talk:
            await talk.play(2)

    asyncio.run(play())
    assert host.get(f"/t/{code}/replay/0").status_code == 200
    answer = host.get(f"/t/{code}/record/0")
    record = loads(answer.text)
    assert (record.game, record.rules_version, record.seats, list(record.lines)) == ("splut", 1, 2, [])
    assert record.options
    assert record.seed is None
    assert answer.text.endswith("Seed: sealed\n\n")


def test_the_record_of_a_finished_game_can_be_verified_by_anybody(over: str, stranger: Visitor) -> None:
    answer = stranger.get(f"/t/{over}/record/0")
    assert answer.headers["content-type"].startswith("text/plain")
    assert f'filename="splut-{over}-1.txt"' in answer.headers["content-disposition"]
    record = loads(answer.text)
    assert record.seed is not None
    assert verify(room_of("splut").game, record).outcome() is not None


def test_the_qr_code_is_a_picture(over: str, stranger: Visitor) -> None:
    answer = stranger.get(f"/t/{over}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in answer.text


def test_health_counts_what_there_is(host: Visitor) -> None:
    before = host.get("/health").json()
    host.open()
    after = host.get("/health").json()
    assert after["tables"] == before["tables"] + 1
    assert after["games"] == before["games"] + 1


# Cookies and forms


def cookies_of(answer: httpx.Response) -> list[str]:
    return answer.headers.get_list("set-cookie")


def test_secret_cookies_are_for_the_server_alone(host: Visitor, friend: Visitor) -> None:
    code = host.open()
    kept = [*cookies_of(friend.sit(code)), *cookies_of(host.post("/tables", game="splut", seats="2", way="bot"))]
    assert len(kept) == 8
    for cookie in kept:
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
    keys = [cookie for cookie in kept if cookie.startswith("key=")]
    assert len(keys) == 2
    assert all("Path=/;" in key for key in keys)


def test_preferences_are_kept_and_can_be_forgotten(host: Visitor) -> None:
    host.post("/preferences", theme="dark", motion="reduced")
    html = host.get("/").text
    assert 'data-theme="dark"' in html
    assert 'data-motion="reduced"' in html
    for cookie in cookies_of(host.post("/preferences", theme="light")):
        assert "samesite=lax" in cookie.lower()
    host.post("/preferences", theme="", motion="")
    html = host.get("/").text
    assert "data-theme" not in html
    assert "data-motion" not in html


def test_nonsense_is_no_preference(host: Visitor) -> None:
    assert not cookies_of(host.post("/preferences", theme="purple", language="xx", motion="<b>"))


@pytest.mark.parametrize(
    "back",
    [
        "https://evil.example/",
        "//evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "/\t/evil.example",
        "/\n/evil.example",
        "/\r\nSet-Cookie: x=y",
        "javascript:alert(1)",
        "evil.example",
        "",
    ],
)
def test_preferences_never_lead_to_another_site(back: str, host: Visitor) -> None:
    answer = host.post("/preferences", theme="dark", back=back)
    assert answer.status_code == 303
    location = answer.headers["location"]
    assert re.fullmatch(r"/(?![/\\])[^\s\\]*", location), location
    assert httpx.URL(host.server.url).join(location).host == "127.0.0.1"
    assert "x" not in answer.cookies


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[evil", "http://127.0.0.1", "x"])
@pytest.mark.parametrize("path", ["/tables", "/code", "/preferences", "/t/x/sit", "/t/x/device"])
def test_forms_of_another_origin_are_refused(path: str, origin: str, host: Visitor) -> None:
    answer = host.web.post(path, data={"game": "splut"}, headers={"origin": origin})
    assert answer.status_code == 403
    assert "That did not work" in answer.text
    check_headers(answer)


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_forms_of_another_site_are_refused_without_an_origin_too(site: str, server: Server) -> None:
    answer = httpx.post(f"{server.url}tables", data={"game": "splut"}, headers={"sec-fetch-site": site})
    assert answer.status_code == 403


def test_a_form_without_any_origin_is_not_a_browser_s_and_is_heard(server: Server) -> None:
    assert httpx.post(f"{server.url}preferences", data={"theme": "dark"}).status_code == 303


@pytest.mark.parametrize("path", ["/tables", "/code", "/preferences"])
def test_a_body_that_is_too_large_is_refused(path: str, host: Visitor) -> None:
    form = {"content-type": "application/x-www-form-urlencoded"}
    known = host.web.post(path, content=b"name=" + b"x" * 20_000, headers=form)
    streamed = host.web.post(path, content=(b"x" * 1000 for _ in range(40)), headers=form)
    for answer in (known, streamed):
        assert answer.status_code == 413
        check_headers(answer)
    assert host.get("/health").status_code == 200


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"", ""),
        (b"\xff\xfe%ff%fe=%00", "application/x-www-form-urlencoded"),
        (b"{}", "application/json"),
        (b"--x\r\n", "multipart/form-data; boundary=x"),
        (b"nonsense", "multipart/form-data"),
        (b"game=splut&seats=2&seats=3&way=link&way=here", "application/x-www-form-urlencoded"),
    ],
)
@pytest.mark.parametrize("path", ["/tables", "/code", "/preferences"])
def test_a_form_that_is_none_does_no_harm(path: str, body: bytes, kind: str, host: Visitor) -> None:
    answer = host.web.post(path, content=body, headers={"content-type": kind})
    assert answer.status_code in (303, 400), answer.status_code
    check_headers(answer)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"game": "chess"}, "chess"),
        ({"seats": "7"}, "7"),
        ({"seats": "0"}, "seats"),
        ({"way": "teleport"}, "teleport"),
        ({"option-sides": "up,down"}, "up,down"),
        ({"option-colour": "red"}, "colour"),
        ({"way": "mixed", "chair-1": "bot:genius"}, "genius"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(
    fields: dict[str, str], sentence: str, host: Visitor
) -> None:
    answer = host.web.post("/tables", data={"game": "splut", "seats": "2", "way": "bot", **fields})
    assert answer.status_code == 400
    problem = re.search(r'<p class="problem"[^>]*>([^<]+)</p>', answer.text)
    assert problem is not None
    assert sentence in problem[1]


def test_a_page_that_answers_a_form_leads_back_to_a_page_that_is_there(host: Visitor) -> None:
    """Switching the language there must not end at an address that only takes forms."""
    code = host.open()
    answers = [host.post(f"/t/{code}/device"), host.sit(code, 0), host.post("/code", code="x"), host.post("/tables")]
    for answer in answers:
        ways_back = set(re.findall(r'name="back" value="([^"]*)"', answer.text))
        assert ways_back
        for back in ways_back:
            assert host.get(back).status_code == 200, back


# Too much at once


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a small allowance of tables, and the usual one of codes."""
    with Server(tmp_path_factory.mktemp("strict"), "--tables-a-minute", "3") as running:
        yield running


def test_too_many_tables_at_once_are_refused_with_a_sentence(strict_server: Server) -> None:
    with Visitor(strict_server) as visitor:
        answers = [visitor.post("/tables", game="splut", seats="2", way="bot") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [303, 303, 303, 400, 400]
        assert "That was a lot at once" in answers[-1].text
        assert visitor.get("/health").json()["tables"] == 3


def test_too_many_codes_at_once_are_refused_with_a_sentence(strict_server: Server) -> None:
    with Visitor(strict_server) as visitor:
        answers = [visitor.post("/code", code=f"AAAA-{number:04}") for number in range(12)]
        assert all(answer.status_code == 400 for answer in answers)
        assert all("no code that is valid" in answer.text for answer in answers[:10])
        assert all("That was a lot at once" in answer.text for answer in answers[10:])


def test_every_deed_has_its_button_and_every_button_its_deed() -> None:
    """A button of the table page asks for a deed by name, or does what only the page does."""
    page = (STATIC.parent / "templates" / "table.html").read_text("utf-8")
    scripts = "".join(file.read_text("utf-8") for file in STATIC.glob("*.js"))
    deeds = {str(kind.__struct_config__.tag) for kind in MENU}
    buttons = {*re.findall(r'data-do="([a-z-]+)"', page), *re.findall(r'offer\("#[a-z]+", "([a-z-]+)"', scripts)}
    assert buttons == deeds | {"take-back", "unpick", "again", "lift"}
    assert set(re.findall(r'data-can="([a-z-]+)"', page)) <= deeds | {"ask-undo"}
