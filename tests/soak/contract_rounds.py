"""The contract tests at soak length: some games of each room and number of seats in turn, never the same ones twice."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from contract.walks import SETTINGS
from soak.report import Clock, Report

TESTS: Final = Path(__file__).parent.parent
GAMES: Final = 10  # in a round
MOST_TOLD: Final = 4000  # letters of what failed
NAMES: Final = {"states": "positions", "differing": "of which others see something else"}


def run(folder: Path, seed: int, clock: Clock) -> Report:
    """Run the tests for one setting after the other; the seed is that of the first game."""
    report = Report("contract", seed)
    figures = folder / "figures.json"
    while clock.goes_on():
        times, at = divmod(clock.done - 1, len(SETTINGS))
        one_round(str(SETTINGS[at]), seed + GAMES * times, figures, report)
    return report.finished()


def one_round(setting: str, first: int, figures: Path, report: Report, games: int = GAMES) -> None:
    """Let the tests play so many games of one setting, from a seed on, and add up what they looked at."""
    given = {"FRABJOUS_SOAK": str(games), "FRABJOUS_SOAK_FROM": str(first), "FRABJOUS_FIGURES": str(figures)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", f"[{setting}]", "tests/contract"]
    tests = subprocess.run(
        command, cwd=TESTS.parent, env=os.environ | given, capture_output=True, text=True, check=False
    )
    report.count("rounds")
    for name, count in json.loads(figures.read_text("utf-8")).items():
        report.count(NAMES.get(name, name), count)
    if tests.returncode != 0:
        report.complain(f"{setting}, games from seed {first}:\n{tests.stdout[-MOST_TOLD:]}")
