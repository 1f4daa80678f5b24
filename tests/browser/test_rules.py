"""The rules beside the board: opened at a clause, searched, closed again; play goes on meanwhile."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.people import People

SIZES = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])


@SIZES
def test_a_link_to_a_clause_opens_the_rules_there(people: People, *, phone: bool) -> None:
    host = people.come(phone=phone)
    host.open_table()
    host.goto(f"/t/{host.code}#rules-8.5")
    expect(host.page.locator("#rules .here")).to_contain_text("Dwarves are small")
    expect(host.page.locator("#rules .here")).to_be_in_viewport()
    expect(host.page.locator("#rules .chapters [aria-current]")).to_have_text("8A flying rock")
    board, rules = (host.page.locator(one).bounding_box() for one in (".picture > svg", "#rules"))
    assert board is not None
    assert rules is not None
    assert board["y"] + board["height"] <= rules["y"] or board["x"] + board["width"] <= rules["x"], "it stays whole"
    host.does_not_scroll_sideways()
    host.is_accessible("rules beside the board")


def test_rules_are_searched_and_closed_by_keys_and_the_board_is_played_meanwhile(people: People) -> None:
    host = people.come()
    host.open_table()
    host.page.keyboard.press("?")
    field = host.page.get_by_label("Search the rules")
    field.fill("dwarf behind")
    clauses = host.page.locator("#rules .clause:visible")
    expect(clauses).to_have_count(1)
    expect(host.page.locator("#rules .count")).to_have_text("1 clause")
    expect(clauses.locator("mark").first).to_have_text("dwarf")
    field.fill("zebra")
    expect(clauses).to_have_count(0)
    expect(host.page.locator("#rules .count")).to_have_text("Nothing. Try the name of a piece.")
    host.choose("troll-1")
    host.page.keyboard.press("Escape")
    expect(host.page.locator("#rules")).to_be_hidden()
    host.choose("f3")
    host.sees_line(1)


def test_rules_open_at_the_clause_of_what_is_asked(people: People) -> None:
    """Of Splut!, a piece is asked for first, and then where it goes."""
    host = people.come()
    host.open_table()
    here = host.page.locator("#rules .here")
    host.page.keyboard.press("?")
    first = here.get_attribute("id")
    host.choose("troll-1")
    host.page.keyboard.press("?")
    expect(here).not_to_have_id(str(first))
    expect(here).to_be_in_viewport()
