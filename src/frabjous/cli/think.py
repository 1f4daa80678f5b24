"""frabjous think: bots, hints and reviews for servers on other machines."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

from frabjous.cli.usage import Commands, add_database, check_database, command, count, is_sqlite

NEEDS_POSTGRESQL: Final = "Thinkers need PostgreSQL (--db postgresql://…): for an SQLite file its server thinks itself."


def add(commands: Commands) -> None:
    added = command(commands, "think", "think for bots, hints and reviews of servers on the same PostgreSQL", run)
    add_database(added)
    added.add_argument(
        "--processes", type=count, default=0, metavar="N", help="how many think (default: one fewer than cores)"
    )
    added.add_argument(
        "--think-with",
        type=Path,
        metavar="FOLDER",
        help="an environment with another build, once its file “ready” is there",
    )


def run(args: Namespace) -> int:
    from frabjous.core.errors import BadOption  # noqa: PLC0415

    check_database(args.db)
    if is_sqlite(args.db):
        raise BadOption("needs-postgresql", NEEDS_POSTGRESQL)
    from frabjous.web.serve import set_up_logging  # noqa: PLC0415
    from frabjous.web.thinker import run as think  # noqa: PLC0415

    set_up_logging()
    think(args.db, args.processes, args.think_with)
    return 0
