"""Two people finish a game and look back at it: progress, chart, a turning point, and the replay there."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.people import People, Person
from games.splut.short_game import SHORT_GAME


def comes_to_the_review(person: Person) -> None:
    person.touched(person.page.locator("#result").get_by_role("link", name="Review"))
    expect(person.page.get_by_role("heading", name=re.compile("^Review"), level=1)).to_be_visible()


def sees_the_review(person: Person, name: str) -> None:
    """The page fills in by itself; then nothing sticks out, by day and by night."""
    chart = person.page.locator(".chart:visible")
    expect(chart).to_be_visible(timeout=60_000)
    expect(chart).to_have_count(1)
    expect(person.page.locator(".waiting")).to_have_count(0)
    person.looks_fine(name)


def test_two_people_look_back_at_their_game(people: People) -> None:
    host, friend = people.come(), people.come(phone=True)
    code = host.open_table("here")
    host.play_quickly(people.server, SHORT_GAME)
    friend.goto(f"/t/{code}")
    friend.ready()
    comes_to_the_review(host)
    expect(host.page.locator("#how-far")).to_have_text(re.compile(r"^Looking at move \d+ of \d\.$"))
    host.is_accessible("a review in the making")
    comes_to_the_review(friend)
    sees_the_review(host, "review")
    expect(host.page.locator("[data-ready]")).to_have_text("The review is ready.")
    sees_the_review(friend, "review")  # who came later, and may have found it ready
    for person in (host, friend):
        expect(person.page.locator(".verdicts li")).to_have_count(3)
        turns = person.page.locator(".points > li")
        expect(turns.last.locator(".scene")).to_be_visible()
        link = turns.last.get_by_role("link")
        line = re.sub(r"\D", "", link.get_attribute("aria-label") or "")
        person.touched(link)
        expect(person.page).to_have_url(re.compile(rf"/t/{code}/replay/0\?line={line}"))
        expect(person.page.locator(".told small")).to_have_text(f"Line {line} of 9")


def test_the_turning_points_stand_in_the_film_and_can_be_played_on_from(people: People) -> None:
    host = people.come()
    host.open_table("here")
    host.play_quickly(people.server, SHORT_GAME)
    comes_to_the_review(host)
    turns = host.page.locator(".points > li")
    expect(turns.last).to_be_visible(timeout=60_000)
    numbers = [str(at + 1) for at in range(turns.count())]
    lines = [re.sub(r"\D", "", one.get_attribute("aria-label") or "") for one in turns.get_by_role("link").all()]
    host.page.get_by_role("link", name="Replay").click()
    expect(host.page.locator(".strip .point")).to_have_text(numbers)
    host.page.keyboard.press("Home")
    for line in lines:
        host.page.keyboard.press("t")
        expect(host.page.locator(".told small")).to_have_text(f"Line {line} of 9")
    host.page.go_back()
    turns.first.get_by_role("button", name="Play on from here").click()
    expect(host.page.get_by_text("This game goes on from line")).to_be_visible()


def test_the_chart_can_be_read_as_a_table(people: People) -> None:
    host = people.come()
    host.open_table("here")
    host.play_quickly(people.server, SHORT_GAME)
    comes_to_the_review(host)
    expect(host.page.locator(".chart:visible")).to_be_visible(timeout=60_000)
    host.page.get_by_text("The chart as a table").click()
    rows = host.page.locator("details table tbody tr")
    expect(rows).to_have_count(6)
    expect(rows.last.locator("th")).to_have_text("9")
    expect(host.page.get_by_role("img", name=re.compile("^Who was likely to win"))).to_be_visible()
    host.does_not_scroll_sideways()


def test_without_script_the_review_can_be_read(people: People) -> None:
    host, reader = people.come(), people.come(script=False)
    code = host.open_table("here")
    host.play_quickly(people.server, SHORT_GAME)
    reader.goto(f"/t/{code}/review/0")
    expect(reader.page.locator(".chart.shape-wide")).to_be_visible(timeout=60_000)
    expect(reader.page.get_by_role("heading", name="Turning points")).to_be_visible()
