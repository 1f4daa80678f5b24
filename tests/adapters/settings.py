"""Every game with every number of seats, and with each choice of the host once."""

from __future__ import annotations

from typing import Final

import pytest

from frabjous.games import IN_ORDER
from frabjous.games.room import AnyRoom


def choices_of_the_host(room: AnyRoom, seats: int) -> list[dict[str, str]]:
    """List the default choice, then every other offered value once."""
    offered = [option for option in room.game.options() if seats in option.seats]
    return [{}, *({option.key: value} for option in offered for value in option.values[1:])]


def named(game: str, seats: int, options: dict[str, str]) -> str:
    return "-".join([game, str(seats), *[f"{key}={value}" for key, value in options.items()]])


ALL: Final = [
    (room.key, seats, options)
    for room in IN_ORDER
    for seats in room.game.seats
    for options in choices_of_the_host(room, seats)
]
in_every_setting = pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=[named(*one) for one in ALL])
every_game = pytest.mark.parametrize("game", [room.key for room in IN_ORDER])
