"""A seat's choice and the lines that came after it: does it still hold, and was it asked about?"""

from __future__ import annotations

from frabjous.core import agreed
from frabjous.core.contract import CHANCE, TABLE
from frabjous.core.record import Line
from frabjous.table.table import AnyReplay


def is_stale(play: AnyReplay, seat: int, seen: int) -> bool:
    """A choice holds while nothing came between but talk and others' secret choices, and the same is still allowed."""
    if not 0 <= seen <= play.length:
        return True
    if any(changes_the_question(play, line, seat) for line in play.record.lines[seen:]):
        return True
    then, now = play.state_after(seen), play.state
    return then is not now and bool(play.game.legal(then, seat) != play.game.legal(now, seat))


def changes_the_question(play: AnyReplay, line: Line, seat: int) -> bool:
    """Say whether a line makes a seat's earlier decision a decision about something else."""
    if line.seat == TABLE:
        return isinstance(agreed.read(line.text), agreed.Undo)
    return line.seat in (CHANCE, seat) or not play.game.read(line.text).secret


def has_asked_for_hint(play: AnyReplay, seat: int) -> bool:
    """Say whether a seat has asked about the choice it has now."""
    for line in reversed(play.record.lines):
        if changes_the_question(play, line, seat):
            return False
        if line.seat == TABLE and agreed.read(line.text) == agreed.AskHint(seat):
            return True
    return False
