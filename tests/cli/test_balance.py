"""The balance lab from the command line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cli.running import Command


def test_a_sweep_prints_its_table_and_writes_page_and_chart(command: Command, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("games.jsonl", "page.html", "chart.svg")]
    named = ("--file", str(files[0]), "--page", str(files[1]), "--chart", str(files[2]))
    ran = command("balance", "splut", "--seats", "2,3", "--bots", "fool", "--width", "1", "--jobs", "1", *named)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("splut, fool at all seats, seed 1\n\n2 seats: 24 games\n")
    assert "\nFairest with 3 seats: the defaults (" in ran.out
    assert [file.read_text("utf-8")[:5] for file in files] == ['{"gam', "<!doc", "<svg "]


@pytest.mark.parametrize("vary", ["=a", "marks=", "colour=red"])
def test_what_cannot_be_varied_is_refused_in_one_sentence(command: Command, vary: str) -> None:
    ran = command("balance", "snark", "--vary", vary)
    assert ran.code == 2
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("name", ["simulate", "arena", "balance", "learn"])
def test_without_ray_its_address_is_refused_in_one_sentence(
    command: Command, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = command(name, "snits_revenge", "--ray", "auto")
    assert (ran.code, ran.err) == (2, "Ray is not installed here: pip install frabjous[ray].\n")
