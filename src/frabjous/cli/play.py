"""frabjous play: a game against bots in the terminal."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from frabjous.cli.usage import Commands, add_game, add_language, command

if TYPE_CHECKING:
    from frabjous.cli.terminal import Terminal


def add(commands: Commands) -> None:
    added = command(
        commands,
        "play",
        "play a game against bots in the terminal",
        run,
        epilog="You have the first seat. Answer with an action’s number or notation, or with: undo, help, quit.",
    )
    add_game(added)
    added.add_argument("--bots", default="greedy", metavar="LEVEL", help="the level of the bots (default: greedy)")
    add_language(added)
    added.add_argument("--seed", type=int, metavar="S", help="a number, to meet the same dice and bots again")
    added.add_argument(
        "--save", type=Path, metavar="FILE", help="write the record there when the game ends or you quit"
    )


def run(args: Namespace) -> int:
    from frabjous.cli.terminal import seated  # noqa: PLC0415

    terminal = seated(args.game, args.seats, dict(args.options), args.bots, args.language, args.seed)
    if args.save is not None:
        args.save.touch(exist_ok=False)  # a file that cannot be written is better known before the game
    try:
        terminal.play()
    finally:
        keep(terminal, args.save)
    return 0


def keep(terminal: Terminal, file: Path | None) -> None:
    """Write the record where it was asked for, or say how it could have been kept."""
    if file is None:
        terminal.say_own("terminal-how-to-keep")
    else:
        file.write_text(terminal.record(), "utf-8")
        terminal.say_own("terminal-kept", file=str(file))
