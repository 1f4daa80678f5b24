"""frabjous record: read, check, export and review the file of a game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from frabjous.cli.usage import Commands, Run, add_json, add_language, command, count

if TYPE_CHECKING:
    from frabjous.core.record import Record, Replay
    from frabjous.games.room import AnyRoom

EXPORT_FORMAT: Final = (
    "One JSON object a line. First {type: record, game, rules, seats, options, seal, seed (null while sealed)}; then "
    "for each line {type: line, number, seat (from 0; -1 chance, -3 the table), text, counts (false for what was taken "
    "back and for the table’s words), told (sentences, as an onlooker hears them)}; last {type: outcome, scores, "
    "victories: [{name, seats}], why}, whose fields are null while the game goes on."
)


def add(commands: Commands) -> None:
    about = "show, verify, export or review the record of a game"
    group = commands.add_parser("record", help=about, description=f"{about.capitalize()}.")
    actions = group.add_subparsers(title="what to do", metavar="ACTION", required=True)
    one(actions, "show", "print the head of a record and what happened, in sentences", show)
    one(actions, "verify", "replay a record, and check its dice and that time was over where it says so", check)
    added = one(actions, "export", "print records as JSON lines, or write them as Parquet", export, EXPORT_FORMAT, "+")
    added.add_argument("--parquet", type=Path, metavar="FILE", help="write a row for every choice of a seat instead")
    added = one(actions, "review", "print winning chances, turning points, luck and choice of a finished game", review)
    added.add_argument(
        "--nodes", type=count, metavar="N", help="positions that one look may cost (default: as at the table)"
    )
    add_json(added)


def one(
    actions: Commands, name: str, about: str, run: Run, epilog: str | None = None, files: str | None = None
) -> ArgumentParser:
    added = command(actions, name, about, run, epilog)
    added.add_argument("file", nargs=files, metavar="FILE", help="the file of a record")
    if name != "verify":
        add_language(added)
    return added


def loaded(file: str) -> tuple[AnyRoom, Record]:
    """Read a record and find its room; what is no record is refused with its line."""
    from frabjous.core.errors import BadRecordFile, GameError  # noqa: PLC0415
    from frabjous.core.recordfile import loads  # noqa: PLC0415
    from frabjous.games import room_of  # noqa: PLC0415

    data = Path(file).read_bytes()
    try:
        text = data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise BadRecordFile(data.count(b"\n", 0, error.start) + 1, "this is not text in UTF-8.") from error
    try:
        record = loads(text)
    except ValueError as error:  # digits that int() does not take
        raise GameError("bad-number", "“{file}” holds a number that cannot be read.", file=file) from error
    return room_of(record.game, record.rules_version), record


def show(args: Namespace) -> int:
    from frabjous.cli.telling import Teller  # noqa: PLC0415
    from frabjous.core.record import replay  # noqa: PLC0415

    room, record = loaded(args.file)
    play = replay(room.game, record)
    teller = Teller(room, args.language)
    print("\n".join([*head(record), "", *teller.story(play), "", teller.ending(play)]))
    return 0


def head(record: Record) -> list[str]:
    """Tell what a record is of."""
    options = [f"Option: {key}={value}" for key, value in record.options]
    seed = "sealed" if record.seed is None else record.seed.hex()
    game = f"Game: {record.game}, rules {record.rules_version}, {record.seats} seats, {len(record.lines)} lines"
    return [game, *options, f"Seal: {record.seal}", f"Seed: {seed}"]


def check(args: Namespace) -> int:
    from frabjous.core.record import replay, verify  # noqa: PLC0415
    from frabjous.table.due import check_time  # noqa: PLC0415

    room, record = loaded(args.file)
    sealed = record.seed is None
    play: Replay[Any, Any, Any] = replay(room.game, record) if sealed else verify(room.game, record)
    check_time(play)
    dice = "the seed is still sealed, so the dice could not be checked." if sealed else "dice verified."
    print(" ".join([f"The record is sound: {play.length} lines, {dice}", *unfinished(play), *gone_on_from(record)]))
    return 0


def gone_on_from(record: Record) -> list[str]:
    """Say that what came before is in another record, if so."""
    return (
        [f"It goes on from another game ({record.origin}); what came before is not checked."] if record.origin else []
    )


def unfinished(play: Replay[Any, Any, Any]) -> list[str]:
    """Say that a game has not come to its end, if so."""
    return [] if play.outcome() is not None else ["The game is not finished."]


def review(args: Namespace) -> int:
    from frabjous.cli.review import review  # noqa: PLC0415

    return review(args)


def export(args: Namespace) -> int:
    from frabjous.cli.telling import Teller  # noqa: PLC0415
    from frabjous.core.record import replay  # noqa: PLC0415

    if args.parquet:
        from frabjous.lab.dataset import write  # noqa: PLC0415

        rows = write((loaded(file)[1] for file in args.file), args.parquet)
        print(f"{rows} choices of {len(args.file)} games are in {args.parquet}.")
        return 0
    for file in args.file:
        room, record = loaded(file)
        for line in Teller(room, args.language).export(replay(room.game, record)):
            print(line)
    return 0
