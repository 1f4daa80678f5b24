"""Ink for the terminal, where it has some: not in files and pipes, and not where NO_COLOR is set (no-color.org)."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from typing import Final

# Red, blue, green, yellow, purple and light blue: the seats' colours at the table.
COLOURS: Final = (31, 34, 32, 33, 35, 36)


def bold(text: str) -> str:
    return f"\x1b[1m{text}\x1b[0m" if has_ink() else text


def coloured(text: str, names: Sequence[str]) -> str:
    """Write each seat's name in its colour, wherever it stands."""
    if not has_ink():
        return text
    anybody = re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b", re.IGNORECASE)
    colour = {name.casefold(): COLOURS[seat] for seat, name in enumerate(names)}
    return anybody.sub(lambda found: f"\x1b[{colour[found[0].casefold()]}m{found[0]}\x1b[39m", text)


def has_ink() -> bool:
    """Say whether what is printed may be marked up."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
