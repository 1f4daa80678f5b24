"""Plays every game between greedy bots and writes the table of balance into docs/games.md: make balance."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from frabjous.lab.report import Report, Row, report
from frabjous.lab.simulate import planned, simulate

PAGE: Final = Path(__file__).parents[1] / "docs/games.md"
BEGIN: Final = "<!-- Written by tools/balance.py. -->\n"
END: Final = "<!-- Until here. -->"
GAMES: Final = 100
SEED: Final = 7
SETTINGS: Final[tuple[tuple[str, int, dict[str, str]], ...]] = (
    ("splut", 2, {}),
    ("splut", 3, {}),
    ("splut", 4, {}),
    ("snark", 3, {}),
    ("snark", 4, {}),
    ("snatch_it", 3, {}),
    ("snatch_it", 5, {}),
    ("snit_smashing", 2, {}),
    ("snit_smashing", 4, {}),
    ("snits_revenge", 2, {"organs": "8"}),
    ("snits_revenge", 2, {"organs": "9"}),
    ("snits_revenge", 2, {"organs": "10"}),
    ("snits_revenge", 4, {}),
)


def table() -> str:
    """Play everything, and lay it out."""
    rows = [
        "| game | score of each seat, in % (95 % interval) | ended with | lines |",
        "|---|---|---|---|",
    ]
    for game, seats, options in SETTINGS:
        played = simulate(planned(game, seats, ["greedy"], options, SEED), GAMES)
        rows.append(row_of(game, seats, options, report(played)))
        print(rows[-1], file=sys.stderr)
    command = f"`frabjous simulate GAME --seats N --games {GAMES} --bots greedy --seed {SEED}`"
    return "\n".join([f"{GAMES} games each, {command}:", "", *rows, ""])


def row_of(game: str, seats: int, options: dict[str, str], found: Report) -> str:
    name = " ".join([f"{game}, {seats}", *(f"`{key}={value}`" for key, value in options.items())])
    ends = ", ".join(f"{end} {round(100 * count / GAMES)} %" for end, count in found.ends)
    return f"| {name} | {' · '.join(map(share, found.seats))} | {ends} | {found.mean_length:.0f} |"


def share(row: Row) -> str:
    return f"{100 * row.score:.0f} ({100 * row.low:.0f}–{100 * row.high:.0f})"


def main() -> None:
    page = PAGE.read_text("utf-8")
    before, rest = page.split(BEGIN)
    PAGE.write_text(before + BEGIN + table() + END + rest.split(END)[1], "utf-8")


if __name__ == "__main__":
    main()
