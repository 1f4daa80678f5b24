"""Asking for a hint: it is shown, lit on the board step by step, and not played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.people import People, Person

LETTERS = ".letter"
HINTED = ":is(.picture, .hand) svg [data-part=target].hinted, .buttons .hinted"


def asks(host: Person) -> Locator:
    expect(host.all_lit().first).to_be_visible()
    host.press("Hint")
    panel = host.page.locator("#hint")
    expect(panel).to_be_visible()
    return panel


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_hint_is_shown_with_reasons_and_followed_step_by_step(phone: bool, people: People) -> None:
    host = people.come(phone=phone)
    host.open_table("bot")
    panel = asks(host)
    host.sees_line(1)
    expect(panel.get_by_role("heading")).to_have_text("If I were you, A.")
    expect(panel.locator(".reason span")).not_to_be_empty()
    expect(panel.locator(".reply")).to_contain_text("will probably answer: ")
    expect(host.page.locator("#log [data-line]")).to_have_text(["You asked for a hint."])
    expect(host.page.locator(LETTERS)).to_have_text(["A", "B", "C"])
    expect(host.page.locator(f"{LETTERS}.best")).to_have_text("A")
    host.is_accessible("a hint")
    host.does_not_scroll_sideways()
    host.has_targets_for_fingers()
    said = panel.locator(".best b").inner_text()
    _, choices = host.choices(people.server)
    for step in next(choice["path"] for choice in choices if choice["label"] == said):
        expect(host.page.locator(HINTED)).to_have_attribute("data-id", step)
        host.choose(step)
    host.sees_line(2)
    expect(panel).to_be_hidden()
    expect(host.page.locator(LETTERS)).to_have_count(0)


def test_what_is_advised_is_done_at_a_press(people: People) -> None:
    host = people.come()
    host.open_table("bot")
    asks(host)
    host.press("Do A")
    host.sees_line(2)


def test_b_can_be_put_on_the_board_and_the_hint_shut_and_opened_again_without_a_mouse(people: People) -> None:
    host = people.come()
    host.open_table("bot")
    expect(host.all_lit().first).to_be_visible()
    host.page.keyboard.press("h")
    panel = host.page.locator("#hint")
    expect(panel.get_by_role("heading")).to_be_focused()
    host.page.keyboard.press("Tab")
    host.page.keyboard.press("Tab")
    host.page.keyboard.press("Tab")
    expect(panel.locator("li").nth(1).get_by_role("button")).to_be_focused()
    host.page.keyboard.press("Enter")
    expect(host.page.locator(f"{LETTERS}.best")).to_have_text("B")
    expect(panel.locator("li").nth(1).get_by_role("button")).to_have_attribute("aria-pressed", "true")
    expect(panel.get_by_role("button", name="Do B")).to_be_visible()
    host.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(host.page.locator(LETTERS)).to_have_count(0)
    host.page.keyboard.press("h")
    expect(panel).to_be_visible()
    expect(host.page.locator("#log [data-line]")).to_have_count(1)


def test_another_choice_puts_the_ring_aside_until_it_is_let_go(people: People) -> None:
    host = people.come()
    host.open_table("bot")
    asks(host)
    expect(host.page.locator(HINTED)).to_have_count(1)
    other = host.page.locator(".picture svg [data-part=target].can:not(.hinted)").first.get_attribute("data-id") or ""
    host.choose(other)
    expect(host.page.locator(HINTED)).to_have_count(0)
    host.press("Choose again")
    expect(host.page.locator(HINTED)).to_have_count(1)


def test_where_there_are_no_hints_there_is_no_button(people: People) -> None:
    host = people.come()
    host.open_table("here")
    expect(host.page.locator("[data-do=hint]")).to_have_count(0)
