"""A bot that fails is replaced by the next weaker one for that move, the table goes on, and its people are told."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from frabjous.bots.workers import Workers
from frabjous.core.chance import SECRET_BYTES
from frabjous.games import ROOMS, room_of
from frabjous.store.store import Store
from frabjous.table.chairs import Chair, Kind
from frabjous.table.table import Table, opened
from frabjous.web.hub import Hub
from frabjous.web.live import Live
from frabjous.web.sight import Eyes
from frabjous.web.start import set_up
from frabjous.web.thinking import CUT_SHORT, BotChoice, bot_choice, legal_texts
from frabjous.web.viewer import Viewer

TESTS = Path(__file__).parents[1]


def table_with(level: str) -> Table:
    chairs = (Chair(Kind.BOT, "", level), Chair(Kind.PERSON, "Wim"))
    return opened("oak-elm", (room_of("splut"),), {}, chairs, "game-1", bytes(SECRET_BYTES))


def chosen(table: Table, workers: Workers) -> BotChoice:
    async def ask() -> BotChoice:
        try:
            return await bot_choice(workers, table, 0)
        finally:
            await workers.close()

    return asyncio.run(ask())


def is_legal(table: Table, choice: BotChoice) -> bool:
    return choice.text in legal_texts(table, 0)


def said_by_the_table(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Give what the table logged; asyncio may add that a process was gone before it could be ended."""
    return [record.getMessage() for record in caplog.records if record.name == "frabjous.web.thinking"]


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Workers:
    """Workers in which the master raises an error, the expert ends its process, and the skilled needs the clock."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]))
    return Workers(1, 60.0, "bots.failing_worker")


def test_the_next_weaker_bot_moves_and_the_log_says_why(failing: Workers, caplog: pytest.LogCaptureFixture) -> None:
    table = table_with("master")
    with caplog.at_level(logging.WARNING):
        choice = chosen(table, failing)
    assert is_legal(table, choice)
    stumbled, crashed = said_by_the_table(caplog)
    assert stumbled == (
        "table oak-elm, seat 1: the bot master failed: ValueError: this bot has lost the thread; a weaker one instead"
    )
    assert crashed.startswith("table oak-elm, seat 1: the bot expert did not answer: ")
    assert choice.mishap == "bot-replaced"


def test_when_no_bot_answers_anything_legal_is_played(caplog: pytest.LogCaptureFixture) -> None:
    table = table_with("casual")
    choice = chosen(table, Workers(1, 60.0, "a_module_that_is_not_there"))
    assert is_legal(table, choice)
    assert len(said_by_the_table(caplog)) == 3, "casual, beginner, fool"


def test_a_level_of_an_older_table_still_plays() -> None:
    table = table_with("greedy")
    choice = chosen(table, Workers(1, 60.0))
    assert is_legal(table, choice)
    assert not choice.mishap


# What the people are told


@asynccontextmanager
async def live_table(first: Chair, workers: Workers, folder: Path) -> AsyncIterator[Live]:
    """Open a real table for somebody and Wim."""
    store = await Store.open(folder / "x.db")
    table = await set_up(store, (ROOMS["splut"],), {}, (first, Chair(Kind.PERSON, "Wim")), hints=True)
    kept = await store.load(table.code)
    assert kept is not None
    hub = Hub(store, workers, 0)
    live = Live(kept, store, workers, 0, hub.time, hub.alerts)
    try:
        yield live
    finally:
        await live.close()
        await workers.close()
        await store.close()


def heard_at_a_table_with(level: str, workers: Workers, folder: Path) -> dict[str, str]:
    """Let a bot begin at a real table, and give what readers of each language are told."""

    async def listen() -> dict[str, str]:
        async with live_table(Chair(Kind.BOT, "", level), workers, folder) as live:
            viewers = {language: Viewer(Eyes(frozenset({1}), language)) for language in ("en", "de", "fr")}
            live.viewers.update(viewers.values())
            told = {language: await viewer.outbox.get() for language, viewer in viewers.items()}
            assert live.table.play.length > 0, "what went wrong is told once the move is made"
            return {language: notice(message) for language, message in told.items()}

    return asyncio.run(listen())


def notice(message: bytes | None) -> str:
    assert message is not None
    told = msgspec.json.decode(message)
    assert told["type"] == "notice"
    return str(told["sentence"])


def test_the_table_says_when_the_clock_cut_a_bot(failing: Workers, tmp_path: Path) -> None:
    assert heard_at_a_table_with("skilled", failing, tmp_path) == {
        "en": "Quillop: the clock cut the bot’s thinking short.",
        "de": "Quillop: Dem Bot ging die Bedenkzeit aus.",
        "fr": "Quillop\N{NO-BREAK SPACE}: le robot a manqué de temps pour réfléchir.",
    }


def test_the_table_says_when_a_weaker_bot_had_to_choose(failing: Workers, tmp_path: Path) -> None:
    assert heard_at_a_table_with("expert", failing, tmp_path) == {
        "en": "Thrumble: the bot failed, and a weaker one chose this time.",
        "de": "Thrumble: Der Bot ist ausgefallen; diesmal hat ein schwächerer gewählt.",
        "fr": "Thrumble\N{NO-BREAK SPACE}: le robot est en panne\N{NARROW NO-BREAK SPACE}; "
        "un autre, plus faible, a choisi cette fois.",
    }


def test_that_the_clock_cuts_a_bot_short_is_told_once_though_it_does_so_at_every_choice(tmp_path: Path) -> None:
    async def listen() -> list[str]:
        async with live_table(Chair(Kind.PERSON, "Ada"), Workers(1), tmp_path) as live:
            viewer = Viewer(Eyes(frozenset({1}), "en"))
            live.viewers.add(viewer)
            for mishap in (CUT_SHORT, CUT_SHORT, "bot-replaced", "bot-replaced"):
                live.bots.tell(0, mishap)
            return [notice(viewer.outbox.things.pop(0)) for _ in range(len(viewer.outbox.things))]

    assert [sentence.partition(",")[0] for sentence in asyncio.run(listen())] == [
        "Ada: the clock cut the bot’s thinking short.",
        "Ada: the bot failed",
        "Ada: the bot failed",
    ]
