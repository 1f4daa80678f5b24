"""Frabjous as an app in a real browser: it opens without a connection, keeps no table, and is shown on other sites."""

from __future__ import annotations

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from browser.people import People, Person
from servers import FREELY, Server

CONTROLLED: Final = """async () => {
  const { serviceWorker } = navigator;
  const change = new Promise((done) => serviceWorker.addEventListener("controllerchange", done));
  return serviceWorker.controller || (await change) ? true : false;
}"""
KEPT: Final = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = await Promise.all(caches_.map((cache) => cache.keys()));
  return requests.flat().map((request) => new URL(request.url).pathname);
}"""


class Blog(ThreadingHTTPServer):
    """Another site: one page with a frame, under two names of this machine."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Page)
        self.framed = ""

    @property
    def listed(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    @property
    def unlisted(self) -> str:
        return f"http://localhost:{self.server_port}"


class Page(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        assert isinstance(self.server, Blog)
        frame = f'<iframe src="{self.server.framed}" width="340" height="560"></iframe>'
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(f'<!doctype html><title>Blog</title><link rel="icon" href="data:,">{frame}'.encode())

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - so it is called
        """Say nothing."""


@pytest.fixture
def blog() -> Iterator[Blog]:
    with Blog() as site:
        Thread(target=site.serve_forever, daemon=True).start()
        yield site
        site.shutdown()


@pytest.fixture
def listed(tmp_path: Path, blog: Blog) -> Iterator[Server]:
    with Server(tmp_path, *FREELY, "--embed-on", blog.listed) as running:
        yield running


@pytest.fixture
def gathered(chromium: Browser, listed: Server) -> Iterator[People]:
    with People(chromium, listed) as people:
        yield people


def installed(person: Person) -> None:
    """Come to the start page and wait until the service worker answers."""
    person.goto("/")
    assert person.page.evaluate(CONTROLLED)


def test_the_app_opens_without_a_connection_and_has_kept_no_table(gathered: People, listed: Server) -> None:
    host = gathered.come(phone=True)
    installed(host)
    code = host.open_table("here", game="snark", seats="4")
    host.goto(f"/t/{code}/replay/0")
    host.goto("/")
    kept = host.page.evaluate(KEPT)
    assert "/offline" in kept
    assert [one for one in kept if not one.startswith("/static/")] == ["/offline"]
    listed.stop()
    host.forgiven = ("ERR_CONNECTION_REFUSED",)
    for path in ("/", f"/t/{code}"):
        host.goto(path)
        expect(host.page.get_by_role("heading", level=1)).to_have_text("Nobody at home")
        expect(host.page.locator(".picture")).to_have_count(0)
    host.looks_fine("offline")
    listed.restart()
    host.page.get_by_role("link", name="Try again").press("Enter")
    host.ready()
    assert host.code == code


def test_a_browser_finds_nothing_wrong_with_the_manifest(gathered: People) -> None:
    host = gathered.come()
    installed(host)
    manifest = host.page.context.new_cdp_session(host.page).send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest")
    assert manifest["errors"] == []


def test_a_finished_game_is_looked_through_on_a_listed_site_and_shown_on_no_other(gathered: People, blog: Blog) -> None:
    host, reader = gathered.come(), gathered.come(phone=True)
    code = host.open_table("here")
    host.page.locator("[popovertarget=menu]").locator("visible=true").first.click()
    host.page.locator("#menu summary", has_text="Resign").click()
    host.press("Yes, resign")
    expect(host.page.locator("#result h2")).to_be_visible()
    address = f"{host.page.url.partition('/t/')[0]}/embed/{code}/0"
    blog.framed = address
    reader.goto(blog.listed)
    frame = reader.page.frame_locator("iframe")
    expect(frame.locator(".told")).to_contain_text("Hilda")
    frame.get_by_role("link", name="To the start").press("Enter")
    expect(frame.locator(".told")).to_contain_text("Line 0 of")
    reader.forgiven = ("frame-ancestors",)
    reader.goto(blog.unlisted)
    expect(reader.page.frame_locator("iframe").locator(".told")).to_have_count(0)
    reader.goto(address)
    reader.looks_fine("embed")
    host.goto(address)
    host.looks_fine("embed")
