"""frabjous arena: how strong the bots are."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from frabjous.cli.simulate import progress
from frabjous.cli.usage import Commands, add_game, add_json, add_work, command, counts, hands_in

if TYPE_CHECKING:
    from frabjous.lab.arena import Contest, Fought


def add(commands: Commands) -> None:
    added = command(commands, "arena", "let neighbouring bots play each other and rate them", run)
    add_game(added)
    added.add_argument(
        "--games",
        type=counts,
        default=[100],
        metavar="G[,G…]",
        help="games for each two bots, or a number for every step from bot to bot (default: 100)",
    )
    added.add_argument(
        "--bots", metavar="A,B,…", help="the bots, weakest first; each plays its neighbours (default: all of them)"
    )
    added.add_argument("--seed", type=int, default=1, metavar="S", help="deal k uses dice S+k (default: 1)")
    add_work(added)
    added.add_argument(
        "--file",
        type=Path,
        metavar="FILE",
        help="where the games are written, one a line, and gone on from (default: arena-GAME-SEATS.jsonl)",
    )
    add_json(added)


def run(args: Namespace) -> int:
    from frabjous.bots.levels import LEVELS  # noqa: PLC0415
    from frabjous.lab.arena import contest, hold, pairings  # noqa: PLC0415

    bots = args.bots.split(",") if args.bots else list(LEVELS)
    held = contest(args.game, args.seats, dict(args.options), bots, args.seed)
    path = args.file or Path(f"arena-{held.game}-{held.seats}.jsonl")
    fought, interrupted = hold(held, args.games, path, hands_in(args), progress(len(pairings(held, args.games))))
    if interrupted and sys.stderr.isatty():
        print(file=sys.stderr)  # end the line of progress
    print_out(held, fought, args.json)
    return 130 if interrupted else 0


def print_out(held: Contest, fought: list[Fought], as_data: bool) -> None:
    from frabjous.lab.ranking import as_json, ranking  # noqa: PLC0415

    if not fought:
        print(json.dumps({**held.head(), "games": 0}) if as_data else "Interrupted before the first game was over.")
        return
    found = ranking(held, fought)
    print(json.dumps(as_json(found)) if as_data else found)
