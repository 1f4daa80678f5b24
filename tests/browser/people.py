"""People with browsers: laptops and phones, day and night, with and without script."""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cached_property, partial
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, CDPSession, ConsoleMessage, Locator, Page, expect
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from browser.devices import Devices, Kind, made
from frabjous.core.chance import SECRET_BYTES
from frabjous.core.record import Replay, begin, step
from frabjous.games import room_of
from frabjous.scene.model import Shape
from relay import Relay
from servers import Server

ARTEFACTS: Final = Path(__file__).parents[2] / "artefacts"
SEEN: Final = ARTEFACTS / "seen"
ROOM: Final = room_of("splut")
FINGER: Final = 44  # pixels a thing to be tapped must measure
LIGHTS: Final = ("dark", "light")
LIT: Final = ':is(.picture, .hand) svg [data-part="target"].can'  # what may be pointed at, beside buttons

HELLO: Final = json.dumps({"type": "hello", "shape": "wide", "game": -1, "seen": -1})

# What is narrower than what is in it; a cue and a point are touched beyond their edges.
STICK_OUT: Final = """[...document.querySelectorAll(
    'button:not(.look, .cue, .point), .btn, .tally :is(th, td), .finale, .tray, .film, .placard, .dock')]
  .filter((one) => one.clientWidth && one.scrollWidth > one.clientWidth + 1 && one.checkVisibility())
  .map((one) => `${one.className} ${one.textContent.trim()}`)"""

# What axe finds by night and by day: by night only what colours can change. A picture that has a name, or that nobody
# hears, is one thing for axe: its thousands of shapes would take it seconds.
RUN_AXE: Final = """async (lights) => {
  const pictures = [...document.querySelectorAll('svg:is([role="img"], [aria-hidden="true"])')];
  const aside = pictures.map((picture) => [picture, [...picture.childNodes]]);
  for (const [picture] of aside) picture.replaceChildren(...picture.querySelectorAll(':scope > :is(title, desc)'));
  const found = [];
  try {
    for (const [light, options] of lights) {
      document.documentElement.dataset.theme = light;
      const { violations } = await axe.run({ resultTypes: ["violations"], ...options });
      found.push(...violations.map((one) => ({ light, ...one })));
    }
    return found;
  } finally {
    for (const [picture, shapes] of aside) picture.replaceChildren(...shapes);
  }
}"""
NIGHT_AND_DAY: Final[tuple[tuple[str, dict[str, list[str]]], ...]] = (
    ("dark", {"runOnly": ["color-contrast"]}),
    ("light", {}),
)


def replayed(texts: Iterable[str]) -> Replay[Any, Any, Any]:
    """Play the steps of a game of two."""
    play: Replay[Any, Any, Any] = begin(ROOM.game, 2, {}, bytes(SECRET_BYTES))
    for text in texts:
        play = step(play, play.to_act()[0], text)
    return play


def path_of(before: Iterable[str], text: str) -> tuple[str, ...]:
    """Tell which things must be pointed at for a step."""
    play = replayed(before)
    seat = play.to_act()[0]
    scene = ROOM.scene(play.game.observe(play.state, seat), play.game.legal(play.state, seat), Shape.WIDE)
    return next(choice.path for choice in scene.choices if choice.action == text)


class Person:
    """Somebody with a page open."""

    def __init__(self, page: Page, *, touch: bool) -> None:
        self.page: Final = page
        self.touch: Final = touch
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()  # parts of complaints that a test has asked for
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def check(self) -> None:
        """Nothing went wrong in the browser."""
        left = [one for one in self.complaints if not any(part in one for part in self.forgiven)]
        assert not left, "\n".join(left)

    # going about

    @property
    def code(self) -> str:
        return self.page.url.partition("/t/")[2].partition("/")[0].partition("#")[0]

    def goto(self, path: str) -> None:
        self.page.goto(path)

    def open_table(self, way: str = "here", **fields: str) -> str:
        """Open a table without going through the start page."""
        form = {"game": "splut", "seats": "2", "way": way, "name": "Hilda", **fields}
        answer = self.page.context.request.post("/tables", form=dict(form), max_redirects=0)
        assert answer.status == 303, answer.text()
        self.goto(answer.headers["location"])
        self.ready()
        return self.code

    def sit(self, code: str, name: str = "Fritz", seat: int = 1) -> None:
        self.page.context.request.post(f"/t/{code}/sit", form={"seat": str(seat), "name": name}, max_redirects=0)
        self.goto(f"/t/{code}")
        self.ready()

    def ready(self) -> None:
        """Wait until the page has heard from the table, and shows one shape of the picture."""
        expect(self.page.locator("body[data-reached]")).to_be_attached()
        self.sees_one_picture()

    def sees_one_picture(self) -> None:
        """Wait until a page's script has chosen the shape of its picture."""
        expect(self.page.locator(".picture > svg")).to_have_count(1)
        self.close_sheets()

    def close_sheets(self) -> None:
        if self.page.locator(":popover-open").count():
            self.page.keyboard.press("Escape")
            expect(self.page.locator(":popover-open")).to_have_count(0)

    # playing

    def touched(self, locator: Locator) -> None:
        """Click, or tap where there is no mouse."""
        if self.touch:
            locator.tap()
        else:
            locator.click()

    def lit(self, name: str) -> Locator:
        return self.page.locator(f'{LIT}[data-id="{name}"], .buttons button.can[data-id="{name}"]')

    def all_lit(self) -> Locator:
        return self.page.locator(f"{LIT}, .buttons button.can")

    def chosen(self, name: str) -> Locator:
        return self.page.locator(f':is(.picture, .hand) svg [data-part="body"].chosen[data-id="{name}"]')

    def press(self, name: str) -> None:
        """Press a button by its name."""
        self.touched(self.page.get_by_role("button", name=name, exact=True).locator("visible=true").first)

    def press_link(self, name: str) -> None:
        self.touched(self.page.get_by_role("link", name=name, exact=True))

    def choose(self, *path: str) -> None:
        for name in path:
            self.touched(self.lit(name))

    def play(self, before: Iterable[str], text: str) -> None:
        """Play a step by pointing at things."""
        self.choose(*path_of(before, text))

    def sees_line(self, number: int) -> None:
        """Wait until a line is in the log and its picture has come to rest."""
        expect(self.page.locator(f'#log [data-line="{number}"]')).to_be_attached()
        expect(self.page.locator(".moving, .ghost, .past")).to_have_count(0)

    def question(self) -> Locator:
        return self.page.locator(".tray .ask b")

    def play_quickly(self, server: Server, texts: Iterable[str]) -> None:
        """Play a game's first steps over a socket of one's own, with this browser's seats, and look again."""
        play = replayed(())
        with self.socket(server) as socket:
            for text in texts:
                seat = play.to_act()[0]
                act = {"type": "act", "game": 0, "seat": seat, "text": text, "seen": play.length}
                socket.send(json.dumps(act))
                answer = heard(socket, "lines", "refused")
                assert answer["type"] == "lines", answer
                play = step(play, seat, text)
        self.page.reload()
        self.ready()

    def choices(self, server: Server) -> tuple[int, list[dict[str, Any]]]:
        """Ask the table how far the game is and what may be chosen now."""
        with self.socket(server) as socket:
            socket.send(HELLO)
            table = heard(socket, "table")
        return table["line"], table["frames"][-1]["choices"]

    @contextmanager
    def socket(self, server: Server) -> Iterator[ClientConnection]:
        """Open a second connection to the table with this browser's cookies."""
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in self.page.context.cookies(self.page.url))
        with connected(server, self.code, cookies) as socket:
            yield socket

    # looking

    @cached_property
    def line(self) -> CDPSession:
        """Speak to the browser itself about the page."""
        return self.page.context.new_cdp_session(self.page)

    def keeps(self, name: str) -> None:
        """Keep a picture of the page as it is, to be looked at after the tests, packed no better than takes no time."""
        taken = self.line.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
        SEEN.mkdir(parents=True, exist_ok=True)
        (SEEN / f"{name}.png").write_bytes(b64decode(taken["data"]))

    def does_not_scroll_sideways(self) -> None:
        wide, room = self.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
        assert wide <= room, f"{self.page.url} is {wide} px wide in {room}"

    def keeps_words_inside(self) -> None:
        """No button, no cell of a table and no part of the dock is too small for what is in it."""
        outside = self.page.evaluate(STICK_OUT)
        assert not outside, f"{self.page.url}: words stick out of {outside}"

    def has_targets_for_fingers(self) -> None:
        """Every lit thing is large enough for a finger."""
        sizes = self.page.evaluate(
            """() => [...document.querySelectorAll(':is(.picture, .hand) .can[data-part=target] .hit, .buttons .can')]
              .filter((hit) => hit.getBoundingClientRect().width)
              .map((hit) => { const box = hit.getBoundingClientRect();
                return [hit.closest('[data-id]').dataset.id, Math.min(box.width, box.height)]; })"""
        )
        assert sizes, "nothing is lit"
        small = [(name, round(size, 1)) for name, size in sizes if size < FINGER]
        assert not small, f"too small for a finger: {small}"

    def looks_fine(self, what: str) -> None:
        """Nothing sticks out, and axe is content."""
        self.does_not_scroll_sideways()
        self.keeps_words_inside()
        self.is_accessible(what)

    def is_accessible(self, what: str) -> None:
        """Axe finds nothing, by day and by night, and pictures of both are kept."""
        root, picture = "document.documentElement", f"{what}-{360 if self.touch else 1280}"
        theme = self.page.evaluate(f"{root}.dataset.theme ?? ''")
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE_SCRIPT)
        self.page.evaluate(f"{root}.dataset.theme = 'dark'")
        self.keeps(f"{picture}-dark")
        violations = self.page.evaluate(RUN_AXE, NIGHT_AND_DAY)
        self.keeps(f"{picture}-light")
        self.page.evaluate(f"'{theme}' ? {root}.dataset.theme = '{theme}' : delete {root}.dataset.theme")
        found = [
            f"{what}, {one['light']}: {one['id']}: {one['help']}: {[node['html'][:140] for node in one['nodes'][:4]]}"
            for one in violations
        ]
        assert not found, "\n".join(found)


@contextmanager
def connected(server: Server, code: str, cookies: str) -> Iterator[ClientConnection]:
    """Come to a table without any page."""
    with connect(
        f"ws://{server.host}/t/{code}/live",
        origin=Origin(f"http://{server.host}"),
        additional_headers={"Cookie": cookies},
    ) as socket:
        socket.send(HELLO)
        heard(socket, "table")
        yield socket


def heard(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """Wait for a message of one of these kinds."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=15))
        if message["type"] in kinds:
            return message


class People:
    """Everybody of a test."""

    def __init__(self, browser: Browser, server: Server, devices: Devices | None = None) -> None:
        self.browser: Final = browser
        self.server: Final = server
        self.devices: Final = devices
        self.ends: list[Callable[[], None]] = []
        self.persons: list[Person] = []

    def __enter__(self) -> People:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for end in self.ends:
            end()
        if error is None:
            for person in self.persons:
                person.check()

    def come(
        self,
        *,
        phone: bool = False,
        dark: bool = False,
        moving: bool = False,
        script: bool = True,
        language: str = "en-GB",
        server: Server | Relay | None = None,
        new: bool = False,
    ) -> Person:
        """Let somebody come with a browser of their own; a `new` one has never been here."""
        kind = Kind((server or self.server).url, phone, dark, moving, script, language)
        if self.devices is None or server is not None or new:
            device = made(self.browser, kind)
            self.ends.append(device.close)
        else:
            device = self.devices.lend(kind)
            self.ends.append(partial(self.devices.take_back, device))
        return self.another_tab(Person(device.new_page(), touch=phone), first=True)

    def another_tab(self, person: Person, *, first: bool = False) -> Person:
        """Open a second tab in the same browser."""
        if not first:
            person = Person(person.page.context.new_page(), touch=person.touch)
        self.persons.append(person)
        return person
