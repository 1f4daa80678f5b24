"""One browser a session, and devices in it that are lent; anything the browser complains about fails the test."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.devices import Devices
from browser.people import People
from servers import Server

# The shell without windows is the same engine, and opens a page in a third of the processor time.
BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PATIENCE: Final = 20_000  # milliseconds for what takes a few dozen on a quiet machine
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--renderer-process-limit=1",  # on each device: the next page is drawn by the process of the one before
    "--enable-features=NetworkServiceInProcess2",
    "--disable-background-networking",
    "--disable-dev-shm-usage",
)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    assert found is not None, f"none of {', '.join(BROWSERS)} is here; install one: apt-get install chromium"
    expect.set_options(PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
    assert "Traceback" not in running.logged(), running.logged()


@pytest.fixture(scope="session")
def devices(chromium: Browser) -> Devices:
    return Devices(chromium)


@pytest.fixture
def people(chromium: Browser, server: Server, devices: Devices) -> Iterator[People]:
    with People(chromium, server, devices) as gathered:
        yield gathered


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    with Server(tmp_path) as running:
        yield running
