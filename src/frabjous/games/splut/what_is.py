"""What the things of Splut! are, in a sentence or two."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import said
from frabjous.games.splut.arena import NUMBER
from frabjous.games.splut.observation import Seen
from frabjous.games.splut.pieces import KIND_WORDS
from frabjous.scene.model import Reason

CLAUSES: Final = {"rock": "8.3", **dict(zip(KIND_WORDS, ("5.1", "6.1", "7.1"), strict=True))}


def what_is(seen: Seen, thing: str) -> Reason | None:
    """Say what a piece, a rock or a square is."""
    if thing in NUMBER:
        return Reason(said("what-square"), "4.3")
    kind = thing.partition("-")[0]
    return Reason(said(f"what-{kind}"), CLAUSES[kind]) if kind in CLAUSES else None
