"""How long one waits for `frabjous --help`, and for the table to be served."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

READY: Final = "Frabjous is ready"


def startup(python: Path, rounds: int) -> dict[str, float]:
    """Give the medians of some rounds, in seconds."""
    waits = {"help": until_helped, "serve": until_served}
    return {what: median(wait(python) for _ in range(rounds)) for what, wait in waits.items()}


def until_helped(python: Path) -> float:
    began = perf_counter()
    subprocess.run([str(python), "-I", "-m", "frabjous.cli", "--help"], stdout=subprocess.DEVNULL, check=True)
    return perf_counter() - began


def until_served(python: Path) -> float:
    """Start a server on a free port and a fresh file, and stop it as soon as it is ready."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str(python), "-I", "-m", "frabjous.cli", "serve", "--port", "0", "--db", f"{folder}/bench.db"]
        began = perf_counter()
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None, "it was started with a pipe"
            line = process.stdout.readline()
            waited = perf_counter() - began
            process.terminate()
    assert line.startswith(READY), f"the server said: {line}"
    return waited
