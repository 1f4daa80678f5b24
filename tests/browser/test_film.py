"""The replay as a film: played, stepped and scrubbed on one page, through anybody's eyes, by keys and by fingers."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from browser.people import People, Person
from browser.prepared import KeptTable, Prepared, at_random, kept, opened
from frabjous.core.chance import Dice
from games.splut.short_game import SHORT_GAME
from servers import Server

LAST = len(SHORT_GAME)


def where(person: Person) -> Locator:
    return person.page.locator(".told small")


def is_at(person: Person, line: int, last: int = LAST) -> None:
    expect(where(person)).to_have_text(f"Line {line} of {last}")


def finished(room: str, seats: int, seed: int = 0) -> Prepared:
    game, dice = opened(room, seats, seed=seed), Dice(seed)
    while game.play.outcome() is None:
        seat = dice.pick(list(game.play.to_act()))
        game = game.then(seat, at_random(game.play, seat, dice))
    return game


@pytest.fixture(scope="module")
def snatched(server: Server) -> Iterator[tuple[KeptTable, Prepared]]:
    """A game with hands: Snatch It! for three, played to its end."""
    game = finished("snatch_it", 3)
    yield kept(server, game), game


def at_the_film(people: People, *, phone: bool = False, moving: bool = False) -> Person:
    host = people.come(phone=phone, moving=moving)
    host.open_table()
    host.play_quickly(people.server, SHORT_GAME)
    host.goto(f"/t/{host.code}/replay/0?line=0")
    is_at(host, 0)
    host.sees_one_picture()
    host.page.evaluate("window.still = true")
    return host


def test_a_film_is_stepped_by_buttons_keys_and_rows_without_a_reload(people: People) -> None:
    host = at_the_film(people)
    host.press("One line on")
    is_at(host, 1)
    for key, number in (
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", LAST),
        ("Home", 0),
        ("ArrowDown", 1),
        ("ArrowDown", 2),
    ):
        host.page.keyboard.press(key)
        is_at(host, number)
    expect(host.page.locator(".log [aria-current]")).to_have_attribute("data-line", "2")
    host.page.locator('.log [data-line="5"] button').click()
    is_at(host, 5)
    told = host.page.locator('.log [data-line="5"] span').first.inner_text()
    expect(host.page.locator(".told b")).to_have_text(told)
    expect(host.page).to_have_url(re.compile(r"line=5&seat=$"))
    assert host.page.evaluate("window.still")
    host.page.locator('.log [data-line="4"]').hover()
    expect(host.page.locator(".picture")).to_have_attribute("data-marked", "4")
    expect(host.page.locator(".place-of-line").first).to_be_visible()
    host.looks_fine("film-middle")


def test_a_film_plays_by_itself_to_the_end_and_moves_as_at_the_table(people: People) -> None:
    host = at_the_film(people, moving=True)
    for _ in range(2):
        host.page.keyboard.press("s")
    expect(host.page.locator(".rate")).to_have_text("4×")
    host.page.keyboard.press(" ")
    expect(host.page.get_by_role("button", name="Pause")).to_be_visible()
    is_at(host, LAST)
    expect(host.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert "transform" in host.page.evaluate("window.animated")
    expect(host.page.locator(".told b")).to_contain_text("wins: the last sorcerer standing.")


def test_a_step_stops_the_film(people: People) -> None:
    host = at_the_film(people)
    host.press("Play")
    host.page.keyboard.press("End")
    is_at(host, LAST)
    expect(host.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_finger_drags_the_film_and_shares_the_moment(people: People) -> None:
    friend = at_the_film(people, phone=True)
    friend.page.locator(".strip input").fill("6")
    is_at(friend, 6)
    expect(friend.page.locator(".strip input")).to_have_attribute("aria-valuetext", re.compile("^Line 6 of 9: "))
    friend.looks_fine("film-phone")
    friend.touched(friend.page.locator('.bar [popovertarget="invite"]'))
    assert friend.page.get_by_label("The link to this table").input_value().endswith("line=6")
    with friend.page.expect_download() as saved:
        friend.press("A picture of this moment")
    assert saved.value.suggested_filename == "Splut!-6.png"
    assert saved.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"


def test_a_finished_game_is_seen_through_everybody_s_eyes(people: People, snatched: tuple[KeptTable, Prepared]) -> None:
    table, game = snatched
    host = people.come()
    host.goto(f"/t/{table.code}/replay/0?line={game.play.length // 2}")
    host.sees_one_picture()
    cards = host.page.locator(".told .hand li")
    expect(cards).to_have_count(0)
    host.press("See it through these eyes: Bruno")
    expect(cards.first).to_be_visible()
    expect(host.page).to_have_url(re.compile("seat=1$"))
    expect(host.page.locator(".seat:has(.looks) .name")).to_have_text("You")
    host.looks_fine("film-bruno")
    host.page.keyboard.press("1")
    expect(host.page).to_have_url(re.compile("seat=0$"))
    host.page.keyboard.press("e")
    expect(host.page).to_have_url(re.compile("seat=1$"))
    host.press("The onlookers")
    expect(cards).to_have_count(0)


def test_a_running_game_shows_nobody_else_s_eyes(people: People) -> None:
    host = people.come()
    game = opened("snatch_it", 3)
    table = kept(people.server, game)
    host.goto(f"/t/{table.code}/replay/0")
    host.sees_one_picture()
    expect(host.page.locator(".look")).to_have_count(0)
    answer = host.page.request.get(f"/t/{table.code}/film/0?seat=1&shape=wide&lines={game.play.length}")
    assert not answer.json()[0]["hand"]


def test_without_script_the_film_is_read_by_links(people: People) -> None:
    host, reader = people.come(), people.come(script=False)
    host.open_table()
    host.play_quickly(people.server, SHORT_GAME)
    reader.goto(f"/t/{host.code}/replay/0?line=0&symbols=here")
    reader.press_link("One line on")
    is_at(reader, 1)
    expect(reader.page.locator(".told b")).to_have_text(re.compile(r"\w+ .*\."))
    reader.press_link("Guest 2")
    expect(reader.page).to_have_url(re.compile("seat=1"))
    reader.keeps("film-without-script")


def test_a_finished_game_is_played_on_from_any_moment(people: People, snatched: tuple[KeptTable, Prepared]) -> None:
    table, game = snatched
    line = game.play.length // 2
    host = people.come()
    host.goto(f"/t/{table.code}/replay/0?line={line}&seat=1")
    host.sees_one_picture()
    host.press("Play on from here")
    host.ready()
    assert host.code != table.code
    expect(host.page.locator(".origin")).to_contain_text(re.compile(r"goes on from line \d+ of another one"))
    expect(host.page.locator('.seat[data-seat="1"] .name')).to_have_text("You")
    expect(host.page.locator(".seat .level")).to_have_count(2)
    host.looks_fine("played-on")
    answer = host.page.request.post(f"/t/{host.code}/on/0", form={"line": "0"})
    assert answer.status == 409, "only a finished game is played on"


@pytest.mark.parametrize("room", ["splut", "snatch_it", "snark", "snit_smashing", "snits_revenge"])
def test_an_end_shows_the_winner_and_what_counts(room: str, people: People) -> None:
    game = finished(room, 3 if room == "snatch_it" else 2)
    table = kept(people.server, game)
    for phone in (False, True):
        person = table.seat(people.come(phone=phone, language="de"), 0)  # whose words are long
        rows = person.page.locator("#result .tally tbody tr")
        expect(rows).to_have_count(game.play.record.seats)
        outcome = game.play.outcome()
        assert outcome is not None
        winners = sum(score == max(outcome.scores) > 0 for score in outcome.scores)
        expect(person.page.locator("#result .victors .medal")).to_have_count(winners)
        person.looks_fine(f"end-{room}")
