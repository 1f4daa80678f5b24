"""frabjous balance: who wins, by seat and part, with every choice of the host."""

from __future__ import annotations

import sys
from argparse import ArgumentTypeError, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from frabjous.cli.usage import Commands, add_choices, add_key, add_work, command, count, counts, hands_in

if TYPE_CHECKING:
    from frabjous.lab.balance import Cell, Tick


def add(commands: Commands) -> None:
    added = command(
        commands,
        "balance",
        "play a game with many choices of the host, and tell who wins",
        run,
        "A sweep can be interrupted, and goes on where it was when it is begun again.",
    )
    add_key(added)
    added.add_argument(
        "--seats", type=counts, default=[], metavar="N,…", help="how many seats (default: all there are)"
    )
    add_choices(added)
    added.add_argument(
        "--vary",
        type=axis,
        action="append",
        default=[],
        metavar="K[=A,B,…]",
        help="try these values of an option, or all; options are combined (; stands between values that have a comma)",
    )
    added.add_argument("--each", action="store_true", help="try every value of every option, one at a time")
    added.add_argument("--bots", default="greedy", metavar="LEVEL", help="who plays, at all seats (default: greedy)")
    added.add_argument(
        "--width",
        type=width,
        default=0.1,
        metavar="W",
        help="play on until all 95 %% intervals are so narrow (default: 0.1)",
    )
    added.add_argument(
        "--most", type=count, default=2400, metavar="G", help="games of one choice at most (default: 2400)"
    )
    added.add_argument("--seed", type=int, default=1, metavar="S", help="game k uses dice S+k (default: 1)")
    added.add_argument(
        "--file", type=Path, metavar="FILE", help="where the games are written (default: balance-GAME.jsonl)"
    )
    added.add_argument("--page", type=Path, metavar="FILE", help="write a page (HTML) with all figures")
    added.add_argument("--chart", type=Path, metavar="FILE", help="write the chart (SVG)")
    add_work(added)


def run(args: Namespace) -> int:
    from frabjous.lab.balance import Sweep, hold  # noqa: PLC0415
    from frabjous.lab.balance_page import chart, page, table  # noqa: PLC0415

    sweep = Sweep(args.game, cells_of(args), args.bots, args.seed, args.width, args.most)
    path = args.file or Path(f"balance-{args.game}.jsonl")
    all_found, interrupted = hold(sweep, path, hands_in(args), progress())
    if sys.stderr.isatty():
        print(file=sys.stderr)  # end the line of progress
    if not all_found:
        print("Interrupted before the first game was over.")
        return 130
    if args.page:
        args.page.write_text(page([(sweep, all_found)]), "utf-8")
    if args.chart:
        args.chart.write_text(chart(sweep, all_found), "utf-8")
    print(table(sweep, all_found))
    return 130 if interrupted else 0


def cells_of(args: Namespace) -> tuple[Cell, ...]:
    """List what shall be played, or refuse."""
    from frabjous.lab.balance import combined, one_at_a_time  # noqa: PLC0415

    base = dict(args.options)
    if args.each:
        return one_at_a_time(args.game, args.seats, base, args.bots, args.seed)
    return combined(args.game, args.seats, args.vary, base, args.bots, args.seed)


def progress() -> Tick:
    """Show how far it has come in one line on standard error, if somebody watches."""
    if not sys.stderr.isatty():
        return lambda games, known, cells: None

    def tick(games: int, known: int, cells: int) -> None:
        print(f"\r{games} games, {known} of {cells} known well enough", end="", file=sys.stderr, flush=True)

    return tick


def axis(text: str) -> tuple[str, list[str]]:
    """Read an option, perhaps with some of its values."""
    key, equals, values = text.partition("=")
    if not key or (equals and not values):
        raise ArgumentTypeError(f"“{text}” is not written like “key=value,value”")
    return key, [value for value in values.split(";" if ";" in values else ",") if value]


def width(text: str) -> float:
    """Read the width of an interval."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 < value <= 1:
        raise ArgumentTypeError(f"“{text}” is not a number between 0 and 1")
    return value
