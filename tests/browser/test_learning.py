"""All that teaches, on a phone and in three languages: axe is content with every state, and nothing sticks out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.people import People, Person
from frabjous.scene.words import LANGUAGES

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def looks_fine(person: Person, name: str, language: str) -> None:
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    person.looks_fine(f"{name}-{language}")


def at_rest(page: Page) -> None:
    expect(page).to_have_url(re.compile(r"#\d"))
    expect(page.locator(".moving, .ghost, .past")).to_have_count(0)


@in_every_language
def test_pages_that_lead_to_lessons(language: str, people: People) -> None:
    reader = people.come(phone=True, language=language)
    for path, name in (
        ("/", "welcome"),
        ("/?game=snark", "learn-or-play"),
        ("/learn", "learn"),
        ("/learn/snits_revenge", "lessons"),
        ("/rules/snits_revenge", "rules"),
    ):
        reader.goto(path)
        looks_fine(reader, name, language)


@in_every_language
def test_a_lesson_in_all_its_states(language: str, people: People) -> None:
    learner = people.come(phone=True, language=language)
    page = learner.page
    learner.goto("/learn/splut/1")
    at_rest(page)
    looks_fine(learner, "lesson", language)
    page.locator('.picture [data-id="troll-2"]:visible').first.tap()
    expect(page.locator(".slip .why")).to_be_visible()
    looks_fine(learner, "lesson-slip", language)
    learner.lit("troll-1").focus()
    page.keyboard.press("i")
    expect(page.locator(".slip .what")).to_be_visible()
    looks_fine(learner, "lesson-card", language)
    page.keyboard.press("Escape")
    page.locator(".bar [href^='/rules/']").tap()
    expect(page.locator("#rules .here")).to_be_visible()
    looks_fine(learner, "lesson-rules", language)
    page.keyboard.press("Escape")
    learner.choose("dwarf-1", "e3")
    expect(page.locator("[data-coach=try]")).to_be_visible()
    looks_fine(learner, "lesson-wrong", language)
    page.locator("[data-coach=show]").tap()
    expect(page.locator(".pointer")).to_be_visible()
    looks_fine(learner, "lesson-show", language)
    learner.choose("troll-1", "e4")
    at_rest(page)
    learner.choose("troll-1", "e5", "e8")
    page.locator("[data-coach=on]").tap()
    expect(page.locator("[data-coach=next]")).to_be_visible()
    looks_fine(learner, "lesson-done", language)


@in_every_language
def test_a_figure_that_is_tried(language: str, people: People) -> None:
    reader = people.come(phone=True, language=language)
    reader.goto("/learn/splut/figure/4")
    expect(reader.lit("troll-1")).to_be_visible()
    looks_fine(reader, "figure", language)
    reader.choose("troll-1", "e5")
    looks_fine(reader, "figure-chosen", language)


@in_every_language
def test_the_coach_and_a_hint_at_a_table(language: str, people: People) -> None:
    host = people.come(phone=True, language=language)
    host.goto("/learn/splut")
    host.page.locator(".first-game button").tap()
    host.ready()
    expect(host.page.locator("#coaching .speech")).not_to_be_empty()
    looks_fine(host, "coach", language)
    host.page.locator("[data-coaching=hush]").tap()
    host.page.locator("[data-do=hint]:visible").tap()
    expect(host.page.locator("#hint")).to_be_visible()
    looks_fine(host, "hint", language)
    host.page.keyboard.press("Escape")
    host.page.locator('.picture [data-id="troll-2"]:visible').first.tap()
    expect(host.page.locator(".slip .why")).to_be_visible()
    looks_fine(host, "slip", language)
