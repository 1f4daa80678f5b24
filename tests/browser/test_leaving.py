"""Somebody has this device forgotten."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.people import People


def test_a_device_is_forgotten_by_keyboard_on_a_phone(people: People) -> None:
    guest = people.come(phone=True)
    code = guest.open_table("here")
    guest.goto("/")
    expect(guest.page.locator(".tcard")).to_have_count(1)
    guest.press_link("What is kept here")
    expect(guest.page.get_by_role("heading", name="What is kept here")).to_be_visible()
    guest.looks_fine("privacy")
    guest.page.locator("summary", has_text="Forget this device").press("Enter")
    guest.page.get_by_role("button", name="Yes, forget it").press("Enter")
    expect(guest.page.get_by_role("status")).to_have_text("This device is forgotten.")
    assert guest.page.context.cookies() == []
    guest.goto("/")
    expect(guest.page.locator(".tcard")).to_have_count(0)
    guest.goto(f"/t/{code}")
    guest.ready()
    expect(guest.all_lit()).to_have_count(0)
