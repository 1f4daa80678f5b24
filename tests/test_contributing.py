"""A sixth game: CONTRIBUTING's first step, to the letter, in a copy of the project."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from project import ROOT, copy_of_the_project

REGISTRY: Final = "src/frabjous/games/__init__.py"


def commands() -> list[str]:
    """Read the commands of the first step."""
    step = re.search(r"^1\. Copy it.*?```\n(.*?)```", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.M | re.S)
    assert step is not None
    return [line.strip() for line in step.group(1).splitlines() if line.strip()]


def test_a_copied_room_and_two_lines_in_the_registry_pass_every_contract_test(tmp_path: Path) -> None:
    project = copy_of_the_project(tmp_path)
    *copying, testing = commands()
    assert testing.startswith(".venv/bin/pytest ")
    for command in copying:
        subprocess.run(command, shell=True, cwd=project, check=True, capture_output=True)
    registry = project / REGISTRY
    text = registry.read_text("utf-8")
    text = text.replace(
        "from frabjous.games.room ", "from frabjous.games.hopscotch import HOPSCOTCH\nfrom frabjous.games.room "
    )
    registry.write_text(text.replace("    SPLUT,\n", "    SPLUT,\n    HOPSCOTCH,\n"), "utf-8")
    tests = [sys.executable, "-m", *testing.removeprefix(".venv/bin/").split(), "-p", "no:cacheprovider"]
    ran = subprocess.run(
        tests, cwd=project, env={"PYTHONPATH": str(project / "src")}, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout[-3000:]
    assert re.search(r"\b[34]\d passed", ran.stdout), ran.stdout[-300:]
