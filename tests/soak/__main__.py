"""The command: `python -m soak kills --minutes 30`, with the folders `tests` and `examples` on Python's path."""

from __future__ import annotations

import argparse
import json
import signal
import sys
import tempfile
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeAlias

from soak import contract_rounds, crowd, faults, fuzz, kills, load, processes, twins
from soak.report import Clock, Report

Run: TypeAlias = Callable[[Path, int, Clock], Report]
RUNS: Final[dict[str, Run]] = {
    "kills": kills.run,
    "processes": processes.run,
    "load": load.run,
    "faults": faults.run,
    "twins": twins.run,
    "fuzz": fuzz.run,
    "contract": contract_rounds.run,
    "crowd": crowd.run,
}
ENDED: Final = 143
# Of the time of all together; a crowd has seen enough soon, and a thousand kills take their time.
SHARES: Final = {
    "kills": 0.2,
    "processes": 0.2,
    "load": 0.0,
    "faults": 0.1,
    "twins": 0.15,
    "fuzz": 0.15,
    "contract": 0.15,
    "crowd": 0.05,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one of the long tests, or all in turn, and print what was found; 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m soak", description=main.__doc__)
    parser.add_argument("run", choices=[*RUNS, "all"])
    parser.add_argument("--minutes", type=float, default=1.0, metavar="M", help="how long, all together (default: 1)")
    parser.add_argument("--rounds", type=int, default=0, metavar="N", help="how many kills, or rounds, instead")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of everything that is thrown (default: 1)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, too")
    args = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(ENDED))  # so that the servers are ended, too
    reports = [
        one_run(name, args.seed, args.minutes * (SHARES[name] if args.run == "all" else 1), args.rounds)
        for name in (RUNS if args.run == "all" else [args.run])
    ]
    print(f"\n{datetime.now(UTC):%Y-%m-%d}\n" + "\n".join(report.as_text() for report in reports))
    if args.json:
        args.json.write_text(json.dumps([report.as_json() for report in reports], indent=1), "utf-8")
    return 1 if any(report.wrong for report in reports) else 0


def one_run(name: str, seed: int, minutes: float, rounds: int) -> Report:
    """Run one of them in a folder of its own; its time begins now."""
    print(f"{name}…", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory(prefix=f"soak-{name}-") as folder:
        return RUNS[name](Path(folder), seed, Clock(minutes, rounds))


if __name__ == "__main__":
    sys.exit(main())
