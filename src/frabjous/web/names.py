"""Names for tables: words that mean nothing, and a tail that cannot be guessed; and what a new game begins with."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from itertools import product
from typing import Final

from frabjous.core.chance import SECRET_BYTES

# From a poem every Snark hunter knows.
FIRST: Final = ("mome", "tulgey", "mimsy", "slithy", "uffish", "vorpal", "brillig", "manxome", "beamish", "frumious")
SECOND: Final = ("rath", "tove", "wabe", "bird", "borogove", "callay", "tumtum", "burble", "gyre", "gimble")
TAIL: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else
TAIL_LENGTH: Final = 6
NAME: Final = re.compile(r"[a-z0-9-]{1,40}")
LINK: Final = re.compile(r"/t/([a-zA-Z0-9-]{1,40})")
WORDS: Final = tuple(product(FIRST, SECOND))


def new_table_name() -> str:
    """Make a name like mome-rath-7q4kxm; the tail keeps strangers from sitting down by guessing."""
    tail = "".join(secrets.choice(TAIL) for _ in range(TAIL_LENGTH))
    return f"{secrets.choice(FIRST)}-{secrets.choice(SECOND)}-{tail}"


def new_game() -> tuple[str, bytes]:
    """Give a new game its id, and its dice their secret."""
    return secrets.token_hex(16), secrets.token_bytes(SECRET_BYTES)


def could_be_table_name(text: str) -> bool:
    """Say whether a table could be called that; databases refuse some texts, and would be asked in vain for others."""
    return NAME.fullmatch(text) is not None


# Finding a table by what somebody typed


def named_whole(typed: str) -> str:
    """Give the name of a table, however it was typed, or what a link leads to; "" if it is no whole name.

    >>> named_whole("Mome Rath 7Q4KXM"), named_whole("https://example.org/t/mome-rath-7q4kxm?x#rules-8")
    ('mome-rath-7q4kxm', 'mome-rath-7q4kxm')
    >>> named_whole("mome rath")
    ''
    """
    link = LINK.search(typed)
    letters = letters_of(link[1] if link else typed)
    for two in WORDS:
        tail = letters.removeprefix("".join(two))
        if len(letters) - len(tail) and len(tail) == TAIL_LENGTH and set(tail) <= set(TAIL):
            return "-".join((*two, tail))
    return ""


def named_in_short(typed: str, names: Iterable[str]) -> list[str]:
    """Give those of some names that begin like what was typed.

    >>> named_in_short("MOME rath", ["mome-rath-7q4kxm", "mome-tove-7q4kxm"])
    ['mome-rath-7q4kxm']
    """
    return [name for name in names if letters_of(typed) == letters_of(name.rpartition("-")[0])]


def nearly_named(typed: str, names: Iterable[str]) -> list[str]:
    """Give those of some names that were meant, if the pen slipped once.

    >>> nearly_named("mome rahT", ["mome-rath-7q4kxm", "mome-tove-7q4kxm"])
    ['mome-rath-7q4kxm']
    """
    letters = letters_of(typed)
    return [
        name
        for name in names
        if is_a_slip(letters, letters_of(name)) or is_a_slip(letters, letters_of(name.rpartition("-")[0]))
    ]


def letters_of(typed: str) -> str:
    """Give what matters of a name."""
    return "".join(letter for letter in typed.lower() if letter.isascii() and letter.isalnum())


def is_a_slip(typed: str, meant: str) -> bool:
    """Say whether one letter is wrong, missing or too many, or two have changed places."""
    same = next((at for at, (one, other) in enumerate(zip(typed, meant, strict=False)) if one != other), len(meant))
    one, other = typed[same:], meant[same:]
    return (
        one[1:] == other[1:] or one[1:] == other or one == other[1:] or (one[1::-1], one[2:]) == (other[:2], other[2:])
    )
