"""What is to be looked at: every page and every state of a table, with what must be done there first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from playwright.sync_api import Page

from browser.prepared import KeptTable, Prepared, kept, searched, shrewdly
from frabjous.core import agreed
from frabjous.core.chance import Dice
from frabjous.core.record import agree
from frabjous.games import games
from frabjous.table.table import AnyReplay
from servers import Server

MOST_SEATS: Final = {"splut": 4, "snark": 4, "snatch_it": 6, "snit_smashing": 4, "snits_revenge": 4}
FEW_SEATS: Final = {"snatch_it": 3}
MIDDLE: Final = 40  # lines into a game
ENDED_BY: Final = {
    "draw": "offered draw by 2, agreed by 1, draw agreed for 1 2",
    "resigned": "resigned 2",
    "time": "out of time 1",
}
# What is no button, but a thing one may ask about: in view, and not under anything else.
NOT_LIT: Final = """() => [...document.querySelectorAll('.picture [data-part="body"][data-id]')].findIndex((one) => {
  const { id } = one.dataset, { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-id]");
  return width && top?.dataset.id === id && !document.querySelector(`.can[data-id="${CSS.escape(id)}"]`);
})"""
Do: TypeAlias = Callable[[Page], object]


@dataclass(frozen=True)
class Sight:
    """A page to be looked at: its name, its path, whose table it is, and what is done there first."""

    name: str
    path: str
    table: KeptTable | None = None
    seat: int = -1
    first: Do | None = None

    @property
    def is_whole(self) -> bool:
        """Say whether it is read from top to bottom, not a screen at a time."""
        return self.name.startswith(
            ("review", "rules", "settings", "learn", "page-alerts", "page-privacy", "page-learn", "page-start-known")
        )

    @property
    def goes_with_the_size(self) -> bool:
        """Say whether what was done is gone when the window changes."""
        return self.name.endswith("why-not") or "#" in self.path


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


# What is done first


def opened(page: Page, way: str, **fields: str) -> str:
    """Open a table and tell where it is."""
    form = {"game": "snark", "seats": "3", "way": way, "name": "Hilda", **fields}
    answer = page.context.request.post("/tables", form=dict(form), max_redirects=0)
    return answer.headers["location"]


def invite(page: Page) -> None:
    """Come to one's own table, where nobody else is yet."""
    page.goto(opened(page, "link"))
    page.locator("#invite").wait_for()


def put_the_invitation_away(page: Page) -> None:
    invite(page)
    page.keyboard.press("Escape")


def be_invited(page: Page) -> None:
    """Come to a table of somebody else, where chairs are free."""
    path = opened(page, "link")
    page.context.clear_cookies()
    page.goto(path)


def share_a_device(page: Page) -> None:
    """Stand before the curtain."""
    page.goto(opened(page, "here"))
    page.locator(".curtain button").wait_for()


def be_known(page: Page) -> None:
    """Come back to tables of all kinds, and to one that is open to anybody."""
    path = opened(page, "link", seats="4")
    page.context.request.post(f"{path}/open", form={"yes": "yes"}, max_redirects=0)
    page.context.clear_cookies()
    for way, game, seats in (("here", "splut", "2"), ("bot", "snatch_it", "3"), ("link", "snits_revenge", "2")):
        opened(page, way, game=game, seats=seats)
    page.goto("/")
    page.wait_for_load_state("networkidle")


def be_called(page: Page) -> None:
    """Have a seat, about which one may be called."""
    opened(page, "bot")
    page.goto("/alerts")


def begin_with_a_coach(page: Page) -> None:
    page.goto(opened(page, "bot", game="splut", seats="2", coach="yes"))
    page.locator("#coaching .speech > *").first.wait_for()


def take_the_wrong_way(page: Page) -> None:
    """Do in the first lesson what was not asked for, and be shown what was."""
    for thing in ("dwarf-1", "e3"):
        page.locator(f'.picture [data-part="target"].can[data-id="{thing}"]').dispatch_event("click")
    page.locator("[data-coach=try]").wait_for()
    page.locator("[data-coach=show]").dispatch_event("click")
    page.locator(".pointer").wait_for()


def play_by_the_clock(page: Page) -> None:
    page.goto(opened(page, "bot", game="snatch_it", seats="6", clock="live", minutes="10", seconds="5"))
    page.locator("body[data-reached]").wait_for()


def come_again(page: Page) -> None:
    """Come as if for the first time: to the place that the address names, not to where one was."""
    path = page.url
    page.goto("about:blank")
    page.goto(path)


def want_a_clock(page: Page) -> None:
    come_again(page)
    page.locator("[name=clock]").select_option("live")


def wait_for_review(page: Page) -> None:
    page.locator(".verdicts").wait_for(timeout=600_000)


def press_first(page: Page) -> None:
    """Choose the first thing that is lit, so that the second question is seen."""
    lit = page.locator(':is(.picture, .hand) [data-part="target"].can, .buttons .can')
    if lit.count():  # it may have been a whole move, a picture ago
        lit.first.dispatch_event("click")


def ask_why_not(page: Page) -> None:
    """Press the first thing that cannot be chosen."""
    number = page.evaluate(NOT_LIT)
    if number >= 0:
        page.locator('.picture [data-part="body"][data-id]').nth(number).dispatch_event("click")
        page.locator(".slip").wait_for()


def ask_for_a_hint(page: Page) -> None:
    page.locator("[data-do=hint]:enabled").locator("visible=true").first.click()
    page.locator("#hint").wait_for(timeout=120_000)


def read_beside(page: Page) -> None:
    """Read the rules at the table."""
    page.keyboard.press("?")
    page.locator("#rules .here").wait_for()


def open_menu(page: Page) -> None:
    page.locator('[popovertarget="menu"]').locator("visible=true").first.click()


def check_the_dice(page: Page) -> None:
    open_menu(page)
    page.locator('[popovertarget="dice"]').locator("visible=true").first.click()
    page.locator("[data-check]").click()
    page.locator("#dice .verdict:not(:empty)").wait_for()


def share_the_moment(page: Page) -> None:
    page.locator('[popovertarget="invite"]').locator("visible=true").first.click()


def read_the_log(page: Page) -> None:
    """On a small screen log and talk are sheets."""
    log = page.locator('.bar [href="#talk"]').locator("visible=true")
    if log.count():
        log.first.click()


def play_on(page: Page) -> None:
    page.locator("#play-on button, button[form=play-on]").locator("visible=true").first.click()
    page.locator("body[data-reached]").wait_for()


# What is there


def plain_sights() -> Iterator[Sight]:
    yield Sight("page-start", "/")
    yield Sight("page-start-known", "/", first=be_known)
    yield Sight("page-campaign", "/?game=snit_smashing&sequel=snits_revenge#who", first=come_again)
    yield Sight("page-learn", "/learn")
    yield Sight("page-message", "/t/no-such-table")
    yield Sight("page-not-found", "/no-such-page")
    yield Sight("page-offline", "/offline")
    yield Sight("page-alerts", "/alerts", first=be_called)
    yield Sight("page-privacy", "/privacy")
    yield Sight("page-invitation", "/", first=invite)
    yield Sight("page-lobby", "/", first=put_the_invitation_away)
    yield Sight("page-guest", "/", first=be_invited)
    yield Sight("page-curtain", "/", first=share_a_device)
    yield Sight("page-coach", "/", first=begin_with_a_coach)
    yield Sight("page-clock", "/", first=play_by_the_clock)
    yield Sight("page-lesson-wrong", "/learn/splut/1", first=take_the_wrong_way)
    for key in games():
        yield Sight(f"start-{key}", f"/?game={key}#who", first=come_again)
        yield Sight(f"settings-{key}", f"/?game={key}&seats={MOST_SEATS[key]}&change=1#who", first=want_a_clock)
        yield Sight(f"learn-{key}", f"/learn/{key}")
        yield Sight(f"lesson-{key}", f"/learn/{key}/1")
        yield Sight(f"figure-{key}", f"/learn/{key}/figure/1")
        yield Sight(f"rules-{key}", f"/rules/{key}")


def table_sights(server: Server, key: str) -> Iterator[Sight]:
    """Look at a game while it is played."""
    few, most = FEW_SEATS.get(key, 2), MOST_SEATS[key]
    table = kept(server, middle(key, few), hints=True)
    path = f"/t/{table.code}"
    yield Sight(f"table-{key}-{few}", path, table, 0)
    yield Sight(f"table-{key}-hint", path, table, 0, ask_for_a_hint)
    yield Sight(f"table-{key}-why-not", path, table, 0, ask_why_not)
    table = kept(server, middle(key, most))
    path = f"/t/{table.code}"
    yield Sight(f"table-{key}-{most}", path, table, 0)
    yield Sight(f"table-{key}-chosen", path, table, 0, press_first)
    yield Sight(f"table-{key}-waiting", path, table, 1)
    yield Sight(f"table-{key}-menu", path, table, 0, open_menu)
    yield Sight(f"table-{key}-rules", path, table, 0, read_beside)
    yield Sight(f"table-{key}-log", path, table, 0, read_the_log)


def ended_sights(server: Server, key: str) -> Iterator[Sight]:
    """Look at games that are over, and back at them."""
    few, most = FEW_SEATS.get(key, 2), MOST_SEATS[key]
    over = kept(server, ended(key, few))
    path = f"/t/{over.code}"
    yield Sight(f"over-{key}", path, over, 0)
    yield Sight(f"over-{key}-dice", path, over, 0, check_the_dice)
    yield Sight(f"replay-{key}", f"{path}/replay/0?line={MIDDLE}", over, 0)
    yield Sight(f"replay-{key}-share", f"{path}/replay/0?line={MIDDLE}", over, 0, share_the_moment)
    yield Sight(f"played-on-{key}", f"{path}/replay/0?line={MIDDLE}", over, 0, play_on)
    yield Sight(f"embed-{key}", f"/embed/{over.code}/0", over, 0)
    yield Sight(f"review-{key}", f"{path}/review/0", over, 0, wait_for_review)
    for name, words in ENDED_BY.items():
        broken = kept(server, broken_off(key, words))
        yield Sight(f"over-{key}-{name}", f"/t/{broken.code}", broken, 0)
    crowd = kept(server, ended(key, most))
    yield Sight(f"over-{key}-{most}", f"/t/{crowd.code}", crowd, 1)


def all_sights(server: Server, only: str) -> Iterator[Sight]:
    """Look at what has `only` in its name; games are prepared only where they are looked at."""
    yield from (one for one in plain_sights() if only in one.name)
    for key in games():
        if key in only or not (only.startswith("page") or any(game in only for game in games())):
            for sights in (table_sights, ended_sights):
                yield from (one for one in sights(server, key) if only in one.name)
