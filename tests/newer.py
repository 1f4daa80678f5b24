"""The `frabjous` command of tomorrow: Snark! has got another version of its rules, which happen to be the same."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Final

from frabjous.cli import main
from frabjous.games import ROOMS, VERSIONS
from frabjous.games.snark.rules import Snark

VERSION: Final = 3
NEWER: Final = (__file__,)  # what Python runs


def become_newer() -> None:
    """Let this process begin games by the rules of tomorrow, and know those of today."""
    room = ROOMS["snark"]
    ROOMS["snark"] = VERSIONS["snark"][VERSION] = replace(room, game=Snark(VERSION), older=(*room.older, room.game))


if __name__ == "__main__":
    become_newer()
    sys.exit(main())
