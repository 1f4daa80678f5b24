"""Plain against compiled: both builds in turns, in short slices, so that a busy machine is unfair to neither."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final, TypeAlias

from frabjous.core.errors import GameError
from frabjous.games import room_of
from frabjous.lab.build import COMPILED, PLAIN, build_name
from frabjous.lab.speed import Speed

ROUNDS: Final = 5
COMPILED_PYTHON: Final = "FRABJOUS_COMPILED_PYTHON"

Measure: TypeAlias = Callable[[Path, str, int, float], Speed]


class NoBuild(GameError):  # noqa: N818 - an error is named for what was wrong
    """One of the two builds is not there."""

    def __init__(self, build: str, python: Path) -> None:
        command = "make compiled" if build == COMPILED else "make"
        super().__init__(
            "no-build",
            "There is no {build} build at {python}; make it with: {command}",
            build=build,
            python=str(python),
            command=command,
        )


@dataclass(frozen=True)
class Figure:
    """How fast one game is in both builds, as medians over the rounds; None where a build is missing."""

    game: str
    seats: int
    plain_steps: float
    plain_games: float
    compiled_steps: float | None
    compiled_games: float | None

    @property
    def ratio(self) -> float | None:
        """How many times faster the compiled build is."""
        return None if self.compiled_steps is None else self.compiled_steps / self.plain_steps


def python_of(build: str) -> Path:
    """Find the Python that runs a build: this one, the one named by the environment, or the one beside it."""
    named = os.environ.get(COMPILED_PYTHON, "")
    if build == COMPILED and named:
        return Path(named)
    if build == build_name():
        return Path(sys.executable)
    folder = ".venv-compiled" if build == COMPILED else ".venv"
    return Path(sys.prefix).parent / folder / "bin" / "python"


def found(build: str) -> Path:
    """Find the Python of a build, or refuse with the command that makes it."""
    python = python_of(build)
    if not python.exists():
        raise NoBuild(build, python)
    return python


def in_a_process(python: Path, game: str, seats: int, seconds: float) -> Speed:
    """Measure once in a fresh process, away from this folder and this environment's variables."""
    command = [str(python), "-I", "-m", "frabjous.lab.speed", game, str(seats), str(seconds)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if ran.returncode:
        last = (ran.stderr.strip().splitlines() or ["nothing was said"])[-1]
        raise GameError("speed-failed", "{python} could not measure: {problem}", python=str(python), problem=last)
    return Speed(**json.loads(ran.stdout))


def compare(
    game: str, pythons: dict[str, Path], seconds: float, rounds: int = ROUNDS, measure: Measure = in_a_process
) -> Figure:
    """Measure the builds in turns, `seconds` for each in all, and take the medians."""
    seats = room_of(game).game.seats.start
    runs: dict[str, list[Speed]] = {build: [] for build in pythons}
    for _ in range(rounds):
        for build, python in pythons.items():
            speed = measure(python, game, seats, seconds / rounds)
            if speed.build != build:
                raise NoBuild(build, python)
            runs[build].append(speed)
    compiled = medians(runs[COMPILED]) if COMPILED in runs else (None, None)
    return Figure(game, seats, *medians(runs[PLAIN]), *compiled)


def medians(runs: list[Speed]) -> tuple[float, float]:
    """Give steps and games a second."""
    return median(run.steps_a_second for run in runs), median(run.games / run.seconds for run in runs)
