"""Every page and state fits a phone, a finger, and somebody who sees or hears differently."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.people import People, path_of
from games.splut.short_game import LEVITATION, PULL, SHORT_GAME, THROW

SIZES = pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])


@SIZES
def test_the_start_page_is_fine(people: People, *, phone: bool) -> None:
    visitor = people.come(phone=phone)
    visitor.goto("/")
    visitor.looks_fine("start")
    visitor.press_link("I have a code")
    expect(visitor.page.get_by_role("textbox", name="Have a code?")).to_be_visible()
    visitor.looks_fine("start-code")
    visitor.goto("/?game=splut")
    visitor.looks_fine("start-opened")
    visitor.page.locator(".opts summary").click()
    expect(visitor.page.get_by_label("Your name")).to_be_visible()
    visitor.looks_fine("start-details")
    visitor.page.get_by_role("link", name="4", exact=True).click()
    expect(visitor.page.get_by_label("Seat 4")).to_be_visible()
    visitor.looks_fine("start-four-seats")


@SIZES
def test_the_table_is_fine_before_and_during_my_turn(people: People, *, phone: bool) -> None:
    host = people.come(phone=phone)
    host.goto("/?game=splut")
    host.page.get_by_role("button", name="Friends, with a link").click()
    expect(host.page.locator("#invite")).to_be_visible()
    host.looks_fine("table-invitation")
    host.ready()
    visitor = people.come(phone=phone)
    visitor.goto(f"/t/{host.code}")
    visitor.ready()
    visitor.looks_fine("table-visiting")
    visitor.sit(host.code)
    expect(host.lit("dwarf-1")).to_be_visible()
    host.looks_fine("table-my-turn")
    host.choose("dwarf-1")
    host.looks_fine("table-piece-chosen")
    host.choose("e3")
    host.sees_line(1)
    host.looks_fine("table-waiting")
    host.press("Menu")
    expect(host.page.locator("#menu")).to_be_visible()
    host.looks_fine("table-menu")


@SIZES
def test_the_table_is_fine_after_the_game(people: People, *, phone: bool) -> None:
    host = people.come(phone=phone)
    host.open_table()
    host.play_quickly(people.server, SHORT_GAME)
    expect(host.page.locator("#result")).to_be_visible()
    host.looks_fine("table-over")
    host.goto(f"/t/{host.code}/replay/0?line=4")
    host.looks_fine("replay-middle")


def test_log_and_chat_are_fine_on_a_phone(people: People) -> None:
    host = people.come(phone=True)
    host.open_table()
    host.play_quickly(people.server, SHORT_GAME[:5])
    host.touched(host.page.locator(".bar [data-drawer=log]"))
    expect(host.page.locator("#log")).to_be_visible()
    host.looks_fine("table-log")
    host.touched(host.page.locator("#tab-chat"))
    host.page.get_by_role("textbox", name="Say something").fill("W" * 120)
    host.page.keyboard.press("Enter")
    expect(host.page.locator("#chat li")).to_have_count(1)
    host.looks_fine("table-chat")


@SIZES
def test_rules_and_messages_are_fine(people: People, *, phone: bool) -> None:
    visitor = people.come(phone=phone)
    visitor.goto("/rules/splut")
    visitor.looks_fine("rules")
    visitor.goto("/t/no-such-table")
    visitor.forgiven = ("404",)
    visitor.looks_fine("message")


@pytest.mark.parametrize("seats", ["3", "4"])
def test_a_table_for_more_fits_a_phone(seats: str, people: People) -> None:
    host = people.come(phone=True)
    host.open_table(seats=seats, name="W" * 24)
    host.does_not_scroll_sideways()
    host.has_targets_for_fingers()
    host.is_accessible("table for more")


@pytest.mark.parametrize("number", [0, LEVITATION, THROW, PULL])
def test_everything_lit_on_a_phone_is_large_enough_for_a_finger(number: int, people: People) -> None:
    host = people.come(phone=True)
    host.open_table()
    host.play_quickly(people.server, SHORT_GAME[:number])
    expect(host.all_lit().first).to_be_visible()
    for name in path_of(SHORT_GAME[:number], SHORT_GAME[number]):
        host.has_targets_for_fingers()
        host.does_not_scroll_sideways()
        host.choose(name)
    host.sees_line(number + 1)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_longer_words_fit_a_phone_too(language: str, people: People) -> None:
    host = people.come(phone=True)
    host.goto("/")
    host.page.context.request.post("/preferences", form={"language": language}, max_redirects=0)
    for path in ("/", "/?game=splut&change=1", "/rules/splut"):
        host.goto(path)
        host.does_not_scroll_sideways()
    host.open_table("link")
    host.does_not_scroll_sideways()
    host.open_table("here")
    host.does_not_scroll_sideways()
    host.choose("troll-1")
    host.does_not_scroll_sideways()
    host.keeps(f"table-{language}-360-light")
    host.choose("f3")
    host.sees_line(1)
    host.touched(host.page.locator('.bar [popovertarget="menu"]'))
    host.does_not_scroll_sideways()
    host.keeps(f"menu-{language}-360-light")
    host.goto(f"/t/{host.code}/replay/0")
    host.does_not_scroll_sideways()


def test_everything_that_can_be_pressed_on_a_phone_is_large_enough(people: People) -> None:
    """Links in running text may be smaller, as WCAG has it."""
    host = people.come(phone=True)
    host.open_table()
    host.touched(host.page.locator('.bar [popovertarget="menu"]'))
    small = host.page.evaluate(
        """() => [...document.querySelectorAll('.bar button, .bar a, #menu button, #menu a, #menu summary')]
          .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
          .filter(([, box]) => box.width && Math.min(box.width, box.height) < 43.5)
          .map(([name, box]) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`)"""
    )
    assert small == []
