"""How choices are pointed out in every game: the cards of a hand, and a question at each step of a path."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from frabjous.core.remember import remembered
from frabjous.scene.model import Ask, Choice
from frabjous.scene.once import RECENT

Path: TypeAlias = tuple[str, ...]


@remembered(RECENT)
def held(hand: tuple[int, ...], names: tuple[str, ...]) -> list[tuple[str, int]]:
    """Name each card of a hand, given as a count for each kind: "hand-fork-2" is the second fork. With its kind."""
    return [(f"hand-{names[kind]}-{copy + 1}", kind) for kind, count in enumerate(hand) for copy in range(count)]


def asks_along(choices: Iterable[Choice], ask: Callable[[Path, Choice], Ask]) -> tuple[Ask, ...]:
    """Ask at each point on the way: `ask` says it for the first choice that goes on from there."""
    found: dict[Path, Ask] = {}
    for choice in choices:
        if choice.path[:-1] in found:
            continue  # and so are all points before that one
        for length in range(1, len(choice.path)):
            begun = choice.path[:length]
            if begun not in found:
                found[begun] = ask(begun, choice)
    return tuple(found.values())


def begins(path: Path, begun: Path) -> bool:
    return path[: len(begun)] == begun


def in_reach(choices: Iterable[Choice], begun: Path) -> set[str]:
    """Name all that can be picked with so much chosen: what comes next, and what can replace an earlier pick."""
    found: set[str] = set()
    for choice in choices:
        for kept in range(len(begun) + 1):
            if len(choice.path) > kept and begins(choice.path, begun[:kept]):
                found.add(choice.path[kept])
    return found


def asked_at(asks: Sequence[Ask], begun: Path) -> Ask:
    """Give what is asked with so much chosen."""
    return next((ask for ask in asks if ask.path == begun), asks[0])
