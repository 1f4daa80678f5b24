"""How it is printed: quotation marks, dashes, and the spaces of each language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from texts.rulebooks import RULEBOOKS, prose
from texts.saying import FILES, called, spoken

every_file = pytest.mark.parametrize(("folder", "language"), FILES, ids=called)
every_rulebook = pytest.mark.parametrize(("folder", "language"), RULEBOOKS, ids=called)

GAMES: Final = re.compile(r"(?i:splut|snark)!|Snatch It!")  # have their mark in all languages
NARROW, NO_BREAK = "\u202f", "\u00a0"
# French: U+202F before ; ! ? and %, U+00A0 before : and » and after «; an address keeps its colon as it is.
UNSPACED: Final = re.compile(rf"(?<![{NARROW}!?])[;!?%]|(?<!{NO_BREAK})(?:»|:(?!\S))|«(?!{NO_BREAK})")
STRAIGHT: Final = re.compile(r"[\"']|\.\.\.|``")
REFUSED: Final = {
    "en": re.compile(r"[„«»]|\d[ \u00a0\u202f]%"),
    "de": re.compile(r"[«»”]|\d%|\w…|(?<=[ (])“|“(?=\w)"),
    "fr": re.compile(r"[„“”]"),
}


@every_file
def test_messages_are_well_set(folder: Path, language: str) -> None:
    for one in spoken(folder, language):
        assert well_set(one.text, language) == "", one


@every_rulebook
def test_rulebooks_are_well_set(folder: Path, language: str) -> None:
    for line in prose(folder, language):
        assert well_set(line, language) == "", line


def well_set(text: str, language: str) -> str:
    """Give the first thing that is not well set; nothing if all is."""
    faults = [STRAIGHT.search(text), REFUSED[language].search(text), re.search(r"\S  +\S", text)]
    if language == "fr":
        faults.append(UNSPACED.search(GAMES.sub("Splut", text)))
    found = [fault.group() for fault in faults if fault]
    return found[0] if found else unpaired(text, language)


def unpaired(text: str, language: str) -> str:
    """Name a quotation mark without its partner."""
    opening, closing = {"en": ("“", "”"), "de": ("„", "“"), "fr": ("«", "»")}[language]
    return "" if text.count(opening) == text.count(closing) else opening
