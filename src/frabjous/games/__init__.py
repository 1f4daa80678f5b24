"""The rooms: one line a game, and the only place where games are listed."""

from __future__ import annotations

from frabjous.core.errors import BadOption
from frabjous.games.room import AnyRoom
from frabjous.games.snark import SNARK
from frabjous.games.snatch_it import SNATCH_IT
from frabjous.games.snit_smashing import SNIT_SMASHING
from frabjous.games.snits_revenge import SNITS_REVENGE
from frabjous.games.splut import SPLUT

IN_ORDER: tuple[AnyRoom, ...] = (
    SPLUT,
    SNARK,
    SNATCH_IT,
    SNIT_SMASHING,
    SNITS_REVENGE,
)
ROOMS: dict[str, AnyRoom] = {room.key: room for room in IN_ORDER}


def room_of(key: str) -> AnyRoom:
    """Find a room by its key, or refuse in one sentence."""
    if key not in ROOMS:
        raise BadOption(
            "unknown-game",
            "There is no game “{game}”; the games are: {known}.",
            game=key,
            known=", ".join(ROOMS),
        )
    return ROOMS[key]
