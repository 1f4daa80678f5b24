"""Everything a message can say: each of its branches, with every kind of name and number in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final, TypeAlias

from fluent.syntax import ast, parse

from frabjous.scene.phrases import phrases
from frabjous.scene.words import LANGUAGES, SHARED, bundle

SRC: Final = Path(__file__).parents[2] / "src" / "frabjous"
FOLDERS: Final = sorted({path.parent for path in SRC.rglob("*.ftl")})
FILES: Final = [(folder, language) for folder in FOLDERS for language in LANGUAGES]

Value: TypeAlias = str | int

# What stands for a player. A seat without a name goes by its emblem, in each gender; a bot has a name of its own.
PLAYERS: Final = ("who", "whom", "whose", "robbed", "chooser")
NAMED: Final = ("name", "bolotomi")  # names that are put in as they are
NAMES: Final = {
    "en": ("the Fish", "Ada", "Wickle", "James"),
    "de": ("der Fisch", "die Krone", "das Blatt", "Ada", "Wickle"),
    "fr": ("le Poisson", "la Couronne", "l’Ancre", "Ada", "Wickle"),
}
SEVERAL: Final = {"en": "Ada and the Fish", "de": "Ada und der Fisch", "fr": "Ada et le Poisson"}
READER: Final = "Quillop"  # who is “you” is never named
# What else has an article, or a gender, or begins with a vowel.
MEN: Final = {"en": ("the Banker",), "de": ("der Bankier",), "fr": ("le Banquier", "l’Avocat")}
ANIMALS: Final = {"en": ("the Snark",), "de": ("der Snark", "die Hyäne"), "fr": ("le Snark", "l’Ours")}
ORGANS: Final = {"en": ("the Glut",), "de": ("Auge",), "fr": ("Œil", "Glut")}
CARDS: Final = {"en": ("swarm", "flyer 3"), "de": ("Schwarm", "Flieger 3"), "fr": ("essaim", "volant 3")}
SNITS: Final = {"en": ("Zip", "Ada’s Zip"), "de": ("Zip", "Zip (der Fisch)"), "fr": ("Zip", "Zip (le Poisson)")}
THINGS: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {
    **dict.fromkeys(("man", "party", "crew", "men"), MEN),
    **dict.fromkeys(("organ", "one", "other", "here", "there"), ORGANS),
    **dict.fromkeys(("card", "top", "below"), CARDS),
    **dict.fromkeys(("snit", "victim", "snits", "thing", "aim", "prey"), SNITS),
    "animal": ANIMALS,
}
NUMBERS: Final = (0, 1, 2, 5)
# Numbers that are never smaller: in any message, and in some.
LEAST: Final = {"height": 2, "needed": 7, "speed": 4, "seconds": 2, "seats": 2, "least": 2, "most": 2, "others": 1}
CAPTION: Final = re.compile(r"(?:about|doing|seat-(?:won|lost))\b")  # stands under a name, whose it is told
LEAST_IN: Final = {
    **{"won-siege": 7, "won-outlasted": 30, "won-warrants": 20, "called-off": 3, "too-long": 100},
    **{"pack-attacks": 2, "shared": 2, "run-begins": 2, "bot-again": 2},
    **dict.fromkeys(("paid", "marks-shown", "because-marks", "button-hunt", "odds"), 1),  # Snark!
    **dict.fromkeys(("crowd", "rest-stay", "watching", "page-grace-minutes"), 1),
    **dict.fromkeys(
        ("group-label", "group-outside", "why-full", "ask-leave-out", "ask-take", "note-pack", "label-compose"), 1
    ),
}


@dataclass(frozen=True)
class Spoken:
    """One thing a message says, and what it was given."""

    key: str
    values: tuple[tuple[str, Value], ...]
    text: str

    def __str__(self) -> str:
        return f"{self.key}: “{self.text}”"

    def of_the_reader(self) -> list[str]:
        """Name the values that are the reader."""
        return [name.removesuffix("_is") for name, value in self.values if name.endswith("_is") and value == "you"]


@dataclass(frozen=True)
class Message:
    """A message as it is written: the values it uses, and the branches it chooses by them."""

    key: str
    used: frozenset[str]
    branches: dict[str, tuple[str, ...]]

    def is_player(self, name: str) -> bool:
        return name in PLAYERS or f"{name}_is" in self.used

    def is_number(self, name: str) -> bool:
        keys = self.branches.get(name, ())
        return any(key.lstrip("-").isdigit() or key == "one" for key in keys)


@cache
def messages(folder: Path, language: str) -> tuple[Message, ...]:
    """Read a file: its messages, in their order."""
    text = (folder / f"{language}.ftl").read_text("utf-8")
    return tuple(
        Message(entry.id.name, frozenset(used(entry.value)), branches_of(entry.value))
        for entry in parse(text).body
        if isinstance(entry, ast.Message) and entry.value is not None
    )


def used(node: ast.BaseNode) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    for child in children(node):
        yield from used(child)


def branches_of(pattern: ast.Pattern) -> dict[str, tuple[str, ...]]:
    """Collect by which values a message chooses, and between what; it may choose by one value more than once."""
    found: dict[str, tuple[str, ...]] = {}
    for name, keys in branches(pattern):
        found[name] = tuple(dict.fromkeys((*found.get(name, ()), *keys)))
    return found


def branches(node: ast.BaseNode) -> Iterator[tuple[str, tuple[str, ...]]]:
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        keys = [one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants]
        yield node.selector.id.name, tuple(keys)
    for child in children(node):
        yield from branches(child)


def children(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    for value in vars(node).values():
        if isinstance(value, list):
            yield from (one for one in value if isinstance(one, ast.BaseNode))
        elif isinstance(value, ast.BaseNode):
            yield value


@cache
def spoken(folder: Path, language: str) -> tuple[Spoken, ...]:
    """Say everything that the messages of a file can say."""
    return tuple(one for message in messages(folder, language) for one in every_way(folder, language, message))


def every_way(folder: Path, language: str, message: Message) -> Iterator[Spoken]:
    texts = bundle(language, *[one for one in (folder.parent, folder) if one != SHARED and holds_texts(one)])
    pattern = texts.get_message(message.key).value
    assert pattern is not None
    names = sorted({name.removesuffix("_is") for name in message.used})
    for chosen in product(*[ways(message, name, language) for name in names]):
        values = {name: value for way in chosen for name, value in way}
        if list(values.values()).count("you") > 1:
            continue  # the reader is one of them
        text, errors = texts.format_pattern(pattern, values)
        assert not errors, f"{folder}/{language}.ftl: {message.key}: {errors[0]}"
        assert phrases(texts)[message.key](values) == text, f"{folder}/{language}.ftl: {message.key}: {values}"
        yield Spoken(message.key, tuple(sorted(values.items())), str(text))


def holds_texts(folder: Path) -> bool:
    return folder in FOLDERS


def ways(message: Message, name: str, language: str) -> list[tuple[tuple[str, Value], ...]]:
    """Give the ways in which one value can be given."""
    if message.is_player(name):
        if f"{name}_is" not in message.used:
            return [((name, one),) for one in NAMES[language]]
        others = [((name, one), (f"{name}_is", "other")) for one in NAMES[language]]
        unnamed = [((name, one), (f"{name}_is", "unnamed")) for one in NAMES[language] if one[0].islower()]
        return [*others, *unnamed, ((name, READER), (f"{name}_is", "you"))]
    return [((name, one),) for one in plain_values(message, name, language)]


def plain_values(message: Message, name: str, language: str) -> list[Value]:
    if message.is_number(name):
        literal = [int(key) for key in message.branches[name] if key.lstrip("-").isdigit()]
        return [number for number in sorted({*NUMBERS, *literal}) if number >= least(message, name, -9)]
    if name in message.branches:
        return list(message.branches[name])
    if name in NAMED:
        return [*NAMES[language], SEVERAL[language]]
    if name in THINGS:
        return list(THINGS[name][language])
    return [least(message, name, 1)]  # a number or a text: where a word follows that fits many only, it shows


def least(message: Message, name: str, otherwise: int) -> int:
    return LEAST.get(name, LEAST_IN.get(message.key, otherwise))


def called(value: object) -> str:
    """Name a file or a language in a test's name."""
    return str(value.relative_to(SRC)).removesuffix("/text") if isinstance(value, Path) else str(value)
