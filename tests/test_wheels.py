"""What `pip install .` and `make wheel` make, each in an environment with nothing in it but its wheel and packages."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from project import ROOT
from servers import READY

PIP: Final = (sys.executable, "-m", "pip", "-q", "--disable-pip-version-check")
COMPILED: Final = ROOT / ".venv-compiled"
WHICH: Final = "from frabjous.lab.build import build_name; print(build_name())"
OURS: Final = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}  # no source beside the wheel


def installed(wheel: Path, home: Path) -> Path:
    """Install a wheel into a new environment, and give the folder of its programs.

    The packages that it needs are those of this environment: nothing is fetched.
    """
    venv.EnvBuilder(symlinks=True).create(home)
    python = home / "bin" / "python"
    subprocess.run([*PIP, "--python", python, "install", "--no-deps", wheel], env=OURS, check=True)
    (place,) = home.glob("lib/python*/site-packages")
    (place / "packages.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return python.parent


@contextmanager
def serving(programs: Path, folder: Path) -> Iterator[str]:
    """Let `frabjous serve` run in an empty folder, and give its address."""
    folder.mkdir()
    command = [str(programs / "frabjous"), "serve", "--port", "0"]
    with subprocess.Popen(command, cwd=folder, env=OURS, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().removeprefix(READY).strip()
        finally:
            server.terminate()


def check_a_page_is_served(wheel: Path, folder: Path, build: str) -> None:
    programs = installed(wheel, folder / "home")
    python = str(programs / "python")
    assert subprocess.check_output([python, "-c", WHICH], env=OURS, text=True).strip() == build
    with serving(programs, folder / "empty") as address, urlopen(address) as page:
        assert b"Splut!" in page.read()


def test_pip_makes_a_wheel_that_runs_everywhere_and_serves_a_page(tmp_path: Path) -> None:
    making = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), str(ROOT)]
    subprocess.run(making, env=OURS, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in ZipFile(wheel).namelist() if name.endswith(".so")]
    check_a_page_is_served(wheel, tmp_path, "plain")


@pytest.mark.skipif(not (COMPILED / "ready").exists(), reason="there is no compiled build here")
def test_the_compiled_wheel_serves_a_page(tmp_path: Path) -> None:
    (wheel,) = COMPILED.glob("*.whl")
    check_a_page_is_served(wheel, tmp_path, "compiled")
