"""Two processes serve one database: whoever comes by one of them sees at once what is done by way of the other."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TypeAlias

import pytest

from postgres import Postgres
from servers import FREELY, Server, children_of
from web.visiting import Visitor, run, two_seated

Both: TypeAlias = tuple[Server, Server]


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Both]:
    url = postgres.new()
    with (
        Server(tmp_path_factory.mktemp("one"), url=url) as one,
        Server(tmp_path_factory.mktemp("other"), url=url) as other,
    ):
        yield one, other
        for server in (one, other):
            assert "Traceback" not in server.logged(), server.logged()


@pytest.fixture
def host(both: Both) -> Iterator[Visitor]:
    with Visitor(both[0]) as visitor:
        yield visitor


@pytest.fixture
def friend(both: Both) -> Iterator[Visitor]:
    with Visitor(both[1]) as visitor:
        yield visitor


def led_to(server: Server, visitor: Visitor) -> Visitor:
    """Give the same browser, led to another process."""
    there = Visitor(server)
    there.web.cookies.update(visitor.web.cookies)
    return there


def test_moves_and_talk_are_seen_through_another_process(host: Visitor, friend: Visitor) -> None:
    code = two_seated(host, friend)

    async def play() -> None:
        async with host.at(code) as here, friend.at(code) as there:
            await here.play_turn()
            await there.hear_line(here.line)
            await there.play_turn()
            await here.hear_line(there.line)
            await here.send("say", text="Callay\0 callooh!")
            assert "Callay callooh!" in (await there.hear_a("talk"))["html"]

    run(play)


def test_who_sits_down_at_one_process_and_opens_the_page_at_the_other_is_seated(both: Both, host: Visitor) -> None:
    code = host.open()
    with Visitor(both[1]) as looking, Visitor(both[0]) as sitting:
        looking.get(f"/t/{code}")  # the table is alive there, without knowing whoever sits down now

        async def sit_down() -> None:
            async with looking.at(code):
                sitting.web.cookies.update(looking.web.cookies)
                assert sitting.sit(code).status_code == 303
                looking.web.cookies.update(sitting.web.cookies)
                assert "Fritz" in looking.get(f"/t/{code}").text
                async with looking.at(code) as seated, host.at(code) as here:
                    await here.play_turn()
                    await seated.hear_line(here.line)
                    assert seated.frame["choices"]

        run(sit_down)


def test_it_is_known_through_all_processes_who_is_here(host: Visitor, friend: Visitor, both: Both) -> None:
    code = two_seated(host, friend)

    async def come_and_go() -> None:
        async with host.at(code) as here:
            async with friend.at(code):
                await here.hear_status("away", [])
                with Visitor(both[1]) as onlooker:
                    async with onlooker.at(code):
                        await here.hear_status("people", "one onlooker")
                await here.hear_status("people", "")
            while not here.status["away"]:
                await here.hear()
            assert here.status["away"][0]["seat"] == 1

    run(come_and_go)


def test_who_is_asked_to_leave_hears_it_through_another_process(host: Visitor, friend: Visitor) -> None:
    code = host.open(seats="3")
    assert friend.sit(code).status_code == 303

    async def ask_to_leave() -> None:
        async with host.at(code) as here, friend.at(code) as there:
            await here.send("dismiss", seat=1)
            assert "leave" in (await there.hear_a("notice"))["sentence"]

    run(ask_to_leave)


def test_a_bot_goes_on_when_the_process_that_thought_for_it_is_killed(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new()
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    with ExitStack() as ending:
        thinker = ending.enter_context(Server(tmp_path / "one", *FREELY, url=url))
        other = ending.enter_context(Server(tmp_path / "other", *FREELY, "--bot-pace", "0.3", url=url))
        host = ending.enter_context(Visitor(thinker))
        code = host.open("bot")
        there = ending.enter_context(led_to(other, host))

        async def play() -> None:
            async with there.at(code) as later:
                async with host.at(code) as now:
                    await now.play_turn()
                    while not now.frame["choices"]:
                        await now.hear()
                    for bot in children_of(thinker.pid):  # they are in the middle of a thought for ever
                        os.kill(bot, signal.SIGSTOP)
                        ending.callback(os.kill, bot, signal.SIGKILL)
                    await now.play_turn()
                    await later.hear_line(now.line)
                    thinker.kill()
                while not later.frame["choices"]:
                    await later.hear()

        run(play)


def test_a_process_that_is_stopped_sends_everybody_elsewhere(tmp_path: Path, host: Visitor, both: Both) -> None:
    code = host.open()
    with Server(tmp_path, url=both[0].database_url) as stopping, led_to(stopping, host) as there:

        async def stop() -> None:
            async with host.at(code) as here, there.at(code) as elsewhere:
                await here.hear_status("away", [])
                os.kill(stopping.pid, signal.SIGTERM)
                assert await elsewhere.closed_with() == 1012

        run(stop)
