"""The dice at the table: the seal from the start, and a check of the whole game in the browser at its end."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.people import HELLO, People, Person, heard
from frabjous.core.chance import SECRET_BYTES, TableDice, seal_of
from servers import Server
from shown import Shown

HOME: Final = "http://frabjous.home"  # a name in a home network: plain HTTP, no secure context
SECRET: Final = bytes(range(SECRET_BYTES))
Draw = dict[str, Any]
JUDGE: Final = """async ([opened, seal, kept]) => (await import("/static/now/dice.js")).judge(opened, seal, kept)"""
HASHES: Final = """async (texts) => {
  const { sha256 } = await import("/static/now/sha256.js");
  const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number(`0x${pair}`));
  return texts.map((hex) => Array.from(sha256(bytes(hex)), (byte) => byte.toString(16).padStart(2, "0")).join(""));
}"""


# Arithmetic


def at_home(person: Person, server: Server) -> Page:
    """Open a page of the server under a name that gives it no secure context."""
    page = person.page
    person.forgiven = ("Cross-Origin-Opener-Policy",)  # which browsers heed in a secure context only
    page.route(f"{HOME}/**", lambda route: route.fulfill(response=route.fetch(url=moved(route, server))))
    page.goto(f"{HOME}/rules/splut")
    assert page.evaluate("[isSecureContext, typeof crypto.subtle]") == [False, "undefined"]
    return page


def moved(route: Route, server: Server) -> str:
    return server.url.rstrip("/") + route.request.url.removeprefix(HOME)


def at_the_table_s_own(person: Person, _: Server) -> Page:
    person.goto("/rules/splut")
    assert person.page.evaluate("isSecureContext")
    return person.page


WAYS: Final = {"with the browser's own hash": at_the_table_s_own, "with ours": at_home}


def drawn(line: int, weights: list[int], secret: bytes = SECRET) -> Draw:
    """Draw by the table's dice; weights go as text, since some are greater than a number in JSON may be."""
    outcomes = [(f"outcome {n}", weight) for n, weight in enumerate(weights)]
    thrown = TableDice(secret, line).weighted(outcomes)
    return {"line": line, "outcomes": [(text, str(weight)) for text, weight in outcomes], "drawn": thrown}


def tries(line: int, weights: list[int]) -> int:
    dice = TableDice(SECRET, line)
    dice.weighted(list(enumerate(weights)))
    return dice.tries


def many_draws() -> list[Draw]:
    """Draw as the games do, and with weights so great that about every second try favours somebody and is repeated."""
    dice = random.Random(16)
    usual = [[dice.randrange(1, 40) for _ in range(dice.randrange(1, 22))] for _ in range(300)]
    great = [[2**255 - 1000 + dice.randrange(999), 7, dice.randrange(2**200)] for _ in range(40)]
    numbers = [*range(1, 331), 2**31, 2**32 + 1, 2**40, 2**53 - 1, 400, 401, 402, 403, 404, 405]
    assert max(tries(number, weights) for number, weights in zip(numbers[300:], great, strict=True)) > 2
    return [drawn(number, weights) for number, weights in zip(numbers, [*usual, *great], strict=True)]


@pytest.mark.parametrize("way", WAYS)
def test_the_browser_draws_as_the_table_does(way: str, people: People) -> None:
    """The reference is TableDice itself, on usual lists and on ones that need several tries."""
    page = WAYS[way](people.come(), people.server)
    draws = many_draws()
    opened = {"secret": SECRET.hex(), "draws": draws}
    verdict = page.evaluate(JUDGE, [opened, seal_of(SECRET), seal_of(SECRET)])
    real = sum(len(draw["outcomes"]) > 1 for draw in draws)
    assert verdict == {"says": "fine-kept-2", "values": [real], "wrong": False}
    for draw in draws[::17]:
        others = [text for text, _ in draw["outcomes"] if text != draw["drawn"]]
        forged = {**draw, "drawn": others[0] if others else "something else"}
        verdict = page.evaluate(JUDGE, [{**opened, "draws": [draws[0], forged]}, seal_of(SECRET), None])
        assert verdict == {
            "says": "wrong-draw",
            "values": [draw["line"], forged["drawn"], draw["drawn"]],
            "wrong": True,
        }


def test_our_own_hash_is_sha_256(people: People) -> None:
    """Known vectors (FIPS 180-4: nothing, abc, two blocks), and every length over three blocks against Python's."""
    page = at_home(people.come(), people.server)
    known = {
        b"": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        b"abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq": "248d6a61d20638b8e5c026930c3e6039"
        "a33ce45964ff2167f6ecedd419db06c1",
    }
    assert page.evaluate(HASHES, [text.hex() for text in known]) == list(known.values())
    dice = random.Random(4)
    texts = [dice.randbytes(length) for length in range(200)]
    assert page.evaluate(HASHES, [text.hex() for text in texts]) == [sha256(text).hexdigest() for text in texts]


# At the table


def finished_game(person: Person, server: Server, game: str = "snatch_it") -> str:
    """Come to a table at its start, play a little over a socket of one's own, and end the game."""
    code, dice = person.open_table("here", game=game, seats="2"), random.Random(8)
    with person.socket(server) as socket:
        socket.send(HELLO)
        shown = Shown()
        told = shown.read(heard(socket, "table"))
        for _ in range(5):
            choice = dice.choice(told["frames"][-1]["choices"])
            act = {"type": "act", "game": 0, "seat": choice["seat"], "text": choice["text"], "seen": told["line"]}
            socket.send(json.dumps(act))
            told = shown.read(heard(socket, "lines"))
        socket.send(json.dumps({"type": "resign", "seat": 0}))
        heard(socket, "lines")
    person.page.reload()
    person.ready()
    expect(person.page.locator("#result")).to_be_visible()
    return code


def open_the_dice(person: Person) -> Locator:
    person.press("Menu")
    person.press("The dice")
    panel = person.page.locator("#dice")
    expect(panel).to_be_visible()
    return panel


def checked(person: Person) -> Locator:
    """Press the button, and give the place where the verdict stands."""
    open_the_dice(person)
    person.press("Check this game")
    verdict = person.page.locator("#dice .verdict")
    expect(verdict).not_to_have_text("Checking…")
    return verdict


@pytest.mark.parametrize("phone", [False, True])
def test_the_seal_is_at_the_table_from_the_start(phone: bool, people: People) -> None:
    host = people.come(phone=phone)
    code = host.open_table("here", game="snark", seats="3")
    panel = open_the_dice(host)
    expect(panel.locator("code")).to_have_text(seal_of(people.server.kept_secret(code)))
    expect(panel.get_by_role("button", name="Check this game")).to_be_hidden()
    host.looks_fine("dice-running")


@pytest.mark.parametrize("phone", [False, True])
def test_a_finished_game_is_checked_in_the_browser(phone: bool, people: People) -> None:
    host, late = people.come(phone=phone), people.come(phone=phone)
    code = finished_game(host, people.server)
    draws = late.page.context.request.get(f"/t/{code}/dice/0").json()["draws"]
    count = sum(len(draw["outcomes"]) > 1 for draw in draws)
    assert count > 2
    expect(checked(host)).to_have_text(
        "All is in order: the secret fits the seal, the one this browser saw when it came to this game, "
        f"and all {count} draws come from it; “frabjous record verify” checks what could have been drawn as well."
    )
    host.looks_fine("dice-checked")
    late.goto(f"/t/{code}")
    late.ready()
    expect(checked(late)).to_contain_text("though this browser does not remember it from before the end")


@pytest.mark.parametrize(("language", "words"), [("de", "Alles in Ordnung"), ("fr", "Tout est en ordre")])
def test_the_check_speaks_every_language(language: str, words: str, people: People) -> None:
    host = people.come(phone=True)
    finished_game(host, people.server)
    host.page.context.add_cookies([{"name": "language", "value": language, "url": people.server.url}])
    host.page.reload()
    host.ready()
    host.page.locator('.bar [popovertarget="menu"]').tap()
    host.page.locator('#menu [popovertarget="dice"]').tap()
    host.page.locator("#dice [data-check]").tap()
    expect(host.page.locator("#dice .verdict")).to_contain_text(words)
    host.looks_fine(f"dice-checked-{language}")


def test_a_game_without_chance_says_so(people: People) -> None:
    host = people.come()
    finished_game(host, people.server, "splut")
    expect(checked(host)).to_contain_text("and nothing was drawn; “frabjous record verify”")


def test_the_check_needs_no_mouse(people: People) -> None:
    host = people.come()
    finished_game(host, people.server, "snit_smashing")
    for name in ("Menu", "The dice", "Check this game"):
        host.page.get_by_role("button", name=name, exact=True).locator("visible=true").first.focus()
        host.page.keyboard.press("Enter")
    expect(host.page.locator("#dice .verdict")).to_contain_text("All is in order")
    host.page.keyboard.press("Escape")
    expect(host.page.locator("#dice")).to_be_hidden()
    expect(host.page.get_by_role("button", name="The dice")).to_be_focused()


def test_without_a_secure_context_the_check_is_the_same(people: People) -> None:
    host = people.come()
    host.page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    finished_game(host, people.server)
    assert host.page.evaluate("crypto.subtle") is None
    expect(checked(host)).to_contain_text("All is in order")


# Forgeries


def forged(person: Person, forge: Callable[[dict[str, Any]], None]) -> None:
    """Let the server's answer be forged on its way."""

    def answer(route: Route) -> None:
        response = route.fetch()
        opened = response.json()
        forge(opened)
        route.fulfill(response=response, json=opened)

    person.page.route("**/dice/0", answer)


def real_draw(opened: dict[str, Any]) -> Draw:
    """Find a draw in the middle where something else could have come."""
    draw: Draw = [draw for draw in opened["draws"] if len(draw["outcomes"]) > 1][2]
    return draw


def test_a_forged_draw_is_caught_and_its_line_is_named(people: People) -> None:
    host = people.come()
    code = finished_game(host, people.server)
    draw = real_draw(host.page.context.request.get(f"/t/{code}/dice/0").json())
    other = next(text for text, _ in draw["outcomes"] if text != draw["drawn"])
    forged(host, lambda opened: real_draw(opened).update(drawn=other))
    verdict = checked(host)
    expect(verdict).to_have_text(
        f"Something is wrong on line {draw['line']}: the game says “{other}”, the dice say “{draw['drawn']}”."
    )
    host.looks_fine("dice-forged")


def test_other_weights_are_caught(people: People) -> None:
    """A list with one more outcome of overwhelming weight gives another draw."""
    host = people.come()
    finished_game(host, people.server)
    forged(host, lambda opened: real_draw(opened)["outcomes"].insert(0, ["a royal flush", 10**9]))
    expect(checked(host)).to_contain_text("the dice say “a royal flush”")


def test_another_secret_is_caught(people: People) -> None:
    host = people.come()
    finished_game(host, people.server)
    forged(host, lambda opened: opened.update(secret="00" * SECRET_BYTES))
    expect(checked(host)).to_have_text("Something is wrong: the secret that was shown does not fit the seal.")


def test_a_seal_exchanged_since_the_start_is_caught(people: People) -> None:
    """Whoever exchanges the secret must exchange the seal: this browser remembers the first one."""
    host = people.come()
    code = finished_game(host, people.server)
    first = "5" * 64
    host.page.evaluate("(seals) => localStorage.setItem('seals', seals)", json.dumps([[f"{code}/0", first]]))
    expect(checked(host)).to_contain_text("this is not the seal that this browser saw when it came to this game")
    expect(host.page.locator("#dice .verdict")).to_contain_text(first)


def test_an_answer_that_is_none_is_no_verdict(people: People) -> None:
    host = people.come()
    finished_game(host, people.server)
    host.page.route("**/dice/0", lambda route: route.fulfill(status=404, body="<p>gone</p>"))
    host.forgiven = ("404",)
    expect(checked(host)).to_contain_text("no answer that could be checked")


# What a browser keeps


def test_a_browser_keeps_each_game_s_first_seal_and_forgets_the_oldest(people: People) -> None:
    host = people.come()
    host.goto("/")
    old = [[f"old-{n}/0", "x"] for n in range(200)]
    host.page.evaluate("(seals) => localStorage.setItem('seals', seals)", json.dumps(old))
    code = finished_game(host, people.server)
    first = seal_of(people.server.kept_secret(code))
    host.press("Rematch")
    expect(host.page.locator("body")).to_have_attribute("data-place", "1")
    host.ready()
    kept = dict(json.loads(host.page.evaluate("localStorage.getItem('seals')")))
    assert len(kept) == 200
    assert "old-1/0" not in kept
    assert "old-2/0" in kept
    assert kept[f"{code}/0"] == first
    assert kept[f"{code}/1"] == seal_of(people.server.kept_secret(code, 1)) != first


def test_a_browser_that_may_keep_nothing_still_plays_and_checks(people: People) -> None:
    host = people.come()
    host.page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('no') } })")
    finished_game(host, people.server)
    expect(checked(host)).to_contain_text("does not remember")
