"""Names come last: what is said and drawn is kept with stand-ins for them, so that all tables share it.

A stand-in is a character that no name contains, another one for each place where a name is written otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Final, TypeVar

import msgspec

SEATS: Final = 8  # more than any game has
FIRST: Final = 0xE000  # for private use, and never shown: what people type is rid of them (table/typed.py)
MARK: Final = chr(FIRST).encode()[:1]
ARTICLE: Final = re.compile(r"^(?:the|der|die|das|le|la) |^l’")  # of an emblem
SHORT: Final = 8  # letters of a name where there is little room
NUMBER: Final = re.compile(r" (?:[IV]{1,3}|\d{1,2})$")  # at its end: “Pottle III” is not “Pottle II”

PLAIN, CAPITAL, CUT, HTML, HTML_CAPITAL, HTML_CUT = range(FIRST, FIRST + 6 * SEATS, SEATS)
TO_HTML: Final = {letter: letter + HTML - PLAIN for letter in range(PLAIN, HTML)}
NOT_AS_IT_IS: Final = re.compile(f"[&<>\"'{chr(PLAIN)}-{chr(HTML - 1)}]")
CAPITALS: Final = {chr(PLAIN + seat): chr(CAPITAL + seat) for seat in range(SEATS)}
STAND_INS: Final[dict[int, str]] = {seat: chr(PLAIN + seat) for seat in range(SEATS)}

T = TypeVar("T")


def is_stand_in(text: str) -> bool:
    return len(text) == 1 and PLAIN <= ord(text) < PLAIN + SEATS


def capital(text: str) -> str:
    """Begin with a capital letter."""
    first = text[:1]
    return text if first.isupper() else (CAPITALS.get(first) or first.upper()) + text[1:]


def cut(text: str, most: int) -> str:
    """Cut a text that is longer than so many letters, if that is given; of a text with a name, the name is cut."""
    if most == SHORT and is_stand_in(text):
        return chr(ord(text) + CUT - PLAIN)
    if most and len(text) > most:
        text = ARTICLE.sub("", text)
    if not most or len(text) <= most:
        return text
    number = NUMBER.search(text[-most:])
    kept = number[0] if number else ""
    return f"{text[: most - 1 - len(kept)]}…{kept}"


def escaped(text: str) -> str:
    """Write a text so that it can stand in HTML or SVG; the names in it will be written so too."""
    return escape(text).translate(TO_HTML) if NOT_AS_IT_IS.search(text) else text


class Names:
    """What the people at a table are called, by seat."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names: Final = tuple(names)
        self.places: Final = dict(place for seat, name in enumerate(names) for place in places(seat, name))

    def put_into(self, message: bytes) -> bytes:
        """Put the names into a message that is written as JSON."""
        parts = message.split(MARK)  # it begins every stand-in, and nothing else
        named = [self.places.get(part[:2], b"") + part[2:] for part in parts[1:]]
        return b"".join([parts[0], *named])

    def named(self, message: T) -> T:
        """Give a message, or a text, with the names in it."""
        return msgspec.json.decode(self.put_into(msgspec.json.encode(message)), type=type(message))


def places(seat: int, name: str) -> list[tuple[bytes, bytes]]:
    """Give each stand-in of a name but for its mark, and how the name is written there."""
    ways = {PLAIN: name, CAPITAL: capital(name), CUT: cut(name, SHORT)}
    ways |= {TO_HTML[way]: escape(text) for way, text in ways.items()}
    return [(chr(way + seat).encode()[1:], msgspec.json.encode(text)[1:-1]) for way, text in ways.items()]
