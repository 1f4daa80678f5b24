"""Pointing at a row of the log marks its places on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.people import People
from browser.prepared import kept
from browser.sights import middle
from frabjous.games import games


@pytest.mark.parametrize("key", games())
def test_the_places_of_a_line_are_ringed_while_it_is_pointed_at(key: str, people: People) -> None:
    player = people.come()
    kept(people.server, middle(key, 3 if key == "snatch_it" else 2)).seat(player, 0)
    marks = player.page.locator(".picture .place-of-line")
    rows = player.page.locator("#log [data-line]")
    found = 0
    for row in rows.all()[-6:]:
        row.hover()
        expect(player.page.locator(".picture")).to_have_attribute("data-marked", row.get_attribute("data-line") or "")
        found += marks.count()
    assert found, "some of the latest lines changed the picture"
    player.page.locator("header").hover()
    expect(marks).to_have_count(0)


def test_the_names_of_hexes_are_seen_as_the_log_says_them(people: People) -> None:
    player = people.come()
    kept(people.server, middle("snit_smashing", 2)).seat(player, 0)
    name = player.page.locator(".picture .hex-name").filter(has_text="D5").first
    assert name.evaluate("(one) => Number(getComputedStyle(one).opacity)") >= 0.5
    assert name.evaluate("(one) => one.getBoundingClientRect().height") >= 12
