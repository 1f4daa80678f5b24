"""A figure of the rules to play with: from its position on, every seat in one pair of hands, and chance.

Nothing is kept: a trial is played again from what was done, and its dice come from a number that goes with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from frabjous.core.chance import SECRET_BYTES, TableDice
from frabjous.core.contract import CHANCE, NOBODY
from frabjous.core.record import Replay, begin_at, draw, step
from frabjous.games.room import AnyRoom
from frabjous.games.teaching import Deed, Figure

AnyReplay: TypeAlias = Replay[Any, Any, Any]


def tried_out(room: AnyRoom, figure: Figure, deeds: Sequence[str], luck: int) -> AnyReplay:
    """Play what was done from a figure on, each deed by whoever chooses then; a GameError says what cannot be done."""
    secret = luck.to_bytes(SECRET_BYTES, "big")
    play = led_on(figure, begin_at(room.game, figure.position, secret), secret)
    for text in deeds:
        play = led_on(figure, step(play, chooser(figure, play), text), secret)
    return play


def chooser(figure: Figure, play: AnyReplay) -> int:
    """Name the seat that chooses now, the figure's as long as its course is followed; NOBODY where the game is over."""
    acting, act = play.to_act(), shown_next(figure, play)
    return act.actor if act and act.actor in acting else next(iter(acting), NOBODY)


def shown_next(figure: Figure, play: AnyReplay) -> Deed | None:
    """Give what the figure shows next, if nothing else was done so far."""
    done = tuple([Deed(line.seat, line.text) for line in play.record.lines])
    follows = figure.acts[: len(done)] == done and len(done) < len(figure.acts)
    return figure.acts[len(done)] if follows else None


def led_on(figure: Figure, play: AnyReplay, secret: bytes) -> AnyReplay:
    """Let chance act until a seat must choose: as the figure shows, else by dice."""
    while play.to_act() == (CHANCE,):
        act = shown_next(figure, play)
        play = step(play, CHANCE, act.text) if act else draw(play, TableDice(secret, play.length + 1))
    return play
