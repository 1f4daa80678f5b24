"""Whether time had really run out where a record says so; what each seat had used follows from the lines' times."""

from __future__ import annotations

from frabjous.core import agreed
from frabjous.core.contract import TABLE
from frabjous.core.errors import BadRecord
from frabjous.core.record import Line
from frabjous.table.clock import SECOND, Pace, Spent, pace_of, unspent
from frabjous.table.table import AnyReplay, spent_over


def check_time(play: AnyReplay) -> None:
    """Check every line that says somebody's time is over; a BadRecord names the first that came too early."""
    record = play.record
    pace, spent = pace_of(record.clock), unspent(record.seats)
    for line in record.lines:
        word = agreed.read(line.text) if line.seat == TABLE else None
        if isinstance(word, agreed.OutOfTime):
            check_due(play, line, word, pace, spent)
        spent = spent_over(spent, play, (line,), pace)


def check_due(play: AnyReplay, line: Line, word: agreed.OutOfTime, pace: Pace, spent: Spent) -> None:
    """Check that all who are named had to choose, had no time left, and that happened what the clock says."""
    if not spent.since:
        raise BadRecord(line.number, "no clock was running.")
    if isinstance(word, agreed.BotChooses) != pace.once:
        raise BadRecord(line.number, f"by the clock “{pace}” something else happens when time runs out.")
    acting = play.game.to_act(play.state_after(line.number - 1))
    for seat in word.seats:
        if seat not in acting:
            raise BadRecord(line.number, f"seat {seat + 1} had nothing to choose.")
        left = spent.left(pace, seat) - (line.at - spent.since)
        if left > 0:
            raise BadRecord(line.number, f"seat {seat + 1} still had {left / SECOND:.3f} seconds.")
