"""The review page: worked out in the background, once for all, for games that are over."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import httpx
import pytest

from frabjous.bots.workers import Workers
from frabjous.core import agreed
from frabjous.core.chance import SECRET_BYTES
from frabjous.core.record import agree, step
from frabjous.games import room_of
from frabjous.table.chairs import Chair, Kind
from frabjous.table.table import Match, opened
from frabjous.web.chart import spread
from frabjous.web.limits import Guest, Limits, TooMuch
from frabjous.web.reviews import MOST_AT_HAND, Reviewing, Reviews
from servers import Server
from store.samples import with_a_game
from web.visiting import SOMEBODY, Visitor, run, two_seated

PEOPLE: Final = (Chair(Kind.PERSON, "Wim"), Chair(Kind.PERSON, "Ida"))


def resigned(host: Visitor, friend: Visitor) -> str:
    """Play a little and give up."""
    code = two_seated(host, friend)

    async def work() -> None:
        async with host.at(code) as talk:
            await talk.play()
            await talk.ask("resign", 0)

    run(work)
    return code


def finished(visitor: Visitor, path: str) -> httpx.Response:
    """Look until the review is there."""
    for _ in range(5000):
        page = visitor.get(path)
        if "<progress" not in page.text:
            return page
    raise AssertionError("the review is not made")


def test_a_finished_game_is_reviewed_with_chart_turning_points_and_sums(host: Visitor, friend: Visitor) -> None:
    code = resigned(host, friend)
    assert f'href="/t/{code}/review/0"' in host.get(f"/t/{code}").text
    first = host.get(f"/t/{code}/review/0")
    assert first.status_code == 200
    page = finished(host, f"/t/{code}/review/0").text
    assert page.count('<svg class="chart') == 2, "one for each shape"
    assert "You resigned" in page
    assert f"/t/{code}/replay/0?line=2&amp;seat=0" in page
    assert "<progress" not in page
    assert page.count('class="scene') == 1, "a small board at the turning point"
    assert page.count(f'action="/t/{code}/on/0"') == 1


def test_each_reader_is_told_as_in_the_own_log(host: Visitor, friend: Visitor, stranger: Visitor) -> None:
    code = resigned(host, friend)
    path = f"/t/{code}/review/0"
    finished(host, path)
    sentence = re.compile('class="happened">([^<]+)<')
    told = [sentence.findall(who.get(path).text)[-1] for who in (host, friend, stranger)]
    assert told[0].startswith("You ")
    assert told[1] == told[2] and told[1].startswith("Hilda ")


@pytest.mark.parametrize(("language", "word"), [("de", "Wendepunkte"), ("fr", "Tournants")])
def test_a_review_speaks_other_languages(
    language: str, word: str, host: Visitor, friend: Visitor, server: Server
) -> None:
    code = resigned(host, friend)
    with Visitor(server, language) as reader:
        assert word in finished(reader, f"/t/{code}/review/0").text


def test_a_game_that_is_still_played_has_no_review_yet(host: Visitor, friend: Visitor, server: Server) -> None:
    code = two_seated(host, friend)
    answer = host.get(f"/t/{code}/review/0")
    assert answer.status_code == 409
    assert "There is a review when it is over." in answer.text
    with Visitor(server, "de") as reader:
        assert "wenn es zu Ende ist" in reader.get(f"/t/{code}/review/0").text


def test_what_is_not_there_is_not_found(host: Visitor, friend: Visitor) -> None:
    code = two_seated(host, friend)
    for path in (f"/t/{code}/review/1", f"/t/{code}/review/x", "/t/no-such-table/review/0"):
        assert host.get(path).status_code == 404


# In the background


def over(number: int = 0) -> Match:
    """Give a game of two lines that somebody gave up."""
    table = opened("oak-elm", (room_of("splut"),), {}, PEOPLE, f"game-{number}", bytes(SECRET_BYTES))
    play = agree(step(table.play, 0, "D e2-e3"), agreed.Resign(1))
    return table.with_play(play).match


@asynccontextmanager
async def reviewing(folder: Path, program: str = "frabjous.bots.worker") -> AsyncIterator[Reviews]:
    """Open a place for reviews, with a store and a process that thinks."""
    async with with_a_game(folder / "kept.db") as store:
        workers = Workers(1, 60.0, program)
        reviews = Reviews(workers, store)
        try:
            yield reviews
        finally:
            await reviews.close()
            await workers.close()


async def made(reviews: Reviews, match: Match) -> Reviewing:
    """Wait for a review."""
    one = await reviews.of(match, SOMEBODY)
    if one.task is not None:
        await one.task
    return one


def test_two_who_want_it_at_once_make_one_computation(tmp_path: Path) -> None:
    async def work() -> None:
        async with reviewing(tmp_path) as reviews:
            one, other = await asyncio.gather(*(reviews.of(over(1), SOMEBODY) for _ in range(2)))
            assert one is other
            assert (await made(reviews, over(1))).review is not None
            assert one.review is not None and one.review.hopes[-1] == (1.0, 0.0)

    run(work)


def test_a_review_is_kept_over_a_restart_and_made_anew_by_another_judgement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with reviewing(tmp_path) as reviews:
            first = await made(reviews, over(1))
            later = Reviews(reviews.workers, reviews.store)
            again = await later.of(over(1), SOMEBODY)
            assert again.task is None and again.review == first.review
            monkeypatch.setattr("frabjous.web.reviews.judgement_of", lambda _: "wiser")
            anew = await Reviews(reviews.workers, reviews.store).of(over(1), SOMEBODY)
            assert anew.task is not None
            await anew.task
            assert anew.review == first.review
            assert await reviews.store.review("game-1", "wiser") is not None

    run(work)


def test_who_has_had_enough_thinking_still_reads_what_is_kept(tmp_path: Path) -> None:
    async def work() -> None:
        async with reviewing(tmp_path) as reviews:
            await made(reviews, over(1))
            tired = Guest("192.0.2.1", Limits(30, 10, 10))
            tired.thought(10_000.0)
            later = Reviews(reviews.workers, reviews.store)
            assert (await later.of(over(1), tired)).review is not None
            with pytest.raises(TooMuch):
                await later.of(over(2), tired)

    run(work)


def test_only_so_many_reviews_are_at_hand(tmp_path: Path) -> None:
    async def work() -> None:
        async with reviewing(tmp_path) as reviews:
            first = await reviews.of(over(), SOMEBODY)
            for number in range(2, MOST_AT_HAND + 2):
                await reviews.of(over(number), SOMEBODY)
            assert len(reviews.at_hand) == MOST_AT_HAND
            assert first.task is not None
            await asyncio.gather(first.task, return_exceptions=True)
            assert first.task.cancelled() and first.match.id not in reviews.at_hand

    run(work)


def test_a_review_whose_workers_fail_says_so_and_may_be_tried_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with reviewing(tmp_path, "a_module_that_is_not_there") as reviews:
            first = await made(reviews, over(1))
            assert first.failed and first.review is None
            assert await reviews.of(over(1), SOMEBODY) is first, "whoever waits must hear of it"
            assert await reviews.of(over(1), SOMEBODY) is not first

    run(work)


def test_a_worker_that_is_lost_gets_a_successor(tmp_path: Path) -> None:
    async def work() -> None:
        async with reviewing(tmp_path) as reviews:
            one = await reviews.of(over(1), SOMEBODY)
            running = reviews.workers.running
            while not running:  # noqa: ASYNC110 - nothing tells when the process is there
                await asyncio.sleep(0)
            (process,) = running
            os.kill(process.pid, signal.SIGKILL)
            assert one.task is not None
            await one.task
            assert one.review is not None and not one.failed
            assert process not in running

    run(work)


# For the film


def test_the_film_is_told_where_the_game_turned(host: Visitor, friend: Visitor) -> None:
    code = resigned(host, friend)
    finished(host, f"/t/{code}/review/0")
    assert host.get(f"/t/{code}/turns/0").json() == {"lines": [2], "ready": True}


def test_a_game_that_is_still_played_has_not_turned_yet(host: Visitor, friend: Visitor) -> None:
    code = two_seated(host, friend)
    assert host.get(f"/t/{code}/turns/0").status_code == 404


# The chart


def test_medals_and_numbers_do_not_cover_each_other() -> None:
    assert spread([10, 12, 14], 10, 0, 100) == [10, 20, 30]
    assert spread([90, 95, 100], 10, 0, 100) == [80, 90, 100]
    assert spread([], 10, 0, 100) == []
