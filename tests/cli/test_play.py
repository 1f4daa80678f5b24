"""A game in the terminal, with everything a person may type."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.running import Command
from frabjous.cli.columns import in_columns
from frabjous.cli.ink import bold, coloured
from frabjous.cli.terminal import seated
from frabjous.core.contract import said
from frabjous.core.recordfile import loads
from frabjous.scene.words import LANGUAGES

SPLUT = ("play", "splut", "--seed", "1")
ALWAYS_THE_FIRST = "1\n" * 300


def test_a_whole_game_can_be_played_from_a_script(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    ran = command(*SPLUT, "--save", str(file), lines=ALWAYS_THE_FIRST)
    assert ran.code == 0
    assert "SPLUT! The rock came down on your sorcerer" in ran.out
    assert "The Fish wins: the last sorcerer standing.\nYou: 0\nThe Fish: 1\n" in ran.out
    assert ran.out.endswith(f"The record is in {file}.\n")
    assert command("record", "verify", str(file)).out.endswith("dice verified.\n")


def test_the_same_seed_gives_the_same_game(command: Command) -> None:
    assert command(*SPLUT, lines=ALWAYS_THE_FIRST) == command(*SPLUT, lines=ALWAYS_THE_FIRST)


def test_position_question_and_numbered_actions_are_shown(command: Command) -> None:
    out = command(*SPLUT).out
    assert "Splut! – you are the Crown" in out
    assert "Your team (crown): sorcerer d2, dwarf e2, troll f2." in out
    assert "Your turn. Which piece moves? One step left in this turn." in out
    assert "1 Sorcerer to d3 (S d2-d3)" in out


def test_notation_does_the_same_as_a_number(command: Command) -> None:
    by_number = command(*SPLUT, lines="3\n").out
    by_notation = command(*SPLUT, lines="  T   f2-f3 \n").out
    assert "Your troll stepped from f2 to f3." in by_number
    assert by_notation.replace("> T f2-f3", "> 3") == by_number


def test_where_there_is_too_much_to_list_one_pick_is_asked_after_the_other(command: Command) -> None:
    out = command("play", "snit_smashing", "--seed", "1", lines="1\nback\n1\n3\n1\nquit\n").out
    first, hexes, again, hexes_again, corners, moving = out.split("\n> ")[:6]
    assert "1 Smash …" in first
    assert "A3" not in first
    assert "\n 3 A3 …" in hexes
    assert len(hexes.splitlines()) < 16
    assert again.partition("\n")[2] == first[first.rindex("\n\n") + 1 :]
    assert hexes_again.partition("\n")[2] == hexes.partition("\n")[2]
    assert "1 Smash A2, A3 and B3 (smash A2 A3 B3)" in corners
    assert "You order, in secret: smash A2, A3 and B3." in moving


def test_question_and_names_are_marked_only_where_the_terminal_has_ink(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ["the Crown", "the Fish"]
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert bold("Which piece?") == "\x1b[1mWhich piece?\x1b[0m"
    assert coloured("The Fish waits.", names) == "\x1b[34mThe Fish\x1b[39m waits."
    monkeypatch.setenv("NO_COLOR", "1")
    assert bold("Which piece?") == "Which piece?"
    assert coloured("The Fish waits.", names) == "The Fish waits."


def test_an_action_can_be_taken_back_with_what_the_bots_replied(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    out = command(*SPLUT, "--save", str(file), lines="1\nundo\nquit\n").out
    assert "Taken back." in out
    assert out.count("sorcerer d2, dwarf e2, troll f2.") == 2
    assert loads(file.read_text("utf-8")).lines[-1].text == "undo 0"


@pytest.mark.parametrize(
    ("answer", "reply"),
    [
        ("undo", "You have nothing to take back."),
        ("help", "Type a number from 1 to 3, or an action in notation, like “S d2-d3”."),
        ("", "Type a number from 1 to 3"),
        ("0", "“0” is not an action of this game"),
        ("4", "“4” is not an action of this game"),
        ("²", "“²” is not an action of this game"),
        ("T a5-a6", "“T a5-a6” is not an action of this game"),
        ("T e4-e5", "“T e4-e5” is not allowed now."),
        ("x" * 5000, "…” is not an action of this game"),
    ],
    ids=lambda text: text[:10],
)
def test_whatever_is_typed_is_answered_in_a_sentence(command: Command, answer: str, reply: str) -> None:
    ran = command(*SPLUT, lines=f"{answer}\nquit\n")
    assert ran.code == 0
    assert reply in ran.out


def test_quitting_says_how_to_keep_the_record(command: Command) -> None:
    ran = command(*SPLUT, lines="quit\n")
    assert ran.out.endswith("The game was not finished.\nTo keep the record of a game, play it with --save FILE.\n")


def test_the_end_of_input_ends_politely(command: Command) -> None:
    ran = command(*SPLUT, lines="1\n")
    assert (ran.code, ran.err) == (0, "")
    assert "The game was not finished." in ran.out


def test_an_interrupted_game_is_kept_too(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    file = tmp_path / "game.txt"
    assert command(*SPLUT, "--save", str(file)).code == 130
    assert loads(file.read_text("utf-8")).game == "splut"


def test_a_table_of_four_is_filled_with_bots(command: Command) -> None:
    ran = command("play", "splut", "--seats", "4", "--bots", "fool", "--seed", "2", lines="1\nquit\n")
    assert "The Sun’s" in ran.out


def test_the_bots_play_on_when_the_person_is_out(command: Command) -> None:
    ran = command("play", "splut", "--seats", "3", "--seed", "2", lines=ALWAYS_THE_FIRST)
    assert "down on your sorcerer" in ran.out
    assert "You: 0\n" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_speaks_every_language(command: Command, language: str) -> None:
    ran = command(*SPLUT, "--language", language, lines="help\nundo\n1\nquit\n")
    assert ran.code == 0
    assert {"en": "you are the Crown", "de": "du bist die Krone", "fr": "vous êtes la Couronne"}[language] in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_terminal_is_there_in_every_language(language: str) -> None:
    voice = seated("splut", None, {}, "fool", language, 1).voice
    for key, values in (("help", {"count": "3", "example": "skip"}), ("kept", {"file": "f"}), ("left", {})):
        assert voice.say(said(f"terminal-{key}", **values))


def test_columns_run_downwards_and_fit_the_width() -> None:
    assert in_columns(["aa", "b", "cc", "d", "e"], 13) == "1 aa   4 d\n2 b    5 e\n3 cc"
    assert in_columns(["aa", "b"], 3) == "1 aa\n2 b"
    assert in_columns([], 80) == ""
