"""frabjous perft: the figure that shows two sets of rules to be the same."""

from __future__ import annotations

from argparse import Namespace
from time import perf_counter

from frabjous.cli.usage import Commands, add_game, command, count


def add(commands: Commands) -> None:
    added = command(commands, "perft", "count the sequences of actions from the start of a game", run)
    add_game(added)
    added.add_argument("--depth", type=count, default=4, metavar="D", help="the longest sequences (default: 4)")


def run(args: Namespace) -> int:
    from frabjous.core.perft import perft  # noqa: PLC0415
    from frabjous.games import room_of  # noqa: PLC0415

    game = room_of(args.game).game
    state = game.start(args.seats or game.seats.start, dict(args.options))
    for depth in range(1, args.depth + 1):
        began = perf_counter()
        found = perft(game, state, depth)
        print(f"depth {depth}: {found:>14,}  {perf_counter() - began:9.3f} s", flush=True)
    return 0
