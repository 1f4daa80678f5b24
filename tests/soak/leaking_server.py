"""The `frabjous` command with a leak: whoever reads the log of a table finds the latest line in it, secret or not."""

from __future__ import annotations

import sys

from frabjous.cli import main
from frabjous.web.drawing import Painter

tight_log = Painter.log


def leaking_log(painter: Painter) -> str:
    return f"{tight_log(painter)}<!-- {painter.play.record.lines[-1].text} -->"


if __name__ == "__main__":
    setattr(Painter, "log", leaking_log)  # noqa: B010 - a method cannot be assigned to, says mypy
    sys.exit(main())
