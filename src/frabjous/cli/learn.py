"""frabjous learn: find better weights for a judgement, and keep them only if they win."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from frabjous.cli.simulate import progress
from frabjous.cli.usage import Commands, add_game, add_work, command, count, hands_in

if TYPE_CHECKING:
    from frabjous.lab.learn import Learnt


def add(commands: Commands) -> None:
    added = command(
        commands,
        "learn",
        "let bots learn how to judge a game from games among themselves",
        run,
        "New weights are written into the room only if they win a sequential test against the present ones.",
    )
    add_game(added)
    added.add_argument("--games", type=count, default=400, metavar="G", help="games to learn from (default: 400)")
    added.add_argument("--rounds", type=count, default=4, metavar="R", help="to split them into (default: 4)")
    added.add_argument("--anew", action="store_true", help="begin from nothing, not from the present weights")
    added.add_argument("--deals", type=count, default=200, metavar="D", help="deals of the test at most (default: 200)")
    added.add_argument(
        "--bots", default="greedy", metavar="LEVEL", help="how they think, in games and test (default: greedy)"
    )
    added.add_argument("--seed", type=int, default=1, metavar="S", help="game k uses dice S+k (default: 1)")
    add_work(added)


def run(args: Namespace) -> int:
    from frabjous.lab.learn import course_of, learn  # noqa: PLC0415

    course = course_of(args.game, args.seats, dict(args.options), args.bots, args.seed, anew=args.anew)
    learnt = learn(course, args.games, args.rounds, args.deals, hands_in(args), progress(args.games))
    print(told(learnt))
    if learnt.test.verdict():
        learnt.keep(" ".join(["frabjous", *sys.argv[1:]]))
    return 0


def told(learnt: Learnt) -> str:
    """Say what was found, and what becomes of it."""
    values, verdict = learnt.test.values, learnt.test.verdict()
    fate = {True: "Better: kept.", False: "Not better: thrown away.", None: "Undecided: thrown away."}[verdict]
    rows = [f"{name:24}{old:9.3f} →{new:9.3f}" for name, old, new in learnt.changes()]
    return "\n".join(
        [
            *rows,
            f"Surprise on {learnt.held_out} positions held out: {learnt.before:.4f} → {learnt.after:.4f}.",
            f"Test: {sum(values) / len(values):.3f} on {len(values)} fresh deals. {fate}",
        ]
    )
