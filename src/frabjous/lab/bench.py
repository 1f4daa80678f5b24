"""Who is how fast: both builds, and whoever is to stand beside them, in turns and in short slices.

Whatever can be measured is a program that prints one JSON object of things a second (`games`, `steps`, …). All take
turns, round after round, and count processor time, so that a busy machine is unfair to nobody.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Final, TypeAlias

from frabjous.core.errors import GameError
from frabjous.games import ROOMS
from frabjous.lab.build import COMPILED, PLAIN, build_name
from frabjous.lab.speed import Rates

COMPILED_PYTHON: Final = "FRABJOUS_COMPILED_PYTHON"


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


class NoPeers(GameError):  # noqa: N818
    """The list of peers cannot be read."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__("no-peers", "{path} does not list peers: {problem}", path=str(path), problem=problem)


@dataclass(frozen=True)
class Runner:
    """One program to be measured: who it is, what it plays, and how it is started for so many seconds."""

    name: str
    game: str
    command: tuple[str, ...]  # with {seconds} where the time belongs
    folder: Path = field(default_factory=Path.cwd)


Run: TypeAlias = Callable[[Runner, float], dict[str, object]]
Figures: TypeAlias = dict[Runner, Rates]


# Ours


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


def ours(pythons: dict[str, Path]) -> list[Runner]:
    """List every game in every build, away from this folder and this environment's variables."""
    return [
        Runner(build, key, (str(python), "-I", "-m", "frabjous.lab.speed", key, str(room.usual_seats), "{seconds}"))
        for key, room in ROOMS.items()
        for build, python in pythons.items()
    ]


# Others


def peers(path: Path) -> tuple[list[Runner], list[str]]:
    """Read a list of peers: those that can be started, and a sentence for each that cannot.

    A peer has a `name`, the `games` it plays, the `command` that plays one of them, what that `needs` to be there, and
    what to say when it is `missing`. Paths are seen from the list's folder.
    """
    runners: list[Runner] = []
    missing: list[str] = []
    try:
        listed = tomllib.loads(path.read_text("utf-8"))["peer"]
        for peer in listed:
            if not (path.parent / peer["needs"]).exists():
                missing.append(peer["missing"])
                continue
            for game in peer["games"]:
                command = tuple(word.replace("{game}", game) for word in peer["command"])
                runners.append(Runner(peer["name"], game, command, path.parent.absolute()))
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise NoPeers(path, str(error)) from error
    return runners, missing


# Taking turns


def in_a_process(runner: Runner, seconds: float) -> dict[str, object]:
    """Measure once in a fresh process."""
    command = [word.replace("{seconds}", str(seconds)) for word in runner.command]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, cwd=runner.folder)
    if ran.returncode:
        last = (ran.stderr.strip().splitlines() or ["nothing was said"])[-1]
        raise GameError(
            "speed-failed",
            "{name} could not be measured with {game}: {problem}",
            name=runner.name,
            game=runner.game,
            problem=last,
        )
    said: dict[str, object] = json.loads(ran.stdout)
    return said


def take_turns(runners: list[Runner], seconds: float, rounds: int, run: Run = in_a_process) -> Figures:
    """Measure all in turns, `seconds` for each in all, and take the medians of the rounds."""
    said: dict[Runner, list[Rates]] = {runner: [] for runner in runners}
    for _ in range(rounds):
        for runner in runners:
            said[runner].append(rates_in(runner, run(runner, seconds / rounds)))
    return {runner: medians(runs) for runner, runs in said.items()}


def rates_in(runner: Runner, answer: dict[str, object]) -> Rates:
    """Take the numbers of an answer; a build that is another than it claims to be is refused."""
    if answer.get("build", runner.name) != runner.name:
        raise NoBuild(runner.name, Path(runner.command[0]))
    return {what: float(rate) for what, rate in answer.items() if isinstance(rate, int | float)}


def medians(runs: list[Rates]) -> Rates:
    return {what: median(run[what] for run in runs) for what in runs[0]}


# What they say about each other


def of(figures: Figures, name: str, game: str) -> Rates | None:
    """Find the figures of one build or peer with one game."""
    for runner, rates in figures.items():
        if (runner.name, runner.game) == (name, game):
            return rates
    return None


def ratio(figures: Figures, game: str, what: str = "steps") -> float | None:
    """Say how many times faster the compiled build is than the plain one."""
    plain, compiled = of(figures, PLAIN, game), of(figures, COMPILED, game)
    return None if plain is None or compiled is None else compiled[what] / plain[what]


def names_of_peers(figures: Figures) -> list[str]:
    return list(dict.fromkeys(runner.name for runner in figures if runner.name not in (PLAIN, COMPILED)))


def middle_of(figures: Figures, name: str) -> float:
    """Give the median of a peer's games, in steps a second."""
    return median(rates["steps"] for runner, rates in figures.items() if runner.name == name)
