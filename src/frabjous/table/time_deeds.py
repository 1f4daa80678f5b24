"""What the clock does at a table: deeds that are no messages, and nobody's to ask for."""

from __future__ import annotations

from dataclasses import dataclass

from frabjous.core import agreed
from frabjous.core.record import agree
from frabjous.table.chairs import Kind
from frabjous.table.clock import SECOND
from frabjous.table.consent import lapses_when_left
from frabjous.table.table import Outside, Step, Table


@dataclass(frozen=True)
class StartClock:
    """Let time count from now on, once everybody is there."""

    def was_done(self, table: Table) -> bool:
        return not table.pace or bool(table.match.spent.since) or table.play.outcome() is not None

    def done(self, table: Table, outside: Outside) -> Step:
        if any(chair.kind is Kind.OPEN for chair in table.chairs):
            return table, []
        return table.gone_on(agree(table.play, agreed.ClockStarts()), outside)


@dataclass(frozen=True)
class StandStill:
    """Give back the time in which no server was running: from its last sign of life until a start."""

    alive: int
    started: int

    def stood(self, table: Table) -> int:
        """Say for how many seconds, begun ones too; a line is a sign of life."""
        since = max(self.alive, table.match.spent.since)
        return max(0, -(-(self.started - since) // SECOND))

    def was_done(self, table: Table) -> bool:
        return table.deadline() is None or not self.stood(table)

    def done(self, table: Table, outside: Outside) -> Step:
        return table.gone_on(agree(table.play, agreed.ClockStood(self.stood(table))), outside)


@dataclass(frozen=True)
class CallTime:
    """Say who has run out of time, and let happen what then happens; nothing if nobody has."""

    def was_done(self, table: Table) -> bool:
        return False

    def done(self, table: Table, outside: Outside) -> Step:
        late = table.out_of_time(outside.now)
        if not late:
            return table, []
        lapses = any(lapses_when_left(table, seat) for seat in late)
        play = agree(table.play, agreed.BotChooses(late) if table.pace.once else agreed.OutOfTime(late))
        is_off = lapses and play.outcome() is None
        return table.gone_on(agree(play, agreed.Lapse()) if is_off else play, outside)
