"""A bot that fails is replaced by the next weaker one for that move, and the table goes on."""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path

import pytest

from frabjous.bots.workers import Workers
from frabjous.core.chance import SECRET_BYTES
from frabjous.games import room_of
from frabjous.table.chairs import Chair, Kind
from frabjous.table.commands import Act
from frabjous.table.table import Table, opened
from frabjous.web.live import bot_choice

TESTS = Path(__file__).parents[1]


def table_with(level: str) -> Table:
    chairs = (Chair(Kind.BOT, "", level), Chair(Kind.PERSON, "Wim"))
    return opened("oak-elm", (room_of("splut"),), {}, chairs, "game-1", bytes(SECRET_BYTES))


def chosen(table: Table, workers: Workers) -> str:
    async def ask() -> str:
        try:
            return await bot_choice(workers, table, 0)
        finally:
            await workers.close()

    return asyncio.run(ask())


def said_by_the_table(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Give what the table logged; asyncio may add that a process was gone before it could be ended."""
    return [record.getMessage() for record in caplog.records if record.name == "frabjous.web.live"]


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Workers:
    """Workers in which the master raises an error and the expert ends its process."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]))
    return Workers(1, 60.0, "bots.failing_worker")


def test_the_next_weaker_bot_moves_and_the_log_says_why(failing: Workers, caplog: pytest.LogCaptureFixture) -> None:
    table = table_with("master")
    with caplog.at_level(logging.WARNING):
        text = chosen(table, failing)
    after, _ = table.handle(Act(0, text, table.play.length, 0))
    assert after.play.length > table.play.length
    stumbled, crashed = said_by_the_table(caplog)
    assert stumbled == (
        "table oak-elm, seat 1: the bot master failed: ValueError: this bot has lost the thread; a weaker one instead"
    )
    assert crashed.startswith("table oak-elm, seat 1: the bot expert did not answer: ")


def test_when_no_bot_answers_anything_legal_is_played(caplog: pytest.LogCaptureFixture) -> None:
    table = table_with("casual")
    text = chosen(table, Workers(1, 60.0, "a_module_that_is_not_there"))
    assert table.handle(Act(0, text, table.play.length, 0))
    assert len(said_by_the_table(caplog)) == 3, "casual, beginner, fool"


def test_a_level_of_an_older_table_still_plays() -> None:
    table = table_with("greedy")
    assert table.handle(Act(0, chosen(table, Workers(1, 60.0)), table.play.length, 0))
