"""A device that is lent again knows nothing of who had it before."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Browser

from browser.devices import Devices
from browser.people import People
from servers import Server

# What a browser can keep; and, behind it, whether anything of it is there.
KEEP: Final = """async () => {
  localStorage.setItem("a", "b");
  sessionStorage.setItem("a", "b");
  document.cookie = "a=b";
  await (await caches.open("a")).put("/a", new Response("b"));
  await new Promise((done) => (indexedDB.open("a").onsuccess = done));
  await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
}"""
KEPT: Final = """async () => [
  localStorage.length, sessionStorage.length, document.cookie.length, (await caches.keys()).length,
  (await indexedDB.databases()).length, (await navigator.serviceWorker.getRegistrations()).length,
  await navigator.permissions.query({ name: "notifications" }).then(({ state }) => Number(state === "granted")),
]"""


def test_what_was_kept_is_gone_when_it_is_lent_again(chromium: Browser, server: Server) -> None:
    devices = Devices(chromium)
    with People(chromium, server, devices) as people:
        person = people.come()
        first = person.page.context
        first.grant_permissions(["notifications"])
        person.goto("/privacy")
        person.page.evaluate(KEEP)
        assert all(person.page.evaluate(KEPT)), "it is something that could be left"
    with People(chromium, server, devices) as people:
        person = people.come()
        assert person.page.context is first
        person.goto("/privacy")
        assert not any(person.page.evaluate(KEPT))
    first.close()


def test_two_at_once_and_those_who_differ_have_devices_of_their_own(people: People) -> None:
    persons = [people.come(), people.come(), people.come(phone=True), people.come(language="de"), people.come(new=True)]
    assert len({id(person.page.context) for person in persons}) == len(persons)
