"""frabjous serve: the table in the browser."""

from __future__ import annotations

import os
import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from frabjous.cli.usage import Commands, add_database, check_database, command, count, is_sqlite, seconds

if TYPE_CHECKING:
    from frabjous.web.posting import Ways

HIGHEST_PORT: Final = 65535
NO_PUBLIC_URL: Final = "Alerts lead back here: say where everybody finds this server (--public-url)."
SITE: Final = re.compile(r"https?://([a-z0-9-]+\.)*[a-z0-9-]+(:\d{1,5})?/?", re.ASCII | re.IGNORECASE)
NO_FORK: Final = "Several workers need Linux or macOS; here start several servers, and a proxy in front of them."
ONE_WORKER: Final = "Several workers need PostgreSQL (--db postgresql://…): an SQLite file is served by one process."


def add(commands: Commands) -> None:
    added = command(commands, "serve", "serve the table to browsers", run)
    added.add_argument("--host", default="127.0.0.1", metavar="H", help="address to listen at (default: 127.0.0.1)")
    added.add_argument("--port", type=port, default=8000, metavar="P", help="port to listen at, 0 for any free one")
    add_database(added)
    added.add_argument("--workers", type=count, default=1, metavar="N", help="how many processes serve (default: 1)")
    added.add_argument(
        "--bot-pace", type=seconds, default=0.5, metavar="S", help="seconds before a bot moves (default: 0.5)"
    )
    add_limits(added)
    added.add_argument(
        "--proxy",
        dest="proxies",
        type=network,
        action="append",
        default=[],
        metavar="ADDRESS",
        help="believe this proxy (or network) who its visitors are; may be given several times",
    )
    added.add_argument(
        "--think-with",
        type=Path,
        metavar="FOLDER",
        help="an environment with another build, for bots and reviews once its file “ready” is there",
    )
    added.add_argument(
        "--no-open-tables",
        dest="open_tables",
        action="store_false",
        help="hosts may not open their tables to anybody here",
    )
    added.add_argument(
        "--delete-after",
        type=count,
        default=0,
        metavar="DAYS",
        help="delete tables at which nothing has happened for so many days (default: never)",
    )
    add_outside(added)
    add_calling(added)
    added.add_argument("--open", action="store_true", help="open the start page in the browser")


def add_limits(to: ArgumentParser) -> None:
    """Add how much one visitor may want."""
    to.add_argument(
        "--tables-a-minute", type=count, default=30, metavar="N", help="tables one visitor may open (default: 30)"
    )
    to.add_argument(
        "--codes-a-minute", type=count, default=10, metavar="N", help="codes one visitor may try (default: 10)"
    )
    to.add_argument(
        "--work-a-minute",
        type=seconds,
        default=10.0,
        metavar="S",
        help="seconds of drawing that one visitor may cause (default: 10)",
    )


def add_outside(to: ArgumentParser) -> None:
    """Add how this server is known beyond its own pages."""
    to.add_argument(
        "--public-url",
        type=site,
        metavar="URL",
        help="where everybody finds this server, such as https://games.example.org; links that are sent use it",
    )
    to.add_argument(
        "--embed-on",
        type=site,
        action="append",
        default=[],
        metavar="URL",
        help="a site that may show finished games in its pages; may be given several times",
    )
    to.add_argument(
        "--metrics-for",
        type=network,
        action="append",
        default=[],
        metavar="ADDRESS",
        help="this machine (or network) may read /metrics, too; may be given several times",
    )


def add_calling(to: ArgumentParser) -> None:
    """Add how people may be called who are away."""
    to.add_argument(
        "--push",
        action="store_true",
        help="people may be called by their browser's push service; it needs --public-url",
    )
    to.add_argument(
        "--mail",
        metavar="URL",
        help="people may be called by mail, by this server: smtp://user:password@mail.example.org:587 "
        "(or in the variable FRABJOUS_MAIL, where nobody sees it)",
    )
    to.add_argument("--mail-from", default="", metavar="ADDRESS", help="whom letters are from")


def ways_allowed(args: Namespace) -> Ways:
    """Put together by which ways people may be called."""
    import os  # noqa: PLC0415

    from frabjous.core.errors import BadOption  # noqa: PLC0415
    from frabjous.web.mail import mail_server  # noqa: PLC0415
    from frabjous.web.posting import Ways  # noqa: PLC0415

    mail = args.mail or os.environ.get("FRABJOUS_MAIL", "")
    if (args.push or mail) and not args.public_url:
        raise BadOption("no-public-url", NO_PUBLIC_URL)
    return Ways(args.public_url or "", args.push, mail_server(mail, args.mail_from) if mail else None)


def port(text: str) -> int:
    """Read the number of a port."""
    if not (text.isascii() and text.isdigit()) or int(text) > HIGHEST_PORT:
        raise ArgumentTypeError(f"“{text}” is not a port from 0 to {HIGHEST_PORT}")
    return int(text)


def network(text: str) -> str:
    """Read the address of a machine or of a network."""
    from ipaddress import ip_network  # noqa: PLC0415

    try:
        return str(ip_network(text))
    except ValueError as error:
        raise ArgumentTypeError(f"“{text}” is not an address like 192.0.2.7 or 192.0.2.0/24") from error


def site(text: str) -> str:
    """Read the address of a site: how it is spoken to, its name, and perhaps a port."""
    if not SITE.fullmatch(text):
        raise ArgumentTypeError(f"“{text}” is not an address like https://games.example.org")
    return text.removesuffix("/").lower()


def run(args: Namespace) -> int:
    import gc  # noqa: PLC0415

    gc.disable()  # until the server is ready: hardly anything that is loaded is ever let go again
    from frabjous.core.errors import BadOption  # noqa: PLC0415

    check_database(args.db)
    if args.workers > 1 and is_sqlite(args.db):
        raise BadOption("one-worker", ONE_WORKER)
    if args.workers > 1 and not hasattr(os, "fork"):
        raise BadOption("no-fork", NO_FORK)
    from ipaddress import ip_network  # noqa: PLC0415

    from frabjous.web.app import Settings  # noqa: PLC0415
    from frabjous.web.serve import run as serve  # noqa: PLC0415

    settings = Settings(
        args.db,
        bot_pace=args.bot_pace,
        tables_a_minute=args.tables_a_minute,
        codes_a_minute=args.codes_a_minute,
        work_a_minute=args.work_a_minute,
        delete_after=args.delete_after,
        open_tables=args.open_tables,
        ways=ways_allowed(args),
        embed_on=tuple(args.embed_on),
        faster=args.think_with,
        metrics_for=tuple(ip_network(one) for one in args.metrics_for),
    )
    serve(settings, args.host, args.port, proxies=args.proxies, open_browser=args.open, workers=args.workers)
    return 0
