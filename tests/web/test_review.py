"""The review page: worked out in the background, once for all, for games that are over."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import Callable
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
from frabjous.web.reviews import MOST_KEPT, Reviewing, Reviews
from servers import Server
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


def with_reviews(work: Callable[[Reviews], object]) -> list[Reviewing]:
    """Do something with reviews, and wait for those that are kept then."""

    async def both() -> list[Reviewing]:
        workers = Workers(1, 60.0)
        reviews = Reviews(workers)
        try:
            work(reviews)
            kept = list(reviews.kept.values())
            await asyncio.gather(*(one.task for one in kept))
        finally:
            await reviews.close()
            await workers.close()
        return kept

    return asyncio.run(both())


def test_two_who_want_it_at_once_make_one_computation() -> None:
    def work(reviews: Reviews) -> None:
        assert reviews.of(over(), SOMEBODY) is reviews.of(over(), SOMEBODY)

    (one,) = with_reviews(work)
    assert one.review is not None
    assert one.review.hopes[-1] == (1.0, 0.0)


def test_the_same_game_has_the_same_review_after_a_restart() -> None:
    first, again = (with_reviews(lambda reviews: reviews.of(over(), SOMEBODY))[0].review for _ in range(2))
    assert first is not None and first == again


def test_only_so_many_reviews_are_kept() -> None:
    async def work() -> None:
        workers = Workers(1, 60.0)
        reviews = Reviews(workers)
        first = reviews.of(over(), SOMEBODY)
        for number in range(1, MOST_KEPT + 1):
            reviews.of(over(number), SOMEBODY)
        assert len(reviews.kept) == MOST_KEPT
        assert reviews.of(over(), SOMEBODY) is not first
        await reviews.close()
        await workers.close()
        assert first.task.cancelled()

    asyncio.run(work())


def test_a_review_whose_workers_fail_says_so_and_may_be_tried_again() -> None:
    async def work() -> None:
        workers = Workers(1, 60.0, "a_module_that_is_not_there")
        reviews = Reviews(workers)
        first = reviews.of(over(), SOMEBODY)
        await first.task
        assert first.failed and first.review is None
        assert reviews.of(over(), SOMEBODY) is first, "whoever waits must hear of it"
        assert reviews.of(over(), SOMEBODY) is not first
        await reviews.close()
        await workers.close()

    asyncio.run(work())


def test_a_worker_that_is_lost_gets_a_successor() -> None:
    async def work() -> None:
        workers = Workers(1, 60.0)
        reviews = Reviews(workers)
        one = reviews.of(over(), SOMEBODY)
        while not workers.running:  # noqa: ASYNC110 - nothing tells when the process is there
            await asyncio.sleep(0)
        (process,) = workers.running
        os.kill(process.pid, signal.SIGKILL)
        await one.task
        assert one.review is not None and not one.failed
        assert process not in workers.running
        await workers.close()

    asyncio.run(work())


# The chart


def test_medals_and_numbers_do_not_cover_each_other() -> None:
    assert spread([10, 12, 14], 10, 0, 100) == [10, 20, 30]
    assert spread([90, 95, 100], 10, 0, 100) == [80, 90, 100]
    assert spread([], 10, 0, 100) == []
