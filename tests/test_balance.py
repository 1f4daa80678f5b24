"""What docs say of fairness follows from what was played, and nothing that a host may choose is missing there."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from project import ROOT


def balance(project: Path) -> subprocess.CompletedProcess[str]:
    tool = [sys.executable, str(project / "tools" / "balance.py"), "--check"]
    return subprocess.run(tool, capture_output=True, text=True, check=False)


def test_the_page_and_the_table_follow_from_what_was_played() -> None:
    ran = balance(ROOT)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_what_was_changed_by_hand_or_never_played_is_missed(tmp_path: Path) -> None:
    for name in ("tools/balance.py", "docs/balance.json", "docs/balance.html", "docs/games.md"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    page, data = tmp_path / "docs/balance.html", tmp_path / "docs/balance.json"
    page.write_text(page.read_text("utf-8").replace("seat 1", "seat one", 1), "utf-8")
    assert "docs/balance.html does not follow from docs/balance.json." in balance(tmp_path).stdout
    data.write_text(data.read_text("utf-8").replace("2 seats, peek=no", "2 seats, peek=maybe"), "utf-8")
    assert "has nothing about snit_smashing, 2 seats, peek=no: run make balance." in balance(tmp_path).stderr
