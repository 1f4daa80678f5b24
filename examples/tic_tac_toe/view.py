"""The picture: nine squares, and what stands in them. The same in both shapes."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import Player, Said, said
from frabjous.scene.model import Ask, Box, Choice, Disc, Look, Part, Scene, SeatBox, Shape, Stroke, Thing
from tic_tac_toe.actions import NAMES, Mark
from tic_tac_toe.observation import Seen
from tic_tac_toe.state import FREE

SQUARE: Final = Box(190, 190, round=16, css="square")
HIT: Final = Box(190, 190, round=16, css="hit")
SHAPES: Final[tuple[Look, Look]] = ((Stroke("M-60 -60L60 60M60 -60L-60 60", css="mark"),), (Disc(62, css="mark"),))


def scene(seen: Seen, legal: list[Mark], shape: Shape) -> Scene:
    """Draw what a seat sees, with a path of ids to each legal action."""
    things = [Thing("", *place(square), (SQUARE,)) for square in range(9)]
    things += [drawn(seen, square) for square in range(9) if seen.squares[square] != FREE]
    things += [target(mark) for mark in legal]
    return Scene(
        640,
        640,
        said("board-title"),
        heading(seen),
        (things,),
        (),
        tuple(
            SeatBox(seat, said("about", seat=seat + 1), (), now=not seen.over and seen.mover == seat) for seat in (0, 1)
        ),
        (Ask((), question(seen, legal), None, SHAPES[seen.mover], seen.mover),),
        (),
        tuple(Choice((mark.text,), mark.text, said("label-mark", square=mark.text)) for mark in legal),
        None,
        lambda: tuple(sentence(seen, square) for square in range(9) if seen.squares[square] != FREE),
    )


def heading(seen: Seen) -> Said:
    """Say how far the game is."""
    return said("heading", marks=9 - seen.squares.count(FREE))


def place(square: int) -> tuple[float, float]:
    return 120 + 200 * (square % 3), 120 + 200 * (square // 3)


def drawn(seen: Seen, square: int) -> Thing:
    seat = seen.squares[square]
    return Thing(f"mark-{NAMES[square]}", *place(square), SHAPES[seat], sentence(seen, square), team=seat)


def target(mark: Mark) -> Thing:
    return Thing(mark.text, *place(mark.square), (HIT,), said("verbatim", text=mark.text), Part.TARGET)


def sentence(seen: Seen, square: int) -> Said:
    return said("mark-on", who=Player(seen.squares[square]), square=NAMES[square])


def question(seen: Seen, legal: list[Mark]) -> Said:
    if seen.over:
        return said("ask-over")
    return said("ask-mark" if legal else "ask-wait", who=Player(seen.mover))
