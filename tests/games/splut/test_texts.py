"""The words of Splut!: how it tells what happens, and what its rules promise."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from frabjous.core.contract import Player, Said, said
from frabjous.games import splut
from frabjous.scene.words import LANGUAGES, Voice, bundle
from games.splut.drawing import GAME, do, lane, position
from games.splut.test_rulings import SHUT_IN

FOLDER: Final = Path(splut.__file__).parent
RULES: Final = {"en": "RULES.md", "de": "RULES.de.md", "fr": "RULES.fr.md"}


def voice(language: str, *, you: tuple[int, ...] = ()) -> Voice:
    return Voice(bundle(language, FOLDER / "text"), {0: "Wim", 1: "Ada"}, you)


def everything_told() -> list[Said]:
    """Collect a sentence of every kind from real positions."""
    told: list[Said] = []
    for row, text in (
        (". . . S . . . . .", "S d5-e5"),
        (". . . S . o . . .", "S d5-e5 + f5"),
        (". . . D . . . . .", "D d5-e5"),
        (". . . D o . . . .", "D d5-e5"),
        (". . o T . . . . .", "T d5-e5 + c5"),
        (". . o T . . . . .", "T d5-c5 x W"),
        ("T o . d t . . . .", "T a5-b5 x E"),
        ("T o . s t . . . .", "T a5-b5 x E"),
    ):
        told += GAME.told(lane(row), 0, GAME.read(text), 1)
    told += GAME.told(position(SHUT_IN), -1, GAME.read("skip"), 0)
    won = GAME.outcome(do(lane("T o . s . . . . ."), "T a5-b5 x E"))
    endless = lane(". . . S . . . . .")
    endless.steps = 2000
    drawn = GAME.outcome(endless)
    assert won is not None
    assert drawn is not None
    return [*told, won.why, drawn.why]


def test_every_kind_of_sentence_is_there() -> None:
    assert {one.key for one in everything_told()} == {
        "stepped", "levitated", "pushed", "pulled", "threw", "crushed", "splut", "skipped", "last-standing", "too-long",
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("you", [(), (0,), (1,), (0, 1)])
def test_everything_that_happens_can_be_said(language: str, you: tuple[int, ...]) -> None:
    speaker = voice(language, you=you)
    for one in everything_told():
        sentence = speaker.say(one)
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert "'" not in sentence, "apostrophes are typographic"


PULLED: Final = said("pulled", who=Player(0), origin="g5", target="g6", rock="g4", rock_to="g5")


def test_sentences_read_well_in_english() -> None:
    wim, you = voice("en"), voice("en", you=(0,))
    assert wim.say(PULLED) == "Wim’s troll went from g5 to g6 and pulled the rock from g4 to g5."
    stepped = said("stepped", who=Player(0), piece=said("dwarf"), origin="f3", target="f4")
    assert you.say(stepped) == "Your dwarf stepped from f3 to f4."
    splutted = said("splut", who=Player(0), square="c7")
    assert wim.say(splutted) == "SPLUT! The rock came down on Wim’s sorcerer on c7. The whole team is out."
    assert wim.say(said("too-long", steps=2000)).startswith("A draw: 2,000 steps")


def test_sentences_read_well_in_german_and_french() -> None:
    assert voice("de").say(PULLED).startswith("Wim zieht den Troll von g5 nach g6")
    assert voice("de", you=(0,)).say(PULLED).startswith("Du ziehst den Troll von g5 nach g6")
    assert voice("fr").say(PULLED).startswith("Wim déplace son troll de g5 à g6")
    assert voice("fr", you=(0,)).say(PULLED).startswith("Vous déplacez votre troll de g5 à g6")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_cite_every_ruling(language: str) -> None:
    cited = set(re.findall(r"\((S\d+)\)", (FOLDER / RULES[language]).read_text("utf-8")))
    assert cited == {f"S{number}" for number in range(1, 18)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_in_the_rules_is_well_written(language: str) -> None:
    """11.1"""
    texts = re.findall(r"^\| `(.+?)` \|", (FOLDER / RULES[language]).read_text("utf-8"), re.M)
    assert [GAME.read(text).text for text in texts] == texts
    assert len(texts) == 7
