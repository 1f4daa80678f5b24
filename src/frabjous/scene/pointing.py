"""How choices are pointed out in every game: the cards of a hand, and a question at each step of a path."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from frabjous.scene.model import Ask, Choice

Path: TypeAlias = tuple[str, ...]


def held(hand: Sequence[int], names: Sequence[str]) -> list[tuple[str, int]]:
    """Name each card of a hand, given as a count for each kind: "hand-fork-2" is the second fork. With its kind."""
    return [(f"hand-{names[kind]}-{copy + 1}", kind) for kind, count in enumerate(hand) for copy in range(count)]


def asks_along(choices: Iterable[Choice], ask: Callable[[Path, Choice], Ask]) -> tuple[Ask, ...]:
    """Ask at each point on the way: `ask` says it for the first choice that goes on from there."""
    found: dict[Path, Ask] = {}
    for choice in choices:
        for length in range(1, len(choice.path)):
            if choice.path[:length] not in found:
                found[choice.path[:length]] = ask(choice.path[:length], choice)
    return tuple(found.values())
