"""Plays every game with every choice of the host, one at a time, and writes what is fair into the docs: make balance.

    tools/balance.py            plays what is not played yet, and writes docs/balance.json and what follows from it
    tools/balance.py --write    writes docs/balance.html and the table in docs/games.md from docs/balance.json
    tools/balance.py --check    says what of them does not follow from it, and which choices it lacks, for a test

It can be stopped, and goes on where it was (build/balance-GAME.jsonl); remove these files after bots have changed.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from frabjous.games import IN_ORDER
from frabjous.lab.balance import Cell, Found, Share, Sweep, Tick, fairest, hold, one_at_a_time
from frabjous.lab.balance_page import advice_on, ends_of, page, percents
from frabjous.lab.hands import hands_of

ROOT: Final = Path(__file__).parents[1]
DATA: Final = ROOT / "docs/balance.json"
PAGE: Final = ROOT / "docs/balance.html"
TABLE: Final = ROOT / "docs/games.md"
BEGIN: Final = "<!-- Written by tools/balance.py. -->\n"
END: Final = "<!-- Until here. -->"
BOTS: Final = "greedy"
SEED: Final = 7
WIDTH: Final = 0.2
MOST: Final = 120  # games of a choice
MOST_OF: Final = {"snits_revenge": 24}  # there are a hundred choices: more take hours
DIGITS: Final = 4  # of what is kept


class Kept(msgspec.Struct):
    """What was found out about a choice of the host, as it is kept: the fields of a Found, its cell by its name."""

    cell: str
    games: int
    seats: list[Share]
    roles: list[Share]
    length: float
    draws: float
    leads: float
    luck: float
    ends: list[tuple[str, int]]


# Playing


def sweep_of(game: str) -> Sweep:
    return Sweep(game, one_at_a_time(game, [], {}, BOTS, SEED), BOTS, SEED, WIDTH, MOST_OF.get(game, MOST))


def played(sweep: Sweep) -> list[Found]:
    """Play one game's sweep, or go on with it."""
    (ROOT / "build").mkdir(exist_ok=True)
    file = ROOT / f"build/balance-{sweep.game}.jsonl"
    all_found, interrupted = hold(sweep, file, hands_of(0), progress(sweep.game))
    print(file=sys.stderr)
    if interrupted:
        raise SystemExit(130)
    return all_found


def progress(game: str) -> Tick:
    def tick(games: int, known: int, cells: int) -> None:
        print(f"\r{game}: {games} games, {known} of {cells}", end="", file=sys.stderr, flush=True)

    return tick


# Keeping


def keep(sweeps: Sequence[tuple[Sweep, list[Found]]]) -> None:
    """Write down what was found: a line for each choice of the host."""
    games = []
    for sweep, all_found in sweeps:
        lines = ",\n".join(msgspec.json.encode(to_keep(one)).decode() for one in all_found)
        games.append(f'"{sweep.game}": [\n{lines}\n]')
    DATA.write_text("{" + ",\n".join(games) + "}\n", "utf-8")


def to_keep(one: Found) -> Kept:
    seats, roles = [rounded(share) for share in one.seats], [rounded(share) for share in one.roles]
    length, draws, leads, luck = [round(figure, DIGITS) for figure in (one.length, one.draws, one.leads, one.luck)]
    return Kept(one.cell.name, one.games, seats, roles, length, draws, leads, luck, list(one.ends))


def rounded(share: Share) -> Share:
    return Share(share.name, *[round(part, DIGITS) for part in (share.score, share.low, share.high, share.fair)])


def kept() -> list[tuple[Sweep, list[Found]]]:
    """Read it again."""
    all_kept = msgspec.json.decode(DATA.read_bytes(), type=dict[str, list[Kept]])
    return [(sweep, found_again(sweep, all_kept[sweep.game])) for sweep in (sweep_of(room.key) for room in IN_ORDER)]


def found_again(sweep: Sweep, lines: list[Kept]) -> list[Found]:
    """Give the cells of a sweep what is kept of them; whatever an option was added for is not kept yet."""
    known = {line.cell: line for line in lines}
    if lacking := [cell.name for cell in sweep.cells if cell.name not in known]:
        raise SystemExit(f"{DATA.name} has nothing about {sweep.game}, {lacking[0]}: run make balance.")
    return [found_of(cell, known[cell.name]) for cell in sweep.cells]


def found_of(cell: Cell, one: Kept) -> Found:
    shares = tuple(one.seats), tuple(one.roles)
    return Found(cell, one.games, *shares, one.length, one.draws, one.leads, one.luck, tuple(one.ends))


# Writing


def table(sweeps: Sequence[tuple[Sweep, list[Found]]]) -> str:
    """Lay out the defaults of every game, and say what is fairest."""
    fewer = ", ".join(f"{game}: {most}" for game, most in MOST_OF.items())
    command = f"`frabjous balance GAME --each --bots {BOTS} --seed {SEED} --width {WIDTH} --most {MOST}` ({fewer})"
    rows = ["| game | who wins, in % (95 % interval) | games | ended by | lines | luck |", "|---|---|---|---|---|---|"]
    told = []
    for sweep, all_found in sweeps:
        rows += [row_of(sweep.game, one) for one in all_found if not one.cell.chosen]
        best = [one for one in fairest(all_found) if one.cell.chosen or not one.is_fair]
        told += [f"- `{sweep.game}`: {advice_on(one)}" for one in best]
    fair = "The defaults are fair, as far as chance explains what differs, but for these:"
    return "\n".join([f"{command}; [every option](balance.html). The defaults:", "", *rows, "", fair, "", *told, ""])


def row_of(game: str, one: Found) -> str:
    shares = " · ".join(f"{share.name} {percents(share)}" for share in one.told)
    figures = f"{one.games} | {ends_of(one)} | {one.length:.0f} | {100 * one.luck:.0f} %"
    return f"| {game}, {one.cell.name} | {shares} | {figures} |"


def written() -> dict[Path, str]:
    """Give the text of each file that follows from the data, as it should be."""
    sweeps = kept()
    before, rest = TABLE.read_text("utf-8").split(BEGIN)
    return {PAGE: page(sweeps), TABLE: before + BEGIN + table(sweeps) + END + rest.split(END)[1]}


def main() -> int:
    if not sys.argv[1:]:
        keep([(sweep, played(sweep)) for sweep in (sweep_of(room.key) for room in IN_ORDER)])
    stale = [file for file, text in written().items() if not file.exists() or file.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        for file in stale:
            print(f"{file.relative_to(ROOT)} does not follow from {DATA.relative_to(ROOT)}.")
        return 1 if stale else 0
    for file, text in written().items():
        file.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
