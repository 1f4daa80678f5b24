"""frabjous bench: how fast the rules are, plain and compiled."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from frabjous.cli.usage import Commands, add_json, command, seconds

if TYPE_CHECKING:
    from pathlib import Path

    from frabjous.lab.bench import Figure


def add(commands: Commands) -> None:
    added = command(
        commands,
        "bench",
        "count random playouts a second, plain and compiled in turns",
        run,
        epilog="The compiled build is looked for in .venv-compiled beside this environment, or where "
        "FRABJOUS_COMPILED_PYTHON points.",
    )
    add_json(added)
    added.add_argument(
        "--seconds", type=seconds, default=5.0, metavar="S", help="time for each build and game, in all (default: 5)"
    )


def run(args: Namespace) -> int:
    from frabjous.games import ROOMS  # noqa: PLC0415
    from frabjous.lab.bench import compare  # noqa: PLC0415

    pythons = builds()
    figures = [compare(game, pythons, args.seconds) for game in ROOMS]
    if args.json:
        print(json.dumps([as_json(figure) for figure in figures]))
    else:
        print("\n".join(as_text(figure) for figure in figures))
    return 0


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


def as_json(figure: Figure) -> dict[str, object]:
    return {
        "game": figure.game,
        "seats": figure.seats,
        "ratio": figure.ratio,
        "plain": {"steps_a_second": figure.plain_steps, "games_a_second": figure.plain_games},
        "compiled": {"steps_a_second": figure.compiled_steps, "games_a_second": figure.compiled_games},
    }


def as_text(figure: Figure) -> str:
    """Put the ratio first, then the steps a second behind it."""
    plain = f"plain {figure.plain_steps:,.0f} steps/s ({figure.plain_games:,.1f} games/s)"
    if figure.ratio is None:
        return f"{figure.game}, {figure.seats} seats: {plain}"
    compiled = f"compiled {figure.compiled_steps:,.0f} steps/s ({figure.compiled_games:,.1f} games/s)"
    return f"{figure.game}, {figure.seats} seats: compiled is {figure.ratio:.1f} times as fast; {compiled}, {plain}"
