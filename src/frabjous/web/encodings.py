"""Encodings: the ways to make an answer small that a browser may understand."""

from __future__ import annotations

import gzip
import re
from typing import Final

import brotli

AS_IT_IS: Final = ""
ENCODINGS: Final = ("br", "gzip")  # the smaller first
BEST: Final = {"br": 11, "gzip": 9}  # for what is made small once
QUICK: Final = {"br": 6, "gzip": 6}  # for what is made small for each who asks: a millisecond or two a page
NEVER: Final = re.compile(r"\s*q\s*=\s*0(\.0*)?\s*")


def understood(wishes: str) -> str:
    """Choose an encoding by what a browser says it accepts.

    >>> understood("gzip, deflate, br"), understood("gzip;q=0.5, br;q=0"), understood("")
    ('br', 'gzip', '')
    """
    accepted = set()
    for wish in wishes.split(","):
        name, _, quality = wish.partition(";")
        if not NEVER.fullmatch(quality):
            accepted.add(name.strip().lower())
    return next((name for name in ENCODINGS if name in accepted), AS_IT_IS)


def encoded(body: bytes, encoding: str, quality: dict[str, int]) -> bytes:
    """Write bytes in an encoding."""
    if encoding == "br":
        small: bytes = brotli.compress(body, quality=quality["br"])
        return small
    return gzip.compress(body, quality["gzip"], mtime=0) if encoding == "gzip" else body
