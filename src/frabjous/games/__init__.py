"""The rooms: one line a game, and the only place where games are listed."""

from __future__ import annotations

import sys
from types import ModuleType

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


VERSIONS: dict[str, dict[int, AnyRoom]] = {
    room.key: {one.game.rules_version: one for one in room.versions()} for room in IN_ORDER
}


def games() -> list[str]:
    """List the games by their keys, as `new` and `room` take them.

    >>> frabjous.games()
    ['splut', 'snark', 'snatch_it', 'snit_smashing', 'snits_revenge']
    """
    return list(ROOMS)


class Shelf(ModuleType):
    """This package. Python knows it as `frabjous.games`, so it can be called like the function of that name."""

    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = Shelf


def room_of(key: str, version: int | None = None) -> AnyRoom:
    """Find a room by its key, with the newest rules or those a game was begun with, or refuse in one sentence."""
    if key not in ROOMS:
        raise BadOption(
            "unknown-game",
            "There is no game “{game}”; the games are: {known}.",
            game=key,
            known=", ".join(ROOMS),
        )
    if version is None:
        return ROOMS[key]
    if version not in VERSIONS[key]:
        raise BadOption(
            "unknown-version",
            "There is no version {version} of the rules of “{game}”; the versions are: {known}.",
            version=version,
            game=key,
            known=", ".join(map(str, VERSIONS[key])),
        )
    return VERSIONS[key][version]
