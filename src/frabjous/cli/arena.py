"""frabjous arena: how strong the bots are."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from frabjous.cli.simulate import progress
from frabjous.cli.usage import Commands, add_game, add_json, command, count

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
    added.add_argument("--jobs", type=count, default=0, metavar="N", help="processes to use (default: one a core)")
    added.add_argument(
        "--file",
        type=Path,
        metavar="FILE",
        help="where the games are written, one a line, and gone on from (default: arena-GAME-SEATS.jsonl)",
    )
    add_json(added)


def counts(text: str) -> list[int]:
    """Read one number or several."""
    return [count(part) for part in text.split(",")]


def run(args: Namespace) -> int:
    from frabjous.bots.levels import LEVELS  # noqa: PLC0415
    from frabjous.lab.arena import contest, hold, pairings  # noqa: PLC0415

    bots = args.bots.split(",") if args.bots else list(LEVELS)
    held = contest(args.game, args.seats, dict(args.options), bots, args.seed)
    path = args.file or Path(f"arena-{held.game}-{held.seats}.jsonl")
    fought, interrupted = hold(held, args.games, path, args.jobs, progress(len(pairings(held, args.games))))
    if interrupted and sys.stderr.isatty():
        print(file=sys.stderr)  # end the line of progress
    print_out(held, fought, args.json)
    return 130 if interrupted else 0


def print_out(held: Contest, fought: list[Fought], as_data: bool) -> None:
    from frabjous.lab.arena import bouts_of  # noqa: PLC0415
    from frabjous.lab.ratings import rated  # noqa: PLC0415

    if not fought:
        print(json.dumps({**held.head(), "games": 0}) if as_data else "Interrupted before the first game was over.")
        return
    ratings, steps = rated(bouts_of(fought), held.bots)
    times = [thinking(fought, name) for name in held.bots]
    different = len({(one.lineup, one.course) for one in fought})
    if as_data:
        data = {
            **held.head(),
            "games": len(fought),
            "different": different,
            "ratings": [asdict(one) | time for one, time in zip(ratings, times, strict=True)],
            "steps": [asdict(one) | {"is_sure": one.is_sure} for one in steps],
        }
        print(json.dumps(data))
        return
    print(f"{held.game}, {held.seats} seats, seed {held.seed}: {len(fought)} games, {different} of them different")
    if different < len(fought):
        print("Games that came out alike are one deal to the intervals.")
    print("\nbot         games   rating     95 % interval   mean choice   longest")
    for one, time in zip(ratings, times, strict=True):
        print(
            f"{one.name:<10} {one.games:>6}   {one.points:>6.0f}   {between(one.low, one.high)}"
            f"   {time['mean_seconds']:>9.4f} s   {time['longest_seconds']:.2f} s"
        )
    print("\nstep up                 games   share   points     95 % interval")
    for each in steps:
        sure = "" if each.is_sure else "   not sure"
        print(
            f"{each.weaker:>9} → {each.stronger:<9} {each.games:>7}   {each.share:.3f}   {each.points:>6.0f}"
            f"   {between(each.low, each.high)}{sure}"
        )


def between(low: float | None, high: float | None) -> str:
    """Write an interval; one that nobody could measure is a dash, one without an end says what is sure."""
    if low is None:
        return f"{'—':>15}"
    return f"{low:>6.0f} to {high:>5.0f}" if high is not None else f"{f'at least {low:.0f}':>15}"


def thinking(fought: list[Fought], name: str) -> dict[str, float]:
    """Say how long a bot thought about a choice, on average and at most."""
    seats = [(one, seat) for one in fought for seat, who in enumerate(one.lineup) if who == name]
    choices = sum(one.choices[seat] for one, seat in seats)
    return {
        "mean_seconds": sum(one.seconds[seat] for one, seat in seats) / max(1, choices),
        "longest_seconds": max((one.longest[seat] for one, seat in seats), default=0.0),
    }
