"""What the bench found, as tables and as data: ratios first, absolute figures behind them."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from frabjous.games import ROOMS
from frabjous.lab.bench import Figures, middle_of, names_of_peers, of, ratio
from frabjous.lab.build import COMPILED, PLAIN
from frabjous.lab.speed import Rates

COLUMNS: Final = {
    "games": "games",
    "steps": "steps",
    "driven": "driven from Python",
    "positions": "positions",
    "copies": "copies",
    "observations": "observations",
    "vector": "vector",
    "simulations": "simulations",
}


IN_NUMBERS: Final = ("PettingZoo", "Pgx")  # peers whose steps give rows and masks, too
MANY_AT_ONCE: Final = ("Pgx",)  # never driven game by game


@dataclass(frozen=True)
class Standings:
    """One run of the bench: all figures, how long one waits, and who could not take part."""

    figures: Figures
    startup: dict[str, float]  # in seconds
    missing: tuple[str, ...]
    when: str
    where: str


def here_and_now() -> tuple[str, str]:
    """Say when and on what kind of machine this is, and how busy it is."""
    system = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    busy = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return datetime.now(UTC).strftime("%Y-%m-%d"), f"{system} ({processor()}){busy}"


def processor() -> str:
    """Name the processor as well as the system can."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:  # noqa: PTH123 - a file of the system, not of ours
            named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    except OSError:
        named = []
    return named[0] if named else platform.processor() or "unknown processor"


def as_json(standings: Standings) -> dict[str, object]:
    """Give everything as plain data."""
    figures = standings.figures
    return {
        "when": standings.when,
        "where": standings.where,
        "games": [
            {
                "game": key,
                "seats": room.usual_seats,
                "ratio": ratio(figures, key),
                PLAIN: of(figures, PLAIN, key),
                COMPILED: of(figures, COMPILED, key),
            }
            for key, room in ROOMS.items()
        ],
        "peers": [
            {"name": runner.name, "game": runner.game, "rates": rates}
            for runner, rates in figures.items()
            if runner.name not in (PLAIN, COMPILED)
        ],
        "startup": standings.startup,
        "missing": list(standings.missing),
    }


def as_text(standings: Standings) -> str:
    """Give the tables in Markdown, ready for docs/speed.md."""
    figures = standings.figures
    parts = [builds_table(figures)]
    if names_of_peers(figures):
        parts += [distances_table(figures), vectors_table(figures), peers_table(figures)]
    waits = standings.startup
    parts.append(
        f"`frabjous --help` in {1000 * waits['help']:.0f} ms, `frabjous serve` ready in {waits['serve']:.1f} s."
    )
    parts.append(f"{standings.when}, {standings.where}.")
    return "\n\n".join([*parts, *standings.missing])


def builds_table(figures: Figures) -> str:
    """Compare the builds, game by game."""
    rows = [["game", "compiled / plain", *COLUMNS.values()]]
    for key, room in ROOMS.items():
        fastest = best(figures, key)
        rows.append(
            [f"{key}, {room.usual_seats} seats", times(ratio(figures, key)), *[many(fastest[one]) for one in COLUMNS]]
        )
    return table(rows)


def distances_table(figures: Figures) -> str:
    """Say how far we are from each peer: from the same game if it has it, else from the middle of its games."""
    names = [name for name in names_of_peers(figures) if name not in MANY_AT_ONCE]
    return table(
        [
            ["game", *names],
            *[[key, *[distance(figures, best(figures, key), name, key) for name in names]] for key in ROOMS],
        ]
    )


def vectors_table(figures: Figures) -> str:
    """Say how far our vector environment is from the middle of the games of those who give rows and masks, too."""
    names = [name for name in names_of_peers(figures) if name in IN_NUMBERS]
    rows = [["vector environment", "steps", *names]]
    for key in ROOMS:
        mine = best(figures, key)["vector"]
        rows.append([key, many(mine), *[times(mine / middle_of(figures, name)) for name in names]])
    return table(rows)


def best(figures: Figures, game: str) -> Rates:
    """Give the figures of our fastest build."""
    mine = of(figures, COMPILED, game) or of(figures, PLAIN, game)
    assert mine is not None, f"{game} was measured"
    return mine


def distance(figures: Figures, mine: Rates, name: str, game: str) -> str:
    """Compare like with like: a peer with our game loop against loop, any other as Python drives us both."""
    same = of(figures, name, game)
    if same is not None:
        return times(mine["steps"] / same["steps"])
    plays_ours = any(runner.name == name and runner.game in ROOMS for runner in figures)
    return "" if plays_ours else times(mine["driven"] / middle_of(figures, name))


def peers_table(figures: Figures) -> str:
    rows = [["peer", "game", "steps", "games"]]
    for runner, rates in figures.items():
        if runner.name not in (PLAIN, COMPILED):
            rows.append([runner.name, runner.game, many(rates["steps"]), many(rates["games"])])
    return table(rows)


def times(factor: float | None) -> str:
    return "" if factor is None else f"**{factor:.2g} times**" if factor < 10 else f"**{factor:.0f} times**"


def many(rate: float) -> str:
    """Write a figure with three digits that count."""
    return f"{float(f'{rate:.3g}'):,.0f}" if rate >= 100 else f"{rate:.3g}"


def table(rows: list[list[str]]) -> str:
    head, *body = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([head, "|" + "---|" * len(rows[0]), *body])
