"""The first minute: how long somebody waits from `git clone` to the first page, on a machine with a warm package cache.

    python3 bench/first_minute.py              # a clone of this folder's newest commit, in a place of its own
    python3 bench/first_minute.py --compiled   # and then until the compiled build has been made beside it

What is waited for is measured by the clock, and means something on a quiet machine only; the processor time beside it
(of all steps but the server's) is the figure to compare on a busy one.
"""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.request import urlopen

ROOT: Final = Path(__file__).parents[1]
READY: Final = "Frabjous is ready: "
COMPILED: Final = "Compiled in "


class Play:
    """`make play` in a folder, until it is stopped."""

    def __init__(self, folder: Path) -> None:
        hidden = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        command = ["make", "--no-print-directory", "play", f"SERVE=--port 0 --db {folder / 'bench.db'}"]
        self.process: Final = subprocess.Popen(
            command, cwd=folder, env=hidden, stdout=subprocess.PIPE, text=True, start_new_session=True
        )

    def said(self, beginning: str) -> str:
        """Wait for a line that begins so, and give the rest of it."""
        assert self.process.stdout is not None, "its output was asked for"
        for line in self.process.stdout:
            print(f"    {line.rstrip()}")
            if line.startswith(beginning):
                return line.removeprefix(beginning).strip()
        raise SystemExit("make play has ended")

    def show_first_page(self) -> None:
        with urlopen(self.said(READY)) as page:
            assert page.status == 200 and b"Splut" in page.read()

    def stop(self) -> None:
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait()


def processor_seconds() -> float:
    """Add up what all programs that have ended used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def timed(what: str, step: Callable[[], object]) -> float:
    """Take a step and say how long it took."""
    began, used = time.monotonic(), processor_seconds()
    step()
    seconds = time.monotonic() - began
    print(f"{what:<42} {seconds:6.1f} s {processor_seconds() - used:10.1f} s of processor time", flush=True)
    return seconds


def run(*command: str, folder: Path = ROOT) -> None:
    subprocess.run(command, cwd=folder, check=True)


def main() -> None:
    parser = ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--compiled", action="store_true", help="wait for the compiled build, too")
    until_compiled = parser.parse_args().compiled
    print(f"Python {sys.version.split()[0]}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the beginning")
    with TemporaryDirectory() as place:
        folder = Path(place) / "frabjous"
        waited = timed("clone", lambda: run("git", "clone", "-q", str(ROOT), str(folder)))
        waited += timed("environment", lambda: run("make", "--no-print-directory", ".venv/ready", folder=folder))
        play = Play(folder)
        try:
            waited += timed("server and first page", play.show_first_page)
            print(f"{'from clone to first page':<42} {waited:6.1f} s")
            if until_compiled:
                timed("compiled beside it, from then on", lambda: play.said(COMPILED))
        finally:
            play.stop()


if __name__ == "__main__":
    main()
