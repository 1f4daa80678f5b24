"""Lessons in a browser: by mouse, by touch and by keyboard, with wrong tries, help, and a reload in the middle."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from browser.people import People, Person
from frabjous.games import ROOMS
from frabjous.games.teaching import Moment, moment, teaching
from frabjous.scene.model import Shape

SEALED: Final = "The seal is yours. The next lesson waits, without impatience."


def path_at(here: Moment, text: str, shape: Shape) -> tuple[str, ...]:
    """Tell which things must be pointed at for a deed."""
    scene = here.room.scene(here.seen, here.legal, shape)
    return next(choice.path for choice in scene.choices if choice.action == text)


def speech(person: Person) -> Locator:
    return person.page.locator(".speech")


def at_step(person: Person, step: int) -> None:
    """Wait until a step can be tried."""
    expect(person.page.locator(".dots:visible .now ~ i, .dots:visible .now").first).to_be_visible()
    expect(person.page).to_have_url(re.compile(rf"#{step}~?$"))
    expect(person.page.locator(".moving, .ghost, .past")).to_have_count(0)


def learn(person: Person, game: str, lesson: int = 1) -> None:
    """Do a lesson by its main line, pointing at things."""
    room = ROOMS[game]
    steps = len(teaching(room).lessons[lesson - 1].steps)
    for number in range(1, steps + 1):
        at_step(person, number)
        here = moment(room, lesson, number)
        if here.meant is None:
            person.press("Go on")
        else:
            person.choose(*path_at(here, here.meant.text, Shape.TALL if person.touch else Shape.WIDE))


@pytest.mark.parametrize("game", ROOMS)
def test_a_lesson_of_each_game_is_done_by_mouse(game: str, people: People) -> None:
    learner = people.come()
    learner.goto(f"/learn/{game}/1")
    learn(learner, game)
    expect(speech(learner)).to_contain_text(SEALED)
    learner.press_link("Next lesson")
    expect(learner.page).to_have_url(f"{people.server.url}learn/{game}/2#1")
    learner.goto(f"/learn/{game}")
    expect(learner.page.locator(".card.done")).to_have_count(1)


@pytest.mark.parametrize("game", ROOMS)
def test_a_lesson_of_each_game_is_done_by_touch_on_a_phone(game: str, people: People) -> None:
    learner = people.come(phone=True)
    learner.goto(f"/learn/{game}/1")
    at_step(learner, 1)
    learner.looks_fine(f"lesson-{game}")
    learn(learner, game)
    expect(speech(learner)).to_contain_text(SEALED)
    learner.looks_fine(f"lesson-{game}-done")


@pytest.mark.parametrize("game", ROOMS)
def test_a_lesson_of_each_game_is_done_by_keyboard(game: str, people: People) -> None:
    learner = people.come()
    keys = learner.page.keyboard
    learner.goto(f"/learn/{game}/1")
    for number in range(1, len(teaching(ROOMS[game]).lessons[0].steps) + 1):
        at_step(learner, number)
        here = moment(ROOMS[game], 1, number)
        if here.meant is None:
            expect(learner.page.locator("[data-coach=on]")).to_be_visible()
            keys.press("n")
            continue
        keys.press("h")
        expect(learner.page.locator(".pointer")).to_be_visible()
        for thing in path_at(here, here.meant.text, Shape.WIDE):
            expect(learner.page.locator(f'[data-id="{thing}"].can:focus')).to_be_visible()
            keys.press("Enter")
    expect(speech(learner)).to_contain_text(SEALED)
    expect(learner.page.get_by_role("link", name="Next lesson")).to_be_focused()
    keys.press("Enter")
    expect(learner.page).to_have_url(f"{people.server.url}learn/{game}/2#1")


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_what_cannot_be_tried_says_why_and_the_rules_stand_beside_the_lesson(phone: bool, people: People) -> None:
    learner = people.come(phone=phone)
    learner.goto("/learn/splut/1")
    at_step(learner, 1)
    learner.touched(learner.page.locator('.picture [data-id="troll-2"]:visible').first)
    slip = learner.page.locator(".slip")
    expect(slip).to_contain_text("That piece answers to somebody else")
    expect(slip).to_be_in_viewport(ratio=1)
    if not phone:  # test_learning.py looks at all of it on a phone
        learner.looks_fine("lesson-slip")
    learner.touched(slip.get_by_role("link", name="4.2"))
    expect(slip).to_be_hidden()
    expect(learner.page.locator("#rules .here .n")).to_have_text("4.2")
    if not phone:
        learner.looks_fine("lesson-rules")
    learner.page.locator("#rules").get_by_role("link", name="2 The board").click()
    learner.page.keyboard.press("Escape")
    expect(learner.page.locator("#rules")).to_be_hidden()
    at_step(learner, 1)
    learn(learner, "splut")
    expect(speech(learner)).to_contain_text(SEALED)


def test_keys_ask_in_a_lesson_too(people: People) -> None:
    learner = people.come()
    learner.goto("/learn/splut/1")
    at_step(learner, 1)
    learner.lit("dwarf-1").focus()
    learner.page.keyboard.press("i")
    card = learner.page.locator(".slip")
    expect(card).to_contain_text("your dwarf on e2", ignore_case=True)
    learner.page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    learner.page.keyboard.press("Shift+ArrowRight")
    expect(learner.page.locator(":focus")).to_have_attribute("aria-label", "f2. Your turn. Which piece moves?")


def test_a_wrong_try_is_shown_answered_and_goes_back(people: People) -> None:
    learner = people.come()
    learner.goto("/learn/splut/1")
    here = moment(ROOMS["splut"], 1)
    wrong = path_at(here, "D e2-e3", Shape.WIDE)
    at_step(learner, 1)
    for times in range(3):
        learner.choose(*wrong)
        expect(speech(learner)).to_contain_text("Not it:")
        expect(speech(learner)).to_contain_text("Ingenious: the dwarf would shove the troll there.")
        if times == 0:
            learner.looks_fine("lesson-wrong")
        learner.press("Try again")
        expect(speech(learner)).not_to_contain_text("Not it:")
    expect(learner.page.locator("[data-coach=show]")).to_have_class("main")
    learner.choose(*wrong)
    expect(learner.lit("troll-1")).to_be_visible()  # it goes back by itself, and what was said stays
    expect(speech(learner)).to_contain_text("Ingenious")


def test_show_me_lights_only_what_is_meant(people: People) -> None:
    learner = people.come(phone=True)
    learner.goto("/learn/splut/1")
    at_step(learner, 1)
    assert learner.all_lit().count() > 1
    learner.press("Show me")
    expect(learner.all_lit()).to_have_count(1)
    expect(learner.lit("troll-1")).to_be_visible()
    learner.press("Let me try")
    expect(learner.page.locator(".pointer")).to_be_hidden()
    expect(learner.lit("dwarf-1")).to_be_visible()


def test_a_reload_stays_at_the_step_and_a_skipped_step_costs_the_seal(people: People) -> None:
    learner = people.come()
    learner.goto("/learn/splut/1")
    at_step(learner, 1)
    learner.press("Skip")
    at_step(learner, 2)
    learner.page.reload()
    at_step(learner, 2)
    expect(speech(learner)).to_contain_text("Step onto the rock and throw it north.")
    here = moment(ROOMS["splut"], 1, 2)
    assert here.meant is not None
    learner.choose(*path_at(here, here.meant.text, Shape.WIDE))
    at_step(learner, 3)
    learner.press("Go on")
    expect(speech(learner)).to_contain_text("A step was skipped, so there is no seal.")
    expect(learner.page.locator(".stamp")).to_be_hidden()
    learner.press("Again")
    at_step(learner, 1)


def test_an_address_that_names_no_step_begins_at_the_first(people: People) -> None:
    learner = people.come()
    learner.forgiven = ("404",)
    learner.goto("/learn/splut/1#77")
    at_step(learner, 1)


def test_a_newcomer_is_led_to_the_first_lesson(people: People) -> None:
    for phone in (False, True):
        newcomer = people.come(phone=phone)
        newcomer.goto("/")
        newcomer.touched(newcomer.page.get_by_role("link", name="First lesson, one minute"))
        at_step(newcomer, 1)


def test_pages_that_lead_to_lessons_are_fine_on_a_laptop_too(people: People) -> None:
    newcomer = people.come()
    for path, name in (
        ("/", "welcome"),
        ("/?game=snark", "learn-or-play"),
        ("/learn", "learn"),
        ("/learn/splut", "lessons"),
    ):
        newcomer.goto(path)
        newcomer.looks_fine(name)
