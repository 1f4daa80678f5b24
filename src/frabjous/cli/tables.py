"""frabjous tables: what the owner sees of all tables, and does with them, also while the server runs."""

from __future__ import annotations

import time
from argparse import Namespace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from frabjous.cli.usage import Commands, add_database, add_json, check_database, command, count

if TYPE_CHECKING:
    from frabjous.store.listing import Listed

DAY_MS: Final = 24 * 3_600_000
HEADS: Final = ("table", "game", "who", "games", "lines", "last touched (UTC)", "state")


def add(commands: Commands) -> None:
    about = "list all tables, or close or delete some"
    added = command(commands, "tables", about, run)
    added.add_argument(
        "what",
        nargs="?",
        choices=("list", "close", "delete"),
        default="list",
        help="list them (the default); close: nothing can happen there any more; delete: with all that was played",
    )
    added.add_argument("codes", nargs="*", metavar="TABLE", help="the whole name of a table")
    added.add_argument(
        "--untouched",
        type=count,
        metavar="DAYS",
        help="those at which nothing has happened for so long, and no clock runs",
    )
    add_database(added)
    add_json(added)


def run(args: Namespace) -> int:
    import asyncio  # noqa: PLC0415 - who asks for help does not wait for it

    from frabjous.store.copying import check_is_there  # noqa: PLC0415

    check_database(args.db)
    check_is_there(args.db)
    print(asyncio.run(done(args)))
    return 0


async def done(args: Namespace) -> str:
    """Do what is asked, and tell it."""
    from frabjous.store.copying import opened  # noqa: PLC0415

    now = time.time_ns() // 1_000_000
    async with opened(args.db) as store:
        tables = chosen(await store.all_tables(now - args.untouched * DAY_MS if args.untouched else None), args)
        codes = [one.table.code for one in tables]
        if args.what == "close":
            await store.close_tables(codes, now)
        elif args.what == "delete":
            await store.delete_tables(codes)
        else:
            return as_json(tables) if args.json else listed(tables)
    return "\n".join([*codes, f"{len(codes)} tables are {'closed' if args.what == 'close' else 'deleted'}."])


def chosen(tables: list[Listed], args: Namespace) -> list[Listed]:
    """Choose the tables that were named, or all; what would change them asks for names or an age."""
    from frabjous.core.errors import BadOption  # noqa: PLC0415

    if args.what != "list" and not args.codes and not args.untouched:
        raise BadOption("no-tables-named", "Say which tables: by their names, or by --untouched DAYS.")
    known = {one.table.code for one in tables}
    for code in args.codes:
        if code not in known:
            raise BadOption("no-such-table", "There is no such table: “{code}”.", code=code)
    return [one for one in tables if not args.codes or one.table.code in args.codes]


def listed(tables: list[Listed]) -> str:
    """Write a table of tables."""
    rows = [HEADS, *(row(one) for one in tables)]
    widths = [max(len(cells[column]) for cells in rows) for column in range(len(HEADS))]
    return "\n".join(
        "  ".join(f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True)).rstrip() for cells in rows
    )


def row(one: Listed) -> tuple[str, ...]:
    when = datetime.fromtimestamp(one.last_at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    games = str(one.game.place + 1)
    return (one.table.code, one.game.game, ", ".join(sitters(one)), games, str(one.length), when, state(one))


def sitters(one: Listed) -> list[str]:
    """Name whoever sits at a table: people by their names, bots by their levels."""
    names = {"open": "(free)", "person": "(no name)"}
    return [chair.name or chair.level or names.get(chair.kind, "") for chair in one.chairs]


def state(one: Listed) -> str:
    if one.table.closed_at:
        return "closed"
    if one.game.ended_at:
        return "over"
    return "waiting" if any(chair.kind == "open" for chair in one.chairs) else "going on"


def as_json(tables: list[Listed]) -> str:
    """Write a JSON object a table."""
    import msgspec  # noqa: PLC0415

    return "\n".join(
        msgspec.json.encode(
            {
                "table": one.table.code,
                "game": one.game.game,
                "who": sitters(one),
                "games": one.game.place + 1,
                "lines": one.length,
                "touched": one.last_at,
                "state": state(one),
            }
        ).decode()
        for one in tables
    )
