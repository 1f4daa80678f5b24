"""The command: `python -m soak kills --minutes 30`, with the folders `src` and `tests` on Python's path."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from soak import crowd, faults, fuzz, kills, twins
from soak.report import Clock, Report

Run: TypeAlias = Callable[[Path, int, Clock], Report]
RUNS: Final[dict[str, Run]] = {
    "kills": kills.run,
    "faults": faults.run,
    "twins": twins.run,
    "fuzz": fuzz.run,
    "crowd": crowd.run,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m soak", description="Run one of the long tests, or all in turn.")
    parser.add_argument("run", choices=[*RUNS, "all"])
    parser.add_argument("--minutes", type=float, default=0.0, metavar="M", help="how long, all together")
    parser.add_argument("--rounds", type=int, default=0, metavar="N", help="how many rounds instead")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="for everything that is thrown (default: 1)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, too")
    args = parser.parse_args()
    names = list(RUNS) if args.run == "all" else [args.run]
    reports = []
    for name in names:
        with tempfile.TemporaryDirectory(prefix=f"soak-{name}-") as folder:
            reports.append(RUNS[name](Path(folder), args.seed, Clock(args.minutes / len(names), args.rounds)))
        print(reports[-1].as_text(), flush=True)
    if args.json:
        args.json.write_text(json.dumps([report.as_json() for report in reports], indent=1), "utf-8")
    return 1 if any(report.wrong for report in reports) else 0


if __name__ == "__main__":
    sys.exit(main())
