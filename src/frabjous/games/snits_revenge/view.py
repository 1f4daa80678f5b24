"""The picture of Snits' Revenge: for now only words and buttons."""

from __future__ import annotations

from frabjous.core.contract import Player, Said, said
from frabjous.games.snits_revenge.actions import Deed
from frabjous.games.snits_revenge.observation import Seen
from frabjous.scene.model import Ask, Button, Choice, Scene, SeatBox, Shape


def scene(seen: Seen, legal: list[Deed], shape: Shape) -> Scene:
    """Offer every action as a button."""
    names = {deed: deed.text.replace(" ", "-").replace("+", "-") for deed in legal}
    return Scene(
        width=100,
        height=100,
        title=said("game-name"),
        heading=said("turn-begins", turn=seen.turn),
        things=(),
        hand=(),
        seats=tuple(SeatBox(seat, said("game-name"), (), seat == seen.mover) for seat in range(seen.seats)),
        asks=(Ask((), said("game-tagline")),),
        buttons=tuple(Button(name, Said("deed", (("text", deed.text),))) for deed, name in names.items()),
        choices=tuple(Choice((name,), deed.text, Said("deed", (("text", deed.text),))) for deed, name in names.items()),
        progress=None,
        description=(said("is-senior", who=Player(seen.senior)),) if seen.senior >= 0 else (),
    )
