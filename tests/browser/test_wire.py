"""What a browser loads: symbols before anything is shown, nothing twice, and all in the page without script."""

from __future__ import annotations

import json
import re
from typing import Final

import pytest
from playwright.sync_api import Route, expect

from browser.people import People, heard
from frabjous.games import ROOMS

FETCHED: Final = (
    """performance.getEntriesByType("resource").filter((one) => one.transferSize > 0).map((one) => one.name)"""
)


@pytest.mark.parametrize("game", ROOMS)
def test_a_reload_fetches_no_file_again(game: str, people: People) -> None:
    host = people.come(new=True)
    host.open_table(game=game, seats=str(ROOMS[game].usual_seats))
    expect(host.page.locator(".symbols symbol").first).to_be_attached()
    assert any(f"symbols-{game}" in name for name in host.page.evaluate(FETCHED))
    host.page.reload()
    expect(host.page.locator(".symbols symbol").first).to_be_attached()
    assert [name for name in host.page.evaluate(FETCHED) if "/static/" in name] == []


def test_what_no_game_begins_with_is_fetched_once_somebody_has_moved(people: People) -> None:
    host = people.come(new=True)
    host.open_table(game="snark", seats="2")
    host.ready()
    assert not any("symbols-snark-later" in name for name in host.page.evaluate(FETCHED))
    assert host.page.locator("[id=animal-snark]").count() == 0
    line, (first, *_) = host.choices(people.server)
    with host.socket(people.server) as socket:
        socket.send(json.dumps({"type": "act", "game": 0, "seen": line, "seat": first["seat"], "text": first["text"]}))
        heard(socket, "lines")
    expect(host.page.locator("[id=animal-snark]")).to_be_attached()
    host.page.reload()
    assert {cookie["name"]: cookie["value"] for cookie in host.page.context.cookies()}["shape"] == "wide"
    assert host.page.locator(".picture > svg").count() == 1


def test_nothing_is_shown_before_its_symbols_are_there(people: People) -> None:
    host, friend = people.come(), people.come(new=True)
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
    host, reader = people.come(), people.come(script=False, new=True)
    code = host.open_table()
    reader.goto(f"/t/{code}{path}")
    expect(reader.page).to_have_url(re.compile(r"symbols=here$"))
    expect(reader.page.locator("header")).to_be_visible()
    used = (
        reader.page.locator(".picture > svg").locator("visible=true").locator("use[href]").first.get_attribute("href")
    )
    expect(reader.page.locator(f".symbols [id='{(used or '')[1:]}']")).to_be_attached()
