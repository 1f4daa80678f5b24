"""What can be asked of a table. The edge has already made sure that the chair is the asker's own.

`seen` is the line it was decided after: what names it is done once, however often it is asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Act:
    """Play `text`, decided after line `seen` of the game at `place` in the row."""

    chair: int
    text: str
    seen: int
    place: int


@dataclass(frozen=True)
class TakeBack:
    """Undo my latest line: freely where the table allows it, otherwise by asking."""

    chair: int
    seen: int | None = None


@dataclass(frozen=True)
class OfferDraw:
    chair: int
    seen: int | None = None


@dataclass(frozen=True)
class Answer:
    """Agree to, or decline, what was asked; without `seen`, whatever is asked now."""

    chair: int
    yes: bool
    seen: int | None = None


@dataclass(frozen=True)
class Resign:
    """Concede a game for two; in a larger one leave the seat to a bot."""

    chair: int
    seen: int | None = None


@dataclass(frozen=True)
class LetBotPlay:
    """Let a bot play for a chair whose player is away, or that nobody has taken."""

    chair: int
    level: str
    seen: int | None = None


@dataclass(frozen=True)
class ComeBack:
    """Play my chair myself again."""

    chair: int
    seen: int | None = None


@dataclass(frozen=True)
class AskHint:
    """Be shown what a good player would do; everybody is told that I asked."""

    chair: int
    seen: int | None = None


@dataclass(frozen=True)
class Rematch:
    """Play again after the game at `place`, seats rotated by one, with a new game's id and secret from the edge."""

    chair: int
    game_id: str
    secret: bytes
    place: int | None = None


@dataclass(frozen=True)
class Sit:
    """Take an empty chair. `device` tells which chairs one browser plays."""

    chair: int
    name: str
    device: str


Command: TypeAlias = Act | TakeBack | OfferDraw | Answer | Resign | LetBotPlay | ComeBack | AskHint | Rematch | Sit
