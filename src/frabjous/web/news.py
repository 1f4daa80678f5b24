"""What somebody at a table has missed: the lines since, or the whole table when there is nothing to resume from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from frabjous.scene.model import Shape
from frabjous.scene.words import Voice
from frabjous.web.log import Log
from frabjous.web.messages import Frame, Lines, Status, WholeTable
from frabjous.web.picture import Picture
from frabjous.web.sight import Sight

MOST_FRAMES: Final = 30  # a browser that missed more than this gets the present picture only


@dataclass(frozen=True)
class News:
    """What somebody is told, written down; and whether they go on from what they have seen."""

    body: bytes
    resumed: bool


@dataclass(frozen=True)
class Missed:
    """How far somebody has seen, and in which shape the rest is to be drawn."""

    place: int
    seen: int
    shape: Shape


class Logs:
    """The logs of a table: one for each game, kind of eyes and language, kept as long as the table is alive."""

    def __init__(self) -> None:
        self.kept: Final[dict[tuple[str, int, Voice], Log]] = {}

    def of(self, sight: Sight) -> Log:
        """Give the log as these eyes read it."""
        key = (sight.match.id, sight.viewer(now=False), sight.teller)
        if key not in self.kept:
            self.kept[key] = Log(sight)
        return self.kept[key]

    def news(self, picture: Picture, status: Status, missed: Missed, talk: Callable[[], str]) -> News:
        """Draw what somebody missed."""
        sight, match, length = picture.sight, picture.sight.match, picture.play.length
        log = self.of(sight)
        if missed.place != match.place or not max(0, length - MOST_FRAMES) <= missed.seen <= length:
            frames, seal = [picture.drawn(length, missed.shape)], match.play.record.seal
            whole = WholeTable(match.place, length, seal, frames, status, talk(), log.html(match))
            return News(sight.written(whole), resumed=False)
        lines = Lines(match.place, length, frames_since(picture, log, missed), status)
        return News(sight.written(lines), resumed=True)


def frames_since(picture: Picture, log: Log, missed: Missed) -> list[Frame]:
    """Draw a frame for every line since that is told, and always the present one."""
    match, length = picture.sight.match, picture.play.length
    rows = {number: log.row(match, number) for number in range(missed.seen + 1, length + 1)}
    told = [picture.drawn(number, missed.shape, row) for number, row in rows.items() if row or number == length]
    return told or [picture.drawn(length, missed.shape)]
