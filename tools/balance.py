"""Plays every game with every choice of the host, one at a time, and writes what is fair into the docs: make balance.

It can be stopped, and goes on where it was (build/balance-GAME.jsonl); remove these files after bots have changed.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from frabjous.games import IN_ORDER
from frabjous.lab.balance import Found, Sweep, Tick, hold, one_at_a_time
from frabjous.lab.balance_page import advice, ends_of, page, percents
from frabjous.lab.hands import hands_of

ROOT: Final = Path(__file__).parents[1]
TABLE: Final = ROOT / "docs/games.md"
PAGE: Final = ROOT / "docs/balance.html"
BEGIN: Final = "<!-- Written by tools/balance.py. -->\n"
END: Final = "<!-- Until here. -->"
BOTS: Final = "greedy"
SEED: Final = 7
WIDTH: Final = 0.2
MOST: Final = 120


def swept(game: str) -> tuple[Sweep, list[Found]]:
    """Play one game's sweep, or go on with it."""
    sweep = Sweep(game, one_at_a_time(game, [], {}, BOTS, SEED), BOTS, SEED, WIDTH, MOST)
    (ROOT / "build").mkdir(exist_ok=True)
    all_found, interrupted = hold(sweep, ROOT / f"build/balance-{game}.jsonl", hands_of(0), progress(game))
    print(file=sys.stderr)
    if interrupted:
        raise SystemExit(130)
    return sweep, all_found


def progress(game: str) -> Tick:
    def tick(games: int, known: int, cells: int) -> None:
        print(f"\r{game}: {games} games, {known} of {cells}", end="", file=sys.stderr, flush=True)

    return tick


def table(sweeps: Sequence[tuple[Sweep, list[Found]]]) -> str:
    """Lay out the defaults of every game, and say what is fairest."""
    command = f"`frabjous balance GAME --each --bots {BOTS} --seed {SEED} --width {WIDTH} --most {MOST}`"
    rows = ["| game | who wins, in % (95 % interval) | ended by | lines | luck |", "|---|---|---|---|---|"]
    told = []
    for sweep, all_found in sweeps:
        rows += [row_of(sweep.game, one) for one in all_found if not one.cell.chosen]
        told += [f"- `{sweep.game}`: {line}" for line in advice(all_found)]
    return "\n".join([f"{command}; [every option](balance.html). The defaults:", "", *rows, "", *told, ""])


def row_of(game: str, one: Found) -> str:
    shares = " · ".join(f"{share.name} {percents(share)}" for share in one.told)
    return f"| {game}, {one.cell.name} | {shares} | {ends_of(one)} | {one.length:.0f} | {100 * one.luck:.0f} % |"


def main() -> None:
    sweeps = [swept(room.key) for room in IN_ORDER]
    PAGE.write_text(page(sweeps), "utf-8")
    text = TABLE.read_text("utf-8")
    before, rest = text.split(BEGIN)
    TABLE.write_text(before + BEGIN + table(sweeps) + END + rest.split(END)[1], "utf-8")


if __name__ == "__main__":
    main()
