"""Asking for a hint: it is shown, lit on the board step by step, and not played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.people import People


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_hint_is_shown_and_followed(phone: bool, people: People) -> None:
    host = people.come(phone=phone)
    host.open_table("bot")
    expect(host.all_lit().first).to_be_visible()
    host.press("Hint")
    host.sees_line(1)
    note = host.page.locator(".tray .ask span")
    expect(note).to_have_text(re.compile("^A hint: "))
    expect(host.page.locator("#log [data-line]")).to_have_text(["You asked for a hint."])
    hinted = host.page.locator(":is(.picture, .hand) svg [data-part=target].hinted, .buttons .hinted")
    host.keeps(f"hint-{'360' if phone else '1280'}-light")
    host.is_accessible("a hint")
    host.does_not_scroll_sideways()
    host.has_targets_for_fingers()
    _, choices = host.choices(people.server)
    said = note.inner_text().lower()
    for step in next(choice["path"] for choice in choices if said == f"a hint: {choice['label']}".lower()):
        expect(hinted).to_have_attribute("data-id", step)
        host.choose(step)
    host.sees_line(2)
    expect(note).not_to_have_text(re.compile("^A hint: "))


def test_another_choice_puts_the_hint_aside_until_it_is_let_go(people: People) -> None:
    host = people.come()
    host.open_table("bot")
    host.press("Hint")
    note = host.page.locator(".tray .ask span")
    expect(note).to_have_text(re.compile("^A hint: "))
    hinted = host.page.locator(".picture svg [data-part=target].hinted")
    other = host.page.locator(".picture svg [data-part=target].can:not(.hinted)").first.get_attribute("data-id") or ""
    host.choose(other)
    expect(note).not_to_have_text(re.compile("^A hint: "))
    expect(hinted).to_have_count(0)
    host.press("Choose again")
    expect(note).to_have_text(re.compile("^A hint: "))
    expect(hinted).to_have_count(1)


def test_where_there_are_no_hints_there_is_no_button(people: People) -> None:
    host = people.come()
    host.open_table("here")
    expect(host.page.locator("[data-do=hint]")).to_have_count(0)
