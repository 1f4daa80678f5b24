"""The bench as it is printed, with and without a compiled build."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.running import Command
from frabjous.cli.bench import as_json, as_text
from frabjous.lab.bench import COMPILED_PYTHON, Figure

BOTH = Figure("splut", 2, 1000.0, 10.0, 15000.0, 150.0)


def test_the_ratio_comes_first() -> None:
    assert as_text(BOTH) == (
        "splut, 2 seats: compiled is 15.0 times as fast; compiled 15,000 steps/s (150.0 games/s), "
        "plain 1,000 steps/s (10.0 games/s)"
    )
    assert as_json(BOTH)["ratio"] == 15.0


def test_a_missing_build_is_said_with_the_command_that_makes_it(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(COMPILED_PYTHON, str(tmp_path / "python"))
    ran = command("bench", "--seconds", "0.01", "--json")
    assert ran.code == 0
    assert ran.err == f"There is no compiled build at {tmp_path / 'python'}; make it with: make compiled\n"
    (figure,) = [one for one in json.loads(ran.out) if one["game"] == "splut"]
    assert figure["ratio"] is None
    assert figure["plain"]["steps_a_second"] > 0
