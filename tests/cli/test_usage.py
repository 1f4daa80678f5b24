"""What every command promises: help, sentences instead of tracebacks, exit codes."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path
from types import ModuleType

import pytest

from cli.running import Command
from frabjous.cli import main, serve
from frabjous.cli.usage import parser
from frabjous.web.app import Settings

COMMANDS = (
    ("serve",),
    ("games",),
    ("play",),
    ("perft",),
    ("simulate",),
    ("arena",),
    ("balance",),
    ("learn",),
    ("odds",),
    ("record",),
    ("record", "show"),
    ("record", "verify"),
    ("record", "export"),
    ("record", "review"),
    ("tables",),
    ("backup",),
    ("restore",),
    ("think",),
    ("bench",),
)


def parsers(of: ArgumentParser) -> list[ArgumentParser]:
    """Gather a parser and those of its commands."""
    found = [of]
    for action in of._actions:
        if isinstance(action.choices, dict):
            found += [inner for one in action.choices.values() for inner in parsers(one)]
    return found


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_command_explains_itself(command: Command, words: tuple[str, ...]) -> None:
    ran = command(*words, "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"usage: frabjous {' '.join(words)}")


def test_the_list_of_commands_above_is_whole() -> None:
    assert len(parsers(parser())) == len(COMMANDS) + 1


def test_every_argument_has_a_help_text() -> None:
    arguments = [action for one in parsers(parser()) for action in one._actions if not action.choices]
    assert [action.dest for action in arguments if not action.help] == []


def served(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> list[object]:
    """Run a command with a server that only notes how it was started."""
    started: list[object] = []
    fake = ModuleType("frabjous.web.serve")

    def run(settings: Settings, host: str, port: int, *, proxies: list[str], open_browser: bool, workers: int) -> None:
        started.extend((settings.database, host, port, proxies, open_browser, workers))

    monkeypatch.setattr(fake, "run", run, raising=False)
    monkeypatch.setitem(sys.modules, "frabjous.web.serve", fake)
    assert main(arguments) == 0
    return started


def test_without_a_command_the_table_is_served_and_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    assert served(monkeypatch) == ["frabjous.db", "127.0.0.1", 8000, [], True, 1]


def test_serve_takes_address_and_database(monkeypatch: pytest.MonkeyPatch) -> None:
    wish = ("serve", "--host", "0.0.0.0", "--port", "0", "--db", "here.db", "--proxy", "127.0.0.1")
    assert served(monkeypatch, *wish) == ["here.db", "0.0.0.0", 0, ["127.0.0.1/32"], False, 1]


def test_several_workers_are_refused_in_one_sentence(command: Command) -> None:
    ran = command("serve", "--workers", "2")
    assert (ran.code, ran.out, ran.err) == (2, "", serve.ONE_WORKER + "\n")


def test_several_workers_are_refused_where_processes_cannot_be_copied(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("os.fork")
    ran = command("serve", "--workers", "2", "--db", "postgresql://here/games")
    assert (ran.code, ran.out, ran.err) == (2, "", serve.NO_FORK + "\n")


@pytest.mark.parametrize("url", ["sqlite://", ":memory://x", "nonsense://here"])
def test_what_is_no_database_is_refused_before_a_server_starts(command: Command, url: str) -> None:
    ran = command("serve", "--db", url)
    assert ran.code == 2
    assert ran.err.count("\n") == 1


def test_the_version_can_be_asked_for(command: Command) -> None:
    ran = command("--version")
    assert ran.code == 0
    assert ran.out.startswith("frabjous 0")


@pytest.mark.parametrize(
    "words",
    [
        ("dance",),
        ("perft",),
        ("perft", "splut", "--depth", "0"),
        ("perft", "splut", "--depth", "²"),
        ("perft", "splut", "--option", "sides"),
        ("serve", "--port", "70000"),
        ("bench", "--seconds", "nan"),
        ("simulate", "splut", "--games", "-1"),
    ],
    ids=" ".join,
)
def test_bad_usage_ends_with_code_2(command: Command, words: tuple[str, ...]) -> None:
    ran = command(*words)
    assert ran.code == 2
    assert "frabjous" in ran.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("perft", "chess"), "There is no game “chess”; the games are: "),
        (("perft", "splut", "--seats", "9"), "This game is for 2 to 4 seats, not 9."),
        (("perft", "splut", "--option", "sides=up"), "“up” is not a value of “sides”"),
        (("play", "splut", "--seats", "1"), "This game is for 2 to 4 seats, not 1."),
        (("play", "splut", "--bots", "oracle"), "There is no bot “oracle”; the bots are: "),
        (("play", "splut", "--language", "la"), "There is no language “la”; the languages are: en, de, fr."),
        (("games", "--language", "../en"), "There is no language “../en”"),
        (("simulate", "splut", "--bots", "greedy,"), "There is no bot “”; the bots are: "),
        (("record", "show", "/no/such/file"), "There is no file “/no/such/file”."),
        (("record", "show", "/"), "“/” cannot be used: Is a directory."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_what_does_not_fit_is_refused_in_one_sentence(command: Command, words: tuple[str, ...], sentence: str) -> None:
    ran = command(*words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(sentence)
    assert ran.err.count("\n") == 1


def test_an_interruption_ends_with_code_130_and_no_traceback(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("frabjous.core.perft.perft", interrupted)
    ran = command("perft", "splut")
    assert (ran.code, ran.out, ran.err) == (130, "", "")


def test_a_file_that_is_there_is_not_overwritten(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("mine")
    ran = command("play", "splut", "--save", str(file))
    assert ran.code == 2
    assert ran.err == f"There is already a file “{file}”; it is not overwritten.\n"
    assert file.read_text() == "mine"
