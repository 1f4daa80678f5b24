"""A room: everything one game brings to the table, side by side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic

from frabjous.core.chance import Dice
from frabjous.core.contract import A, Game, O, S
from frabjous.scene.model import Scene, Shape


@dataclass(frozen=True)
class Room(Generic[S, A, O]):
    """A game with its judgement, its taste for playouts, its drawing and its texts."""

    game: Game[S, A, O]
    seen: type[O]  # the class of its observations, so that they can travel to another process
    judge: Callable[[S], list[float]]
    taste: Callable[[S, int, list[A], Dice], A]
    scene: Callable[[O, list[A], Shape], Scene]
    folder: Path  # RULES.md, text/, symbols.svg and style.css are here
    tall_until: int = 720  # screens narrower than this get the tall picture
    usual_seats: int = 2  # how many are offered first

    @property
    def key(self) -> str:
        return self.game.key


AnyRoom = Room[Any, Any, Any]  # where rooms of different games stand in one list
