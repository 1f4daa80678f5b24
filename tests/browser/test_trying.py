"""A figure of the rules, opened as a position to play with: from the page and from beside a board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.people import LIT, People, Person

THROW = ("troll-1", "e5", "i5")  # figure 5 of Splut!
# While something is on its way nothing is lit: then it is not known yet whether there is more to press.
SHOWN = f"""() => document.querySelector("[data-coach=let]").hidden ? "done"
  : document.querySelector(`{LIT}, .buttons button.can`) && "press" """


def speech(person: Person) -> Locator:
    return person.page.locator(".speech")


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_figure_is_tried_taken_back_and_tried_otherwise(phone: bool, people: People) -> None:
    reader = people.come(phone=phone)
    reader.goto("/rules/splut#7.3")
    reader.touched(reader.page.get_by_role("link", name="Try it: Onto the rock, and thrown"))
    expect(speech(reader)).to_contain_text("The Crown: which piece moves?")
    expect(reader.lit("sorcerer-1")).to_be_visible()
    reader.looks_fine("figure")
    reader.press("Show me")
    expect(reader.all_lit()).to_have_count(1)
    reader.press("Let me try")
    reader.choose(*THROW)
    expect(speech(reader)).to_contain_text("The Crown wins: the last sorcerer standing.")
    reader.looks_fine("figure-over")
    reader.press("Take back")
    expect(speech(reader)).to_contain_text("The Crown: which piece moves?")
    reader.choose("troll-1", "d6")
    expect(speech(reader)).to_contain_text("troll")
    reader.touched(reader.page.locator('.picture [data-id="dwarf-2"]:visible').first)
    expect(reader.page.locator(".slip")).to_contain_text("That piece answers to somebody else")
    reader.page.keyboard.press("Escape")
    reader.press("Again")
    expect(speech(reader)).to_contain_text("Onto the rock, and thrown")
    expect(reader.page.locator(".acts [data-coach]:visible")).to_have_text(["Show me"])


def test_a_figure_beside_a_board_opens_in_a_tab_of_its_own_and_is_done_by_keys(people: People) -> None:
    host = people.come()
    host.open_table()
    host.goto(f"/t/{host.code}#rules-7.3")
    link = host.page.get_by_role("link", name="Try it: Onto the rock, and thrown")
    expect(link).to_be_visible()
    with host.page.context.expect_page() as opened:
        link.click()
    page = opened.value
    expect(page.locator(".speech")).to_contain_text("The Crown: which piece moves?")
    expect(page.get_by_role("button", name="Show me")).to_be_visible()
    page.keyboard.press("h")
    for thing in THROW:
        expect(page.locator(f'[data-id="{thing}"].can:focus')).to_be_visible()
        page.keyboard.press("Enter")
    expect(page.locator(".speech")).to_contain_text("The Crown wins")
    expect(page.get_by_role("button", name="Again")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".speech")).to_contain_text("The Crown: which piece moves?")
    expect(host.page.locator("#rules")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "figure"), [("snark", 11), ("snatch_it", 9), ("snit_smashing", 2), ("snits_revenge", 7)]
)
def test_what_a_figure_shows_is_done_by_pressing_what_the_hand_points_at(
    game: str, figure: int, people: People
) -> None:
    """Many seats, secrets, dice: all are in one pair of hands."""
    reader = people.come(phone=True)
    reader.goto(f"/learn/{game}/figure/{figure}")
    show = reader.page.locator("[data-coach=show]")
    for _ in range(8):
        expect(reader.page.locator(".moving, .ghost, .past")).to_have_count(0)
        expect(reader.page.locator(".acts [data-coach]:visible").first).to_be_visible()
        if not show.is_visible():
            break
        before = speech(reader).inner_text()
        show.tap()
        while reader.page.wait_for_function(SHOWN).json_value() == "press":
            reader.all_lit().first.tap()
            reader.page.wait_for_function("!document.querySelector('.ghost')")
        expect(speech(reader)).not_to_have_text(before)
    expect(reader.page.locator("[data-coach=undo]")).to_be_visible()
    reader.looks_fine(f"figure-{game}")
