"""frabjous bench: how fast the rules and the search are, plain and compiled, and beside others."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from frabjous.cli.usage import Commands, add_json, command, count, seconds

if TYPE_CHECKING:
    from frabjous.lab.standings import Standings


def add(commands: Commands) -> None:
    added = command(
        commands,
        "bench",
        "measure how fast the rules and the search are, plain and compiled in turns",
        run,
        epilog="The compiled build is looked for in .venv-compiled beside this environment, or where "
        "FRABJOUS_COMPILED_PYTHON points.",
    )
    add_json(added)
    added.add_argument(
        "--seconds", type=seconds, default=5.0, metavar="S", help="time for each build and game, in all (default: 5)"
    )
    added.add_argument(
        "--rounds", type=count, default=5, metavar="N", help="how often everybody has a turn (default: 5)"
    )
    added.add_argument("--beside", type=Path, metavar="FILE", help="a list of others to measure, as bench/peers.toml")
    added.add_argument("--chart", type=Path, metavar="FILE", help="draw the figures there, as SVG")


def run(args: Namespace) -> int:
    from frabjous.lab.chart import chart  # noqa: PLC0415
    from frabjous.lab.standings import as_json, as_text  # noqa: PLC0415

    found = measured(args.seconds, args.rounds, args.beside)
    if args.chart:
        args.chart.write_text(chart(found.figures), "utf-8")
    print(json.dumps(as_json(found)) if args.json else as_text(found))
    return 0


def measured(time: float, rounds: int, beside: Path | None) -> Standings:
    """Measure whoever is there."""
    from frabjous.lab.bench import ours, peers, take_turns  # noqa: PLC0415
    from frabjous.lab.standings import Standings, here_and_now  # noqa: PLC0415
    from frabjous.lab.startup import startup  # noqa: PLC0415

    when, where = here_and_now()
    pythons = builds()
    others, missing = peers(beside) if beside else ([], [])
    figures = take_turns([*ours(pythons), *others], time, rounds)
    waits = startup(list(pythons.values())[-1], rounds)
    return Standings(figures, waits, tuple(missing), when, where)


def builds() -> dict[str, Path]:
    """Find both builds; without a compiled one say so and measure the plain one alone."""
    from frabjous.lab.bench import NoBuild, found  # noqa: PLC0415
    from frabjous.lab.build import COMPILED, PLAIN  # noqa: PLC0415

    pythons = {PLAIN: found(PLAIN)}
    try:
        pythons[COMPILED] = found(COMPILED)
    except NoBuild as missing:
        print(missing, file=sys.stderr)
    return pythons
