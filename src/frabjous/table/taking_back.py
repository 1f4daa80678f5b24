"""What can be taken back, and whether that is free."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from frabjous.core.record import Line
from frabjous.table.table import AnyReplay

RECENT: Final = 64  # plays of which it is remembered what is the latest


class Latest(NamedTuple):
    """The latest line of somebody that still counts."""

    line: Line
    is_final: bool  # to go back to before it would take a secret choice back, whoever made it


@lru_cache(maxsize=RECENT)
def latest_of(play: AnyReplay, seats: tuple[int, ...]) -> Latest | None:
    """Find the latest line of some seats that still counts; of no seats there is none, without looking."""
    is_final, line_at = False, play.record.lines.thing
    for number in reversed(play.mainline) if seats else ():
        line = line_at(number - 1)
        is_final = is_final or play.game.read(line.text).secret
        if line.seat in seats:
            return Latest(line, is_final)
    return None


def is_free(play: AnyReplay, line: Line) -> bool:
    """Undo is free while nobody else and no chance followed, and nothing hidden was shown."""
    return line.number == play.mainline[-1] and not play.game.read(line.text).shows
