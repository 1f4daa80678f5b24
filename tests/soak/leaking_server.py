"""The `frabjous` command with a leak: in the log of a table every line can be found, secret or not."""

from __future__ import annotations

import sys

from frabjous.cli import main
from frabjous.table.table import Match
from frabjous.web.log import Log

tight_log = Log.html


def leaking_log(log: Log, match: Match) -> str:
    lines = [line.text for line in match.play.record.lines]
    return f"{tight_log(log, match)}<!-- {lines} -->"


if __name__ == "__main__":
    setattr(Log, "html", leaking_log)  # noqa: B010 - a method cannot be assigned to, says mypy
    sys.exit(main())
