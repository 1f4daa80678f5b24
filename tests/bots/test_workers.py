"""Bots that think in processes of their own, which may be killed or overrun."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from subprocess import PIPE
from typing import Final

import msgspec
import pytest

from frabjous.bots.worker import Glance, Job, Sight, Thought, frame, read_frame, see, think
from frabjous.bots.workers import START_SECONDS, TRIES, BotFailed, Workers
from frabjous.games import room_of
from frabjous.games.splut.state import Position
from games.splut.drawing import GAME, lane, offered

SPLUT: Final = room_of("splut")
START: Final = GAME.start(2, {})
PATIENCE: Final = 60.0
TESTS: Final = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def workers_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let processes find the workers that stand beside this file."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]))


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A gate that slow workers wait at."""
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    monkeypatch.setenv("FRABJOUS_GATE", str(gate))
    return gate


def job_for(drawn: Position, level: str, seed: int) -> Job:
    seen = msgspec.msgpack.encode(GAME.observe(drawn, drawn.mover))
    return Job("splut", 1, level, drawn.mover, seen, offered(drawn), seed)


def with_workers(
    work: Callable[[Workers], Awaitable[None]],
    patience: float = PATIENCE,
    program: str = "frabjous.bots.worker",
    faster: Path | None = None,
) -> None:
    """Run something with one worker process, and end the process."""

    async def both() -> None:
        workers = Workers(1, patience, program, faster)
        try:
            await work(workers)
        finally:
            await workers.close()
        assert not workers.running

    asyncio.run(both())


async def chosen(workers: Workers, drawn: Position = START, level: str = "greedy") -> str:
    seen = GAME.observe(drawn, drawn.mover)
    return (await workers.choose(SPLUT, level, drawn.mover, seen, offered(drawn))).text


def test_a_job_becomes_a_legal_thought() -> None:
    for level in ("fool", "greedy"):
        for drawn in (START, lane(". S . o T . . . .")):
            assert think(job_for(drawn, level, 5)).text in offered(drawn)


def test_the_same_job_gives_the_same_thought() -> None:
    assert think(job_for(START, "greedy", 9)) == think(job_for(START, "greedy", 9))


def test_a_worker_process_chooses_legal_actions_one_after_the_other() -> None:
    async def work(workers: Workers) -> None:
        for level in ("fool", "greedy", "greedy"):
            assert await chosen(workers, level=level) in offered(START)
        assert len(workers.running) == 1

    with_workers(work)


def test_a_worker_serves_several_who_wait_for_it() -> None:
    async def work(workers: Workers) -> None:
        texts = await asyncio.gather(*(chosen(workers) for _ in range(6)))
        assert all(text in offered(START) for text in texts)

    with_workers(work)


def test_a_worker_killed_between_two_moves_costs_nothing() -> None:
    async def work(workers: Workers) -> None:
        await chosen(workers)
        (process,) = workers.running
        os.kill(process.pid, signal.SIGKILL)
        await process.wait()
        assert await chosen(workers) in offered(START)

    with_workers(work)


async def taken(workers: Workers) -> Process:
    """Wait until somebody has, or waits for, the one process, and give that process."""
    while not workers.running or not workers.free.empty():  # noqa: ASYNC110 - nothing tells of it
        await asyncio.sleep(0)
    (process,) = workers.running
    return process


def test_a_worker_killed_while_it_thinks_is_replaced_and_the_thought_asked_again_once() -> None:
    """The endless bot thinks until its process is killed: the first time another one takes over, then it has failed."""

    async def work(workers: Workers) -> None:
        await chosen(workers, level="fool")
        task = asyncio.create_task(chosen(workers, level="endless"))
        first = await taken(workers)
        os.kill(first.pid, signal.SIGKILL)
        await first.wait()
        while first in workers.running or workers.starting:  # noqa: ASYNC110 - nothing tells when the next has begun
            await asyncio.sleep(0)
        second = await taken(workers)
        assert not task.done()
        os.kill(second.pid, signal.SIGKILL)
        with pytest.raises(BotFailed, match="the bot endless did not answer: "):
            await task
        assert await chosen(workers, level="fool") in offered(START)

    with_workers(work, program="bots.failing_worker")


def test_the_time_a_worker_takes_to_start_is_not_taken_from_the_bots(gate: Path) -> None:
    """On a busy machine a start may take longer than the patience with a bot; it is the bot asked for that moves."""

    async def work(workers: Workers) -> None:
        task = asyncio.create_task(chosen(workers, level="skilled"))
        await taken(workers)
        let_time_pass(30)
        for _ in range(5):
            await asyncio.sleep(0)
        assert not task.done()
        await asyncio.to_thread(gate.write_bytes, b"")  # now it may start
        assert await task in offered(START)

    with_workers(work, patience=10, program="bots.slow_worker")


def let_time_pass(seconds: float) -> None:
    """Set the clock of the running loop forward."""
    loop = asyncio.get_running_loop()
    loop.time = partial(lambda before: before() + seconds, loop.time)  # type: ignore[method-assign]


def test_a_worker_that_never_gets_ready_is_given_up(gate: Path) -> None:
    async def work(workers: Workers) -> None:
        task = asyncio.create_task(chosen(workers))
        for _ in range(TRIES):
            process = await taken(workers)
            let_time_pass(START_SECONDS + 1)
            assert await process.wait() == -signal.SIGKILL
        with pytest.raises(BotFailed, match="it did not start"):
            await task

    with_workers(work, program="bots.slow_worker")


def test_a_worker_that_overruns_is_ended_and_the_next_move_has_a_new_one() -> None:
    async def work(workers: Workers) -> None:
        await chosen(workers)
        (process,) = workers.running
        os.kill(process.pid, signal.SIGSTOP)  # it will never answer
        task = asyncio.create_task(chosen(workers))
        await taken(workers)
        let_time_pass(PATIENCE + 1)
        with pytest.raises(BotFailed, match="did not answer in 60 seconds"):
            await task
        assert await process.wait() == -signal.SIGKILL
        assert await chosen(workers) in offered(START)

    with_workers(work)


def test_a_table_that_is_left_while_a_bot_thinks_gives_its_worker_back() -> None:
    async def work(workers: Workers) -> None:
        await chosen(workers)
        (process,) = workers.running
        os.kill(process.pid, signal.SIGSTOP)
        task = asyncio.create_task(chosen(workers))
        await taken(workers)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await chosen(workers) in offered(START)

    with_workers(work)


def test_a_table_that_is_left_just_when_the_bot_answers_is_left() -> None:
    """However far the answer has come when the table goes: a cancellation is never lost, or the table would hang."""

    async def left_after(ticks: int, workers: Workers) -> bool:
        await chosen(workers)
        (process,) = workers.running
        os.kill(process.pid, signal.SIGSTOP)
        task = asyncio.create_task(chosen(workers))
        await taken(workers)
        assert process.stdout is not None
        process.stdout.feed_data(frame(msgspec.msgpack.encode(Thought("T e4-e5"))))
        for _ in range(ticks):
            await asyncio.sleep(0)
        was_left = task.cancel()
        (end,) = await asyncio.gather(task, return_exceptions=True)
        assert isinstance(end, asyncio.CancelledError) == was_left
        return was_left

    async def work(workers: Workers) -> None:
        ticks = 0
        while await left_after(ticks, workers):
            ticks += 1
        assert ticks, "nobody was left"

    with_workers(work)


def test_a_search_is_interrupted_when_its_table_is_left() -> None:
    """One bot of these workers searches for ever; what ends that is the end of its process."""

    async def work(workers: Workers) -> None:
        await chosen(workers, level="fool")
        (process,) = workers.running
        task = asyncio.create_task(chosen(workers, level="endless"))
        await taken(workers)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await process.wait() == -signal.SIGKILL
        assert await chosen(workers, level="fool") in offered(START)

    with_workers(work, program="bots.failing_worker")


def test_a_bot_that_breaks_is_told_in_words_and_its_worker_lives_on() -> None:
    async def work(workers: Workers) -> None:
        await chosen(workers)
        (process,) = workers.running
        with pytest.raises(BotFailed, match="no bot “genius”"):
            await chosen(workers, level="genius")
        assert await chosen(workers) in offered(START)
        assert set(workers.running) == {process}

    with_workers(work)


# Changing over to a faster build


@pytest.fixture
def faster(tmp_path: Path) -> Path:
    """An environment whose Python can be told from ours, and that is not ready yet."""
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    return tmp_path


async def pythons_after(workers: Workers, choices: int) -> list[str]:
    """Let a bot choose, one choice after the other, and say who is running after each."""
    pythons = list[str]()
    for _ in range(choices):
        assert await chosen(workers) in offered(START)
        while workers.starting:  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0)
        pythons += workers.running.values()
    return pythons


def test_a_faster_build_takes_over_once_it_is_ready(faster: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    its = str(faster / "bin" / "python")

    async def work(workers: Workers) -> None:
        assert await pythons_after(workers, 2) == [sys.executable] * 2
        (faster / "ready").touch()
        assert await pythons_after(workers, 3) == [its] * 3

    with_workers(work, faster=faster)
    assert [record.message for record in caplog.records if "now" in record.message] == [
        f"bots and reviews think with {its} now"
    ]


def test_a_thought_that_has_begun_is_finished_before_a_faster_build_takes_over(faster: Path) -> None:
    async def work(workers: Workers) -> None:
        await chosen(workers)
        (process,) = workers.running
        os.kill(process.pid, signal.SIGSTOP)
        task = asyncio.create_task(chosen(workers))
        await taken(workers)
        await workers.change_over(str(faster / "bin" / "python"))
        assert process in workers.running
        os.kill(process.pid, signal.SIGCONT)
        assert await task in offered(START)
        assert process not in workers.running
        assert await pythons_after(workers, 1) == [str(faster / "bin" / "python")]

    with_workers(work)


def test_a_faster_build_that_does_not_start_is_left_alone(faster: Path) -> None:
    (faster / "ready").touch()
    (faster / "bin" / "python").write_text("#!/bin/sh\nexit 1\n")

    async def work(workers: Workers) -> None:
        assert await pythons_after(workers, 2) == [sys.executable] * 2

    with_workers(work, faster=faster)


def test_a_faster_build_that_is_taken_away_costs_one_start(faster: Path) -> None:
    (faster / "ready").touch()

    async def work(workers: Workers) -> None:
        await pythons_after(workers, 1)
        (faster / "bin" / "python").unlink()
        (process,) = workers.running
        os.kill(process.pid, signal.SIGKILL)
        await process.wait()
        assert await pythons_after(workers, 1) == [sys.executable]

    with_workers(work, faster=faster)


# Looking back


def look_at(drawn: Position, chosen: str = "") -> Glance:
    seen = msgspec.msgpack.encode(GAME.observe(drawn, drawn.mover))
    return Glance("splut", 1, drawn.mover, seen, chosen, seed=5, nodes=60)


async def looked(workers: Workers, chosen: str = "") -> Sight:
    return await workers.look(SPLUT, START.mover, GAME.observe(START, START.mover), chosen, 5, 60)


def test_the_same_look_gives_the_same_sight_here_and_in_a_worker() -> None:
    async def work(workers: Workers) -> None:
        for chosen in ("", offered(START)[0]):
            there, here = await looked(workers, chosen), see(look_at(START, chosen))
            assert (there.hope, there.lost) == (here.hope, here.lost)

    with_workers(work)


def test_a_bot_waits_for_one_look_at_most() -> None:
    """Many looks are asked for at once, then a choice: only the look that has begun comes before it."""

    async def work(workers: Workers) -> None:
        await chosen(workers)
        order: list[str] = []

        async def note(what: str, done: Awaitable[object]) -> None:
            await done
            order.append(what)

        looks = [asyncio.create_task(note("look", looked(workers))) for _ in range(5)]
        await taken(workers)
        await note("choice", chosen(workers))
        await asyncio.gather(*looks)
        assert order == ["look", "choice", "look", "look", "look", "look"]

    with_workers(work)


def test_a_look_that_breaks_is_told_in_words() -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(BotFailed, match="the review failed: BadNotation"):
            await looked(workers, "nonsense")
        assert (await looked(workers)).hope == pytest.approx(0.5, abs=0.2)

    with_workers(work)


def test_messages_between_server_and_worker_are_framed_by_their_length() -> None:
    body = msgspec.msgpack.encode(Thought("T e4-e5"))
    stream = io.BytesIO(frame(body) + frame(b"") + frame(body)[:2])
    assert read_frame(stream) == body
    assert read_frame(stream) == b""
    assert read_frame(stream) is None, "a broken end is an end"


def test_a_worker_whose_server_has_gone_ends_without_a_word() -> None:
    process = subprocess.Popen([sys.executable, "-m", "frabjous.bots.worker"], stdin=PIPE, stdout=PIPE, stderr=PIPE)
    assert process.stdout is not None
    process.stdout.close()
    _, complaints = process.communicate(frame(msgspec.msgpack.encode(job_for(START, "fool", 1))), timeout=60)
    assert (process.returncode, complaints) == (0, b"")
