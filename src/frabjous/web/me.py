"""Who somebody is: a name and a face that only their own browser keeps. There is no account."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from litestar.datastructures import Cookie

from frabjous.core.contract import said
from frabjous.scene.pieces import EMBLEMS
from frabjous.scene.words import Voice
from frabjous.table.chairs import NAME_LENGTH, tidy_name
from frabjous.web.cookies import DEVICE, Connection, cookie
from frabjous.web.faces import emblem_picture
from frabjous.web.templating import trusted

NAME: Final = "name"
FACE: Final = "face"


@dataclass(frozen=True)
class Me:
    """What a browser remembers of its owner; `asked` once they gave a name, or would rather not."""

    name: str
    face: str
    asked: bool


def me_of(connection: Connection) -> Me:
    name = connection.cookies.get(NAME)
    return Me(tidy_name(name or ""), face_in(connection.cookies), name is not None)


def face_in(values: Mapping[str, Any]) -> str:
    """Read a face from a form or from cookies; what is no emblem is none."""
    face = str(values.get(FACE, ""))
    return face if face in EMBLEMS else ""


def me_cookies(connection: Connection, name: str, face: str) -> list[Cookie]:
    return [cookie(connection, NAME, name[:NAME_LENGTH]), cookie(connection, FACE, face)]


def visitor_cookies(connection: Connection, device: str, name: str, face: str) -> list[Cookie]:
    """Remember who sat down, and in which browser."""
    return [cookie(connection, DEVICE, device), *me_cookies(connection, name, face)]


def faces(voice: Voice) -> list[dict[str, object]]:
    """Describe the six emblems to choose from."""
    return [
        {"key": key, "name": voice.say(said("emblem", seat=number + 1)), "picture": trusted(emblem_picture(number))}
        for number, key in enumerate(EMBLEMS)
    ]


def shown_face(face: str) -> str:
    """Draw the face somebody chose, if they did."""
    return trusted(emblem_picture(EMBLEMS.index(face))) if face else ""
