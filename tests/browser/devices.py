"""Devices that are lent: whoever comes is given one that stands ready, and finds nothing of who had it before.

A new one costs a tenth of a second of processor time, and each page on it half as much again: no file is there yet, and
no script was translated. So those who leave hand it back, with the process that draws its pages.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser, BrowserContext

PHONE: Final = (360, 640)
LAPTOP: Final = (1280, 800)
BUSY: Final = 20_000  # milliseconds; a busy machine takes its time
MOST: Final = 8  # that stand ready at once: each takes some 80 MB
PARKED: Final = "/health"  # a small page without a script; while it is open the process lives

# Notes down what is animated, and how.
WATCH_MOTION: Final = """
window.animated = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  window.animated.push(Object.keys(frames).join());
  return animate.call(this, frames, options);
};
"""


@dataclass(frozen=True)
class Kind:
    """What a device is like, and of which server it opens the pages."""

    url: str
    phone: bool = False
    dark: bool = False
    moving: bool = False
    script: bool = True
    language: str = "en-GB"


def made(browser: Browser, kind: Kind) -> BrowserContext:
    """Make a device on which nothing was ever opened."""
    width, height = PHONE if kind.phone else LAPTOP
    device = browser.new_context(
        base_url=kind.url,
        viewport={"width": width, "height": height},
        has_touch=kind.phone,
        is_mobile=kind.phone,
        locale=kind.language,
        color_scheme="dark" if kind.dark else "light",
        reduced_motion="no-preference" if kind.moving else "reduce",
        java_script_enabled=kind.script,
    )
    device.set_default_timeout(BUSY)
    if kind.script:
        device.add_init_script(WATCH_MOTION)
    return device


class Devices:
    """Those that stand ready, each with a parked page, the one that was handed back last at the end."""

    def __init__(self, browser: Browser) -> None:
        self.browser: Final = browser
        self.ready: Final[list[tuple[Kind, BrowserContext]]] = []
        self.lent: Final[dict[BrowserContext, Kind]] = {}

    def lend(self, kind: Kind) -> BrowserContext:
        """Give a device of a kind, as good as new."""
        at = next((at for at, (ready, _) in enumerate(self.ready) if ready == kind), None)
        if at is not None:
            device = self.ready.pop(at)[1]
        else:
            device = made(self.browser, kind)
            device.new_page().goto(PARKED)
        self.lent[device] = kind
        return device

    def take_back(self, device: BrowserContext) -> None:
        """Close what is open, and forget what was kept."""
        kind = self.lent.pop(device)
        parked, *pages = device.pages
        for page in pages:
            page.close()
        line = device.new_cdp_session(parked)
        line.send("Storage.clearDataForOrigin", {"origin": kind.url.rstrip("/"), "storageTypes": "all"})
        line.detach()
        device.clear_cookies()
        device.clear_permissions()
        device.set_default_timeout(BUSY)
        self.ready.append((kind, device))
        if len(self.ready) > MOST:
            self.ready.pop(0)[1].close()
