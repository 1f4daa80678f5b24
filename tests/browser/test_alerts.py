"""Somebody is called: in the page, in a service worker, and by choices made with keys and fingers."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from browser.conftest import ARGUMENTS
from browser.people import People, Person
from servers import FREELY
from timed_server import TimedServer
from web.post_offices import Browser, MailBox, PushService

HOME: Final = "https://games.example.org"
# Without the internet no browser can subscribe: its push service is one of ours, and the rest is real.
SUBSCRIBED: Final = """PushManager.prototype.subscribe = async function ({ applicationServerKey }) {
  window.asked = applicationServerKey;
  return { toJSON: () => (SUBSCRIPTION) };
};"""
# Nobody looks, and what would be heard or felt is noted down.
ELSEWHERE: Final = """
Object.defineProperty(document, "hidden", { get: () => window.away ?? false });
window.sounds = 0;
window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    window.sounds += 1;
    document.documentElement.dataset.sounds = window.sounds;
  }
};
Object.defineProperty(navigator, "vibrate", { value: (pattern) => (window.buzzed = pattern) });
"""
# What is shown, after so many milliseconds at most.
NOTES: Final = """async (most) => {
  const worker = await navigator.serviceWorker.ready, end = performance.now() + most;
  let notes = await worker.getNotifications();
  while (!notes.length && performance.now() < end) {
    await new Promise(requestAnimationFrame);
    notes = await worker.getNotifications();
  }
  return notes.map(({ title, body, data }) => ({ title, body, path: data }));
}"""
TRIES: Final = 8
A_WHILE: Final = 4_000  # milliseconds


@pytest.fixture
def box() -> Iterator[MailBox]:
    with MailBox() as running:
        yield running


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@pytest.fixture
def calling(tmp_path: Path, box: MailBox) -> Iterator[TimedServer]:
    with TimedServer(tmp_path, *FREELY, "--public-url", HOME, "--push", "--mail", box.url) as running:
        yield running
    assert "Traceback" not in running.logged(), running.logged()


@pytest.fixture
def noticing(chromium: Chromium, calling: TimedServer) -> Iterator[People]:
    """People with the whole browser: the shell without windows shows no notifications."""
    whole = shutil.which("chromium") or shutil.which("google-chrome")
    browser = chromium.browser_type.launch(executable_path=whole, args=list(ARGUMENTS))
    with People(browser, calling) as people:
        yield people
    browser.close()


@pytest.fixture
def gathered(chromium: Chromium, calling: TimedServer) -> Iterator[People]:
    with People(chromium, calling) as people:
        yield people


def shown_after(page: Page, text: str) -> list[dict[str, str]]:
    """Hand a push over to the service worker, as the browser itself does, and give what it shows.

    The browser may lose one that comes while the worker is being started; a second one takes the place of the first.
    """
    found: list[dict[str, Any]] = []
    line, origin = page.context.new_cdp_session(page), page.evaluate("location.origin")
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    line.send("ServiceWorker.enable")
    for _ in range(TRIES):
        for worker in found[-1:]:
            push = {"origin": origin, "registrationId": worker["registrationId"], "data": text}
            line.send("ServiceWorker.deliverPushMessage", push)
        notes: list[dict[str, str]] = page.evaluate(NOTES, A_WHILE)
        if notes:
            return notes
    raise AssertionError("nothing is shown")


def test_an_alert_arrives_in_a_service_worker(noticing: People, calling: TimedServer, service: PushService) -> None:
    ada, wim, browser = noticing.come(phone=True), noticing.come(), Browser()
    subscription = json.dumps({"endpoint": f"{service.origin}/ada", "keys": browser.keys})
    ada.page.context.grant_permissions(["notifications"])
    ada.page.add_init_script(SUBSCRIBED.replace("SUBSCRIPTION", subscription))
    code = ada.open_table("link", name="Ada")
    ada.page.locator("[popovertarget=menu]").locator("visible=true").first.tap()
    ada.page.get_by_role("link", name="Alerts").tap()
    expect(ada.page.get_by_role("heading", name="When the page is closed")).to_be_visible()
    assert ada.page.evaluate("window.asked") is None, "nothing is asked before a click"
    ada.looks_fine("alerts")
    ada.page.get_by_role("button", name="Call this device").press("Enter")
    expect(ada.page.get_by_role("status").nth(1)).to_have_text("This device is called.")
    for name in ("first", "until"):
        ada.page.locator(f"[name={name}]").select_option("0")
    ada.press("Keep")
    wim.sit(code, "Wim")
    calling.pass_time(20)
    came = service.next()
    came.check_sender(service.origin, HOME)
    text = browser.opened(came.body).decode()
    note = {"title": "Splut! · Wim", "body": "It is your turn.", "path": f"/t/{code}"}
    assert shown_after(ada.page, text) == [note]
    ada.press("Call it no more")
    expect(ada.page.get_by_role("button", name="Call this device")).to_be_visible()


def test_a_permission_that_is_not_given_is_said_and_nothing_is_asked(gathered: People) -> None:
    ada = gathered.come()
    ada.page.add_init_script("Object.defineProperty(Notification, 'permission', { value: 'denied' })")
    ada.open_table("link", name="Ada")
    ada.goto("/alerts")
    expect(ada.page.locator("#push .state")).to_contain_text("does not allow alerts")
    expect(ada.page.get_by_role("button", name="Call this device")).to_be_disabled()
    ada.looks_fine("alerts")


def called(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.page.evaluate(
        """() => ({ title: document.title, icon: document.querySelector('link[rel="icon"]').href.slice(0, 5),
          sounds: window.sounds, buzzed: window.buzzed ?? null })"""
    )
    return found


def test_the_page_itself_calls_by_title_icon_and_what_was_chosen(gathered: People) -> None:
    ada, wim = gathered.come(), gathered.come()
    ada.page.add_init_script(ELSEWHERE)
    code = wim.open_table("link", name="Wim")
    ada.sit(code, "Ada")
    assert called(ada)["sounds"] == 0
    ada.goto("/alerts")
    ada.press("A sound, and phones vibrate")
    ada.press("Try it")
    expect(ada.page.locator("html")).to_have_attribute("data-sounds", "1")
    ada.goto(f"/t/{code}")
    ada.ready()
    ada.page.evaluate("window.away = true")
    wim.play((), "D e2-e3")
    expect(ada.page.locator("html")).to_have_attribute("data-sounds", "1")
    expect(ada.page.locator('link[rel="icon"]')).to_have_attribute("href", re.compile("^data:"))
    assert called(ada) == {"title": called(ada)["title"], "icon": "data:", "sounds": 1, "buzzed": [60, 60, 120]}
    assert called(ada)["title"].startswith("• ")
    ada.page.evaluate("{ window.away = false; document.dispatchEvent(new Event('visibilitychange')); }")
    assert called(ada)["icon"] == "http:"
    assert not called(ada)["title"].startswith("•")


def test_without_a_choice_the_page_is_silent(gathered: People) -> None:
    ada, wim = gathered.come(), gathered.come()
    ada.page.add_init_script(ELSEWHERE)
    code = wim.open_table("link", name="Wim")
    ada.sit(code, "Ada")
    ada.page.evaluate("window.away = true")
    wim.play((), "D e2-e3")
    expect(ada.page).to_have_title(re.compile("^• "))
    assert (called(ada)["sounds"], called(ada)["buzzed"]) == (0, None)


def test_an_address_is_given_and_confirmed_by_keyboard(gathered: People, box: MailBox) -> None:
    ada = gathered.come()
    ada.open_table("link", name="Ada")
    ada.goto("/alerts")
    field = ada.page.get_by_role("textbox", name="E-mail address")
    field.fill("ada@example.org")
    field.press("Enter")
    expect(ada.page.locator("main")).to_contain_text("A letter is on its way.")
    link = next(word for word in str(box.next().get_content()).split() if "/confirm/" in word)
    ada.goto(link.removeprefix(HOME))
    ada.looks_fine("may-we-write")
    ada.page.get_by_role("button", name="Yes, write to me").press("Enter")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Thank you")
    ada.goto("/alerts")
    expect(ada.page.locator("main")).to_contain_text("the address you confirmed")
    assert "ada@example.org" not in ada.page.content()
