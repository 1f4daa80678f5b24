"""The words of Snit Smashing: how it tells what happens, and what its rules promise."""

from __future__ import annotations

import re
from typing import Final

import pytest

from frabjous.core.contract import Player, Said, said
from frabjous.games.clan import SNITS
from frabjous.games.snit_smashing import SNIT_SMASHING
from frabjous.games.snit_smashing.victory import names
from frabjous.scene.words import LANGUAGES, Voice, bundle
from games.snit_smashing.drawing import GAME, beach, do, rest

FOLDER: Final = SNIT_SMASHING.folder
RULES: Final = {"en": "RULES.md", "de": "RULES.de.md", "fr": "RULES.fr.md"}
every_language = pytest.mark.parametrize("language", LANGUAGES)


def voice(language: str, *, you: tuple[int, ...] = ()) -> Voice:
    return Voice(bundle(language, FOLDER / "text"), {0: "Wim", 1: "Ada", 2: "Joe", 3: "Eve"}, you)


def rules(language: str) -> str:
    return (FOLDER / RULES[language]).read_text("utf-8")


@every_language
def test_it_is_said_that_the_board_is_reconstructed(language: str) -> None:
    word = {"en": "reconstructed", "de": "rekonstruiert", "fr": "reconstitué"}[language]
    assert word in voice(language).say(said("game-facts"))
    assert f"**{word}" in rules(language)


def test_a_reveal_reads_well() -> None:
    state = do(rest(beach("Zip:C6\nNib:C7 Tock:D7", "smash C6 C7 D7", "snandergrab E5")), "read", "read")
    sheltering = [voice("en").say(one) for one in GAME.told(state, -1, GAME.read("shelter"), 1)]
    assert sheltering == ["The Snandergrab settles on E5.", "Nobody is under it."]
    state = do(state, "shelter")
    lines = GAME.told(state, -1, GAME.read("fall"), 1)
    assert [voice("en", you=(1,)).say(one) for one in lines] == [
        "SMASH! Wim hits C6, C7 and D7.",
        "You lose Nib, Tock.",
        "Oops: the clan’s own Zip. No trophy for that.",
    ]
    assert [voice("de", you=(0,)).say(one) for one in lines] == [
        "MATSCH! Du triffst C6, C7 und D7.",
        "Ada verliert Nib, Tock.",
        "Hoppla, das war dein eigener Clan: Zip. Dafür gibt es keine Trophäe.",
    ]


WON: Final = said("won", snits=names([0]), home=12, bolotomi=names([1, 2]), trophies=1)


def test_both_victories_are_told_with_whoever_shares_them() -> None:
    assert voice("en", you=(2,)).say(WON) == (
        "Snit victory: Wim, with 12 Snits home. Bolotomus victory: Ada and you, with 1 trophy."
    )
    assert voice("fr", you=(0,)).say(WON) == (
        "Victoire des Snits\N{NO-BREAK SPACE}: vous, avec 12 Snits rentrés. "
        "Victoire du Bolotomus\N{NO-BREAK SPACE}: Ada et Joe, avec 1 trophée."
    )


@every_language
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_up_to_four_can_be_named(language: str, count: int) -> None:
    assert voice(language).say(names(list(range(count))))
    assert names([2]) == Said("names-1", (("a", Player(2)),))


@every_language
def test_the_rules_cite_every_ruling(language: str) -> None:
    cited = {int(number) for number in re.findall(r"\bB(\d+)\b", rules(language))}
    assert cited == set(range(1, 17))


@every_language
def test_the_rules_name_every_snit_and_every_kind_of_action(language: str) -> None:
    text = rules(language)
    assert not [name for name in SNITS if name not in text]
    for example in ("smash C6 C7 D7", "snandergrab E5", "no order", "Zip C4", "Zip under", "Zip sea", "Zip stays"):
        assert f"`{example}`" in text
        assert GAME.read(example).text == example
