"""Being somebody: a name before the first table, a face in the chat, and bots that are characters."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.people import People, Person


def name_oneself(person: Person, name: str, face: str) -> None:
    person.goto("/")
    person.page.get_by_label("What shall we call you?").fill(name)
    person.touched(person.page.get_by_role("radio", name=face))
    person.press("That is me")
    expect(person.page.locator(".me")).to_have_text(name)


def say(person: Person, words: str) -> None:
    person.touched(person.page.locator("#tab-chat, .bar [data-drawer=chat]").locator("visible=true"))
    person.page.get_by_label("Say something").fill(words)
    person.press("Say")


def test_two_people_have_names_and_faces_and_one_thinks_better_of_it(people: People) -> None:
    host, friend = people.come(), people.come(phone=True)
    host.goto("/")
    host.looks_fine("naming")
    friend.goto("/")
    friend.looks_fine("naming")
    name_oneself(host, "Ada", "moon")
    name_oneself(friend, "Fritz", "anchor")
    host.goto("/?game=splut")
    expect(host.page.get_by_label("Your name")).to_have_value("Ada")
    host.press("Friends, with a link no accounts; QR code too")
    host.ready()
    friend.goto(f"/t/{host.code}")
    expect(friend.page.get_by_label("Your name")).to_have_value("Fritz")
    friend.press("Sit as the Fish")
    friend.ready()
    expect(host.page.locator(".seat .name").nth(1)).to_have_text("Fritz")
    say(friend, "Good evening")
    expect(host.page.locator('#chat li use[href="#emblem-anchor"]')).to_be_attached()

    friend.page.keyboard.press("Escape")
    friend.press("Menu")
    friend.page.get_by_text("Name and face").tap()
    friend.looks_fine("renaming")
    friend.page.locator("#menu").get_by_label("Name", exact=True).fill("Friederike")
    friend.touched(friend.page.locator("#menu").get_by_role("radio", name="leaf"))
    friend.press("Call me that")
    friend.ready()
    expect(host.page.locator(".seat .name").nth(1)).to_have_text("Friederike")
    say(friend, "It is me")
    expect(host.page.locator("#chat li").last).to_have_text("Friederike It is me")
    expect(host.page.locator('#chat li:last-child use[href="#emblem-leaf"]')).to_be_attached()
    expect(host.page.locator('.seat .medal use[href="#emblem-fish"]')).to_be_attached()


def test_nothing_typed_is_lost_when_another_choice_is_made(people: People) -> None:
    visitor = people.come()
    visitor.goto("/")
    visitor.page.get_by_label("What shall we call you?").fill("Ada")
    visitor.page.get_by_role("link", name="Snark!").click()
    expect(visitor.page.get_by_label("Your name")).to_have_value("Ada")
    visitor.page.get_by_text("Change").click()
    second = visitor.page.locator("[name=chair-1]")
    second.select_option("bot:master")
    visitor.page.get_by_role("link", name="3", exact=True).click()
    expect(visitor.page.locator("[name=chair-2]")).to_be_visible()
    expect(second).to_have_value("bot:master")
    visitor.press("Deutsch")
    expect(visitor.page.get_by_label("Dein Name")).to_have_value("Ada")
    visitor.press("English")
    visitor.press("Start like this")
    visitor.ready()
    expect(visitor.page.locator(".seat .name")).to_have_text(["You", "Umbrage", "Pottle"])


def test_a_name_may_be_skipped(people: People) -> None:
    visitor = people.come()
    visitor.goto("/")
    visitor.press("Skip")
    expect(visitor.page.locator(".naming")).to_have_count(0)
    visitor.open_table("here", name="")
    expect(visitor.page.locator(".seat .name")).to_have_text(["Guest 1", "Guest 2"])


def test_bots_look_like_themselves(people: People) -> None:
    for phone in (False, True):
        host = people.come(phone=phone)
        bots = {"chair-1": "bot:beginner", "chair-2": "bot:master", "chair-3": "bot:beginner"}
        host.open_table("mixed", game="snark", seats="4", **bots)
        expect(host.page.locator(".seat .name")).to_have_text(["You", "Wickle", "Umbrage", "Wickle II"])
        host.looks_fine("bots-snark")
        host.open_table("bot", **{"chair-1": "bot:skilled"})
        expect(host.page.get_by_role("img", name="bot, fish")).to_be_visible()
        host.looks_fine("bots-splut")
