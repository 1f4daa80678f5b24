"""The bench as a picture: one dot for each, on a scale where every step to the right is ten times as fast.

Dots, not bars: a bar's length means nothing on such a scale.
"""

from __future__ import annotations

from html import escape
from math import floor, log10
from typing import Final

from frabjous.lab.bench import Figures, Runner
from frabjous.lab.build import COMPILED, PLAIN

WIDTH: Final = 860
ROW: Final = 24
TOP: Final = 74
LEFT: Final = 250
RIGHT: Final = 90

# The tokens of the pictures, by day and by night.
STYLE: Final = """
:root{--paper:#F6EFE0;--ink:#2B2320;--muted:#6B5D52;--rule:#DCCDAF;--ours:#B5402A}
@media (prefers-color-scheme:dark){:root{--paper:#1E2430;--ink:#EDE6D6;--muted:#B3AC9C;--rule:#3B465A;--ours:#F08A6C}}
.paper{fill:var(--paper)}text{fill:var(--ink);font:14px system-ui,sans-serif}.title{font:italic 700 20px Georgia,serif}
.quiet{fill:var(--muted);font-size:12px}
.rule,.lead{stroke:var(--rule)}.lead{stroke-dasharray:1 5;stroke-linecap:round}
.peer{fill:var(--muted)}.compiled{fill:var(--ours)}.plain{fill:var(--paper);stroke:var(--ours);stroke-width:2.5}
.end{text-anchor:end}.mid{text-anchor:middle}
"""


def chart(figures: Figures) -> str:
    """Draw everybody's random steps a second, the fastest on top."""
    order = sorted(figures, key=lambda runner: -figures[runner]["steps"])
    speeds = [figures[runner]["steps"] for runner in order]
    low, high = floor(log10(speeds[-1])), floor(log10(speeds[0])) + 1
    height = TOP + ROW * len(order) + 30
    rows = [row(runner, figures[runner]["steps"], TOP + ROW * at, low, high) for at, runner in enumerate(order)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
            f"<title>Random steps a second on one core</title><style>{STYLE}</style>",
            f'<rect class="paper" width="{WIDTH}" height="{height}" rx="12"/>',
            '<text class="title" x="24" y="36">Random steps a second on one core</text>',
            f'<text class="quiet end" x="{WIDTH - 24}" y="36">each line to the right: ten times as fast</text>',
            *scale(low, high, height),
            *rows,
            "</svg>\n",
        ]
    )


def across(speed: float, low: int, high: int) -> float:
    """Place a speed on the scale."""
    return LEFT + (WIDTH - LEFT - RIGHT) * (log10(speed) - low) / (high - low)


def scale(low: int, high: int, height: int) -> list[str]:
    lines = []
    for power in range(low, high + 1):
        x = across(10**power, low, high)
        lines.append(f'<line class="rule" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 16}" y2="{height - 24}"/>')
        lines.append(f'<text class="quiet mid" x="{x:.1f}" y="{height - 8}">{10**power:,}</text>')
    return lines


def row(runner: Runner, speed: float, y: int, low: int, high: int) -> str:
    """Draw one dot with its name before it and its figure behind it."""
    x = across(speed, low, high)
    kind = runner.name if runner.name in (PLAIN, COMPILED) else "peer"
    name = f"{runner.game}, {runner.name}"
    return (
        f'<text class="end" x="{LEFT - 14}" y="{y + 5}">{escape(name)}</text>'
        f'<line class="lead" x1="{LEFT}" x2="{x:.1f}" y1="{y}" y2="{y}"/>'
        f'<circle class="{kind}" cx="{x:.1f}" cy="{y}" r="6"/>'
        f'<text class="quiet" x="{x + 13:.1f}" y="{y + 4}">{float(f"{speed:.2g}"):,.0f}</text>'
    )
