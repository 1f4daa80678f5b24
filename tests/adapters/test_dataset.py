"""Records as data: every choice is a row, and what the row says is what happened."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("pyarrow", reason="in .venv-research only")

import pyarrow.parquet

import frabjous
from adapters.settings import every_game
from frabjous.adapters.play import layout_of
from frabjous.cli import main
from frabjous.core.record import Record
from frabjous.core.recordfile import loads
from frabjous.lab.dataset import rows_of, write

NOTEBOOK = Path(__file__).parents[2] / "docs/value.ipynb"


def played(game: str, lines: int = 10_000) -> Record:
    """Let fools play, to the end or for some lines."""
    table, bot = frabjous.new(game, seed=3), frabjous.bot("fool", seed=3)
    while not table.over and len(table.moves) < lines:
        table.play(bot.choose(table))
    return loads(table.record())


@every_game
def test_every_choice_is_a_row_that_tells_what_happened(game: str) -> None:
    record = played(game, 60)
    rules, layout = frabjous.room(game).game, layout_of(game, record.seats)
    rows = list(rows_of(record))
    assert [row["line"] for row in rows] == [line.number for line in record.lines if line.seat >= 0]
    for row in rows:
        assert isinstance(row["seat"], int) and isinstance(row["action_id"], int)
        legal = rules.legal(rules.position(str(row["position"])), row["seat"])
        assert layout.actions[row["action_id"]].text == row["action"] in [action.text for action in legal]
        assert row["legal"] == len(legal)


def test_many_games_are_one_table(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    whole, begun = played("splut"), played("splut", 5)
    count = write([whole, begun], path)
    table = pyarrow.parquet.read_table(path).to_pydict()
    assert len(table["line"]) == count == len(whole.lines) + len(begun.lines)
    assert sorted(table["outcome"][0]) == [0.0, 1.0] and table["outcome"][-1] is None


def test_the_command_writes_several_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / "a.txt", tmp_path / "b.txt"]
    for seed, file in enumerate(files):
        game = frabjous.new("splut", seed=seed)
        game.play(game.legal()[0])
        file.write_text(game.record(), "utf-8")
    assert main(["record", "export", *map(str, files), "--parquet", str(tmp_path / "out")]) == 0
    assert capsys.readouterr().out.startswith("2 choices of 2 games are in ")


def test_the_notebook_runs_and_its_value_learns_something(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MPLBACKEND", "Agg")
    names: dict[str, object] = {}
    for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    before, after = names["before"], names["after"]
    assert isinstance(before, float) and isinstance(after, float) and after < before
