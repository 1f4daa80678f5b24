"""The words of Snatch It!: how it tells what happens, what its rules promise, and one way to write each action."""

from __future__ import annotations

import re
from typing import Final

import pytest

from frabjous.core.contract import Player, said
from frabjous.core.errors import BadNotation
from frabjous.games.snatch_it import SNATCH_IT
from frabjous.games.snatch_it.cards import DEPTH, NAMES, card_said
from frabjous.games.snatch_it.notation import everything
from frabjous.scene.words import LANGUAGES, Voice, bundle
from games.snatch_it.drawing import GAME

FOLDER: Final = SNATCH_IT.folder
RULES: Final = {"en": "RULES.md", "de": "RULES.de.md", "fr": "RULES.fr.md"}
every_language = pytest.mark.parametrize("language", LANGUAGES)


def voice(language: str, *, you: tuple[int, ...] = ()) -> Voice:
    return Voice(bundle(language, FOLDER / "text"), {0: "Wim", 1: "Ada"}, you)


def rules(language: str) -> str:
    return (FOLDER / RULES[language]).read_text("utf-8")


STOLE: Final = said(
    "stole", who=Player(0), robbed=Player(1), card=card_said(2), top=card_said(1), height=4, stack=0
)  # fmt: skip


def test_sentences_read_well() -> None:
    assert voice("en").say(STOLE) == "Wim stole Ada’s crawler 2 (4 cards) with a crawler 3."
    assert voice("en", you=(0,)).say(STOLE) == "You stole Ada’s crawler 2 (4 cards) with a crawler 3."
    assert voice("en", you=(1,)).say(STOLE) == "Wim stole your crawler 2 (4 cards) with a crawler 3."
    assert voice("de", you=(1,)).say(STOLE) == "Wim klaut dir mit Krabbler 3 einen Stapel: oben Krabbler 2, 4 Karten."
    assert voice("fr", you=(1,)).say(STOLE) == (
        "Avec un rampant 3, Wim vous chipe une pile\N{NO-BREAK SPACE}: rampant 2 dessus, 4 cartes."
    )
    assert voice("en").say(card_said(12)) == "swarm"


@every_language
def test_a_game_for_two_is_marked_as_unofficial(language: str) -> None:
    for variant, seats in (("official", 3), ("unofficial", 2)):
        heading = voice(language).say(said("heading", round=1, last="yes", variant=variant))
        assert ("·" in heading) == (seats == 2)


@every_language
def test_the_rules_cite_every_ruling(language: str) -> None:
    assert set(re.findall(r"\((F\d+)\)", rules(language))) == {f"F{number}" for number in range(1, 17)}


@every_language
def test_the_rules_give_the_reconstructed_depths(language: str) -> None:
    """F14"""
    assert "| " + " | ".join(str(DEPTH[seats]) for seats in range(2, 7)) + " |" in rules(language)


@every_language
def test_every_action_in_the_rules_is_well_written(language: str) -> None:
    texts = re.findall(r"^\| `(.+?)` \|", rules(language), re.M)
    assert [GAME.read(text).text for text in texts] == texts
    assert len(texts) == 11


def test_every_action_is_read_back_as_the_same_object() -> None:
    for deed in everything():
        assert GAME.read(deed.text) is deed


@pytest.mark.parametrize(
    "text", ["snatch c2", "steal #0 with c3", "steal #59 with c3", "Bait f5", "bait f7", "throw  sw", "#4"]
)
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read(text)


def test_cards_have_names_of_two_letters() -> None:
    assert all(len(name) == 2 for name in NAMES)
