"""What people type, made fit to be shown to others."""

from __future__ import annotations

import unicodedata
from typing import Final

JOINERS: Final = "\u200c\u200d"  # inside a word they are part of it, as in many scripts and in joined pictures
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters by name, but nothing to see
SEEN: Final = "LNPS"  # letters, numbers, punctuation, symbols: what leaves a mark of its own


def fit_to_show(text: str, most: int) -> str:
    """Write one line with nothing in it that cannot be seen, least of all what turns the direction of reading.

    >>> fit_to_show("  Ada\\n\\u202eLovelace ", 24)
    'Ada Lovelace'
    >>> fit_to_show("\\u200b\\u3164\\u200d", 24)
    ''
    """
    words = "".join(shown(letter) for letter in text).split()
    line = " ".join(word.strip(JOINERS) for word in words)[:most].strip(" " + JOINERS)
    return line if any(unicodedata.category(letter)[0] in SEEN for letter in line) else ""


def shown(letter: str) -> str:
    if letter.isspace() or unicodedata.category(letter) == "Cc":
        return " "
    return letter if letter not in BLANK and (letter.isprintable() or letter in JOINERS) else ""
