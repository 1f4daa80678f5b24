"""Why not? Pressing what cannot be chosen is answered at that thing, with the clause of the rules."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.people import People

THEIRS = "That piece answers to somebody else; dwarves may push it, though."


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_what_cannot_be_chosen_says_why(people: People, *, phone: bool) -> None:
    host = people.come(phone=phone)
    host.open_table()
    host.touched(host.page.locator('.picture [data-id="troll-2"]:visible').first)
    slip = host.page.locator(".slip")
    expect(slip).to_contain_text(THEIRS)
    expect(slip).to_be_in_viewport(ratio=1)
    host.is_accessible("slip")
    host.keeps(f"slip-{'360' if phone else '1280'}-light")
    host.touched(slip.get_by_role("link", name="4.2"))
    expect(host.page.locator("#rules .here .n")).to_have_text("4.2")
    host.page.keyboard.press("Escape")
    expect(slip).to_be_hidden()


def test_a_slip_goes_with_a_press_elsewhere_and_with_a_move(people: People) -> None:
    host = people.come()
    host.open_table()
    slip = host.page.locator(".slip")
    theirs = host.page.locator('.picture [data-id="troll-2"]:visible').first
    theirs.click()
    expect(slip).to_be_visible()
    host.choose("troll-1")
    expect(slip).to_be_hidden()
    host.page.locator('.picture [data-id="f5"]:visible').first.click(force=True)
    expect(slip).to_contain_text("One square at a time, along a row or a file.")
    host.choose("f3")
    host.sees_line(1)
    expect(slip).to_be_hidden()
