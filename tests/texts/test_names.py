"""Players' names in sentences: none is inflected, none contracts with the word before it, and the reader is “you”."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import pytest

from texts.saying import CAPTION, FILES, NAMED, PLAYERS, READER, SRC, called, messages, spoken

every_file = pytest.mark.parametrize(("folder", "language"), FILES, ids=called)
every_german_file = pytest.mark.parametrize("folder", [one for one, language in FILES if language == "de"], ids=called)
every_french_file = pytest.mark.parametrize("folder", [one for one, language in FILES if language == "fr"], ids=called)

# „der Fisch“ is a subject. So a name begins a sentence, stands after a colon, in brackets or in a list, or after a verb
# whose subject it is; after anything else it would be an object: „den Fisch“, „dem Fisch“.
GERMAN_NAME: Final = r"(?:der Fisch|der Bankier)"
MAY_STAND_BEFORE: Final = r"(?:^|[:;(,.!?…] |\(|\bund |[„·–] |\b(?:scheidet|fort ist|ist) )"
# In French nothing may contract with an article, nor elide before a vowel.
CONTRACTS: Final = re.compile(
    r"\b(?:à|de|du|au) (?:le|les) (?=[A-ZÀ-Ý])|\b(?:à|de|du|au) (?:la Couronne|l’Ancre|Ada|Wickle)"
)
ELIDES: Final = re.compile(r"\b(?:le|la|de|du|ce|que) (?:essaim|Œil|Antephellum|Ancre|Avocat|Ours)\b")
# What a player is told of the others only: each has a message of its own for the reader, or cannot be the reader.
OF_OTHERS_ONLY: Final = {
    "hint-answer",
    "pass-the-device",  # said to those who hold it
    *("drew", "has-chosen", "you-got", "you-know"),  # Snark!: you-drew, you-chose
    *("ask-pass-right", "ask-pass-left", "ask-pass-pair", "ask-pass-second", "ask-pass-only"),
    *(
        "draws",
        "threw",
        "hand-of",
        "ask-back",
        "ask-call",
        "ask-take",
        "label-steal",
    ),  # Snatch It!: you-draw, you-throw
    *("hid", "hid-open"),  # Snits’ Revenge: you-hid-spark, you-hid-splop
    "waiting",  # is given a list, in which nobody is the reader
    "waiting-to-join",
}
SECOND_PERSON: Final = {
    "en": re.compile(r"\byou\b|\byours?\b", re.I),
    "de": re.compile(r"\b(?:du|dich|dir|dein\w*)\b", re.I),
    "fr": re.compile(r"\b(?:vous|votre|vos|vôtres?)\b", re.I),
}
THIRD_PERSON: Final = {
    "en": re.compile(r"\bYou \w+s\b"),
    "de": re.compile(r"\bDu (?:ist|hat|wird|\w+(?<!s)t)\b"),
    "fr": re.compile(r"\bVous (?:est|a|va|fait|(?!ne\b)\w+e)\b"),
}


@every_german_file
def test_a_german_name_is_never_an_object(folder: Path) -> None:
    subject = re.compile(f"{MAY_STAND_BEFORE}{GERMAN_NAME}")
    for one in spoken(folder, "de"):
        assert not re.search(GERMAN_NAME, subject.sub("", one.text)), one


@every_french_file
def test_no_french_word_contracts_with_what_is_put_in(folder: Path) -> None:
    for one in spoken(folder, "fr"):
        assert not CONTRACTS.search(one.text), one
        assert not ELIDES.search(one.text), one


@every_file
def test_the_reader_is_you_and_never_named(folder: Path, language: str) -> None:
    of_others = {one.text for one in spoken(folder, language) if not one.of_the_reader()}
    for one in spoken(folder, language):
        if one.of_the_reader() and one.text not in of_others:
            assert READER not in one.text, one
            assert CAPTION.match(one.key) or SECOND_PERSON[language].search(one.text), one
            assert not THIRD_PERSON[language].search(one.text), one


@every_file
def test_whoever_is_named_may_be_the_reader(folder: Path, language: str) -> None:
    for message in messages(folder, language):
        for name in message.used & set(PLAYERS):
            assert f"{name}_is" in message.used or message.key in OF_OTHERS_ONLY, f"{message.key}: ${name}"


def test_players_have_the_same_few_names_in_all_messages() -> None:
    """The tests above know by its name that a value is a player."""
    found = {name for path in SRC.rglob("*.py") for name in names_of_players(ast.parse(path.read_text("utf-8")))}
    assert "who" in found
    assert found <= {*PLAYERS, *NAMED}


def names_of_players(tree: ast.Module) -> list[str]:
    """Name the values of messages that are given as Player(…)."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    given = [one for call in calls for one in call.keywords if isinstance(one.value, ast.Call)]
    return [one.arg for one in given if one.arg and isinstance(one.value, ast.Call) and is_player(one.value)]


def is_player(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id == "Player"
