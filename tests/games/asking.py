"""Asking a room why something cannot be chosen, in a few letters."""

from __future__ import annotations

from typing import Any

from frabjous.games.room import AnyRoom
from frabjous.scene.model import Reason


def why(room: AnyRoom, position: Any, path: str, viewer: int = 0) -> tuple[str, str]:  # noqa: ANN401 - of any room
    """Give the key and the clause of what a viewer is told of the last thing of a path; two times nothing if nothing.

    "troll-1, e5" asks for e5 with the troll chosen.
    """
    *begun, thing = path.split(", ")
    assert room.why_not is not None
    seen, legal = room.game.observe(position, viewer), room.game.legal(position, viewer)
    return key_and_clause(room.why_not(seen, legal, tuple(begun), thing))


def what(room: AnyRoom, position: Any, thing: str) -> tuple[str, str]:  # noqa: ANN401 - of any room
    """Give the key and the clause of what the first seat is told of a thing itself."""
    assert room.what_is is not None
    return key_and_clause(room.what_is(room.game.observe(position, 0), thing))


def key_and_clause(reason: Reason | None) -> tuple[str, str]:
    return (reason.said.key, reason.clause) if reason else ("", "")
