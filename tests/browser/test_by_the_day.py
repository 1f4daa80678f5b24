"""Two people play by the day: the server's time is handed in, it is killed in the middle, and time runs out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.devices import LAPTOP, PHONE
from browser.people import People, Person
from timed_server import TimedServer

DAY: Final = 86_400
MOVES: Final = ("D e2-e3", "D e8-e7", "D e7-e8", "D e3-e2")


@pytest.fixture
def timed(tmp_path: Path) -> Iterator[TimedServer]:
    with TimedServer(tmp_path) as running:
        yield running
    assert "Traceback" not in running.logged(), running.logged()


@pytest.fixture
def gathered(chromium: Browser, timed: TimedServer) -> Iterator[People]:
    with People(chromium, timed) as people:
        yield people


def clock(person: Person, seat: int) -> Locator:
    return person.page.locator(f'.seats [data-seat="{seat}"] .clock time')


def goes(person: Person, *, before: Person, seat: int) -> None:
    """Go away, and wait until that is seen."""
    person.page.goto("about:blank")
    expect(before.page.locator(f'.seat.away[data-seat="{seat}"]')).to_be_visible()


def test_two_people_play_by_the_day_over_three_days(gathered: People, timed: TimedServer) -> None:
    hilda, fritz = gathered.come(), gathered.come(phone=True)
    code = hilda.open_table("link", clock="days", days="2")
    expect(clock(hilda, 0)).to_have_text("2 d")
    expect(hilda.page.locator(".clock[data-runs]")).to_have_count(0)
    fritz.sit(code)
    expect(hilda.page.locator('[data-seat="0"] .clock[data-runs]')).to_be_visible()
    # The first day: Hilda comes in the evening.
    timed.pass_time(DAY * 0.74)
    hilda.page.reload()
    hilda.ready()
    expect(clock(hilda, 0)).to_have_text("1 d 6 h")
    hilda.play((), MOVES[0])
    hilda.sees_line(2)
    fritz.sees_line(2)
    expect(clock(fritz, 0)).to_have_text("2 d")
    fritz.looks_fine("by-the-day")
    hilda.looks_fine("by-the-day")
    # The second day: nobody is there, and the server is down for six hours.
    goes(hilda, before=fritz, seat=0)
    fritz.page.goto("about:blank")
    timed.pass_time(DAY * 0.5)
    timed.stop()
    timed.pass_time(DAY * 0.25)
    timed.restart()
    timed.pass_time(DAY * 0.24)
    fritz.goto(f"/t/{code}")
    fritz.ready()
    expect(clock(fritz, 1)).to_have_text("1 d 6 h")
    expect(fritz.page.locator("#log")).to_contain_text("The clock stood still for 360 minutes")
    fritz.play(MOVES[:1], MOVES[1])
    fritz.sees_line(4)
    # The third day: Fritz has a second step to make, and does not come back.
    fritz.page.goto("about:blank")
    timed.pass_time(DAY * 2 - 60)
    hilda.goto(f"/t/{code}")
    expect(hilda.page.locator("#story")).to_contain_text("You were away for 2 days.")
    expect(hilda.page.locator("#story li")).to_contain_text(["Fritz’s dwarf stepped from e8 to e7."])
    hilda.ready()
    expect(clock(hilda, 1)).to_have_text(re.compile("^(1:00|0:[345][0-9])$"))
    expect(hilda.page.locator('[data-seat="1"].hurry')).to_be_visible()
    timed.pass_time(60)
    expect(hilda.page.locator("#result h2")).to_have_text("Fritz has run out of time.")
    record = hilda.page.context.request.get(f"/t/{code}/record/0").text()
    assert record.startswith("Frabjous record 2\n")
    assert "\nClock: days 2\n" in record
    hilda.goto(f"/t/{code}/replay/0?line=2")
    expect(hilda.page.locator('[data-seat="0"] .clock small')).to_have_text("took 17:45:36")


def test_a_live_clock_ticks_and_a_lost_game_is_said_at_once(gathered: People, timed: TimedServer) -> None:
    hilda, fritz = gathered.come(), gathered.come(phone=True)
    code = hilda.open_table("link", clock="live", minutes="1", seconds="0")
    fritz.sit(code)
    expect(clock(hilda, 0)).to_have_text(re.compile("^0:[0-5]"))  # it ticks by itself between two messages
    timed.pass_time(51)
    hilda.page.reload()
    hilda.ready()
    expect(hilda.page.locator("#time")).to_have_text("Ten seconds left.")
    expect(fritz.page.locator("#time")).to_have_text("")
    hilda.keeps("hurry-1280")
    timed.pass_time(9)
    expect(hilda.page.locator("#result h2")).to_have_text("You have run out of time.")
    expect(fritz.page.locator("#result h2")).to_have_text("Hilda has run out of time.")


def test_with_three_a_bot_plays_on_until_the_person_is_back(gathered: People, timed: TimedServer) -> None:
    hilda, fritz = gathered.come(), gathered.come(phone=True)
    code = hilda.open_table("link", seats="3", clock="live", minutes="1", seconds="5")
    fritz.sit(code)
    fritz.sit(code, "Ulla", 2)
    timed.pass_time(60)
    expect(hilda.page.locator("#log")).to_contain_text("A bot plays on until they come back.")
    hilda.sees_line(3)
    hilda.page.locator("[popovertarget=menu]").locator("visible=true").first.click()
    hilda.press("I am back")
    expect(clock(hilda, 0)).to_have_text(re.compile("^1:0[0-5]$"))
    fritz.looks_fine("three-clocks")


def test_by_the_day_a_bot_may_make_the_one_choice_that_comes_too_late(gathered: People, timed: TimedServer) -> None:
    hilda, fritz = gathered.come(), gathered.come(phone=True)
    code = hilda.open_table("link", clock="days", days="1", late="once")
    fritz.sit(code)
    timed.pass_time(DAY)
    expect(hilda.page.locator("#log")).to_contain_text("A bot makes this one choice.")
    hilda.sees_line(3)
    expect(fritz.all_lit().first).to_be_visible()
    expect(hilda.page.locator('[data-seat="0"].gone-away')).to_have_count(0)
    expect(clock(fritz, 1)).to_have_text(re.compile(r"1 d|24:00:00|23:59:\d\d"))  # it runs, by the page's own time


def test_by_the_day_with_three_a_bot_plays_on(gathered: People, timed: TimedServer) -> None:
    hilda, fritz = gathered.come(), gathered.come(phone=True)
    code = hilda.open_table("link", seats="3", clock="days", days="1")
    fritz.sit(code)
    fritz.sit(code, "Ulla", 2)
    timed.pass_time(DAY)
    expect(fritz.page.locator("#log")).to_contain_text("A bot plays on until they come back.")
    expect(fritz.page.locator('.seat.gone-away[data-seat="0"]')).to_be_visible()
    fritz.looks_fine("gone")


def test_who_comes_back_is_told_what_happened_and_goes_on_by_keyboard(gathered: People, timed: TimedServer) -> None:
    hilda, fritz = gathered.come(), gathered.come(phone=True)
    code = hilda.open_table("link")
    fritz.sit(code)
    expect(hilda.page.locator(".seat .here")).to_have_count(2)
    goes(fritz, before=hilda, seat=1)
    expect(hilda.page.locator('[data-seat="1"] .about')).to_contain_text("away since ")
    hilda.looks_fine("away")
    timed.pass_time(3 * 3600)
    hilda.play((), MOVES[0])
    hilda.sees_line(1)
    fritz.goto(f"/t/{code}")
    story = fritz.page.locator("#story")
    expect(story).to_contain_text("You were away for 3 hours.")
    expect(story.locator("li")).to_contain_text(["Hilda’s dwarf stepped from e2 to e3."])
    expect(story.get_by_role("button", name="Go on")).to_be_focused()
    fritz.looks_fine("meanwhile")
    fritz.page.keyboard.press("Enter")
    expect(story).to_be_hidden()
    expect(fritz.all_lit().first).to_be_visible()
    expect(hilda.page.locator(".seat .here")).to_have_count(2)
    fritz.page.reload()
    fritz.ready()
    expect(story).to_have_count(0)


def test_the_start_page_asks_for_a_clock(gathered: People) -> None:
    for size in (LAPTOP, PHONE):
        person = gathered.come(phone=size == PHONE)
        person.goto("/?game=splut&change=1#who")
        live, days = person.page.locator("[name=minutes]"), person.page.locator("[name=days]")
        expect(live).to_be_hidden()
        person.page.locator("[name=clock]").select_option("live")
        expect(live).to_be_visible()
        expect(days).to_be_hidden()
        person.page.locator("[name=clock]").select_option("days")
        expect(days).to_be_visible()
        person.looks_fine("choosing-a-clock")
