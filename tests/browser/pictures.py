"""Every page and end state in three languages, two lights and six sizes, to be looked at: `make pictures`.

It tells where words stick out.

ONLY=snark takes pages with that in their name, SIZES=360x640 and LANGUAGES=de some of them.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeAlias

from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import ARGUMENTS, BROWSERS
from browser.people import ARTEFACTS, LIGHTS, STICK_OUT
from browser.prepared import KeptTable, Prepared, kept, searched, shrewdly
from frabjous.core import agreed
from frabjous.core.chance import Dice
from frabjous.core.record import agree
from frabjous.games import games
from frabjous.scene.words import LANGUAGES
from frabjous.table.table import AnyReplay
from servers import Server

SIZES: Final = ((360, 640), (640, 360), (844, 390), (768, 1024), (1100, 800), (1280, 800))
MOST_SEATS: Final = {"splut": 4, "snark": 4, "snatch_it": 6, "snit_smashing": 4, "snits_revenge": 4}
FEW_SEATS: Final = {"snatch_it": 3}
MIDDLE: Final = 40  # lines into a game
ENDED_BY: Final = {
    "draw": "offered draw by 2, agreed by 1, draw agreed for 1 2",
    "resigned": "resigned 2",
    "time": "out of time 1",
}
Do: TypeAlias = Callable[[Page], object]


@dataclass(frozen=True)
class Sight:
    """A page to be looked at: its name, its path, whose table it is, and what is done there first."""

    name: str
    path: str
    table: KeptTable | None = None
    seat: int = -1
    first: Do | None = None


@cache
def middle(key: str, seats: int) -> Prepared:
    """Come to the middle of a game, where the first seat chooses."""

    def wanted(play: AnyReplay) -> bool:
        return play.length >= MIDDLE and play.to_act() == (0,)

    return searched(key, seats, wanted, choose=shrewdly)


def ended(key: str, seats: int) -> Prepared:
    """Play a game to its end."""
    game, dice = middle(key, seats), Dice(1)
    while game.play.outcome() is None:
        seat = dice.pick(list(game.play.to_act()))
        game = game.then(seat, shrewdly(game.play, seat, dice))
    return game


def broken_off(key: str, words: str) -> Prepared:
    """Let two people end a game in its middle, by words of the table."""
    game = middle(key, 2)
    play = game.play
    for word in words.split(", "):
        play = agree(play, agreed.read(word))
    return Prepared(play, game.secret)


def open_by_link(page: Page) -> str:
    """Open a table for friends, as its host."""
    form = {"game": "snark", "seats": "3", "way": "link", "name": "Hilda"}
    answer = page.context.request.post("/tables", form=dict(form), max_redirects=0)
    return answer.headers["location"]


def invite(page: Page) -> None:
    """Come to one's own table, where nobody else is yet."""
    page.goto(open_by_link(page))
    page.locator("#invite").wait_for()


def put_the_invitation_away(page: Page) -> None:
    invite(page)
    page.keyboard.press("Escape")


def be_invited(page: Page) -> None:
    """Come to a table of somebody else, where chairs are free."""
    path = open_by_link(page)
    page.context.clear_cookies()
    page.goto(path)


def wait_for_review(page: Page) -> None:
    page.locator(".verdicts").wait_for(timeout=600_000)


def press_first(page: Page) -> None:
    """Choose the first thing that is lit, so that the second question is seen."""
    lit = page.locator(':is(.picture, .hand) [data-part="target"].can, .buttons .can')
    if lit.count():  # it may have been a whole move, a picture ago
        lit.first.dispatch_event("click")


def open_menu(page: Page) -> None:
    page.locator('[popovertarget="menu"]').locator("visible=true").first.click()


def plain_sights() -> Iterator[Sight]:
    yield Sight("start", "/")
    yield Sight("learn", "/learn")
    yield Sight("message", "/t/no-such-table")
    yield Sight("invitation", "/", first=invite)
    yield Sight("lobby", "/", first=put_the_invitation_away)
    yield Sight("guest", "/", first=be_invited)
    for key in games():
        yield Sight(f"start-{key}", f"/?game={key}#who")
        yield Sight(f"learn-{key}", f"/learn/{key}")
        yield Sight(f"lesson-{key}", f"/learn/{key}/1")
        yield Sight(f"figure-{key}", f"/learn/{key}/figure/1")
        yield Sight(f"rules-{key}", f"/rules/{key}")


def table_sights(server: Server, key: str) -> Iterator[Sight]:
    seats = FEW_SEATS.get(key, 2)
    for count in sorted({seats, MOST_SEATS[key]}):
        table = kept(server, middle(key, count))
        yield Sight(f"table-{key}-{count}", f"/t/{table.code}", table, 0)
    yield Sight(f"table-{key}-chosen", f"/t/{table.code}", table, 0, press_first)
    yield Sight(f"table-{key}-waiting", f"/t/{table.code}", table, 1)
    yield Sight(f"table-{key}-menu", f"/t/{table.code}", table, 0, open_menu)
    over = kept(server, ended(key, seats))
    yield Sight(f"over-{key}", f"/t/{over.code}", over, 0)
    yield Sight(f"replay-{key}", f"/t/{over.code}/replay/0?line={MIDDLE}", over, 0)
    for name, words in ENDED_BY.items():
        broken = kept(server, broken_off(key, words))
        yield Sight(f"over-{key}-{name}", f"/t/{broken.code}", broken, 0)
    yield Sight(f"review-{key}", f"/t/{over.code}/review/0", over, 0, wait_for_review)


def all_sights(server: Server, only: str) -> Iterator[Sight]:
    yield from (one for one in plain_sights() if only in one.name)
    for key in games():
        if key in only or not any(game in only for game in games()):
            yield from (one for one in table_sights(server, key) if only in one.name)


def take(browser: Browser, server: Server, sight: Sight, size: tuple[int, int], language: str) -> None:
    """Look at a page in both lights and keep what is seen."""
    width, height = size
    phone = min(size) < 480
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": width, "height": height},
        has_touch=phone,
        is_mobile=phone,
        locale=language,
        reduced_motion="reduce",
    )
    try:
        if sight.table is not None:
            sight.table.give_keys(context, sight.seat)
        page = context.new_page()
        page.goto(sight.path)
        if sight.name.startswith("table"):
            page.locator(".picture > svg").nth(1).wait_for(state="detached")
        if sight.first:
            sight.first(page)
        if outside := page.evaluate(STICK_OUT):
            print(f"{sight.name}, {width} x {height}, {language}: words stick out of {outside}")
        if page.evaluate("document.scrollingElement.scrollWidth > innerWidth"):
            print(f"{sight.name}, {width} x {height}, {language}: it is wider than the page")
        for light in LIGHTS:
            page.emulate_media(color_scheme=light)
            file = ARTEFACTS / "pictures" / f"{width}x{height}" / f"{sight.name}-{language}-{light}.png"
            page.screenshot(path=file, animations="disabled", full_page=sight.name.startswith("review"))
    finally:
        context.close()


def chosen_sizes() -> list[tuple[int, int]]:
    wished = os.environ.get("SIZES", "")
    return [size for size in SIZES if not wished or f"{size[0]}x{size[1]}" in wished]


def main() -> int:
    only, languages = os.environ.get("ONLY", ""), os.environ.get("LANGUAGES", " ".join(LANGUAGES))
    found: Any = next(path for name in BROWSERS if (path := shutil.which(name)))
    taken = 0
    with TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        for sight in all_sights(server, only):
            for size in chosen_sizes():
                for language in languages.split():
                    take(browser, server, sight, size, language)
                    taken += len(LIGHTS)
        browser.close()
    print(f"{taken} pictures are in {ARTEFACTS / 'pictures'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
