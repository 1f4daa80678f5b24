"""The command as a real process: its script, its pipes and its signals."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PYTHON = (sys.executable, "-m", "frabjous.cli")


def run(*arguments: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*PYTHON, *arguments], input=lines, capture_output=True, text=True, check=False)


def test_help_loads_nothing_but_the_command_line() -> None:
    script = "import sys, frabjous.cli.usage as u; u.parser().format_help(); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    ours = [name for name in loaded if name.startswith("frabjous.") and not name.startswith("frabjous.cli")]
    assert not ours
    assert not {"asyncio", "fluent", "litestar", "msgspec", "sqlalchemy", "uvicorn"} & set(loaded)


def test_a_game_is_played_through_a_pipe(tmp_path: Path) -> None:
    ran = run("play", "splut", "--seed", "1", "--save", str(tmp_path / "game.txt"), lines="1\nquit\n")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Your sorcerer stepped from d2 to d3." in ran.stdout
    assert run("record", "verify", str(tmp_path / "game.txt")).returncode == 0


def test_a_refusal_is_one_sentence_and_code_2() -> None:
    ran = run("perft", "chess")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert re.fullmatch(r"There is no game “chess”; .*\.\n", ran.stderr)


def test_a_terminal_of_few_letters_still_shows_something() -> None:
    few = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    ran = subprocess.run([*PYTHON, "perft", "chess"], capture_output=True, text=True, check=False, env=few)
    assert ran.returncode == 2
    assert ran.stderr.startswith("There is no game ?chess?; ")


def test_a_reader_who_goes_away_ends_it_quietly(record_file: Path) -> None:
    process = subprocess.Popen(
        [*PYTHON, "record", "export", str(record_file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 141


# Ctrl-C


@contextmanager
def starting_with(interrupts: signal.Handlers | Callable[..., object]) -> Iterator[None]:
    """Let processes started in here begin with this answer to Ctrl-C, whatever whoever runs the tests has chosen.

    A shell starts what runs in the background deaf to it, and many CI systems do the same.
    """
    before = signal.signal(signal.SIGINT, interrupts)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def interrupted(games: int) -> tuple[int, str]:
    """Interrupt a simulation once it has begun; give its exit code and the first line of its report."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*PYTHON, "simulate", "splut", "--bots", "fool", "--games", str(games), "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
        start_new_session=True,
    )
    os.close(theirs)
    seen = b""
    while f" of {games} games".encode() not in seen:  # the progress line: work has begun
        seen += os.read(ours, 1000)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes of the group
    out, _ = process.communicate()
    os.close(ours)
    assert b"Traceback" not in seen
    return process.returncode, out.partition("\n")[0]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize("ours", [signal.default_int_handler, signal.SIG_IGN], ids=["terminal", "background"])
def test_ctrl_c_prints_what_two_processes_have_played(ours: signal.Handlers | Callable[..., object]) -> None:
    with starting_with(ours), starting_with(signal.default_int_handler):
        code, heading = interrupted(1_000_000)
    assert code == 130
    assert re.fullmatch(r"splut, 2 seats, .*: \d+ of 1000000 games, then interrupted", heading)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_what_a_shell_started_in_the_background_does_not_hear_ctrl_c() -> None:
    with starting_with(signal.SIG_IGN):
        code, heading = interrupted(200)
    assert code == 0
    assert re.fullmatch(r"splut, 2 seats, .*: 200 games", heading)
