"""Which build is running: the plain source, or the same source compiled."""

from __future__ import annotations

from typing import Final

from frabjous.core import contract

PLAIN: Final = "plain"
COMPILED: Final = "compiled"


def build_name() -> str:
    """Say whether the rules run as plain Python or compiled."""
    return PLAIN if contract.__file__.endswith(".py") else COMPILED
