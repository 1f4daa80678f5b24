"""Several people round one device: the curtain, and nothing of the one before when it is lifted."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from browser.people import People, Person
from browser.prepared import kept, opened

# Notes down every picture that stands on the page while the curtain is open, also one that only fades away.
WATCH: Final = """() => {
  window.pictures = [];
  const note = () => {
    const open = !document.body.classList.contains("curtained");
    if (open) window.pictures.push(document.querySelector(".picture").innerHTML);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
SPLOP: Final = 'href="#splop"'


def hides(device: Person, organ: str) -> None:
    """Hide a Splop there, and wait until the next question is asked."""
    device.choose(f"organ-{organ}", "hide")
    expect(device.chosen(f"organ-{organ}")).to_have_count(0)
    expect(device.page.locator(".moving, .ghost, .past")).to_have_count(0)


def lift(person: Person) -> None:
    person.press("It’s me, show it")
    expect(person.page.locator(".curtain")).to_be_hidden()


@pytest.mark.parametrize("moving", [False, True])
def test_what_was_drawn_for_one_is_not_shown_again_to_all(moving: bool, people: People) -> None:
    """Neither whole nor fading away, when somebody asks what just happened."""
    game = opened("snits_revenge", 2, {"splops": "3", "hiding": "written"})
    device = kept(people.server, game).seat(people.come(moving=moving), 0, 1)
    lift(device)
    for organ in ("Antephellum", "Glut"):
        hides(device, organ)
    assert SPLOP in device.page.locator(".picture").inner_html()
    hides(device, "Fleotis")
    expect(device.question()).to_contain_text("duty")
    assert SPLOP not in device.page.locator(".picture").inner_html()
    device.page.evaluate(WATCH)
    again = device.page.get_by_role("button", name="What just happened?").locator("visible=true")
    if again.is_enabled():
        again.click()
        expect(device.page.locator(".moving, .ghost, .past")).to_have_count(0)
    assert not [picture for picture in device.page.evaluate("window.pictures") if SPLOP in picture]


def test_behind_the_curtain_nothing_is_read_aloud(people: People) -> None:
    """Neither the hand nor the board's description is there for a screen reader."""
    game = opened("snark", 3)
    table = kept(people.server, game)
    device = table.seat(people.come(), 0, 1, 2)
    cards = device.page.locator(".hand [aria-label]").first.get_attribute("aria-label") or ""
    spoken = device.page.locator("body").aria_snapshot()
    assert cards
    assert cards not in spoken
    assert device.page.locator("#board").get_attribute("aria-describedby") == ""
    lift(device)
    assert cards in device.page.locator("body").aria_snapshot()
    assert device.page.locator("#board").get_attribute("aria-describedby") == "description"
