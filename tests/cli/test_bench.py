"""The bench as it is asked for, with and without a compiled build."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.running import Command
from frabjous.games import ROOMS
from frabjous.lab.bench import COMPILED_PYTHON


def test_a_missing_build_is_said_with_the_command_that_makes_it(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(COMPILED_PYTHON, str(tmp_path / "python"))
    picture = tmp_path / "chart.svg"
    ran = command("bench", "--seconds", "0", "--rounds", "1", "--json", "--chart", str(picture))
    assert ran.code == 0
    assert ran.err == f"There is no compiled build at {tmp_path / 'python'}; make it with: make compiled\n"
    found = json.loads(ran.out)
    assert [one["game"] for one in found["games"]] == list(ROOMS)
    assert all(one["ratio"] is None and one["plain"]["steps"] > 0 for one in found["games"])
    assert set(found["startup"]) == {"help", "serve"}
    assert min(found["startup"].values()) > 0
    assert picture.read_text("utf-8").count("<circle") == len(ROOMS)


def test_a_list_of_peers_that_is_not_there_is_refused(command: Command, tmp_path: Path) -> None:
    ran = command("bench", "--seconds", "0", "--beside", str(tmp_path / "nobody.toml"))
    assert ran.code == 2
    assert "nobody.toml" in ran.err
