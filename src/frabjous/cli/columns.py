"""A numbered list in columns."""

from __future__ import annotations

from typing import Final

GAP: Final = "   "


def in_columns(labels: list[str], width: int) -> str:
    """Number the labels from 1 and lay them out downwards, in as many columns as fit."""
    digits = len(str(len(labels)))
    cells = [f"{number:>{digits}} {label}" for number, label in enumerate(labels, 1)]
    widest = max(map(len, cells), default=0)
    columns = max(1, (width + len(GAP)) // (widest + len(GAP)))
    height = -(-len(cells) // columns)
    rows = [cells[at::height] for at in range(height)]
    return "\n".join(GAP.join(f"{cell:<{widest}}" for cell in row).rstrip() for row in rows)
