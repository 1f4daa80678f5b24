"""A first game with the coach: tips once a device, one doubt a choice, and silence when it is wished."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.people import People, Person, path_of

# South may throw at North's sorcerer next turn if he steps to f8.
DANGER = ["D e2-e3", "D e8-e7", "S f8-f7", "D e3-e4", "T f2-f3", "D e4-d4", "D e7-e8"]
BLUNDER = "S f7-f8"


def speech(person: Person) -> Locator:
    return person.page.locator("#coaching .speech")


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_what_is_met_for_the_first_time_is_explained_once_on_this_device(phone: bool, people: People) -> None:
    host = people.come(phone=phone)
    host.goto("/learn/splut")
    host.press("Play against Wickle")
    host.ready()
    expect(speech(host)).to_contain_text("Any of your three pieces may take this step")
    expect(host.page.locator('.seats [data-name="Wickle"]')).to_be_visible()
    host.is_accessible("a tip")
    host.does_not_scroll_sideways()
    host.has_targets_for_fingers()
    host.touched(speech(host).get_by_role("link", name="4.2"))
    expect(host.page.locator("#rules .here .n")).to_have_text("4.2")
    host.page.keyboard.press("Escape")
    host.press("I see")
    expect(speech(host)).to_contain_text("The first turn is one step")
    host.choose("troll-1")
    expect(speech(host)).to_contain_text("It walks one square; onto a rock")
    host.page.reload()
    host.ready()
    host.choose("dwarf-1")
    expect(speech(host)).to_contain_text("He walks one square and shoves")
    host.choose("e3")
    host.sees_line(1)


def test_a_choice_that_throws_the_game_away_is_doubted_once(people: People) -> None:
    host = people.come()
    host.open_table("here", hints="yes", coach="yes")
    host.play_quickly(people.server, DANGER)
    host.choose(*path_of(DANGER, BLUNDER))
    expect(speech(host)).to_contain_text("Are you sure? It costs about ")
    expect(speech(host)).to_contain_text("will probably answer: ")
    expect(host.page.locator(f'#log [data-line="{len(DANGER) + 1}"]')).to_have_count(0)
    host.is_accessible("a doubt")
    host.press("Let me look again")
    expect(host.page.locator("#coaching")).to_be_hidden()
    host.choose(path_of(DANGER, BLUNDER)[-1])
    host.sees_line(len(DANGER) + 1)


@pytest.mark.parametrize("answer", ["Escape", "Enter", "anyway"])
def test_a_doubt_is_met_and_answered_by_keys(answer: str, people: People) -> None:
    """Escape and the button that has the focus go back; the next button plays it anyway."""
    host = people.come()
    keys = host.page.keyboard
    host.open_table("here", hints="yes", coach="yes")
    host.play_quickly(people.server, DANGER)
    *before, last = path_of(DANGER, BLUNDER)
    for thing in (*before, last):
        host.lit(thing).focus()
        keys.press("Enter")
    expect(host.page.get_by_role("button", name="Let me look again")).to_be_focused()
    if answer == "anyway":
        keys.press("Tab")
        expect(host.page.get_by_role("button", name="Play it anyway")).to_be_focused()
        keys.press("Enter")
    else:
        keys.press(answer)
        expect(host.page.locator("#coaching")).to_be_hidden()
        expect(host.lit(last)).to_be_focused()
        keys.press("Enter")
    host.sees_line(len(DANGER) + 1)


def test_hush_is_for_this_game_and_the_menu_for_good(people: People) -> None:
    host = people.come()
    host.open_table("bot", coach="yes")
    expect(speech(host)).to_contain_text("Any of your three pieces")
    host.press("Hush")
    expect(host.page.locator("#coaching")).to_be_hidden()
    host.choose("troll-1")
    expect(host.page.locator("#coaching")).to_be_hidden()
    host.open_table("bot", coach="yes")
    expect(speech(host)).to_contain_text("The first turn is one step")
    host.press("Menu")
    host.press("is silent")
    host.page.keyboard.press("Escape")
    expect(host.page.locator("#coaching")).to_be_hidden()
    host.open_table("bot", coach="yes")
    host.choose("dwarf-1")
    expect(host.page.locator("#coaching")).to_be_hidden()
