"""The words of Snits' Revenge: how it tells what happens, and what its rules promise."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from frabjous.games import snits_revenge
from frabjous.games.clan import KINDS
from frabjous.games.snits_revenge.body import NAMES
from frabjous.games.snits_revenge.telling import organ_word
from frabjous.scene.words import LANGUAGES, Voice, bundle
from games.snits_revenge.drawing import GAME, body, do

FOLDER: Final = Path(snits_revenge.__file__).parent
RULES: Final = {"en": "RULES.md", "de": "RULES.de.md", "fr": "RULES.fr.md"}


def voice(language: str, *, you: tuple[int, ...] = ()) -> Voice:
    return Voice(bundle(language, FOLDER / "text"), {0: "Wim", 1: "Ada", 2: "Bo"}, you)


def story(text: str, phase: str, *lines: str, seats: int = 2, you: int = 0, options: str = "") -> list[str]:
    """Tell what a seat hears of one line after the other."""
    state, found, speaker = body(text, phase, seats=seats, options=options), [], voice("en", you=(you,))
    for line in lines:
        actor = GAME.to_act(state)[0]
        found.append(" ".join(speaker.sentence(one) for one in GAME.told(state, actor, GAME.read(line), you)))
        state = do(state, line)
    return found


def test_a_kick_that_goes_wrong_is_told_as_a_story() -> None:
    """R9, R12"""
    lines = ("Thudd kicks Runnungitm", "die 5", "dice 4+5", "dice 1+2")
    assert story("Glut: Thudd Nib Runnungitm", "kicking", *lines) == [
        "Thudd kicks a Runnungitm in the Glut.",
        "Thudd rolls 5 and misses. The Runnungitm snaps back at Thudd.",
        "It rolls 4 + 5 = 9, more than 4: Thudd is caught!",
        "A last kick, 1 + 2 = 3: in vain. Thudd is wounded and has lost the hammer.",
    ]


def test_snits_go_by_their_clan_where_there_are_several() -> None:
    told = story("Glut: Nib\nEye: Nib-2", "kicking", "Nib kicks Snorg", "die 6", seats=3, you=1)
    assert told == ["Wim’s Nib kicks the Snorg of the Glut.", "Wim’s Nib rolls 6 and misses."]
    told = story("Glut: Nib\nEye: Nib-2", "kicking", "Nib kicks Snorg", "die 1", seats=3, you=0)
    assert told[1] == "Your Nib rolls 1: the Snorg of the Glut is dead."


def test_a_splop_is_shown_when_it_goes_off() -> None:
    """R19"""
    told = story("Glut: Nib Splop\nout: Tock", "kicking", "Nib kicks Snorg", "die 1", options="splops=3")
    assert told[1].endswith("Splop! The Snorg explodes and takes Nib with it.")


def test_new_turns_and_the_totem_are_told() -> None:
    """R17"""
    state = "out: Nib Nib-2\nEye: dead Makum"
    assert story(state, "transforming", "transform Eye", seats=3, you=1)[0].endswith(
        "Turn 2. You have the totem of the Senior Snit Clan."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_organ_has_a_name_of_its_own(language: str) -> None:
    assert len({voice(language).say(organ_word(organ)) for organ in range(len(NAMES))}) == 16


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_cite_every_ruling(language: str) -> None:
    cited = set(re.findall(r"\((R\d+)\)", (FOLDER / RULES[language]).read_text("utf-8")))
    assert cited == {f"R{number}" for number in range(23)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_in_the_rules_is_well_written(language: str) -> None:
    """11.1"""
    texts = re.findall(r"^\| `(.+?)` \|", (FOLDER / RULES[language]).read_text("utf-8"), re.M)
    assert [GAME.read(text).text for text in texts] == texts
    assert len(texts) == 21


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_snits_in_the_rules_are_those_of_the_clan(language: str) -> None:
    """3.1"""
    text = (FOLDER / RULES[language]).read_text("utf-8")
    for speed, _, names in KINDS:
        assert f"| {', '.join(names)} | {speed} |" in text
