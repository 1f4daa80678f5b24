"""The project's own files, and a copy of them that a test may change."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
NEEDED: Final = ("src", "tests", "examples", "tools", "pyproject.toml")


def copy_of_the_project(folder: Path) -> Path:
    without = shutil.ignore_patterns("__pycache__", "*.so", ".*")
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=without)
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder
