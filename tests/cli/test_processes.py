"""The command as a real process: its script, its pipes and its signals."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
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


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_ctrl_c_prints_what_two_processes_have_played() -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*PYTHON, "simulate", "splut", "--games", "100000", "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
        start_new_session=True,
    )
    os.close(theirs)
    seen = b""
    while b" of 100000 games" not in seen:  # the progress line: work has begun
        seen += os.read(ours, 1000)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes of the group
    out, _ = process.communicate()
    os.close(ours)
    assert process.returncode == 130
    assert re.match(r"splut, 2 seats, .*: \d+ of 100000 games, then interrupted\n", out)
    assert b"Traceback" not in seen
