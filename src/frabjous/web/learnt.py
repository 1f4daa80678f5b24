"""Which lessons somebody has done: a cookie that only their own browser keeps, such as `splut:12.snark:1`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from litestar.datastructures import Cookie

from frabjous.games import ROOMS
from frabjous.web.cookies import Connection, cookie

LEARNT: Final = "learnt"

Learnt = Mapping[str, frozenset[int]]


def learnt_in(connection: Connection) -> Learnt:
    """Read the cookie; what is no lesson of ours is passed over."""
    done: dict[str, frozenset[int]] = {}
    for part in connection.cookies.get(LEARNT, "").split("."):
        game, _, numbers = part.partition(":")
        if game in ROOMS:
            done[game] = frozenset(int(digit) for digit in numbers if digit in "123456789")
    return done


def sealed(connection: Connection, game: str, lesson: int) -> Cookie:
    """Keep the seal of one more lesson."""
    done = dict(learnt_in(connection))
    done[game] = done.get(game, frozenset()) | {lesson}
    text = ".".join(f"{key}:{''.join(str(number) for number in sorted(done[key]))}" for key in sorted(done))
    return cookie(connection, LEARNT, text)
