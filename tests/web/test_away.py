"""Who loses a connection has time to come back: a real table with a real store, and a clock that the test moves on."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from frabjous.bots.workers import Workers
from frabjous.games.splut import SPLUT
from frabjous.scene.model import Shape
from frabjous.store.store import Store
from frabjous.table.chair_deeds import Sit
from frabjous.table.chairs import Chair, Kind
from frabjous.table.deeds import Back
from frabjous.web.hub import Hub
from frabjous.web.live import Live
from frabjous.web.messages import Hello
from frabjous.web.metrics import Metrics
from frabjous.web.sight import Eyes
from frabjous.web.sockets import answer, understood
from frabjous.web.start import set_up
from frabjous.web.viewer import Viewer
from servers import Server
from shown import Shown
from web.clocks import SteppedClock
from web.programs import asked, seat_at_new_table
from web.visiting import SOMEBODY, Message, Visitor

GRACE: Final = 30
LONG_PACE: Final = 1e6  # bots do not get to move here
WIM, ADA, BOB = (Chair(Kind.PERSON, name, "", name) for name in ("Wim", "Ada", "Bob"))


class Visit:
    """Somebody at a table: what they heard, and what they say."""

    def __init__(self, live: Live, chairs: set[int], language: str = "en") -> None:
        self.live: Final = live
        self.viewer: Final = Viewer(Eyes(frozenset(chairs), language))
        self.shown: Final = Shown()
        live.join(self.viewer)
        live.greet(self.viewer, Hello(Shape.WIDE, -1, -1))

    def leave(self) -> None:
        self.live.leave(self.viewer)

    async def say(self, kind: str, **fields: object) -> None:
        message = understood(json.dumps({"type": kind, **fields}))
        await answer(self.live, self.viewer, SOMEBODY, message, Metrics())

    def heard(self) -> list[Message]:
        """Take all that was told since."""
        told: list[Message] = []
        while self.viewer.outbox.things:
            told.append(self.shown.read(json.loads(self.viewer.outbox.things.pop(0) or b"{}")))
        return told

    def status(self) -> Message:
        """Give the latest status that was told."""
        status: Message = [one for one in self.heard() if "status" in one][-1]["status"]
        return status

    def refusal(self) -> str:
        return str(next(one["sentence"] for one in self.heard() if one["type"] == "refused"))


class Scene:
    """A table, its clock, and whoever comes."""

    def __init__(self, live: Live, clock: SteppedClock) -> None:
        self.live: Final = live
        self.clock: Final = clock

    def come(self, *chairs: int, language: str = "en") -> Visit:
        return Visit(self.live, set(chairs), language)

    def words(self) -> list[str]:
        return [line.text for line in self.live.table.play.record.lines if line.seat == -3]


@asynccontextmanager
async def a_table(folder: Path, *chairs: Chair) -> AsyncIterator[Scene]:
    store, workers, clock = await Store.open(folder / "x.db"), Workers(), SteppedClock()
    hub = Hub(store, workers, LONG_PACE, clock)
    table = await set_up(store, (SPLUT,), {}, chairs, hints=False, grace=GRACE)
    try:
        async with hub.table(table.code) as live:
            assert live is not None
            yield Scene(live, clock)
    finally:
        await hub.close()
        await workers.close()
        await store.close()
    assert not clock.waiting(), "an alarm outlived its table"


def abouts(boxes: str) -> list[str]:
    """Give what each seat's box is about, as it is read."""
    return [re.sub("<.*?>", "", about) for about in re.findall(r'<span class="about">(.*?)<span class="kit"', boxes)]


def at_a_table(folder: Path, *chairs: Chair, work: Callable[[Scene], Awaitable[None]]) -> None:
    async def run() -> None:
        async with a_table(folder, *chairs) as scene:
            await work(scene)

    asyncio.run(run())


def test_a_bot_may_be_called_only_after_the_grace(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        wim, ada = scene.come(0), scene.come(1)
        scene.clock.step(1000)
        assert wim.status()["away"] == []
        ada.leave()
        status = wim.status()
        assert (status["absent"], status["away"]) == ([], [{"seat": 1, "seconds": 0, "wait": GRACE}])
        assert "absent" not in status["can"]
        scene.clock.step(GRACE - 10)
        assert wim.heard() == [], "nothing polls"
        await wim.say("absent", seat=1)
        assert wim.refusal() == "Whoever sits there may still come back; a bot can be called in 10 s."
        scene.clock.step(10)
        status = wim.status()
        assert (status["absent"], status["away"]) == ([1], [{"seat": 1, "seconds": GRACE, "wait": 0}])
        assert "absent" in status["can"]
        await wim.say("absent", seat=1)
        assert scene.words() == ["bot takes 2"]
        assert wim.status()["away"] == []

    at_a_table(tmp_path, WIM, ADA, work=work)


def test_who_comes_back_in_time_is_there_and_the_next_break_counts_anew(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        wim, ada = scene.come(0), scene.come(1)
        ada.leave()
        scene.clock.step(GRACE - 1)
        ada = scene.come(1)
        assert wim.status()["away"] == []
        scene.clock.step(GRACE)
        await wim.say("absent", seat=1)
        assert wim.refusal() == "That seat does not need a bot."
        ada.leave()
        assert wim.status()["away"] == [{"seat": 1, "seconds": 0, "wait": GRACE}]

    at_a_table(tmp_path, WIM, ADA, work=work)


def test_a_second_window_keeps_a_seat(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        wim, ada, again = scene.come(0), scene.come(1), scene.come(1)
        ada.leave()
        assert wim.status()["away"] == []
        again.leave()
        assert len(wim.status()["away"]) == 1

    at_a_table(tmp_path, WIM, ADA, work=work)


def test_after_a_start_it_counts_from_there(tmp_path: Path) -> None:
    """Who was never seen since the server started or the table was loaded has the whole grace."""

    async def work(scene: Scene) -> None:
        scene.clock.step(GRACE - 10)
        wim = scene.come(0)
        assert wim.status()["away"] == [{"seat": 1, "seconds": GRACE - 10, "wait": 10}]
        scene.clock.step(10)
        assert wim.status()["absent"] == [1]

    at_a_table(tmp_path, WIM, ADA, work=work)


def test_an_open_chair_needs_no_grace_but_whoever_takes_it_has_it(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        wim = scene.come(0)
        assert (wim.status()["absent"], scene.live.attendance.away()) == ([1], {})
        scene.clock.step(1000)
        await scene.live.submit(Sit(1, "Ada", "phone"))
        status = wim.status()
        assert (status["absent"], status["away"]) == ([], [{"seat": 1, "seconds": 0, "wait": GRACE}])

    at_a_table(tmp_path, WIM, Chair(), work=work)


def test_each_has_a_grace_of_their_own(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        wim, ada, bob = scene.come(0), scene.come(1), scene.come(2)
        ada.leave()
        scene.clock.step(10)
        bob.leave()
        scene.clock.step(GRACE - 10)
        assert wim.status()["absent"] == [1]
        scene.clock.step(10)
        assert wim.status()["absent"] == [1, 2]

    at_a_table(tmp_path, WIM, ADA, BOB, work=work)


def test_losing_the_connection_grants_nothing(tmp_path: Path) -> None:
    """The attack: ask to take back, wait until the other is gone, call a bot."""

    async def work(scene: Scene) -> None:
        wim, ada = scene.come(0), scene.come(1)
        await wim.say("act", game=0, seat=0, text="D e2-e3", seen=0)
        await ada.say("act", game=0, seat=1, text="D e8-e7", seen=1)
        await wim.say("undo", seat=0)
        ada.leave()
        await wim.say("absent", seat=1)
        assert scene.words() == ["asked undo 0 by 1"]
        scene.clock.step(GRACE)
        wim.heard()
        await wim.say("absent", seat=1)
        assert scene.words()[1:] == ["bot takes 2", "request lapsed"]
        assert list(scene.live.table.play.mainline) == [1, 2]
        assert wim.status()["asked"] == "You ask to take a move back. The request lapses: a bot agrees to nothing."
        await wim.say("undo", seat=0)
        assert wim.refusal() == "A bot plays for somebody who would have to agree, and who cannot be asked."

    at_a_table(tmp_path, WIM, ADA, work=work)


def test_who_is_back_and_goes_again_is_away_from_then(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        wim = scene.come(0)
        scene.clock.step(GRACE)
        await wim.say("absent", seat=1)
        ada = scene.come(1)
        await scene.live.submit(Back(1))
        scene.clock.step(GRACE)
        ada.leave()
        assert wim.status()["away"] == [{"seat": 1, "seconds": 0, "wait": GRACE}]

    at_a_table(tmp_path, WIM, ADA, work=work)


@pytest.mark.parametrize(
    ("language", "before", "after"),
    [
        ("en", "away", "away, a bot may play"),
        ("de", "nicht da", "nicht da, ein Bot darf spielen"),
        ("fr", "n’est pas là", "n’est pas là, un robot peut jouer"),
    ],
)
def test_everybody_sees_who_is_away(language: str, before: str, after: str, tmp_path: Path) -> None:
    """In the seat's box, for onlookers and screen readers too, whoever comes when."""

    async def work(scene: Scene) -> None:
        scene.come(0)
        onlooker = scene.come(language=language)
        status = onlooker.status()
        assert abouts(status["boxes"])[1].startswith(before)
        assert not abouts(status["boxes"])[1].startswith(after)
        assert (status["can"], len(status["away"])) == ([], 1)
        scene.clock.step(GRACE)
        assert abouts(onlooker.status()["boxes"])[1].startswith(after)
        await onlooker.say("hello", shape="wide", game=-1, seen=-1)
        assert abouts(onlooker.heard()[-1]["status"]["boxes"])[1].startswith(after)
        await onlooker.say("absent", seat=1)
        assert scene.words() == [], "who watches calls no bot"

    at_a_table(tmp_path, WIM, ADA, work=work)


def test_people_at_one_device_answer_one_after_the_other(tmp_path: Path) -> None:
    """The page always names its first seat; it is the one that can answer that does."""
    sofa = (Chair(Kind.PERSON, "Wim", "", "sofa"), Chair(Kind.PERSON, "Ada", "", "sofa"))

    async def work(scene: Scene) -> None:
        together, bob = scene.come(0, 1), scene.come(2)
        await bob.say("draw", seat=2)
        for _ in range(2):
            assert "answer" in together.status()["can"]
            await together.say("answer", seat=0, yes=True, seen=scene.live.table.play.length)
        assert scene.words() == ["offered draw by 3", "agreed by 1", "agreed by 2", "draw agreed for 1 2 3"]

    at_a_table(tmp_path, *sofa, BOB, work=work)


def test_an_answer_sent_again_is_not_the_answer_of_another_seat_at_the_same_device(tmp_path: Path) -> None:
    sofa = (Chair(Kind.PERSON, "Wim", "", "sofa"), Chair(Kind.PERSON, "Ada", "", "sofa"))

    async def work(scene: Scene) -> None:
        together, bob = scene.come(0, 1), scene.come(2)
        await bob.say("draw", seat=2)
        for _ in range(2):
            await together.say("answer", id="a", seat=0, yes=True, seen=1)
        assert scene.words() == ["offered draw by 3", "agreed by 1"]

    at_a_table(tmp_path, *sofa, BOB, work=work)


# The host's choice


def kept_grace(server: Server, code: str) -> int:
    ((seconds,),) = server.rows("select grace from tables where code = ?", code)
    return int(seconds)


@pytest.mark.parametrize(("fields", "seconds"), [({}, 60), ({"grace": "15"}, 15), ({"grace": "300"}, 300)])
def test_the_host_chooses_the_grace(fields: dict[str, str], seconds: int, host: Visitor) -> None:
    assert kept_grace(host.server, host.open(**fields)) == seconds


@pytest.mark.parametrize("grace", ["14", "301", "", "-60", "soon", "٦٠", "1e2", "9" * 5000])
def test_a_grace_that_is_none_is_refused(grace: str, host: Visitor) -> None:
    answer = host.post("/tables", game="splut", seats="2", way="link", grace=grace)
    assert answer.status_code == 400
    assert "is no time to wait; it is 15 to 300 seconds." in answer.text


def test_the_start_page_offers_some(host: Visitor) -> None:
    page = host.get("/?game=splut").text
    offered = re.search(r'<select name="grace">(.*?)</select>', page)
    assert offered is not None
    assert re.findall(r'value="(\d+)"', offered[1]) == ["15", "30", "60", "120", "300"]
    assert '<option value="60" selected>after a minute' in offered[1]


def test_a_program_chooses_it_too(server: Server) -> None:
    assert kept_grace(server, seat_at_new_table(server, grace=120)["table"]) == 120
    assert kept_grace(server, seat_at_new_table(server)["table"]) == 60
    for wrong in (14, 301, "soon", None):
        assert asked(server, "/api/tables", game="splut", others=["open"], grace=wrong).status_code == 400
