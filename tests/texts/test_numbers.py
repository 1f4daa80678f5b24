"""Numbers in sentences: none is not one, and one thing is not called many."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path
from typing import Final

import pytest

from texts.saying import FILES, Spoken, called, messages, spoken

every_file = pytest.mark.parametrize(("folder", "language"), FILES, ids=called)

# A word after “1” that fits many only. In English and French the last letter tells, but for these.
NOT_MANY: Final = {"en": "is|has|was|does|fits|his|this", "fr": "pas|dans|sous|temps|fois|corps|plus|des|aux"}
MANY: Final = {
    "en": re.compile(rf"\b1 (?!(?:{NOT_MANY['en']})\b)(?:other |more )?[A-Za-z]+s\b"),
    "de": re.compile(
        r"\b1 (?:\w+en )?(?:Karten|Punkten?|Snits|Makums|Runnungitms|Splops|Vollmachten|Merkmale|Organen?|Schritten?"
        r"|Felder|Stapeln|Frösche|Plätze|Runden|Spiele|Bots|Zeilen|Züge|Trophäen|Männer|Tiere|Ziehungen|Minuten|Sekunden)\b"
    ),
    "fr": re.compile(rf"\b[01] (?!(?:{NOT_MANY['fr']})\b)(?:autres )?[A-Za-zÀ-ÿ]+[sx]\b"),
}


@every_file
def test_one_thing_is_not_called_many(folder: Path, language: str) -> None:
    for one in spoken(folder, language):
        assert not MANY[language].search(one.text), one


@every_file
def test_none_is_not_said_as_one(folder: Path, language: str) -> None:
    """In French `[one]` is for 0, too."""
    numbers = {one.key: [name for name in one.used if one.is_number(name)] for one in messages(folder, language)}
    for key, said in groupby(spoken(folder, language), key=lambda one: one.key):
        ways = list(said)
        for name in numbers[key]:
            none, one = (told(ways, name, number) for number in (0, 1))
            assert not none & one, f"{key}: “{min(none & one)}” is said of 0 and 1"


def told(ways: list[Spoken], name: str, number: int) -> set[str]:
    return {one.text for one in ways if (name, number) in one.values}


@every_file
def test_odds_are_told_once(folder: Path, language: str) -> None:
    """Never “1 in 4 (about 1 in 4.0)”."""
    for one in spoken(folder, language):
        assert not re.search(r"\b1 (?:in|von|sur) \d+\b[^(]*\([^)]*\b1 (?:in|von|sur) ", one.text), one
