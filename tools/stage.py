"""Runs a stage of make test and writes down how long it took.

    python3 tools/stage.py "Tests in a real browser" pytest tests/browser
    python3 tools/stage.py                            show what was written down since the first, and begin anew

Processor time is that of the stage's own processes: servers and browsers that outlive their parents are not counted.
(To adopt them would count them, but Ray's processes then end whoever adopted them.)
A stage that does not end is asked where it stands (pytest tells it of every thread) and ended with all it has started.
"""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

TIMES: Final = Path("build/stages")
LONGEST: Final = 25 * 60.0  # seconds; on two quiet cores a third is enough
LAST_WORDS: Final = 10.0  # seconds


def main(name: str = "", *command: str) -> int:
    began = time.time()
    TIMES.parent.mkdir(exist_ok=True)
    if not TIMES.exists():
        TIMES.write_text(f"{began}\n")
    if not name:
        report()
        return 0
    result = ran(name, command)
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    took = f"{clock(time.time() - began)}, {clock(spent.ru_utime + spent.ru_stime)} of processor time: {name}"
    print(took, flush=True)
    with TIMES.open("a") as times:
        times.write(took + "\n")
    return result


def ran(name: str, command: tuple[str, ...]) -> int:
    """Run a program in a group of its own, and give what it ends with."""
    process = subprocess.Popen(command, process_group=0, close_fds=False)  # make counts its jobs by descriptors
    for sent in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(sent, lambda number, _: os.killpg(process.pid, number))
    try:
        return process.wait(LONGEST)
    except subprocess.TimeoutExpired:
        print(f"“{name}” does not end; where it stands:", flush=True)
        os.killpg(process.pid, signal.SIGABRT)
        with suppress(subprocess.TimeoutExpired):
            process.wait(LAST_WORDS)
        with suppress(ProcessLookupError):  # all of them have ended
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        return 1


def report() -> None:
    """Show what was written down."""
    began, *stages = TIMES.read_text().splitlines()
    print("\n".join((*stages, f"{clock(time.time() - float(began))} in all")))
    TIMES.unlink()


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60:2} min {int(seconds) % 60:02} s"


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
