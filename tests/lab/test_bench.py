"""Measuring fairly, saying which build is which, and standing beside others."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from frabjous.core import contract
from frabjous.core.errors import GameError
from frabjous.games import ROOMS
from frabjous.lab import bench
from frabjous.lab.bench import NoBuild, NoPeers, Runner, found, in_a_process, ours, peers, python_of, ratio, take_turns
from frabjous.lab.build import COMPILED, PLAIN, build_name
from frabjous.lab.speed import measure

PLAIN_SPLUT = Runner(PLAIN, "splut", ("plain",))
COMPILED_SPLUT = Runner(COMPILED, "splut", ("compiled",))


class FakePrograms:
    """Programs with known speeds, and a list of who was asked."""

    def __init__(self, speeds: dict[Runner, list[int]]) -> None:
        self.left = {runner: list(some) for runner, some in speeds.items()}
        self.asked: list[str] = []

    def run(self, runner: Runner, seconds: float) -> dict[str, object]:
        self.asked.append(runner.name)
        return {"build": runner.command[0], "steps": self.left[runner].pop(0), "games": 1}


def test_all_are_measured_in_turns_and_compared_by_medians() -> None:
    fake = FakePrograms({PLAIN_SPLUT: [100, 1, 110], COMPILED_SPLUT: [1500, 1650, 9]})
    figures = take_turns([PLAIN_SPLUT, COMPILED_SPLUT], 3.0, rounds=3, run=fake.run)
    assert fake.asked == [PLAIN, COMPILED] * 3
    assert [rates["steps"] for rates in figures.values()] == [100, 1500]
    assert ratio(figures, "splut") == 15


def test_a_build_that_is_another_than_it_claims_is_refused() -> None:
    wrong = Runner(COMPILED, "splut", ("plain",))
    with pytest.raises(NoBuild, match="make compiled"):
        take_turns([wrong], 1, 1, FakePrograms({wrong: [1]}).run)


def test_without_a_compiled_build_there_is_no_ratio() -> None:
    figures = take_turns([PLAIN_SPLUT], 1, 1, FakePrograms({PLAIN_SPLUT: [7]}).run)
    assert ratio(figures, "splut") is None


def test_every_game_takes_part_in_every_build() -> None:
    runners = ours({PLAIN: Path("a"), COMPILED: Path("b")})
    assert [(runner.name, runner.game) for runner in runners] == [(b, key) for key in ROOMS for b in (PLAIN, COMPILED)]


# Builds


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


# Speed


@pytest.mark.parametrize("game", ROOMS)
def test_everything_there_is_to_measure_happens_at_least_once(game: str) -> None:
    rates = measure(game, ROOMS[game].usual_seats, 0.0)
    assert sorted(rates) == ["copies", "driven", "games", "observations", "positions", "simulations", "steps", "vector"]
    assert all(rate > 0 for rate in rates.values())


def test_speed_is_a_program_of_its_own() -> None:
    command = [sys.executable, "-m", "frabjous.lab.speed", "splut", "2", "0.01"]
    printed = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert printed["build"] == build_name()
    assert printed["steps"] > printed["games"] > 0


# Peers


def peer_list(folder: Path, needs: str) -> Path:
    """Write a list of one peer that says what it was asked for."""
    path = folder / "peers.toml"
    path.write_text(
        f"""
        [[peer]]
        name = "parrot"
        games = ["chess", "go"]
        command = ['{sys.executable}', "parrot.py", "{{game}}", "{{seconds}}"]
        needs = "{needs}"
        missing = "The parrot has flown."
        """
    )
    (folder / "parrot.py").write_text(
        "import sys, json; print(json.dumps({'steps': len(sys.argv[1]), 'games': float(sys.argv[2])}))"
    )
    return path


def test_a_peer_is_a_program_beside_its_list(tmp_path: Path) -> None:
    runners, missing = peers(peer_list(tmp_path, needs="parrot.py"))
    assert [runner.game for runner in runners] == ["chess", "go"]
    assert not missing
    assert in_a_process(runners[0], 0.5) == {"steps": 5, "games": 0.5}


def test_a_peer_that_is_not_there_is_told_in_its_sentence(tmp_path: Path) -> None:
    assert peers(peer_list(tmp_path, needs="feathers")) == ([], ["The parrot has flown."])


@pytest.mark.parametrize("text", ["", "[[peer]]\nname = 'nobody'", "peer = 7", "not toml"])
def test_what_is_no_list_of_peers_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "list.toml"
    path.write_text(text)
    with pytest.raises(NoPeers, match="does not list peers"):
        peers(path)


def test_our_own_list_of_peers_can_be_read() -> None:
    runners, missing = peers(Path(__file__).parents[2] / "bench" / "peers.toml")
    assert runners or missing


def test_a_measurement_that_fails_is_told_in_one_sentence() -> None:
    runner = Runner(PLAIN, "chess", (sys.executable, "-m", "frabjous.lab.speed", "chess", "2", "{seconds}"))
    with pytest.raises(GameError, match=r"plain could not be measured with chess: .*There is no game “chess”"):
        in_a_process(runner, 0.01)
