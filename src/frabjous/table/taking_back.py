"""What can be taken back, and whether that is free."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import takewhile

from frabjous.core.record import Line
from frabjous.table.refusals import NothingToTakeBack
from frabjous.table.table import AnyReplay


def latest_mover(play: AnyReplay, seats: Collection[int]) -> int | None:
    """Name the one of these seats whose line is the latest that counts; an onlooker's none, without looking."""
    return next((line.seat for line in latest_lines(play) if line.seat in seats), None) if seats else None


def latest_line_of(play: AnyReplay, seat: int) -> Line:
    """Find the seat's latest line that still counts."""
    line = next((line for line in latest_lines(play) if line.seat == seat), None)
    if line is None:
        raise NothingToTakeBack
    return line


def latest_lines(play: AnyReplay) -> Iterator[Line]:
    """Give the lines that still count, the latest first."""
    line = play.record.lines.thing
    return (line(number - 1) for number in reversed(play.mainline))


def undoes_a_secret(play: AnyReplay, line: Line) -> bool:
    """Say whether going back to before this line would take a secret choice back, whoever made it: those are final."""
    undone = takewhile(lambda one: one.number >= line.number, latest_lines(play))
    return any(play.game.read(one.text).secret for one in undone)


def is_free(play: AnyReplay, line: Line) -> bool:
    """Undo is free while nobody else and no chance followed, and nothing hidden was shown."""
    return line.number == play.mainline[-1] and not play.game.read(line.text).shows
