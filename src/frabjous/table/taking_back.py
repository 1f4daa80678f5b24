"""What can be taken back, and whether that is free."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from frabjous.core.record import Line
from frabjous.table.refusals import NothingToTakeBack

if TYPE_CHECKING:
    from frabjous.table.table import AnyReplay, Table


def latest_mover(table: Table, chairs: Iterable[int]) -> int | None:
    """Name the chair among these (those of one device) whose line is the latest that counts."""
    seats = {table.seat(chair): chair for chair in chairs}
    for number in reversed(table.play.mainline):
        seat = table.play.record.lines[number - 1].seat
        if seat in seats:
            return seats[seat]
    return None


def latest_line_of(play: AnyReplay, seat: int) -> Line:
    """Find the seat's latest line that still counts."""
    for number in reversed(play.mainline):
        line = play.record.lines[number - 1]
        if line.seat == seat:
            return line
    raise NothingToTakeBack


def undoes_a_secret(play: AnyReplay, line: Line) -> bool:
    """Say whether going back to before this line would take a secret choice back, whoever made it: those are final."""
    undone = [play.record.lines[number - 1] for number in play.mainline if number >= line.number]
    return any(play.game.read(one.text).secret for one in undone)


def is_free(play: AnyReplay, line: Line) -> bool:
    """Undo is free while nobody else and no chance followed, and nothing hidden was shown."""
    return line.number == play.mainline[-1] and not play.game.read(line.text).shows
