"""Words: who is “you”, what is missing, and the same messages in every language."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from frabjous.core.contract import Player, said
from frabjous.core.errors import BadNotation, BadOption, GameError, NotYourTurn
from frabjous.games import ROOMS
from frabjous.scene.words import LANGUAGES, Voice, bundle
from texts.saying import CAPTION

SRC: Final = Path(__file__).parents[2] / "src" / "frabjous"
SHARED: Final = SRC / "scene" / "text"
FOLDERS: Final = [SHARED, *sorted({path.parent for path in SRC.rglob("text/*.ftl")} - {SHARED})]
IN_ENGLISH_ONLY: Final = ("adapters", "cli", "lab", "library")  # what is said to whoever writes programs and commands
TRANSLATIONS: Final = [language for language in LANGUAGES if language != "en"]


def voice(language: str = "en", you: tuple[int, ...] = ()) -> Voice:
    return Voice(bundle(language), {0: "Wim", 1: "Ada"}, you)


# Saying


def test_the_reader_is_you_and_the_others_have_names() -> None:
    resigned = said("resigned", who=Player(0))
    assert voice(you=(0,)).say(resigned) == "You resigned."
    assert voice(you=(1,)).say(resigned) == "Wim resigned."
    assert voice().say(resigned) == "Wim resigned."
    assert voice("de", (0,)).say(resigned) == "Du hast aufgegeben."


def test_a_device_for_two_is_both_of_them() -> None:
    both = voice(you=(0, 1))
    assert both.say(said("resigned", who=Player(0))) == both.say(said("resigned", who=Player(1))) == "You resigned."


def test_a_player_without_a_name_goes_by_the_emblem() -> None:
    names = [voice().name(seat) for seat in range(6)]
    assert names == ["Wim", "Ada", "the Leaf", "the Sun", "the Moon", "the Anchor"]
    assert Voice(bundle("de"), {0: ""}).name(0) == "die Krone"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Bound 2. The Fish is the Bolotomus Primus."),
        ("de", "Sprung 2. Der Fisch ist Bolotomus Primus."),
        ("fr", "Bond 2. Le Poisson est le Bolotomus Primus."),
    ],
)
def test_a_name_that_begins_a_later_sentence_has_a_capital(language: str, told: str) -> None:
    beach = Voice(bundle(language, ROOMS["snit_smashing"].folder / "text"))
    assert beach.sentence(said("bound-begins", who=Player(1), bound=2)) == told


def test_a_message_may_lie_within_a_message() -> None:
    inner = said("seat-name", seat=2)
    assert voice().say(said("verbatim", text=inner)) == "the Fish"
    assert voice().say(said("verbatim", text=said("verbatim", text=inner))) == "the Fish"
    assert voice(you=(0,)).say(said("verbatim", text=said("resigned", who=Player(0)))) == "You resigned."


@pytest.mark.parametrize("name", ["<b>", "{ $who }", "{", "\\u0041", "[you]", "*", "é", " "])
def test_a_name_is_never_read_as_a_message(name: str) -> None:
    speaker = Voice(bundle("en"), {0: name})
    assert speaker.say(said("resigned", who=Player(0))) == f"{name} resigned."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_message_is_a_lookup_error(language: str) -> None:
    with pytest.raises(LookupError):
        voice(language).say(said("no-such-message"))
    with pytest.raises(LookupError):
        voice(language).say(said("verbatim", text=said("no-such-message")))


def test_a_missing_value_is_a_lookup_error() -> None:
    with pytest.raises(LookupError, match="verbatim"):
        voice().say(said("verbatim"))


def test_no_invisible_marks_stand_around_values() -> None:
    assert voice().say(said("verbatim", text="e5")) == "e5"


# Refusals


def test_english_refusals_are_the_sentences_in_the_code() -> None:
    error = NotYourTurn(2)
    assert voice().refusal(error) == str(error) == "It is not the turn of seat 3."


def test_other_languages_have_sentences_of_their_own() -> None:
    error = BadNotation("xyzzy", "T e4-e5")
    assert voice("de").refusal(error) == "„xyzzy“ ist kein Zug dieses Spiels; man schreibt zum Beispiel „T e4-e5“."
    assert "xyzzy" in voice("fr").refusal(error)
    assert voice("fr").refusal(error) != str(error)


def test_an_unknown_refusal_is_said_in_english_rather_than_not_at_all() -> None:
    assert voice("de").refusal(GameError("no-such-key", "Not {what}.", what="now")) == "Not now."


# The same messages in every language


def messages(folder: Path, language: str) -> dict[str, str]:
    """Read the messages of a file, each with its text as written."""
    text = (folder / f"{language}.ftl").read_text("utf-8")
    found = re.findall(r"^([a-zA-Z][\w-]*) =(.*(?:\n(?:[ \t]+.*|\}.*))*)", text, re.M)
    keys = [key for key, _ in found]
    assert len(set(keys)) == len(keys), f"a message stands twice in {folder}/{language}.ftl"
    return dict(found)


def variables(text: str) -> set[str]:
    """Name the values a message uses; `who_is` belongs to `who`."""
    return {name.removesuffix("_is") for name in re.findall(r"\$(\w+)", text)}


def english(folder: Path) -> dict[str, str]:
    """Read the English messages; the refusals, whose English is in the code, are added where others translate them."""
    found = messages(folder, "en")
    if folder == SHARED:
        found |= {error.key: error.sentence for error in ERRORS if error.key in messages(folder, "de")}
    return found


@dataclass(frozen=True)
class Refusal:
    """A GameError as it stands in the code."""

    key: str
    sentence: str
    values: frozenset[str]
    where: str


def refusals() -> list[Refusal]:
    """Find every GameError in the source: what its constructor or its raiser passes on."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(SRC.rglob("*.py"))}
    names = error_classes(list(trees.values()))
    found: list[Refusal] = []
    for path, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and (is_constructor(node) or name_of(node.func) in names):
                found += refusal(node, f"{path.relative_to(SRC)}:{node.lineno}")
    return found


def error_classes(trees: list[ast.Module]) -> set[str]:
    names = {"GameError"}
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    for _ in range(4):  # deep enough for any family tree here
        names |= {node.name for node in classes if any(name_of(base) in names for base in node.bases)}
    return names


def name_of(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def is_constructor(call: ast.Call) -> bool:
    return (
        isinstance(call.func, ast.Attribute) and call.func.attr == "__init__" and isinstance(call.func.value, ast.Call)
    )


def refusal(call: ast.Call, where: str) -> list[Refusal]:
    """Read key, sentence and values of a call like GameError("key", "Sentence {value}.", value=1)."""
    texts = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    if len(call.args) != 2 or len(texts) != 2 or not re.fullmatch(r"[a-z]+(-[a-z]+)*", texts[0]):
        return []
    return [Refusal(texts[0], texts[1], frozenset(one.arg for one in call.keywords if one.arg), where)]


ERRORS: Final = refusals()
SHOWN: Final = [error for error in ERRORS if not error.where.startswith(IN_ENGLISH_ONLY)]


def test_every_room_brings_its_words() -> None:
    assert {room.key for room in ROOMS.values()} <= {folder.parent.name for folder in FOLDERS}


def test_the_refusals_of_the_source_are_found() -> None:
    keys = {error.key for error in ERRORS}
    assert {"bad-notation", "game-is-over", "stale", "unknown-game", "bad-seats", "cannot-agree"} <= keys
    assert len(keys) >= 19


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.key)
def test_a_refusal_fills_its_english_sentence(error: Refusal) -> None:
    assert set(re.findall(r"\{(\w+)", error.sentence)) <= error.values, error.where
    assert error.sentence.endswith((".", "}")), f"{error.where}: a refusal is a sentence"


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("error", SHOWN, ids=lambda error: error.key)
def test_every_refusal_has_a_text_in_the_other_languages(error: Refusal, language: str) -> None:
    known = {key: text for folder in FOLDERS for key, text in messages(folder, language).items()}
    assert error.key in known, f"{error.where}: {language}.ftl has no {error.key}"
    assert variables(known[error.key]) <= error.values, error.where
    made = BadOption(error.key, error.sentence, **dict.fromkeys(error.values, "7"))
    folders = [folder for folder in FOLDERS if folder != SHARED and error.key in messages(folder, language)]
    assert Voice(bundle(language, *folders)).refusal(made)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_exactly_the_same_messages(folder: Path, language: str) -> None:
    ours, theirs = english(folder), messages(folder, language)
    assert set(theirs) == set(ours), sorted(set(theirs) ^ set(ours))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_uses_no_value_that_the_english_does_not_know(folder: Path, language: str) -> None:
    ours = english(folder)
    errors = {error.key: set(error.values) for error in ERRORS}
    for key, text in messages(folder, language).items():
        told = {"who"} if CAPTION.match(key) else errors.get(key, set())
        assert variables(text) <= variables(ours[key]) | told, f"{folder}/{language}.ftl: {key}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_loads_completely(folder: Path, language: str) -> None:
    """Fluent skips what it cannot read; here nothing is skipped, and no room shadows a shared message."""
    loaded = bundle(language, *([folder] if folder != SHARED else []))
    for key in messages(folder, language):
        assert loaded.has_message(key), f"{folder}/{language}.ftl: {key} cannot be read"
    if folder != SHARED:
        assert not set(messages(folder, language)) & set(messages(SHARED, language))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_typography_is_printed_not_typed(folder: Path, language: str) -> None:
    text = "\n".join(messages(folder, language).values())
    assert "'" not in text, "apostrophes are typographic"
    assert "..." not in text
