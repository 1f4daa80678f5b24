"""The command as a fixture, and a record to read."""

from __future__ import annotations

from pathlib import Path

import pytest

import frabjous
from cli.running import Command


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(capsys, monkeypatch)


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    """Keep a whole game between two greedy bots."""
    game, bot = frabjous.new("splut", seed=3), frabjous.bot("greedy", seed=3)
    while not game.over:
        game.play(bot.choose(game))
    file = tmp_path / "game.txt"
    file.write_text(game.record(), "utf-8")
    return file
