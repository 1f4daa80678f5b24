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
    host.touched(slip.get_by_role("link", name="4.2"))
    expect(slip).to_be_hidden()
    expect(host.page.locator("#rules .here .n")).to_have_text("4.2")


def test_a_slip_goes_with_a_press_elsewhere_and_with_a_move(people: People) -> None:
    host = people.come()
    host.open_table()
    slip = host.page.locator(".slip")
    theirs = host.page.locator('.picture [data-id="troll-2"]:visible').first
    theirs.click()
    expect(slip).to_be_visible()
    slip.get_by_role("button", name="Close").click()
    expect(slip).to_be_hidden()
    theirs.click()
    expect(slip).to_be_visible()
    host.choose("troll-1")
    expect(slip).to_be_hidden()
    host.page.locator('.picture [data-id="f5"]:visible').first.click(force=True)
    expect(slip).to_contain_text("One square at a time, along a row or a file.")
    host.choose("f3")
    host.sees_line(1)
    expect(slip).to_be_hidden()


def test_a_mouse_that_rests_on_a_thing_is_shown_its_card_until_it_leaves(people: People) -> None:
    host = people.come()
    host.open_table()
    host.page.locator('.picture [data-id="troll-2"]:visible').first.hover()
    card = host.page.locator(".slip")
    expect(card).to_contain_text("It walks one square")
    expect(card).not_to_contain_text(THEIRS)
    host.page.mouse.move(4, 4)
    expect(card).to_be_hidden()


def test_a_long_press_shows_the_card_and_chooses_nothing(people: People) -> None:
    host = people.come(phone=True)
    host.open_table()
    box = host.lit("troll-1").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = host.page.context.new_cdp_session(host.page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    card = host.page.locator(".slip")
    expect(card).to_contain_text("It walks one square")
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_be_visible()
    expect(host.chosen("troll-1")).to_have_count(0)
    host.is_accessible("a card")


def test_shift_and_arrows_visit_everything_and_enter_says_why_not(people: People) -> None:
    host = people.come()
    host.open_table()
    host.lit("dwarf-1").focus()
    host.page.keyboard.press("ArrowUp")
    expect(host.lit("dwarf-1")).to_be_focused()
    host.page.keyboard.press("Shift+ArrowUp")
    square = host.page.locator(":focus")
    expect(square).to_have_attribute("data-id", "e3")
    expect(square).to_have_attribute("aria-disabled", "true")
    expect(square).to_have_attribute("role", "group")
    expect(square).to_have_attribute("aria-label", "e3. Hilda: which piece moves?")
    host.is_accessible("a visited square")
    host.page.keyboard.press("Enter")
    expect(host.page.locator(".slip")).to_be_visible()
    expect(host.page.get_by_role("status").filter(has_text="e3. Hilda: which piece moves?")).to_be_attached()
    host.page.keyboard.press("Escape")
    expect(host.page.locator(".slip")).to_be_hidden()
    host.page.keyboard.press("Shift+ArrowDown")
    expect(host.lit("dwarf-1")).to_be_focused()
    expect(host.page.locator("[aria-disabled=true][data-id]")).to_have_count(0)
