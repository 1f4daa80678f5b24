"""Every page and end state in three languages, two lights and six sizes, to be looked at: `make pictures`.

It tells where words stick out, and what could not be looked at.

ONLY=snark takes pages with that in their name, SIZES=360x640 and LANGUAGES=de some of them.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeAlias

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

from browser.conftest import ARGUMENTS, BROWSERS
from browser.people import ARTEFACTS, LIGHTS, STICK_OUT
from browser.sights import Sight, all_sights
from frabjous.scene.words import LANGUAGES
from servers import FREELY, Server

Size: TypeAlias = tuple[int, int]
# A page is opened once for fingers and once for a mouse, and then turned and widened.
TOUCHED: Final = ((360, 640), (640, 360), (844, 390), (768, 1024))
POINTED_AT: Final = ((1100, 800), (1280, 800))
OPTIONS: Final = (*FREELY, "--embed-on", "https://example.org")
PATIENCE: Final = 180_000  # milliseconds: it may well run beside other work
SETTLED: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Looker:
    """Somebody who looks at pages in one language, with fingers or a mouse, and keeps what is seen."""

    def __init__(self, browser: Browser, server: Server, sizes: tuple[Size, ...], language: str) -> None:
        self.browser: Final = browser
        self.server: Final = server
        self.sizes: Final = sizes
        self.language: Final = language
        self.at_tables: Final = self.device()

    def device(self) -> BrowserContext:
        width, height = self.sizes[0]
        touched = self.sizes[0] in TOUCHED
        device = self.browser.new_context(
            base_url=self.server.url,
            viewport={"width": width, "height": height},
            has_touch=touched,
            is_mobile=touched,
            locale=self.language,
            reduced_motion="reduce",
        )
        device.set_default_timeout(PATIENCE)
        return device

    @contextmanager
    def page(self, sight: Sight) -> Iterator[Page]:
        """Open a page: with the first seat's key of a table, or on a device that knows nothing yet."""
        is_known = sight.table is not None and sight.seat == 0
        device = self.at_tables if is_known else self.device()
        if sight.table is not None:
            sight.table.give_keys(device, sight.seat)
        page = device.new_page()
        try:
            yield page
        finally:
            page.close()
            if not is_known:
                device.close()

    def look(self, sight: Sight) -> None:
        """Look at a page in all sizes and both lights."""
        with self.page(sight) as page:
            page.goto(sight.path)
            if sight.name.startswith("table"):
                page.locator(".picture > svg").nth(1).wait_for(state="detached")
            for number, (width, height) in enumerate(self.sizes):
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(SETTLED)
                if sight.first and (number == 0 or sight.goes_with_the_size):
                    sight.first(page)
                self.complain(page, f"{sight.name}, {width} x {height}, {self.language}")
                folder = ARTEFACTS / "pictures" / f"{width}x{height}"
                for light in LIGHTS:
                    page.emulate_media(color_scheme=light)
                    file = folder / f"{sight.name}-{self.language}-{light}.png"
                    page.screenshot(path=file, animations="disabled", full_page=sight.is_whole)

    def complain(self, page: Page, what: str) -> None:
        """Tell what can be seen without eyes."""
        if outside := page.evaluate(STICK_OUT):
            print(f"{what}: words stick out of {outside}", flush=True)
        if page.evaluate("document.scrollingElement.scrollWidth > innerWidth"):
            print(f"{what}: it is wider than the page", flush=True)


def chosen(sizes: tuple[Size, ...]) -> tuple[Size, ...]:
    wished = os.environ.get("SIZES", "")
    return tuple(size for size in sizes if not wished or f"{size[0]}x{size[1]}" in wished)


def lookers(browser: Browser, server: Server) -> list[Looker]:
    languages = os.environ.get("LANGUAGES", " ".join(LANGUAGES)).split()
    kinds = [sizes for kind in (TOUCHED, POINTED_AT) if (sizes := chosen(kind))]
    return [Looker(browser, server, sizes, language) for sizes in kinds for language in languages]


def main() -> int:
    found: Any = next(path for name in BROWSERS if (path := shutil.which(name)))
    failed = 0
    with TemporaryDirectory() as folder, Server(Path(folder), *OPTIONS) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        everybody = lookers(browser, server)
        for sight in all_sights(server, os.environ.get("ONLY", "")):
            for looker in everybody:
                try:
                    looker.look(sight)
                except Error as error:
                    failed += 1
                    print(
                        f"{sight.name}, {looker.sizes}, {looker.language} could not be looked at: {error}", flush=True
                    )
        browser.close()
    print(f"The pictures are in {ARTEFACTS / 'pictures'}.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
