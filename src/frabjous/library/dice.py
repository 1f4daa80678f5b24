"""The dice of a game: fresh, or the same again."""

from __future__ import annotations

import secrets
from hashlib import sha256

from frabjous.core.chance import SECRET_BYTES


def secret_from(seed: int | None) -> bytes:
    """Make the secret of a game's dice: fresh from the system, or from a number, to play the same game again."""
    return secrets.token_bytes(SECRET_BYTES) if seed is None else sha256(b"frabjous %d" % seed).digest()
