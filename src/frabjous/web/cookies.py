"""Cookies: the key of a device, which opens all its seats, its name, and preferences.

Tables from before devices had keys are opened by a cookie of their own, until their page is looked at again.

A program has no cookies: it shows the key of its one seat as a bearer token.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final
from urllib.parse import quote

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from frabjous.scene.model import Shape
from frabjous.scene.words import LANGUAGES
from frabjous.store.keys import fits, new_key

Connection = ASGIConnection[Any, Any, Any, Any]

YEAR: Final = 365 * 24 * 3600
DEVICE: Final = "device"
KEY: Final = "key"
KEY_TEXT: Final = re.compile(r"[A-Za-z0-9_-]{43}")  # 256 bits
DEVICE_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
SHAPE: Final = "shape"  # of pictures on this screen; the script sets it for tables alone
COACHED: Final = "coached"
PREFERENCES: Final = {
    "language": LANGUAGES,
    "theme": ("light", "dark"),
    "motion": ("full", "reduced"),
    "letters": ("off",),
    "coach": ("off",),
    "call": ("sound", "buzz"),
}


def seat_cookie(code: str) -> str:
    return f"seat-{code}"


def kept_keys(connection: Connection, code: str) -> dict[int, str]:
    """Read the seat keys a browser has for a table."""
    return keys_in(connection.cookies.get(seat_cookie(code), "").split("~"))


def keys_in(texts: Iterable[str]) -> dict[int, str]:
    """Read keys as `key_text` writes them; what is none is passed over."""
    keys: dict[int, str] = {}
    for text in texts:
        chair, dot, key = text.partition(".")
        if dot and chair.isascii() and chair.isdigit() and len(chair) < 3:
            keys[int(chair)] = key
    return keys


def key_text(chair: int, key: str) -> str:
    return f"{chair}.{key}"


def bearer(connection: Connection) -> str:
    """Read the seat key a program shows, "" if it shows none."""
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""


def device_key(connection: Connection) -> str:
    """Read the key of a browser, "" if it has none."""
    key = connection.cookies.get(KEY, "")
    return key if KEY_TEXT.fullmatch(key) else ""


def own_chairs(connection: Connection, code: str, hashes: Mapping[int, tuple[bytes, ...]]) -> frozenset[int]:
    """Name the chairs whose key this browser or program really has."""
    shown = bearer(connection)
    if shown:
        return opened_by(keys_in([shown]), hashes)
    return device_chairs(connection, hashes) | opened_by(kept_keys(connection, code), hashes)


def keys_shown(connection: Connection, code: str) -> list[str]:
    """Give all keys that may open something at a table."""
    shown = bearer(connection)
    keys = keys_in([shown]) if shown else kept_keys(connection, code)
    return [key for key in (*keys.values(), device_key(connection)) if key]


def device_chairs(connection: Connection, hashes: Mapping[int, tuple[bytes, ...]]) -> frozenset[int]:
    """Name the chairs that the key of this browser opens."""
    key = device_key(connection)
    return opened_by(dict.fromkeys(hashes, key), hashes) if key else frozenset()


def opened_by(keys: Mapping[int, str], hashes: Mapping[int, tuple[bytes, ...]]) -> frozenset[int]:
    return frozenset(
        chair for chair, key in keys.items() if any(fits(key, key_hash) for key_hash in hashes.get(chair, ()))
    )


def key_cookie(connection: Connection, key: str) -> Cookie:
    """Keep the key of a device."""
    return cookie(connection, KEY, key)


def is_own_page(connection: Connection) -> bool:
    """Say whether a request names a page of this very site as its origin, with the scheme that the visitor sees."""
    scheme = "https" if is_encrypted(connection) else "http"
    return connection.headers.get("origin", "") == f"{scheme}://{connection.headers.get('host', '')}"


def is_encrypted(connection: Connection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")


def is_program(connection: Connection) -> bool:
    """Say whether it is no page that asks: browsers always name an origin, and show no key by themselves."""
    return "origin" not in connection.headers and bearer(connection) != ""


def device_of(connection: Connection) -> str:
    """Tell browsers apart, so that chairs of one device need not ask each other; made anew for a newcomer."""
    device = connection.cookies.get(DEVICE, "")
    return device if DEVICE_NAME.fullmatch(device) else new_key()


def language_of(connection: Connection) -> str:
    """Choose a language: the chosen one, else the first the browser asks for that we speak."""
    chosen = connection.cookies.get("language", "")
    return chosen if chosen in LANGUAGES else language_wished(connection)


def language_wished(connection: Connection) -> str:
    """Choose a language by what the browser asks for alone."""
    for wish in connection.headers.get("accept-language", "").split(","):
        language = wish.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def coached_cookie(connection: Connection, code: str) -> Cookie:
    """Remember, at this table alone, that the coach sits in."""
    return cookie(connection, COACHED, "yes", f"/t/{code}")


def is_coached(connection: Connection) -> bool:
    return COACHED in connection.cookies


def shapes_for(connection: Connection) -> list[Shape]:
    """Name the shapes in which a page is drawn: the one that the browser shows, or both while that is not known."""
    shown = connection.cookies.get(SHAPE, "")
    return [shape for shape in Shape if shape.value == shown] or list(Shape)


def preference(connection: Connection, name: str) -> str:
    value = connection.cookies.get(name, "")
    return value if value in PREFERENCES[name] else ""


def cookie(connection: Connection, name: str, value: str, path: str = "/", *, secret: bool = True) -> Cookie:
    """Make a cookie that lasts; never sent along by other sites' forms, and over HTTPS only where there is HTTPS."""
    secure = is_encrypted(connection)
    # Headers know no letters beyond Latin-1: percent-encoded, and decoded by Litestar when it comes back.
    return Cookie(name, path, quote(value), max_age=YEAR, httponly=secret, secure=secure, samesite="lax")


def forgotten(name: str, path: str = "/") -> Cookie:
    """Make a browser forget a cookie."""
    return Cookie(name, path, "", max_age=0, samesite="lax")
