"""What a browser loads: symbols before anything is shown, nothing twice, and all in the page without script."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Route, expect

from browser.people import People
from frabjous.games import ROOMS

FETCHED: Final = (
    """performance.getEntriesByType("resource").filter((one) => one.transferSize > 0).map((one) => one.name)"""
)


@pytest.mark.parametrize("game", ROOMS)
def test_a_reload_fetches_no_file_again(game: str, people: People) -> None:
    host = people.come()
    host.open_table(game=game, seats=str(ROOMS[game].usual_seats))
    expect(host.page.locator(".symbols symbol").first).to_be_attached()
    assert any(f"symbols-{game}" in name for name in host.page.evaluate(FETCHED))
    host.page.reload()
    expect(host.page.locator(".symbols symbol").first).to_be_attached()
    assert [name for name in host.page.evaluate(FETCHED) if "/static/" in name] == []


def test_nothing_is_shown_before_its_symbols_are_there(people: People) -> None:
    host, friend = people.come(), people.come()
    code = host.open_table()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    friend.page.route(re.compile("symbols-splut"), hold)
    with friend.page.expect_request(re.compile("symbols-splut")):
        friend.page.goto(f"/t/{code}", wait_until="commit")
    expect(friend.page.locator("body")).to_be_attached()
    assert friend.page.locator("header").count() == 0
    held[0].continue_()
    expect(friend.page.locator("header")).to_be_visible()
    assert friend.page.locator("script + svg.symbols + template").count() == 1


@pytest.mark.parametrize("path", ["", "/replay/0?line=0"])
def test_without_script_the_symbols_come_in_the_page(path: str, people: People) -> None:
    host, reader = people.come(), people.come(script=False)
    code = host.open_table()
    reader.goto(f"/t/{code}{path}")
    expect(reader.page).to_have_url(re.compile(r"symbols=here$"))
    expect(reader.page.locator("header")).to_be_visible()
    used = (
        reader.page.locator(".picture > svg").locator("visible=true").locator("use[href]").first.get_attribute("href")
    )
    expect(reader.page.locator(f".symbols [id='{(used or '')[1:]}']")).to_be_attached()
