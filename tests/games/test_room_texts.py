"""The words of every room: the same messages in every language, and rules that agree with each other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from frabjous.core.contract import said
from frabjous.games import IN_ORDER
from frabjous.games.room import AnyRoom
from frabjous.scene.words import LANGUAGES, Voice, bundle

RULES: Final = {"en": "RULES.md", "de": "RULES.de.md", "fr": "RULES.fr.md"}
in_every_room = pytest.mark.parametrize("room", IN_ORDER, ids=lambda room: room.key)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def messages(room: AnyRoom, language: str) -> str:
    return (room.folder / "text" / f"{language}.ftl").read_text("utf-8")


def rules(room: AnyRoom, language: str) -> str:
    return (room.folder / RULES[language]).read_text("utf-8")


def clauses(room: AnyRoom, language: str) -> list[str]:
    """Number the headings and clauses of the rules, in their order."""
    return re.findall(r"^(?:## |\*\*)(\d+(?:\.\d+)?)", rules(room, language), re.M)


@in_every_room
@in_every_language
def test_names_and_options_can_be_said(room: AnyRoom, language: str) -> None:
    speaker = Voice(bundle(language, room.folder / "text"), {}, ())
    for key in ("game-name", "game-tagline", "game-facts"):
        assert speaker.say(said(key))
    for option in room.game.options():
        assert speaker.say(said(f"option-{option.key}"))
        for value in option.values:
            assert speaker.say(said(f"{option.key}-{value.replace(',', '-')}"))


@in_every_room
@in_every_language
def test_all_languages_have_the_same_messages(room: AnyRoom, language: str) -> None:
    keys, english = (re.findall(r"^([a-z][\w-]*) =", messages(room, one), re.M) for one in (language, "en"))
    assert keys == english
    assert len(set(keys)) == len(keys)


@in_every_room
@in_every_language
def test_apostrophes_are_typographic(room: AnyRoom, language: str) -> None:
    assert "'" not in messages(room, language)


@in_every_room
@in_every_language
def test_the_clauses_are_numbered_alike_in_every_language(room: AnyRoom, language: str) -> None:
    numbers = clauses(room, language)
    assert numbers
    assert numbers == clauses(room, "en")
    assert len(set(numbers)) == len(numbers)
    assert numbers == sorted(numbers, key=lambda number: [int(part) for part in number.split(".")])


@in_every_room
@in_every_language
def test_every_clause_that_is_pointed_to_exists(room: AnyRoom, language: str) -> None:
    pointed = re.findall(r"\((\d{1,2}(?:\.\d+)?)\)", rules(room, language))
    assert set(pointed) <= set(clauses(room, language))


@pytest.mark.parametrize("room", [room for room in IN_ORDER if room.why_not], ids=lambda room: room.key)
def test_every_reason_why_not_has_its_test(room: AnyRoom) -> None:
    tried = (Path(__file__).parent / room.key / "test_why_not.py").read_text("utf-8")
    reasons = re.findall(r"^(why-[\w-]+) =", messages(room, "en"), re.M)
    assert reasons
    assert [key for key in reasons if f'"{key}"' not in tried] == []
