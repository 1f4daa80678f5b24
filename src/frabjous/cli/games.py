"""frabjous games: what can be played."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from frabjous.cli.usage import Commands, add_language, command

if TYPE_CHECKING:
    from frabjous.core.options import Option
    from frabjous.games.room import AnyRoom


def add(commands: Commands) -> None:
    add_language(command(commands, "games", "list the games with their seats and options", run))


def run(args: Namespace) -> int:
    from frabjous.games import ROOMS  # noqa: PLC0415

    print("\n\n".join(about(room, args.language) for room in ROOMS.values()))
    return 0


def about(room: AnyRoom, language: str) -> str:
    """Tell a game's key, name, seats and options; the first value of an option is the default."""
    from frabjous.core.contract import said  # noqa: PLC0415
    from frabjous.library.voices import voice_of  # noqa: PLC0415

    say = voice_of(room, language).say
    first = f"{room.key}: {say(said('game-name'))} {say(said('game-tagline'))}"
    return "\n".join([first, f"  --seats {ways(tuple(room.game.seats))}", *map(option_text, room.game.options())])


def option_text(option: Option) -> str:
    return f"  --option {option.key}={' | '.join(option.values)}  (seats: {ways(option.seats)})"


def ways(numbers: tuple[int, ...]) -> str:
    return " | ".join(map(str, numbers))
