"""Who sits at a table."""

from __future__ import annotations

from enum import Enum
from typing import Final

from msgspec import Struct

from frabjous.table.refusals import NameWithoutLetters
from frabjous.table.typed import fit_to_show


class Kind(Enum):
    """What sits in a chair."""

    OPEN = "open"
    PERSON = "person"
    BOT = "bot"

    __hash__ = object.__hash__  # chairs are looked up at every move, and an Enum's own is slow


class Chair(Struct, frozen=True):
    """A place at the table. People keep their chairs from game to game; the seats of the game rotate."""

    kind: Kind = Kind.OPEN
    name: str = ""
    level: str = ""  # of a bot
    device: str = ""  # which browser plays it; chairs of one device need not ask each other
    face: str = ""  # the emblem a person chose; none is that of the chair


NAME_LENGTH: Final = 24


def tidy_name(text: str) -> str:
    """Make a name fit to be shown, or nothing of what would not be seen as a name."""
    return fit_to_show(text, NAME_LENGTH)


def name_given(text: str) -> str:
    """Take a name as it was given: none if nothing was, and refused if it has no letter to call anybody by."""
    name = tidy_name(text)
    if text.strip() and not any(letter.isalpha() for letter in name):
        raise NameWithoutLetters
    return name


def seat_of(chair: int, shift: int, seats: int) -> int:
    """Say which seat a chair plays after so many shifts: a rematch rotates by one."""
    return (chair - shift) % seats


def chair_of(seat: int, shift: int, seats: int) -> int:
    return (seat + shift) % seats
