"""A host opens a table to anybody, somebody takes a seat in one click, and somebody else is asked to leave."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.people import People


def test_an_open_table_is_taken_in_one_click_closed_again_and_somebody_is_asked_to_leave(people: People) -> None:
    host, guest, onlooker = people.come(), people.come(phone=True), people.come()
    code = host.open_table("link", seats="3", game="snark")
    onlooker.goto("/")
    expect(onlooker.page.locator(".orow")).to_have_count(0)
    host.press("Let anybody here sit down")
    host.ready()
    expect(host.page.locator(".room")).to_contain_text("Open to anybody")
    host.looks_fine("waiting-room")
    guest.goto("/")
    row = guest.page.locator(".orow", has_text="Hilda waits for players")
    expect(row).to_contain_text("2 seats free")
    guest.looks_fine("open-tables")
    guest.touched(row.get_by_role("button", name="Sit down"))
    guest.ready()
    assert guest.code == code
    guest.looks_fine("waiting-room-guest")
    expect(host.page.locator("#log .sat")).to_have_text("Guest 2 sat down.")
    expect(host.page.locator(".room [role=status]")).to_have_text("The game begins when the last seat is taken.")
    expect(host.all_lit()).to_have_count(0)

    host.press("Menu")
    host.press("Ask Guest 2 to leave")
    expect(guest.page.locator("#refusal")).to_contain_text("The host has asked you to leave this table")
    expect(host.page.locator(".seat .about").nth(1)).to_contain_text("empty seat")
    guest.goto("/")
    guest.forgiven = ("409",)
    guest.touched(guest.page.locator(".orow").get_by_role("button", name="Sit down"))
    expect(guest.page.locator("#refusal")).to_contain_text("you cannot sit here again")

    host.press("Only with the link again")
    host.ready()
    onlooker.goto("/")
    expect(onlooker.page.locator(".orow")).to_have_count(0)
    onlooker.sit(code, "Fritz")
    begin = host.page.get_by_role("button", name="Begin: bots take the free seats")
    begin.press("Enter")
    expect(host.page.locator(".room")).to_be_hidden()
    expect(host.page.locator(".seat .name")).to_have_text(["You", "Fritz", "Quillop"])
    expect(onlooker.page.locator(".room")).to_be_hidden()
