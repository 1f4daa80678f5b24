"""Comparing the builds fairly, and saying which build is which."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from frabjous.core import contract
from frabjous.core.errors import GameError
from frabjous.lab import bench
from frabjous.lab.bench import NoBuild, compare, found, in_a_process, python_of
from frabjous.lab.build import COMPILED, PLAIN, build_name
from frabjous.lab.speed import Speed, measure

BOTH = {PLAIN: Path("plain"), COMPILED: Path("compiled")}


class FakeBuilds:
    """Two builds with known speeds, and a list of who was asked."""

    def __init__(self, plain: list[int], compiled: list[int]) -> None:
        self.left = {"plain": list(plain), "compiled": list(compiled)}
        self.asked: list[str] = []

    def measure(self, python: Path, game: str, seats: int, seconds: float) -> Speed:
        self.asked.append(python.name)
        return Speed(python.name, self.left[python.name].pop(), 10, seconds)


def test_the_builds_are_measured_in_turns_and_compared_by_medians() -> None:
    fake = FakeBuilds([100, 1, 110], [1500, 1650, 9])
    figure = compare("splut", BOTH, 3.0, rounds=3, measure=fake.measure)
    assert fake.asked == ["plain", "compiled"] * 3
    assert (figure.plain_steps, figure.compiled_steps, figure.ratio) == (100, 1500, 15)


def test_a_build_that_is_another_than_it_claims_is_refused() -> None:
    with pytest.raises(NoBuild, match="make compiled"):
        compare("splut", {PLAIN: Path("plain"), COMPILED: Path("plain")}, 1, 1, FakeBuilds([1, 1], []).measure)


def test_without_a_compiled_build_there_is_no_ratio() -> None:
    figure = compare("splut", {PLAIN: Path("plain")}, 1, 1, FakeBuilds([7], []).measure)
    assert (figure.plain_steps, figure.compiled_steps, figure.ratio) == (7, None, None)


def test_this_build_is_named_by_where_its_rules_come_from() -> None:
    assert build_name() == (PLAIN if contract.__file__.endswith(".py") else COMPILED)
    assert python_of(build_name()) == Path(sys.executable)


def test_the_other_build_stands_beside_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(bench.COMPILED_PYTHON, raising=False)
    monkeypatch.setattr(bench, "build_name", lambda: PLAIN)
    assert python_of(COMPILED) == Path(sys.prefix).parent / ".venv-compiled/bin/python"
    monkeypatch.setattr(bench, "build_name", lambda: COMPILED)
    assert python_of(PLAIN) == Path(sys.prefix).parent / ".venv/bin/python"


def test_the_environment_may_say_where_the_compiled_build_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(bench.COMPILED_PYTHON, "/nowhere/python")
    with pytest.raises(NoBuild, match="There is no compiled build at /nowhere/python; make it with: make compiled"):
        found(COMPILED)


def test_speed_counts_whole_games() -> None:
    speed = measure("splut", 2, 0.0)
    assert speed.games == 1
    assert speed.steps > 1
    assert speed.seconds > 0


def test_speed_is_a_program_of_its_own() -> None:
    command = [sys.executable, "-m", "frabjous.lab.speed", "splut", "2", "0.01"]
    printed = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert sorted(printed) == ["build", "games", "seconds", "steps"]
    assert printed["build"] == build_name()


def test_a_measurement_that_fails_is_told_in_one_sentence() -> None:
    with pytest.raises(GameError, match=r"could not measure: .*There is no game “chess”"):
        in_a_process(Path(sys.executable), "chess", 2, 0.01)
