"""frabjous simulate: many games between bots."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from frabjous.cli.usage import Commands, add_game, add_json, add_work, command, count, hands_in

if TYPE_CHECKING:
    from frabjous.lab.simulate import Played, Tick


def add(commands: Commands) -> None:
    added = command(commands, "simulate", "play many games between bots and sum them up", run)
    add_game(added)
    added.add_argument("--games", type=count, default=100, metavar="G", help="how many games (default: 100)")
    added.add_argument(
        "--bots",
        default="greedy",
        metavar="A,B,…",
        help="the bots, seat by seat, again from the first when there are more seats; they move on by one seat "
        "from game to game (default: greedy)",
    )
    added.add_argument("--seed", type=int, default=1, metavar="S", help="game k uses dice S+k (default: 1)")
    add_work(added)
    add_json(added)


def run(args: Namespace) -> int:
    from frabjous.lab.simulate import planned, simulate  # noqa: PLC0415

    plan = planned(args.game, args.seats, args.bots.split(","), dict(args.options), args.seed)
    played = simulate(plan, args.games, hands_in(args), progress(args.games))
    if played.interrupted and sys.stderr.isatty():
        print(file=sys.stderr)  # end the line of progress
    print_out(played, args.json)
    return 130 if played.interrupted else 0


def progress(games: int) -> Tick:
    """Show how far it has come in one line on standard error, if somebody watches."""
    if not sys.stderr.isatty():
        return lambda done: None

    def tick(done: int) -> None:
        print(f"\r{done} of {games} games", end="\n" if done == games else "", file=sys.stderr, flush=True)

    return tick


def print_out(played: Played, as_data: bool) -> None:
    from frabjous.lab.report import as_json, report  # noqa: PLC0415

    if as_data:
        print(json.dumps(as_json(played)))
    else:
        print(report(played) if played.results else "Interrupted before the first game was over.")
