"""The invitation: whoever opened the table gets it, and it warns when its link works on this machine only."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.people import People


def test_a_link_to_this_machine_says_so_and_the_guest_is_not_shown_the_sheet(people: People) -> None:
    host, guest = people.come(), people.come(phone=True, language="fr-FR")
    code = host.open_table("link")
    host.page.get_by_role("navigation", name="Tools").get_by_role("button", name="Invite").click()
    sheet = host.page.locator("#invite")
    expect(sheet).to_be_visible()
    expect(sheet.locator(".here-only")).to_contain_text("This link works on this machine only")
    expect(sheet.locator(".qr")).to_have_count(0)  # no phone could follow it
    host.keeps("invitation-1280-light")
    guest.goto(f"/t/{code}")
    expect(guest.page.locator("#invite")).to_be_hidden()
    guest.keeps_words_inside()
