"""The picture of Snit Smashing; for now every choice is a button with its notation on it."""

from __future__ import annotations

from frabjous.core.contract import Said, said
from frabjous.games.snit_smashing.actions import Deed
from frabjous.games.snit_smashing.observation import Seen
from frabjous.scene.model import Ask, Button, Choice, Scene, SeatBox, Shape


def scene(seen: Seen, legal: list[Deed], shape: Shape) -> Scene:
    """Show what a seat sees, with a button for each legal deed."""
    heading = verbatim(f"{seen.run}.{seen.bound}")
    boxes = tuple(SeatBox(seat, verbatim("Snits"), (), seat in seen.asked) for seat in range(seen.seats))
    asks = (Ask((), heading),)
    buttons = tuple(Button(button_id(deed), verbatim(deed.text)) for deed in legal)
    choices = tuple(Choice((button_id(deed),), deed.text, verbatim(deed.text)) for deed in legal)
    title = said("game-name")
    return Scene(100, 100, title, heading, (), (), boxes, asks, buttons, choices, None, (heading,))


def verbatim(text: str) -> Said:
    return said("verbatim", text=text)


def button_id(deed: Deed) -> str:
    return deed.text.replace(" ", "-")
