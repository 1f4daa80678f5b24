"""The `frabjous` command with a leak: in the log of a table every line can be found, secret or not."""

from __future__ import annotations

import sys

from frabjous.cli import main
from frabjous.web.drawing import Painter

tight_log = Painter.log


def leaking_log(painter: Painter) -> str:
    lines = [line.text for line in painter.play.record.lines]
    return f"{tight_log(painter)}<!-- {lines} -->"


if __name__ == "__main__":
    setattr(Painter, "log", leaking_log)  # noqa: B010 - a method cannot be assigned to, says mypy
    sys.exit(main())
