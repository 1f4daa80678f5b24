"""Who is here, away since when, or gone, and what is told to who comes back; the server's clock is handed in."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from timed_server import TimedServer
from web.clocks import EVENING
from web.test_away import ADA, WIM, Scene, abouts, at_a_table
from web.visiting import Visitor, run, two_seated

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


@pytest.fixture
def timed(tmp_path: Path) -> Iterator[TimedServer]:
    with TimedServer(tmp_path) as running:
        yield running
    assert "Traceback" not in running.logged(), running.logged()


def since_in(boxes: str) -> list[int]:
    return [int(one) for one in re.findall(r'data-since="(\d+)"', boxes)]


def story_at(visitor: Visitor, code: str) -> str:
    """Give what the page tells somebody who comes back, as it is read."""
    sheet = re.search(r'<dialog class="sheet" id="story".*?</dialog>', visitor.get(f"/t/{code}").text, re.DOTALL)
    return re.sub(r"\s+", " ", re.sub("<.*?>", " ", sheet[0])) if sheet else ""


def test_a_dot_says_who_is_here_and_a_chair_who_is_away(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        wim = scene.come(0)
        ada = scene.come(1)
        boxes = wim.status()["boxes"]
        assert boxes.count('<i class="here"></i>') == 2
        scene.clock.step(100)
        ada.leave()
        boxes = wim.status()["boxes"]
        assert boxes.count('<i class="here"></i>') == 1
        assert 'class="seat team-2 away"' in boxes
        assert since_in(boxes) == [EVENING + 1_100_000]
        scene.clock.step(30)
        await wim.say("absent", seat=1)
        boxes = wim.status()["boxes"]
        assert 'class="seat team-2 gone-away"' in boxes
        assert "#ui-gone" in boxes
        assert abouts(boxes)[1] == "a bot stands in"

    at_a_table(tmp_path, WIM, ADA, work=work)


def test_how_long_somebody_is_away_is_known_after_the_table_was_put_away_and_the_server_killed(
    timed: TimedServer,
) -> None:
    with Visitor(timed) as host, Visitor(timed) as friend:
        code = two_seated(host, friend)

        async def look_in() -> None:
            async with friend.at(code):
                pass

        run(look_in)
        while not timed.rows("select * from absences where table_code = ?", code):
            pass  # the server notes it after the connection has ended
        gone = EVENING + int(timed.seconds * 1000)
        timed.pass_time(2 * DAY)
        timed.kill()
        timed.restart()
        timed.pass_time(HOUR)

        async def watch() -> None:
            async with host.at(code) as talk:
                assert since_in(talk.status["boxes"]) == [gone]
                assert talk.status["away"][0]["seconds"] == 2 * DAY + HOUR

        run(watch)


def test_who_comes_back_is_told_what_happened_and_who_was_never_away_is_not(timed: TimedServer) -> None:
    with Visitor(timed) as host, Visitor(timed) as friend:
        code = two_seated(host, friend)

        async def look_in_and_go() -> None:
            async with friend.at(code):
                pass

        async def play(visitor: Visitor, times: int) -> None:
            async with visitor.at(code) as talk:
                await talk.play(times)

        asyncio.run(look_in_and_go())
        timed.pass_time(3 * HOUR)
        assert story_at(friend, code) == "", "nothing has happened"
        asyncio.run(play(host, 1))
        told = story_at(friend, code)
        assert "You were away for 3 hours." in told
        assert "Hilda’s " in told
        assert "happened first" not in told
        assert f'href="/t/{code}/replay/0?line=0"' in friend.get(f"/t/{code}").text
        assert story_at(host, code) == "", "who has just moved knows it"
        asyncio.run(play(friend, 2))
        timed.pass_time(1 * MINUTE)
        assert story_at(friend, code) == "", "a minute is no absence"


def test_a_long_absence_is_told_shortly_and_a_new_game_with_the_end_of_the_old_one(timed: TimedServer) -> None:
    with Visitor(timed) as host, Visitor(timed) as friend:
        code = host.open("link", seats="3")
        friend.sit(code, 1)
        host.sit(code, 2, "Grete")

        async def leave_it_to_the_others() -> None:
            async with friend.at(code) as talk:
                await talk.send("resign", seat=1)
                await talk.hear_line(1)
            async with host.at(code) as talk:
                timed.pass_time(DAY)
                while talk.line < 30:
                    await (talk.play() if talk.frame["choices"] else talk.hear())

        run(leave_it_to_the_others)
        told = story_at(friend, code)
        assert re.search(r"You were away for a day\. \d+ other things happened first, then this:", told)
        assert told.count("Hilda’s ") + told.count("Grete’s ") + told.count("Your ") <= 10


def test_the_end_of_the_game_somebody_was_away_from_is_told(timed: TimedServer) -> None:
    with Visitor(timed) as host, Visitor(timed) as friend:
        code = two_seated(host, friend)

        async def look_in_and_go() -> None:
            async with friend.at(code):
                pass

        async def end_and_begin_again() -> None:
            async with host.at(code) as talk:
                await talk.ask("resign", 0)
                await talk.ask("rematch", 0)

        run(look_in_and_go)
        timed.pass_time(2 * DAY)
        run(end_and_begin_again)
        assert "Your game then ended: Hilda resigned. Another has begun." in story_at(friend, code)
