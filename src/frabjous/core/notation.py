"""How the actions of a game are read: one table of all of them, by their texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Generic

from mypy_extensions import i64

from frabjous.core.contract import A, Action
from frabjous.core.errors import BadNotation


class Notation(Generic[A]):
    """Every action of a game, in a fixed order; `also` are other ways to write some of them."""

    def __init__(self, actions: Iterable[A], example: str, also: Mapping[str, A] | None = None) -> None:
        self.actions: Final = list(actions)
        self.example: Final = example
        self.by_text: Final = {action.text: action for action in self.actions}
        assert len(self.by_text) == len(self.actions), "two actions are written alike"
        self.by_text.update(also or {})
        for number, action in enumerate(self.actions):
            action.id = number

    def read(self, text: str) -> A:
        """Find an action by its text; anything else is refused with a BadNotation."""
        action = self.by_text.get(text)
        if action is None:
            raise BadNotation(text, self.example)
        return action

    def read_back(self, text: str) -> A | None:
        """Find an action that may be none: written "" then."""
        return self.read(text) if text else None


def text_of(action: Action | None) -> str:
    """Write an action that may be none: "" then."""
    return "" if action is None else action.text


def code_of(action: Action | None) -> i64:
    """Number an action that may be none: 0 then, and one more than its id otherwise."""
    return 0 if action is None else action.id + 1
