"""Phones upright and on their side, and tablets: what is lit is in view, nothing is too small, the space is used."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.people import People, Person
from browser.prepared import kept, searched
from browser.sights import ended, middle
from frabjous.table.table import AnyReplay

# Of what is lit on the board: whether its middle is between the edges of the board.
OUT_OF_VIEW = """() => {
  const board = document.querySelector('.board').getBoundingClientRect();
  return [...document.querySelectorAll('.picture [data-part=target].can')].map((one) => one.getBoundingClientRect())
    .filter((box) => box.y + box.height / 2 < board.y || box.y + box.height / 2 > board.bottom).length;
}"""
# The least room between two words under the buttons.
GAPS_IN_THE_BAR = """() => {
  const all = [...document.querySelectorAll('.bar span')].map((one) => one.getBoundingClientRect());
  const words = all.filter((box) => box.width);
  return Math.min(...words.slice(1).map((box, at) => box.left - words[at].right));
}"""
CROWDED = re.compile(r"\bcrowded\b")
COUNTED = (
    "[...document.querySelectorAll('.cue:not([hidden]) b')].reduce((sum, one) => sum + Number(one.textContent), 0)"
)


def on_a_phone(people: People, key: str, seats: int, size: tuple[int, int] = (360, 640)) -> Person:
    person = people.come(phone=True)
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    kept(people.server, middle(key, seats)).seat(person, 0)
    expect(person.all_lit().first).to_be_attached()
    return person


@pytest.mark.parametrize("key", ["snit_smashing", "snits_revenge"])
def test_what_is_lit_on_a_board_that_scrolls_comes_into_view(key: str, people: People) -> None:
    player = on_a_phone(people, key, 4)
    page = player.page
    assert page.evaluate(
        "document.querySelector('.board').scrollHeight > document.querySelector('.board').clientHeight"
    )
    lit = page.locator('.picture [data-part="target"].can')
    assert page.evaluate(OUT_OF_VIEW) < lit.count(), "some of it is in view"
    assert page.evaluate(OUT_OF_VIEW) == page.evaluate(COUNTED), "what is not is counted at the edges"
    expect(page.locator(".map")).to_be_visible()
    assert page.locator(".map circle").count() == lit.count()


def test_what_is_lit_stays_in_view_when_a_coach_takes_room_from_the_board(people: People) -> None:
    player = people.come(phone=True)
    player.page.set_viewport_size({"width": 360, "height": 640})
    player.open_table("bot", coach="yes")
    expect(player.page.locator("#coaching .speech")).to_contain_text("Any of your three pieces")
    player.page.wait_for_function(f"({OUT_OF_VIEW})() === 0")


def test_what_lies_beyond_an_edge_is_a_tap_away(people: People) -> None:
    player = on_a_phone(people, "snits_revenge", 4)
    board = player.page.locator(".board")
    board.evaluate("(board) => board.scrollTo(0, 0)")
    below = player.page.locator(".cue.below")
    expect(below).to_be_visible()
    before = player.page.evaluate(OUT_OF_VIEW)
    below.tap()
    expect(below).to_be_hidden()
    assert player.page.evaluate(OUT_OF_VIEW) < before


def test_a_crowd_of_lit_things_is_shown_by_rings_alone(people: People) -> None:
    def wanted(play: AnyReplay) -> bool:
        return 0 in play.to_act() and any(one.text.startswith("smash") for one in play.game.legal(play.state, 0))

    player = people.come(phone=True)
    kept(people.server, searched("snit_smashing", 2, wanted)).seat(player, 0)
    board = player.page.locator("#board")
    expect(player.all_lit().first).to_be_attached()
    expect(board).not_to_have_class(CROWDED)
    player.page.locator('[data-id="order-smash"].can').first.dispatch_event("click")
    expect(board).to_have_class(CROWDED)
    assert player.all_lit().count() > 20


@pytest.mark.parametrize("size", [(844, 390), (640, 360)])
def test_a_phone_on_its_side_gives_the_board_its_whole_height(size: tuple[int, int], people: People) -> None:
    player = on_a_phone(people, "splut", 2, size)
    box = player.page.locator(".board").bounding_box()
    assert box is not None
    assert (box["x"], box["y"], box["height"]) == (0, 0, size[1])
    player.has_targets_for_fingers()
    player.does_not_scroll_sideways()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_words_under_the_buttons_of_a_phone_on_its_side_do_not_touch(language: str, people: People) -> None:
    player = people.come(phone=True, language=language)
    player.page.set_viewport_size({"width": 640, "height": 360})
    player.open_table("here")
    assert player.page.evaluate(GAPS_IN_THE_BAR) >= 4


def test_an_end_of_six_seats_fits_beside_the_board_of_a_phone_on_its_side(people: People) -> None:
    player = people.come(phone=True, language="de")
    player.page.set_viewport_size({"width": 844, "height": 390})
    kept(people.server, ended("snatch_it", 6)).seat(player, 1)
    expect(player.page.locator(".finale .deeds")).to_be_visible()
    assert player.page.locator(".dock").evaluate("(dock) => dock.scrollHeight <= dock.clientHeight")


def test_an_upright_tablet_has_a_board_as_wide_as_its_page(people: People) -> None:
    player = on_a_phone(people, "splut", 2, (768, 1024))
    box = player.page.locator(".picture > svg").bounding_box()
    assert box is not None
    assert box["width"] > 740


def test_crossing_a_breakpoint_keeps_the_picture_until_the_next_one_is_there(people: People) -> None:
    player = people.come()
    player.open_table()
    page = player.page
    page.evaluate("WebSocket.prototype.send = () => {}")  # so the next one never comes
    page.set_viewport_size({"width": 900, "height": 800})
    expect(page.locator(".bar")).to_be_visible()
    expect(page.locator(".picture > svg.shape-wide")).to_be_visible()


def test_six_cards_leave_a_question_its_width(people: People) -> None:
    def wanted(play: AnyReplay) -> bool:
        return 0 in play.to_act() and sum(play.game.observe(play.state, 0).hand) >= 6

    person = people.come()
    kept(people.server, searched("snatch_it", 3, wanted)).seat(person, 0)
    expect(person.all_lit().first).to_be_visible()
    box = person.page.locator(".tray .ask").bounding_box()
    assert box is not None
    assert box["width"] >= 230
    person.does_not_scroll_sideways()


def test_six_seats_at_the_pond_do_not_overlap_on_a_phone(people: People) -> None:
    player = on_a_phone(people, "snatch_it", 6)
    boxes = player.page.evaluate(
        """() => [...document.querySelectorAll('.picture .bank, .picture .bank-own, .picture .pond')]
          .map((one) => one.getBoundingClientRect()).map(({x, y, right, bottom}) => [x, y, right, bottom])"""
    )
    assert len(boxes) == 7
    over = [
        (one, two)
        for at, one in enumerate(boxes)
        for two in boxes[at + 1 :]
        if min(one[2], two[2]) - max(one[0], two[0]) > 4 and min(one[3], two[3]) - max(one[1], two[1]) > 4
    ]
    assert over == []
