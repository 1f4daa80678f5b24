"""All commands and their arguments, and the arguments that several share."""

from __future__ import annotations

from argparse import Action, ArgumentParser, ArgumentTypeError, _SubParsersAction
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from argparse import Namespace

    from frabjous.lab.hands import Hands

Commands: TypeAlias = "_SubParsersAction[ArgumentParser]"
Run: TypeAlias = "Callable[[Namespace], int]"


def parser() -> ArgumentParser:
    """Build the parser of the whole command."""
    from frabjous.cli import (  # noqa: PLC0415 - they import this
        arena,
        backup,
        balance,
        bench,
        games,
        learn,
        odds,
        perft,
        play,
        record,
        serve,
        simulate,
        tables,
        think,
    )

    whole = ArgumentParser(
        prog="frabjous",
        description="A table for five small, wicked games.",
        epilog="Without a command: frabjous serve --open. Each command explains itself: frabjous play --help.",
    )
    whole.add_argument("--version", action=Version, nargs=0, help="print the version and end")
    commands = whole.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for module in (
        serve,
        think,
        games,
        play,
        perft,
        simulate,
        arena,
        balance,
        learn,
        odds,
        record,
        tables,
        backup,
        bench,
    ):
        module.add(commands)
    return whole


class Version(Action):
    """Print the version, looked up only when it is asked for."""

    def __call__(self, parser: ArgumentParser, *_: object) -> None:
        from importlib.metadata import version  # noqa: PLC0415

        print(f"frabjous {version('frabjous')}")
        parser.exit()


def command(commands: Commands, name: str, about: str, run: Run, epilog: str | None = None) -> ArgumentParser:
    """Add a command that is described in one sentence and done by `run`."""
    description = about[0].upper() + about[1:] + "."
    added = commands.add_parser(name, help=about, description=description, epilog=epilog)
    added.set_defaults(run=run)
    return added


# Arguments that several commands share


def add_game(to: ArgumentParser) -> None:
    """Add the game, how many play it, and what its host may choose."""
    add_key(to)
    to.add_argument("--seats", type=count, metavar="N", help="how many seats (default: the fewest the game has)")
    add_choices(to)


def add_key(to: ArgumentParser) -> None:
    to.add_argument("game", metavar="GAME", help="the key of a game, as “frabjous games” lists it")


def add_choices(to: ArgumentParser) -> None:
    """Add what the host chooses."""
    to.add_argument(
        "--option",
        dest="options",
        type=pair,
        action="append",
        default=[],
        metavar="K=V",
        help="choose an option of the game; may be given several times",
    )


def add_language(to: ArgumentParser) -> None:
    to.add_argument("--language", default="en", metavar="en|de|fr", help="the language to speak (default: en)")


def add_json(to: ArgumentParser) -> None:
    to.add_argument("--json", action="store_true", help="print JSON instead of a table")


def add_work(to: ArgumentParser) -> None:
    """Add who does the work: processes here, or a Ray cluster."""
    to.add_argument("--jobs", type=count, default=0, metavar="N", help="processes to use (default: one a core)")
    to.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster instead; auto: the one that runs here")


def hands_in(args: Namespace) -> Hands:
    """Find who does the work."""
    from frabjous.lab.hands import hands_of  # noqa: PLC0415

    return hands_of(args.jobs, args.ray)


def add_database(to: ArgumentParser) -> None:
    to.add_argument("--db", default="frabjous.db", metavar="URL", help="a database, or an SQLite file")


def check_database(url: str) -> None:
    """Refuse what is no address of a database before anything is opened."""
    from sqlalchemy.exc import ArgumentError  # noqa: PLC0415

    from frabjous.core.errors import BadOption  # noqa: PLC0415
    from frabjous.store.database import address  # noqa: PLC0415

    try:
        address(url).get_dialect()
    except ArgumentError as error:
        raise BadOption("bad-database", "“{url}” is not the address of a database.", url=url) from error
    except ValueError as error:
        raise BadOption("bad-database", "{problem}", problem=str(error)) from error


def is_sqlite(url: str) -> bool:
    """Say whether a database is a file that one process serves."""
    from frabjous.store.database import address  # noqa: PLC0415

    return address(url).get_backend_name() == "sqlite"


def count(text: str) -> int:
    """Read a whole number from 1 up."""
    if not (text.isascii() and text.isdigit()) or int(text) < 1:
        raise ArgumentTypeError(f"“{text}” is not a whole number from 1 up")
    return int(text)


def counts(text: str) -> list[int]:
    """Read one number or several."""
    return [count(part) for part in text.split(",")]


def seconds(text: str) -> float:
    """Read a length of time."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < 1e6:
        raise ArgumentTypeError(f"“{text}” is not a number of seconds")
    return value


def pair(text: str) -> tuple[str, str]:
    """Read “key=value”."""
    key, equals, value = text.partition("=")
    if not (key and equals):
        raise ArgumentTypeError(f"“{text}” is not written like “key=value”")
    return key, value
