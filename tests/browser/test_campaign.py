"""Snit Smashing, then Snits' Revenge: two people go from one game to the other at the same table."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.people import People, Person


def seated(people: People) -> tuple[Person, Person]:
    """Open a table for the campaign from the start page, and let a friend sit down on a phone."""
    host = people.come()
    host.goto("/")
    host.press_link("The campaign")
    expect(host.page.locator("#who-heading")).to_contain_text("the campaign")
    host.looks_fine("campaign-choosing")
    host.page.locator("#who").get_by_label("Your name").fill("Hilda")
    host.page.get_by_role("button", name="Friends, with a link").click()
    host.ready()
    friend = people.come(phone=True)
    friend.goto(host.page.locator("#link").input_value())
    friend.page.get_by_label("Your name").fill("Fritz")
    friend.page.locator(".placard.sit button").click()
    friend.ready()
    host.close_sheets()
    return host, friend


def test_the_loser_of_the_beach_is_the_bolotomus_afterwards(people: People) -> None:
    """B16: after two players the Snit victor commands the Snits; names and seats are kept."""
    host, friend = players = seated(people)
    for person in players:
        expect(person.page.locator("h1")).to_have_text("Snit Smashing")
    host.press("Menu")
    host.page.locator("#menu summary", has_text="Resign").click()
    host.press("Yes, resign")
    for person in players:
        expect(person.page.locator("#result")).to_be_visible()
    expect(friend.page.locator("#result .after")).to_contain_text("You win with the Snits and command them")
    expect(host.page.locator("#result .after")).to_contain_text("you are the Bolotomus.")
    expect(host.page.locator("#result .after")).to_contain_text(
        "The evening so far, after one game: Fritz (1), You (0)"
    )
    friend.looks_fine("campaign-between")
    host.looks_fine("campaign-between")
    friend.press("On to Snits’ Revenge")
    host.press_link("The next game is ready: join in")
    for person in players:
        expect(person.page.locator("h1")).to_have_text("Snits’ Revenge")
        person.ready()
    expect(host.page.locator(".seat .name")).to_have_text(["You", "Fritz"])
    expect(friend.page.locator(".seat .name")).to_have_text(["Hilda", "You"])
    expect(host.page.locator(".seat", has_text="You")).to_contain_text("Bolotomus")
    expect(host.page.locator(".seat", has_text="Fritz")).to_contain_text("clan")
    expect(host.page.locator("#log")).to_contain_text("you are the Bolotomus.")
    expect(host.all_lit().first).to_be_visible()
    host.looks_fine("campaign-second-game")
