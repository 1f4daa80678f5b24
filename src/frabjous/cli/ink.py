"""Ink for the terminal, where it has some: not in files and pipes, and not where NO_COLOR is set (no-color.org)."""

from __future__ import annotations

import os
import sys


def bold(text: str) -> str:
    return f"\x1b[1m{text}\x1b[0m" if has_ink() else text


def has_ink() -> bool:
    """Say whether what is printed may be marked up."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
