"""A small crowd, some rounds of the contract, and the command that runs them all."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from soak import __main__ as command
from soak import contract_rounds
from soak.crowd import crowded
from soak.report import Clock, Report


def test_a_small_crowd_is_answered_and_its_games_are_sound(tmp_path: Path) -> None:
    report = crowded(tmp_path, 1, idle=30, tables=5, seconds=2)
    assert report.wrong == []
    assert report.figures["idle sockets that answer at the end"] == 30
    assert report.figures["moves acknowledged"] >= 5


def test_the_contract_is_counted(tmp_path: Path) -> None:
    report = Report("contract", 0)
    contract_rounds.one_round("tic_tac_toe-2", 100, tmp_path / "figures.json", report, games=1)
    assert report.wrong == []
    assert report.figures["games"] > 0
    assert report.figures["perturbed views"] > 0


def test_the_command_tells_figures_and_fails_if_anything_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def bad(folder: Path, seed: int, clock: Clock) -> Report:
        report = Report("bad", seed)
        while clock.goes_on():
            report.count("rounds")
        report.complain("a move was lost")
        return report.finished()

    monkeypatch.setitem(command.RUNS, "kills", bad)
    file = tmp_path / "figures.json"
    assert command.main(["kills", "--rounds", "3", "--seed", "7", "--json", str(file)]) == 1
    assert "3  rounds" in capsys.readouterr().out
    assert json.loads(file.read_text("utf-8"))[0] | {"seconds": 0} == {
        "run": "bad",
        "seed": 7,
        "seconds": 0,
        "figures": {"rounds": 3},
        "wrong": ["a move was lost"],
    }
