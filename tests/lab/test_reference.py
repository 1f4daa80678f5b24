"""The C reference of Splut! plays the same game as the rules, where there is a C compiler."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from frabjous.core.perft import perft
from frabjous.games.splut.rules import Splut

SOURCE = Path(__file__).parents[2] / "bench" / "splut.c"


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("cc") is None:
        pytest.skip("no C compiler here")
    built = tmp_path_factory.mktemp("reference") / "splut-c"
    subprocess.run(["cc", "-O1", "-std=gnu11", "-Wall", "-Wextra", "-Werror", "-o", built, SOURCE], check=True)
    return built


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_counts_as_the_rules_do(program: Path, seats: int) -> None:
    depth = 5 if seats == 2 else 6
    ran = subprocess.run([program, "perft", str(seats), str(depth)], capture_output=True, text=True, check=True)
    assert int(ran.stdout) == perft(Splut(), Splut().start(seats, {}), depth)


def test_it_says_how_fast_it_is(program: Path) -> None:
    rates = json.loads(subprocess.run([program, "0.01"], capture_output=True, text=True, check=True).stdout)
    assert rates["steps"] > rates["games"] > 0
