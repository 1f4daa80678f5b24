"""How those at a table look: bots are characters with portraits, people have the emblem they chose."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from frabjous.core.contract import Said, said
from frabjous.scene.model import Look
from frabjous.scene.pieces import EMBLEMS, figure, medal
from frabjous.scene.svg import picture
from frabjous.scene.words import Voice
from frabjous.table.chairs import Chair, Kind

# Names are not translated. The levels that are offered no more have none, and are called as they were.
CHARACTERS: Final = {
    "beginner": "Wickle",
    "casual": "Pottle",
    "skilled": "Quillop",
    "expert": "Thrumble",
    "master": "Umbrage",
    "unhurried": "Umbrage",
}
BROOCH: Final = (84, 84, 19)  # where a portrait wears the emblem of its seat


def bot_name(level: str, voice: Voice) -> str:
    """Name a bot of a level, as if it were the only one."""
    return CHARACTERS.get(level) or voice.say(said(f"level-{level}"))


def seat_face(kind: Kind, level: str, seat: int) -> Look:
    """Draw who sits at a seat: a person as its medal, a bot as a portrait in the seat's colours."""
    return portrait(level, seat) if kind is Kind.BOT and level in CHARACTERS else medal(seat)


def face_word(kind: Kind, seat: int) -> Said:
    """Say how a seat's face looks: its emblem, and first that it is a bot's."""
    emblem = said("emblem", seat=seat + 1)
    return said("bot-face", emblem=emblem) if kind is Kind.BOT else emblem


def portrait(level: str, seat: int) -> Look:
    return figure(f"bot-{CHARACTERS[level].lower()}", seat, BROOCH, size=100, raised=0)


def person_face(chair: int, sitter: Chair) -> str:
    """Draw a person's face where no seat is meant, as in a chat: the emblem they chose, else that of their chair."""
    number = EMBLEMS.index(sitter.face) if sitter.face in EMBLEMS else chair
    return emblem_picture(number)


@lru_cache(maxsize=len(EMBLEMS))
def emblem_picture(number: int) -> str:
    """Draw one of the six emblems in its own colours."""
    return picture(medal(number), str, number, "medal")
