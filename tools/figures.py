#!/usr/bin/env python3
"""Draws the figures of the rules for the docs, in English: a sheet a game, docs/figures/<game>.svg.

tools/figures.py            draws the sheets anew
tools/figures.py --check    says whether they are up to date, for a test
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from textwrap import wrap
from typing import Final
from xml.etree import ElementTree

from frabjous.games import IN_ORDER
from frabjous.games.figures import FRAME, GAP, drawing
from frabjous.games.room import AnyRoom
from frabjous.games.teaching import Figure, teaching, teaching_words
from frabjous.scene.names import escaped
from frabjous.scene.svg import STYLE, num, symbols
from frabjous.scene.words import Voice

SHEETS: Final = Path(__file__).parents[1] / "docs" / "figures"
WIDTH: Final = 2 * FRAME + GAP
EDGE: Final = 24.0
LINE: Final = 30.0
LETTERS: Final = 84  # a line
CAPTION: Final = (
    "svg .caption{font:italic 23px var(--serif);fill:var(--ink)}.paper{fill:var(--paper)}svg.scene{overflow:hidden}"
)
COMMENT: Final = re.compile(r"/\*.*?\*/\n?", re.S)
FOR_PAGES: Final = re.compile(r' (?:data-[\w-]+|aria-[\w-]+|role)="[^"]*"')
REFERENCE: Final = re.compile(r'(?:href="|url\()#([\w-]+)')
SVG: Final = "http://www.w3.org/2000/svg"
SIZE: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


def sheet(room: AnyRoom) -> str:
    """Draw all figures of a game one below the other, each with its clause and its caption."""
    voice = Voice(teaching_words(room, "en"))
    parts, y = [], EDGE
    for figure in teaching(room).figures:
        drawn, height = placed(room, figure, voice, y)
        parts.append(drawn)
        y += height + EDGE
    body = "".join(parts)
    style = COMMENT.sub("", STYLE.read_text("utf-8") + (room.folder / "style.css").read_text("utf-8")) + CAPTION
    return (
        f'<svg xmlns="{SVG}" width="{num(WIDTH + 2 * EDGE)}" height="{num(y)}" '
        f'viewBox="0 0 {num(WIDTH + 2 * EDGE)} {num(y)}">'
        f"<style>{style}</style><defs>{used(room, style + body)}</defs>"
        f'<rect width="100%" height="100%" class="paper"/>\n{body}</svg>\n'
    )


def used(room: AnyRoom, text: str) -> str:
    """Give the symbols that a text refers to, and those that these refer to."""
    every = ElementTree.fromstring(f'<svg xmlns="{SVG}">{symbols(room.folder / "symbols.svg")}</svg>')
    written = [ElementTree.tostring(one, "unicode").replace(f' xmlns="{SVG}"', "").strip() for one in every]
    holder = {part.get("id"): at for at, one in enumerate(every) for part in one.iter() if part.get("id")}
    found: set[int] = set()
    while more := {holder[name] for name in REFERENCE.findall(text) if name in holder} - found:
        found |= more
        text = "".join(written[at] for at in more)
    return "\n".join(written[at] for at in sorted(found))


def placed(room: AnyRoom, figure: Figure, voice: Voice, y: float) -> tuple[str, float]:
    """Draw a figure at a height, and give how high it is with its caption."""
    drawn = FOR_PAGES.sub("", drawing(room, figure, voice.say))
    found = SIZE.search(drawn)
    assert found, "a figure says how big it is"
    width, height = float(found[1]), float(found[2])
    lines = wrap(f"{', '.join(figure.clauses)}  {voice.sentence(figure.caption)}", LETTERS)
    words = "".join(
        f'<text x="{num(EDGE)}" y="{num(y + height + LINE * at)}" class="caption">{escaped(line)}</text>'
        for at, line in enumerate(lines, 1)
    )
    place = f'<svg x="{num(EDGE)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" '
    return f"{drawn.replace('<svg ', place, 1)}{words}\n", height + LINE * (len(lines) + 0.5)


def main() -> int:
    ElementTree.register_namespace("", SVG)
    outdated = False
    for room in IN_ORDER:
        file, drawn = SHEETS / f"{room.key}.svg", sheet(room)
        if sys.argv[1:] == ["--check"]:
            outdated |= not file.exists() or file.read_text("utf-8") != drawn
        else:
            SHEETS.mkdir(exist_ok=True)
            file.write_text(drawn, "utf-8")
    return int(outdated)


if __name__ == "__main__":
    sys.exit(main())
