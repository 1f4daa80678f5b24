"""Names for tables: words that mean nothing, and a tail that cannot be guessed; and what a new game begins with."""

from __future__ import annotations

import re
import secrets
from typing import Final

from frabjous.core.chance import SECRET_BYTES

# From a poem every Snark hunter knows.
FIRST: Final = ("mome", "tulgey", "mimsy", "slithy", "uffish", "vorpal", "brillig", "manxome", "beamish", "frumious")
SECOND: Final = ("rath", "tove", "wabe", "bird", "borogove", "callay", "tumtum", "burble", "gyre", "gimble")
TAIL: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else
TAIL_LENGTH: Final = 6
NAME: Final = re.compile(r"[a-z0-9-]{1,40}")


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
