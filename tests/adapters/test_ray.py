"""The lab on a real Ray cluster of two machines: the same comes out, and nothing is lost when one of them dies."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("ray", reason="in .venv-research only")

import ray
from ray.cluster_utils import Cluster

from frabjous.core.errors import BadOption
from frabjous.lab import balance
from frabjous.lab.arena import contest, hold
from frabjous.lab.hands import Here
from frabjous.lab.learn import course_of, learn
from frabjous.lab.on_ray import OnRay
from frabjous.lab.simulate import Result, planned, play_one, simulate

FOOLS = planned("splut", 2, ["fool"], {}, seed=5)


def quiet(*_: int) -> None:
    """Say nothing of progress."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Start two machines, with a core each."""
    started = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    started.add_node(num_cpus=1)
    yield started
    ray.shutdown()
    started.shutdown()


@pytest.fixture(scope="module")
def hands(cluster: Any) -> OnRay:  # noqa: ANN401
    return OnRay(cluster.address)


def test_a_simulation_comes_out_the_same(hands: OnRay) -> None:
    assert hands.count == 2
    assert simulate(FOOLS, 12, hands) == simulate(FOOLS, 12, Here())


def test_a_contest_comes_out_the_same(hands: OnRay, tmp_path: Path) -> None:
    held = contest("splut", 2, {}, ["fool", "beginner"], 1)
    there, _ = hold(held, [6], tmp_path / "there", hands, quiet)
    here, _ = hold(held, [6], tmp_path / "here", Here(), quiet)
    assert [(one.lineup, one.scores, one.course) for one in there] == [
        (one.lineup, one.scores, one.course) for one in here
    ]


def test_a_sweep_comes_out_the_same(hands: OnRay, tmp_path: Path) -> None:
    cells = balance.combined("splut", [2], [], {}, "fool", 1)
    sweep = balance.Sweep("splut", cells, "fool", 1, 1.0, 24)
    there, _ = balance.hold(sweep, tmp_path / "there", hands, quiet)
    assert there == balance.hold(sweep, tmp_path / "here", Here(), quiet)[0]


def test_what_is_learned_comes_out_the_same(hands: OnRay) -> None:
    course = course_of("snits_revenge", 2, {"clock": "30"}, "fool", 1, anew=False)
    assert learn(course, 2, 1, 1, hands, quiet) == learn(course, 2, 1, 1, Here(), quiet)


def test_a_bot_of_your_own_travels_along(hands: OnRay) -> None:
    plan = planned("splut", 2, ["fool", lambda seen, legal: legal[0]], {}, seed=5)
    assert simulate(plan, 4, hands).results == simulate(plan, 4, Here()).results


def test_where_there_is_no_cluster_it_is_said_in_one_sentence() -> None:
    if ray.is_initialized():
        ray.shutdown()
    with pytest.raises(BadOption, match=r"There is no Ray cluster at “127\.0\.0\.1:1”"):
        OnRay("127.0.0.1:1")


def test_a_machine_that_dies_loses_no_game_and_counts_none_twice(cluster: Any, tmp_path: Path) -> None:  # noqa: ANN401
    doomed = cluster.add_node(num_cpus=2).node_id
    died, kept = str(tmp_path / "died"), list[Result]()

    def play_or_die(number: int) -> Result:
        """Play a game; on the doomed machine, take the machine down in the middle of it."""
        if ray.get_runtime_context().get_node_id() == doomed:
            Path(died).touch()
            os.kill(os.getppid(), signal.SIGKILL)  # the machine's own process, which takes all others along
        return play_one(FOOLS, number)

    assert not OnRay(cluster.address).spread(play_or_die, range(20), kept.append)
    assert Path(died).exists()
    assert sorted(kept, key=lambda one: one.number) == [play_one(FOOLS, number) for number in range(20)]
