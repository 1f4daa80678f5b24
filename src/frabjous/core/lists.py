"""Lists that positions share: never altered, but replaced by one that differs in one place."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(things: list[T], at: int, thing: T) -> list[T]:
    """Give a list like another, with another thing in one place."""
    fresh = things.copy()
    fresh[at] = thing
    return fresh


def total(counts: list[int]) -> int:
    """Add up numbers, more quickly than `sum` does it in compiled code."""
    found = 0
    for count in counts:
        found += count
    return found


def changed(counts: list[int], at: int, by: int) -> list[int]:
    """Give a list like another, with one number changed by so much."""
    return replaced(counts, at, counts[at] + by)
