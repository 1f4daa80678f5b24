"""How environments show a game, as an onlooker sees it: in words, as SVG, as an array of pixels."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from frabjous.adapters.play import Play
from frabjous.core.contract import ONLOOKER
from frabjous.core.errors import BadOption
from frabjous.library.pictures import png_of, svg_of
from frabjous.library.voices import voice_of
from frabjous.scene.model import Scene, Shape

MODES: Final = ("human", "rgb_array", "ansi", "svg")
WIDTH: Final = 600  # of a picture in pixels


def checked(mode: str | None) -> str | None:
    """Refuse a render mode that is none."""
    if mode is not None and mode not in MODES:
        known = ", ".join(MODES)
        raise BadOption(
            "unknown-mode", "There is no render mode “{mode}”; there are: {known}.", mode=str(mode), known=known
        )
    return mode


def shown(play: Play, mode: str | None) -> str | NDArray[np.uint8] | None:
    """Show a game; to people it is printed in words."""
    if mode == "rgb_array":
        return pixels(play)
    if mode == "svg":
        return drawn(play)
    if mode == "human":
        print(told(play))
    return told(play) if mode == "ansi" else None


def scene_of(play: Play) -> Scene:
    return play.room.scene(play.rules.observe(play.state, ONLOOKER), [], Shape.WIDE)


def told(play: Play) -> str:
    """Tell the position in sentences."""
    voice = voice_of(play.room, "en")
    return "\n".join(voice.sentence(each) for each in scene_of(play).description)


def drawn(play: Play) -> str:
    """Draw the board as SVG."""
    return svg_of(scene_of(play), Shape.WIDE.value, play.room, voice_of(play.room, "en"))


def pixels(play: Play) -> NDArray[np.uint8]:
    """Draw the board as rows of pixels, red, green and blue."""
    with Image.open(BytesIO(png_of(drawn(play), play.room, WIDTH))) as picture:
        return np.array(picture.convert("RGB"), np.uint8)
