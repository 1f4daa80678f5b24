"""The glossary: one word for one thing in a room, on the board, in the log and in the rules."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from frabjous.games import IN_ORDER
from frabjous.scene.words import LANGUAGES
from texts.glossary import OTHERWISE, REFUSED, TABLE, TERMS
from texts.rulebooks import ROOMS, RULEBOOKS, clauses
from texts.saying import FILES, FOLDERS, SRC, called, spoken

every_file = pytest.mark.parametrize(("folder", "language"), FILES, ids=called)
FREELY: Final = ("what-", "why-")  # an explanation may go round a word
TEACHING: Final = "teaching"  # a lesson is told freely; only words that were given up are refused there
every_folder = pytest.mark.parametrize("folder", [one for one in FOLDERS if one.name != TEACHING], ids=called)
every_rulebook = pytest.mark.parametrize(("folder", "language"), RULEBOOKS, ids=called)
in_every_room = pytest.mark.parametrize("room", ROOMS, ids=called)


@cache
def told(folder: Path, language: str) -> dict[str, str]:
    """Give all that each message says, in one text."""
    texts: dict[str, str] = {}
    for one in spoken(folder, language):
        texts[one.key] = f"{texts.get(one.key, '')}{one.text}\n"
    return texts


def room_of(folder: Path) -> str:
    """Name the room whose words are said in a folder; none is what the table says."""
    parts = folder.relative_to(SRC).parts
    return parts[1] if parts[0] == "games" else ""


def test_every_room_has_its_glossary() -> None:
    assert {room.key for room in IN_ORDER} == set(TERMS)


@every_folder
def test_messages_keep_to_the_glossary(folder: Path) -> None:
    room = room_of(folder)
    texts = [told(folder, language) for language in LANGUAGES]
    keep_to_the_glossary(
        room,
        *[
            {key: text[key] for key in text if key not in OTHERWISE.get(room, ()) and not key.startswith(FREELY)}
            for text in texts
        ],
    )


@in_every_room
def test_rulebooks_keep_to_the_glossary(room: Path) -> None:
    keep_to_the_glossary(room.name, *[clauses(room, language) for language in LANGUAGES])


def keep_to_the_glossary(room: str, english: dict[str, str], german: dict[str, str], french: dict[str, str]) -> None:
    for term, *words in (*TABLE, *TERMS.get(room, ())):
        for key, text in english.items():
            if re.search(term, text, re.I):
                for word, other in zip(words, (german[key], french[key]), strict=True):
                    assert re.search(word, other, re.I), f"{key}: “{text[:90]}” is told without {word}: “{other[:90]}”"


@every_file
def test_messages_have_no_word_that_was_given_up(folder: Path, language: str) -> None:
    for key, text in told(folder, language).items():
        nothing_refused(f"{key}: {text}", text, room_of(folder), language)


@every_rulebook
def test_rulebooks_have_no_word_that_was_given_up(folder: Path, language: str) -> None:
    for number, text in clauses(folder, language).items():
        nothing_refused(f"{number}{text}", text, folder.name, language)


def nothing_refused(where: str, text: str, room: str, language: str) -> None:
    for scope in {"", room}:
        pattern = REFUSED[language].get(scope)
        found = re.search(pattern, text) if pattern else None
        assert not found, f"{where}: {found.group() if found else ''}"
