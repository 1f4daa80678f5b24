"""frabjous backup and frabjous restore: everything that is kept, in one file."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from frabjous.cli.usage import Commands, add_database, check_database, command


def add(commands: Commands) -> None:
    kept = command(commands, "backup", "copy all tables and games into a new file, while the server runs", back_up)
    kept.add_argument("file", type=Path, metavar="FILE", help="the file to make, an SQLite database")
    add_database(kept)
    again = command(commands, "restore", "copy a backup into a new database", restore)
    again.add_argument("file", type=Path, metavar="FILE", help="a file that “frabjous backup” made")
    add_database(again)


def back_up(args: Namespace) -> int:
    from frabjous.store import copying  # noqa: PLC0415

    check_database(args.db)
    print(f"{told(copying.back_up(args.db, args.file))} are kept in “{args.file}”.")
    return 0


def restore(args: Namespace) -> int:
    from frabjous.store import copying  # noqa: PLC0415

    check_database(args.db)
    print(f"{told(copying.restore(args.file, args.db))} are there again.")
    return 0


def told(counted: dict[str, int]) -> str:
    return f"{counted['tables']:,} tables, {counted['games']:,} games and {counted['lines']:,} lines"
