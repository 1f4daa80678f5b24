"""What goes over the wire: little, and nothing twice."""

from __future__ import annotations

import asyncio
import doctest
import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest

from frabjous.games import ROOMS
from frabjous.web import encodings, modules
from frabjous.web.files import STATIC, address, files
from frabjous.web.modules import joined
from frabjous.web.security import SECURITY
from servers import FREELY, Server
from web import telling_server
from web.visiting import Visitor

COLD: Final = 45_000  # bytes of a page and all it loads
AGAIN: Final = 12_000
BROWSER: Final = "gzip, deflate, br, zstd"  # what browsers say where the page is secure
LOADED: Final = re.compile(r'<(?:link rel="(?:icon|stylesheet)"[^>]*? href|script[^>]*? src)="([^"]+)"')


class Browser:
    """Loads pages with all they need, keeps what it may keep, and counts bytes as they are on the wire."""

    def __init__(self, visitor: Visitor, accepts: str = BROWSER) -> None:
        self.visitor: Final = visitor
        self.accepts: Final = accepts
        self.marks: Final[dict[str, str]] = {}
        self.kept: Final[set[str]] = set()

    def load(self, path: str) -> int:
        """Load a page and what is new of its files, and count the bytes of all bodies."""
        answer = self.ask(path, self.marks.get(path, ""))
        self.marks[path] = answer.headers["etag"]
        new = [file for file in LOADED.findall(answer.text) if file not in self.kept]
        self.kept.update(new)
        return answer.num_bytes_downloaded + sum(self.fetch(file) for file in new)

    def ask(self, path: str, known: str = "") -> httpx.Response:
        headers = {"accept-encoding": self.accepts, **({"if-none-match": known} if known else {})}
        return self.visitor.get(path, **headers)

    def fetch(self, file: str) -> int:
        answer = self.ask(file)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        return answer.num_bytes_downloaded


@pytest.fixture
def browser(host: Visitor) -> Browser:
    return Browser(host)


def opened(host: Visitor, game: str) -> str:
    """Open a table of a game for this device and give its path."""
    return f"/t/{host.open('here', game=game, seats=str(ROOMS[game].usual_seats))}"


def move(host: Visitor, path: str) -> None:
    async def work() -> None:
        async with host.at(path.removeprefix("/t/")) as talk:
            await talk.play()

    asyncio.run(work())


# Bytes


@pytest.mark.parametrize("game", ROOMS)
def test_a_table_is_small_and_a_reload_smaller(game: str, host: Visitor, browser: Browser) -> None:
    path = opened(host, game)
    cold, again = browser.load(path), browser.load(path)
    move(host, path)
    moved = browser.load(path)
    print(game, cold, again, moved)
    assert cold < COLD
    assert again == 0
    assert moved < AGAIN


@pytest.mark.parametrize("path", ["/", *(f"/?game={game}" for game in ROOMS)])
def test_the_start_page_is_small_and_costs_nothing_again(path: str, browser: Browser) -> None:
    cold = browser.load(path)
    print(path, cold)
    assert cold < COLD
    assert browser.load(path) == 0
