"""Secrets that stand for a seat: long keys for cookies, short codes to carry a seat to another device."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final

KEY_BYTES: Final = 32
ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's 32: no I, L, O or U
CODE_LENGTH: Final = 8  # 5 bits each: 40 bits, enough for a code that works once and for minutes
MISREAD: Final = str.maketrans({"O": "0", "I": "1", "L": "1", "-": "", " ": ""})


def new_key() -> str:
    """Make a key of 256 random bits that may stand in a cookie or an address."""
    return secrets.token_urlsafe(KEY_BYTES)


def hash_of(key: str) -> bytes:
    """Give what is kept instead of a key or a device code."""
    # One round of SHA-256 is enough: nobody can try 2**256 keys, so there is nothing for a slow hash to slow down.
    # A device code is shorter, but worthless after its one use or its few minutes.
    return sha256(key.encode("utf-8", "surrogatepass")).digest()


def fits(key: str, key_hash: bytes | None) -> bool:
    """Tell whether this is the key that was hashed, in a time that betrays nothing; no key fits an open chair."""
    return key_hash is not None and hmac.compare_digest(hash_of(key), key_hash)


def new_device_code() -> str:
    """Make a short code that can be read aloud, written like `7KQM-2XRD`."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
    return f"{letters[:4]}-{letters[4:]}"


def normal_code(typed: str) -> str:
    """Write a code the way `new_device_code` does, however it was typed.

    >>> normal_code(" 7kqm2xrd ")
    '7KQM-2XRD'
    >>> normal_code("lO00 0000")
    '1000-0000'
    """
    letters = typed.upper().translate(MISREAD)
    return f"{letters[:4]}-{letters[4:]}"


def hash_of_code(typed: str) -> bytes:
    """Give what is kept instead of a device code, however it was typed."""
    return hash_of(normal_code(typed))
