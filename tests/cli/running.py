"""Running the command in this process, with what it printed."""

from __future__ import annotations

import io
from dataclasses import dataclass

import pytest

from frabjous.cli import main


@dataclass(frozen=True)
class Ran:
    """What a command came to."""

    code: int
    out: str
    err: str


class Command:
    """Runs `frabjous` with arguments and, perhaps, lines on standard input."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: str, lines: str = "") -> Ran:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        self.capsys.readouterr()
        try:
            code = main(arguments)
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 1
        printed = self.capsys.readouterr()
        return Ran(code, printed.out, printed.err)
