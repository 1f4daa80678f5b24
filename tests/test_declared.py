"""What follows from the fields of a position is written down, and up to date."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from project import ROOT, copy_of_the_project


def declared(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    tool = [sys.executable, str(project / "tools" / "declared.py"), *arguments]
    return subprocess.run(tool, capture_output=True, text=True, check=False)


def test_every_room_follows_from_the_fields_of_its_position() -> None:
    ran = declared(ROOT, "--check")
    assert ran.returncode == 0, ran.stdout


def test_a_new_field_is_missed_and_then_written_everywhere(tmp_path: Path) -> None:
    project = copy_of_the_project(tmp_path)
    room = project / "examples" / "tic_tac_toe"
    state = room / "state.py"
    mover = "        self.mover: Who = 0  # whose turn it is\n"
    fields = mover + "        self.luck: Secret[int] = 7\n        self.loud: Fleeting[bool] = False\n"
    state.write_text(state.read_text("utf-8").replace(mover, fields), "utf-8")
    missed = declared(project, "--check")
    assert missed.returncode == 1
    assert "examples/tic_tac_toe/state.py does not follow from the fields of its position." in missed.stdout
    assert declared(project).returncode == 0
    assert declared(project, "--check").returncode == 0
    written = {name: (room / f"{name}.py").read_text("utf-8") for name in ("state", "observation", "declared")}
    assert "twin.luck" in written["state"] and "twin.loud" not in written["state"], "fleeting fields are not copied"
    assert "loud: bool" in written["observation"] and "luck" not in written["observation"], "secret ones are not seen"
    assert "state.loud" in written["declared"] and "state.luck" not in written["declared"]
    assert '"luck"' in written["declared"] and '"loud"' in written["declared"], "a text says everything"
