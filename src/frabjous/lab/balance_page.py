"""What a sweep found: as a table for the terminal, a chart, and a page that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from frabjous.lab.balance import Found, Share, Sweep, fairest
from frabjous.lab.chart import STYLE

WIDTH: Final = 860
LEFT: Final = 360
RIGHT: Final = 70
ROW: Final = 20
GAP: Final = 14
TOP: Final = 60
DOTS: Final = """
.share{stroke:var(--ours);stroke-width:2.5}.dot{fill:var(--ours)}
.off{fill:var(--paper);stroke:var(--ours);stroke-width:2.5}.fair{stroke:var(--ink);stroke-dasharray:2 3}
"""
PAGE: Final = """
body{background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
body{margin:2rem auto;max-width:60rem;padding:0 1rem}
h1,h2{font-family:Georgia,serif;font-style:italic}svg{max-width:100%;height:auto}.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{border-bottom:1px solid var(--rule);padding:.25rem .5rem;text-align:left;vertical-align:top}td.n{text-align:right}
"""
ABOUT: Final = (
    "Bots of one level play each other at all seats. Luck is the part of the variance of results that chance explains, "
    "by the judgement that the bots have of a position. The lead changes hands when another seat is ahead by more than "
    "five in a hundred. A hollow dot is off its even share, the tick, by more than chance explains."
)
COLUMNS: Final = (
    "choice",
    "who wins, in % (95 % interval)",
    "games",
    "lines",
    "no sole winner",
    "lead changes",
    "luck",
    "ended by",
)


def table(sweep: Sweep, all_found: Sequence[Found]) -> str:
    """Lay it out for a terminal."""
    lines = [f"{sweep.game}, {sweep.bots} at all seats, seed {sweep.seed}"]
    for one in all_found:
        shares = shares_of(one.told, " · ")
        lines += ["", f"{one.cell.name}: {one.games} games", f"  {shares}", f"  {course_of(one)}"]
    return "\n".join([*lines, "", *advice(all_found)])


def percents(share: Share) -> str:
    return f"{100 * share.score:.0f} ({100 * share.low:.0f}–{100 * share.high:.0f})"


def course_of(one: Found) -> str:
    """Tell how such games go."""
    return (
        f"{one.length:.0f} lines; no sole winner {100 * one.draws:.0f} %; the lead changed {one.leads:.1f} times; "
        f"luck {100 * one.luck:.0f} %; {ends_of(one)}"
    )


def ends_of(one: Found) -> str:
    return ", ".join(f"{name} {100 * count / one.games:.0f} %" for name, count in one.ends) or "nobody won"


def advice(all_found: Sequence[Found]) -> list[str]:
    """Say which choice is fairest, for each number of seats."""
    return [advice_on(one) for one in fairest(all_found)]


def advice_on(one: Found) -> str:
    told = f"Fairest with {one.cell.plan.seats} seats: {named(one)} ({shares_of(one.shares, ', ')})"
    return told + ("." if one.is_fair else "; not even, and nothing else is clearly fairer.")


def shares_of(shares: Sequence[Share], between: str) -> str:
    return between.join(f"{share.name} {percents(share)}" for share in shares)


def named(one: Found) -> str:
    return ", ".join(f"{key}={value}" for key, value in one.cell.chosen) or "the defaults"


# The chart


def chart(sweep: Sweep, all_found: Sequence[Found]) -> str:
    """Draw for every choice who got what: a dot with its interval, hollow where chance alone would not explain it."""
    rows, y = [], TOP
    for one in all_found:
        rows.append(f'<text x="24" y="{y + 5}">{escape(one.cell.name)}</text>')
        for share in one.told:
            rows.append(bar(share, y))
            y += ROW
        y += GAP
    height = y + 20
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
            f"<title>Who wins {escape(sweep.game)}</title><style>{STYLE}{DOTS}</style>",
            f'<rect class="paper" width="{WIDTH}" height="{height}" rx="12"/>',
            f'<text class="title" x="24" y="32">Who wins {escape(sweep.game)}</text>',
            f'<text class="quiet end" x="{WIDTH - 24}" y="32">{escape(sweep.bots)} at all seats, 95 % intervals</text>',
            *scale(height),
            *rows,
            "</svg>\n",
        ]
    )


def across(part: float) -> float:
    """Place a part of all victories on the scale."""
    return LEFT + (WIDTH - LEFT - RIGHT) * part


def scale(height: int) -> list[str]:
    lines = []
    for percent in range(0, 101, 25):
        x = across(percent / 100)
        lines.append(f'<line class="rule" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 14}" y2="{height - 24}"/>')
        lines.append(f'<text class="quiet mid" x="{x:.1f}" y="{height - 8}">{percent} %</text>')
    return lines


def bar(share: Share, y: int) -> str:
    """Draw what one seat or part got."""
    x, low, high, fair = (across(part) for part in (share.score, share.low, share.high, share.fair))
    return (
        f'<text class="quiet end" x="{LEFT - 10}" y="{y + 4}">{escape(share.name)}</text>'
        f'<line class="fair" x1="{fair:.1f}" x2="{fair:.1f}" y1="{y - 8}" y2="{y + 8}"/>'
        f'<line class="share" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>'
        f'<circle class="{"dot" if share.is_fair else "off"}" cx="{x:.1f}" cy="{y}" r="5"/>'
        f'<text class="quiet" x="{WIDTH - RIGHT + 12}" y="{y + 4}">{100 * share.score:.0f} %</text>'
    )


# The page


def page(sweeps: Sequence[tuple[Sweep, Sequence[Found]]]) -> str:
    """Write a page with the charts and figures of one game or several."""
    parts = [part for sweep, all_found in sweeps for part in section(sweep, all_found)]
    return "\n".join(
        [
            '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
            f"<title>Balance</title><style>{STYLE}{PAGE}</style><h1>Who wins?</h1>",
            f"<p>{ABOUT}</p>",
            *parts,
            "</html>\n",
        ]
    )


def section(sweep: Sweep, all_found: Sequence[Found]) -> list[str]:
    heads = "".join(f"<th>{name}</th>" for name in COLUMNS)
    return [
        f"<h2>{escape(sweep.game)}</h2>",
        f"<p>{escape(' '.join([f'{sweep.bots} at all seats, seed {sweep.seed}.', *advice(all_found)]))}</p>",
        chart(sweep, all_found),
        f'<div class="wide" tabindex="0"><table><tr>{heads}</tr>',
        *[row(one) for one in all_found],
        "</table></div>",
    ]


def row(one: Found) -> str:
    """Write a row of the table."""
    shares = escape(shares_of(one.told, " · "))
    figures = [f"{one.length:.0f}", f"{100 * one.draws:.0f} %", f"{one.leads:.1f}", f"{100 * one.luck:.0f} %"]
    cells = "".join(f'<td class="n">{figure}</td>' for figure in (str(one.games), *figures))
    return f"<tr><td>{escape(one.cell.name)}</td><td>{shares}</td>{cells}<td>{escape(ends_of(one))}</td></tr>"
