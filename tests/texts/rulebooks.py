"""The rulebooks as texts: clause by clause, and as prose."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from frabjous.games import IN_ORDER
from frabjous.scene.words import LANGUAGES

RULES: Final = {"en": "RULES.md", "de": "RULES.de.md", "fr": "RULES.fr.md"}
ROOMS: Final = [room.folder for room in IN_ORDER]
RULEBOOKS: Final = [(room, language) for room in ROOMS for language in LANGUAGES]


@cache
def written(room: Path, language: str) -> str:
    """Read a rulebook, without what is written in the game's notation."""
    return re.sub(r"`[^`]*`", "", (room / RULES[language]).read_text("utf-8"))


@cache
def clauses(room: Path, language: str) -> dict[str, str]:
    """Give headings and clauses by their numbers; "" is what stands before them."""
    before, *rest = re.split(r"^(?:## |\*\*)(\d+(?:\.\d+)?)", written(room, language), flags=re.M)
    return {"": before, **dict(zip(rest[::2], rest[1::2], strict=True))}


def prose(room: Path, language: str) -> Iterator[str]:
    """Give the paragraphs, and the rows of tables."""
    for paragraph in re.split(r"\n\n|\n(?=\|)", written(room, language)):
        if not re.fullmatch(r"[|: -]+", paragraph):
            yield paragraph.replace("\n", " ").strip("# |*")
