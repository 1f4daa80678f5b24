"""What one pair of eyes sees after a line, before anything of it is written."""

from __future__ import annotations

from typing import Final

from frabjous.core.contract import Said
from frabjous.scene.model import Ask, Scene, Shape


class Drawn:
    """Things, and words to come. Only what is new in it is ever written; of what soon passes not every word."""

    def __init__(
        self,
        line: int,
        scene: Scene,
        shape: Shape,
        heading: Said,
        asks: tuple[Ask, ...],
        chooser: int,
        boxes: list[str],
        *,
        passing: bool,
    ) -> None:
        self.line: Final = line
        self.scene: Final = scene
        self.shape: Final = shape
        self.heading: Final = heading
        self.asks: Final = asks
        self.chooser: Final = chooser
        self.boxes = boxes  # of the seats; they may become others while the picture stays
        self.passing: Final = passing  # the next line follows at once
        self.description: tuple[Said, ...] = ()  # as it was told last
