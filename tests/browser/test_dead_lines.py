"""A connection swallows everything without breaking: it is noticed, and what was chosen arrives, once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.people import People, Person, heard
from games.splut.short_game import SHORT_GAME
from relay import Relay

NOTICED: Final = 9_000  # milliseconds after which a silent connection is given up: the promise is ten seconds
ON_ITS_WAY: Final = "On its way…"
KEPT: Final = "Reconnecting… What you did is kept, and will be sent."


@pytest.fixture
def relay(people: People) -> Iterator[Relay]:
    with Relay(people.server) as between:
        yield between


@pytest.fixture
def players(people: People, relay: Relay) -> tuple[Person, Person]:
    """Two people at a table, both by way of the relay, and with clocks that the test steps."""
    host, friend = people.come(server=relay), people.come(phone=True, server=relay)
    for person in (host, friend):
        person.page.clock.install()
        person.forgiven = ("WebSocket connection to",)
    code = host.open_table("link")
    friend.sit(code)
    return host, friend


def says(person: Person, sentence: str) -> None:
    expect(person.page.locator(".notice")).to_have_text(sentence)


def give_up(person: Person) -> None:
    """Let as much time pass as it may take until a dead connection is noticed."""
    person.page.clock.run_for(NOTICED)


def reconnect(person: Person) -> None:
    """Let the longest wait before a new try pass, until there is a connection again."""
    person.page.clock.run_for(5_000)
    says(person, "")


def kept(people: People, person: Person) -> list[str]:
    return [text for _, _, text in people.server.kept_lines(person.code)]


@pytest.mark.parametrize("swallowed", ["from_browsers", "from_server"])
def test_a_move_that_was_swallowed_arrives_once(
    people: People, relay: Relay, players: tuple[Person, Person], swallowed: str
) -> None:
    """Either the move is lost or the answer to it; the player need not know which."""
    host, friend = players
    relay.swallow(from_browsers=swallowed == "from_browsers", from_server=swallowed == "from_server")
    host.play((), SHORT_GAME[0])
    expect(host.all_lit()).to_have_count(0)
    host.page.clock.run_for(1_000)
    says(host, ON_ITS_WAY)
    for person in players:
        give_up(person)
    says(host, KEPT)
    says(friend, "Reconnecting…")
    relay.mend()
    for person in players:
        reconnect(person)
        person.sees_line(1)
    assert kept(people, host) == [SHORT_GAME[0]]
    friend.play(SHORT_GAME[:1], SHORT_GAME[1])
    for person in players:
        person.sees_line(2)
    assert kept(people, host) == list(SHORT_GAME[:2])


def test_what_was_said_and_asked_while_the_line_was_dead_is_said_and_asked_once(
    people: People, relay: Relay, players: tuple[Person, Person]
) -> None:
    host, friend = players
    host.play((), SHORT_GAME[0])
    friend.sees_line(1)
    relay.swallow(from_browsers=False)  # all arrives, no answer does
    host.page.get_by_role("tab", name="Chat").click()
    field = host.page.get_by_label("Say something")
    for words in ("ha", "ha"):  # twice on purpose
        field.fill(words)
        field.press("Enter")
    give_up(host)
    says(host, KEPT)
    relay.mend()
    for person in players:
        give_up(person)
        reconnect(person)
        expect(person.page.locator("#chat li")).to_have_count(2)
    host.page.locator(".acts").get_by_role("button", name="Take back").click()
    for person in players:
        person.sees_line(2)
    assert kept(people, host)[1:] == ["undo 0"]


def test_a_move_that_came_too_late_is_given_back_with_a_sentence(
    people: People, relay: Relay, players: tuple[Person, Person]
) -> None:
    """The player chose something else on another device meanwhile."""
    host, _ = players
    relay.swallow()
    host.play((), SHORT_GAME[0])
    give_up(host)
    with host.socket(people.server) as other_device:
        line, choices = host.choices(people.server)
        other = next(one["text"] for one in choices if one["text"] != SHORT_GAME[0])
        other_device.send(json.dumps({"type": "act", "game": 0, "seat": 0, "text": other, "seen": line}))
        heard(other_device, "lines")
    relay.mend()
    reconnect(host)
    host.sees_line(1)
    expect(host.page.locator("#refusal")).to_contain_text("The table has moved on")
    assert kept(people, host) == [other]


def test_a_hidden_page_sleeps_and_looks_again_when_it_is_shown(relay: Relay, players: tuple[Person, Person]) -> None:
    host, friend = players
    for person in players:
        person.page.evaluate(
            """() => { Object.defineProperty(document, "hidden", { value: true, configurable: true });
              document.dispatchEvent(new Event("visibilitychange")); }"""
        )
    friend.page.clock.run_for(60_000)
    says(friend, "")
    host.play((), SHORT_GAME[0])
    friend.sees_line(1)
    relay.swallow()
    friend.page.evaluate("() => { delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); }")
    friend.page.clock.run_for(7_000)
    says(friend, "Reconnecting…")
    relay.mend()
    friend.page.clock.run_for(15_000)
    says(friend, "")
