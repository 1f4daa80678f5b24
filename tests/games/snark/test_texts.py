"""The words of Snark!: how it tells what happens, and what its rules promise."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from frabjous.core.contract import CHANCE, Said, said
from frabjous.games import snark
from frabjous.games.snark import SNARK
from frabjous.games.snark.cards import CARDS, COPIES, COSTS, CREW
from frabjous.games.snark.terms import PROVISIONS, VOID_ROUNDS
from frabjous.scene.model import Shape
from frabjous.scene.words import LANGUAGES, Voice, bundle
from games.snark.drawing import GAME, do, table

FOLDER: Final = Path(snark.__file__).parent
RULES: Final = {"en": "RULES.md", "de": "RULES.de.md", "fr": "RULES.fr.md"}


def voice(language: str, *, you: tuple[int, ...] = ()) -> Voice:
    return Voice(bundle(language, FOLDER / "text"), {0: "Wim", 1: "Ada"}, you)


def tell(lines: tuple[str, ...], seat: int, setting: str, **more: str | int) -> list[Said]:
    """Tell what a seat hears of the last of some lines."""
    state = do(table(setting, **more), *lines[:-1])  # type: ignore[arg-type]  # numbers and texts, as `table` wants them
    who, colon, text = lines[-1].rpartition(": ")
    actor = int(who) - 1 if colon else GAME.to_act(state)[0]
    return GAME.told(state, actor, GAME.read(text), seat)


HUNTERS: Final = "taste late jest map bell | bellman baker | 9\nfork fork soap map map | | 9"


def test_a_hunt_is_told_as_a_story() -> None:
    ada = voice("en", you=(1,))
    story = [
        " ".join(ada.say(one) for one in tell(("hunt taste late jest", *(f"meet {name}" for name in met)), 1, HUNTERS))
        for met in ((), ("hyena",), ("hyena", "boojum"), ("hyena", "boojum", "bandersnatch"))
    ]
    assert story == [
        "Wim showed Taste, Late rising and Slowness in taking a jest "
        "and sent the Bellman and the Baker after the Snark.",
        "Out of the fog came the Hyena. An old friend of the Baker: one card more.",
        "Out of the fog came the Boojum. Gone without a sound: the Baker. That cost a Warrant.",
        "Out of the fog came a Bandersnatch. "
        "Alone, the Bellman drove it off, and then had to sit down. The hunt is over.",
    ]


def test_what_was_passed_is_told_to_giver_and_receiver_only() -> None:
    lines = ("bewilder jest", "1: pass taste and late", "2: pass fork and soap", "swap")
    assert [voice("en").say(one) for one in tell(lines[:2], 0, HUNTERS)] == ["You pass Taste and Late rising."]
    assert [voice("en").say(one) for one in tell(lines[:2], 1, HUNTERS)] == ["Wim has chosen what to pass."]
    assert [voice("en").say(one) for one in tell(lines, 1, HUNTERS)] == [
        "All at once the cards changed hands.",
        "Wim passed you Taste.",
        "Wim passed you Late rising.",
    ]


def test_a_retiring_hand_is_told_to_all() -> None:
    poor = "taste late map map bell | boots | 0\nfork | | 9\nfork | | 9"
    told = tell(("hunt taste late", "meet bandersnatch", "retire 1"), 2, poor)
    assert voice("en").say(told[1]) == "The hand was Bell, Map and Map."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_cite_every_ruling(language: str) -> None:
    cited = set(re.findall(r"\((K\d+)\)", (FOLDER / RULES[language]).read_text("utf-8")))
    assert cited == {f"K{number}" for number in range(1, 28)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_in_the_rules_is_well_written(language: str) -> None:
    """11.1"""
    texts = re.findall(r"^\| `(.+?)` \|", (FOLDER / RULES[language]).read_text("utf-8"), re.M)
    assert [GAME.read(text).text for text in texts] == texts
    assert len(texts) == 19


def test_the_costs_in_the_rules_are_those_of_the_cards() -> None:
    """2.4"""
    speaker, text = voice("en"), (FOLDER / "RULES.md").read_text("utf-8")
    for man, cards in enumerate(COSTS[:-1]):
        price = ", ".join(speaker.say(said(f"card-{CARDS[card]}")) for card in cards)
        assert f"| {speaker.say(said(f'name-{CREW[man]}'))} | {price} |" in text
    assert sum(COPIES) == 38


# K26


def told_of_waiting(reshuffles: int, *lines: str, version: int = PROVISIONS) -> str:
    """Give what the second of three seats reads of the last of some lines, after so many reshuffles."""
    hands = "taste late jest fork soap | | 9\nmap | | 19\nbell | | 0"
    state = do(table(hands, stock="thimble", reshuffles=reshuffles, version=version), "exchange fork", *lines[:-1])
    told = GAME.told(state, CHANCE, GAME.read(lines[-1]), 1)
    return " ".join(voice("en", you=(1,)).sentence(one) for one in told)


def test_every_reshuffle_tells_how_far_provisions_are_away() -> None:
    shuffled = "That was the last of the stock; the discards are shuffled in."
    assert [told_of_waiting(before, "draw thimble").removeprefix(f"{shuffled} ") for before in (0, 1, 2)] == [
        "Unless somebody hunts, provisions are due 2 shuffles from now.",
        "Unless somebody hunts, provisions are due at the next shuffle.",
        "There has been no hunt for a long time: provisions are due.",
    ]
    assert told_of_waiting(0, "draw thimble", version=VOID_ROUNDS) == shuffled


def test_provisions_and_who_cannot_pay_for_them_are_told() -> None:
    assert told_of_waiting(2, "draw thimble", "retire 3") == (
        "The Leaf has no Warrant for provisions and retires. The hand was Bell."
    )
    assert told_of_waiting(2, "draw thimble", "retire 3", "provisions") == (
        "Everybody pays a Warrant for provisions, and 4 lie in the pool."
    )


@pytest.mark.parametrize("shape", list(Shape))
def test_the_picture_says_how_far_provisions_are_away(shape: Shape) -> None:
    def written(version: int, reshuffles: int, *lines: str) -> list[str]:
        rows = "taste late jest fork soap | | 9\nmap | | 9"
        state = table(rows, stock="thimble", reshuffles=reshuffles, version=version)
        drawn = SNARK.scene(GAME.observe(do(state, *lines), 1), [], shape)
        labels = [one.label for one in drawn.things if one.id == "provisions" and one.label is not None]
        assert all(label in drawn.description for label in labels)
        return [voice("en").say(label) for label in labels]

    assert written(PROVISIONS, 0) == ["Unless somebody hunts, provisions are due 2 shuffles from now."]
    assert written(PROVISIONS, 1) == ["Unless somebody hunts, provisions are due at the next shuffle."]
    assert written(PROVISIONS, 5) == written(PROVISIONS, 1), "somebody has retired meanwhile"
    assert written(PROVISIONS, 1, "exchange fork", "draw thimble") == [
        "There has been no hunt for a long time: provisions are due."
    ]
    assert written(VOID_ROUNDS, 0) == []


# Questions


@pytest.mark.parametrize(
    ("seat", "question"),
    [
        ("taste taste late late jest | | 9", "Your turn. Which card do you exchange?"),
        ("fork soap late late jest | | 9", "Your turn: exchange or hire?"),
        ("bell map late late jest | | 9", "Your turn: exchange or take the licence?"),
        ("taste taste late late jest | boots | 9", "Your turn: exchange or hunt?"),
        ("taste taste late late jest | bellman boots | 9", "Your turn: exchange, bewilder or hunt?"),
        ("fork soap late late jest | beaver | 9", "Your turn: exchange, hire or hunt?"),
    ],
)
def test_only_what_can_be_done_is_asked(seat: str, question: str) -> None:
    """4.2"""
    assert asked(seat)[0] == question


@pytest.mark.parametrize(
    ("marks", "chance"),
    [("taste late jest bathing ambition", "1 in 4"), ("taste late jest map map", "13 in 56 (about 1 in 4.3)")],
)
def test_a_chance_is_told_once(marks: str, chance: str) -> None:
    assert asked(f"{marks} | boots | 9")[1] == f"Hunting now: {chance}."


def asked(seat: str) -> tuple[str, str]:
    """Give the question and the note for the first of two seats."""
    state = table(f"{seat}\nfork | | 9")
    first = SNARK.scene(GAME.observe(state, 0), GAME.legal(state, 0), Shape.WIDE).asks[0]
    assert first.note is not None
    return voice("en", you=(0,)).say(first.question), voice("en").say(first.note)
