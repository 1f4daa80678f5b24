"""What the clock does at a table: deeds that are no messages, and nobody's to ask for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from frabjous.core import agreed
from frabjous.core.record import agree
from frabjous.table.chairs import Kind
from frabjous.table.clock import SECOND
from frabjous.table.consent import lapses_when_left
from frabjous.table.table import Outside, Step, Table


def missing(table: Table) -> list[int]:
    """Name the seats that the clock waits for: free ones, and in a further game whoever has not joined in."""
    return [seat for seat in range(len(table.chairs)) if is_missing(table, seat)]


def is_missing(table: Table, seat: int) -> bool:
    if table.sitter(seat).kind is Kind.OPEN:
        return True
    has_come = table.match.place == 0 or table.bot_at(seat) or table.match.spent.has_come(seat)
    return not has_come


@dataclass(frozen=True)
class Come:
    """Join in a further game: nobody's time runs before everybody has."""

    seat: int
    game: int

    def was_done(self, table: Table) -> bool:
        return StartClock().was_done(table) or self.game != table.match.place or not is_missing(table, self.seat)

    def done(self, table: Table, outside: Outside) -> Step:
        return table.gone_on(agree(table.play, agreed.Comes(self.seat)), outside)


def arrivals(table: Table, chairs: Iterable[int]) -> list[Come]:
    """Say what is done when the people of these chairs come to the present game."""
    deeds = [Come(seat, table.match.place) for seat in table.seats_of(chairs)]
    return [deed for deed in deeds if not deed.was_done(table)]


@dataclass(frozen=True)
class StartClock:
    """Let time count from now on, once everybody is there."""

    def was_done(self, table: Table) -> bool:
        return not table.pace or bool(table.match.spent.since) or table.play.outcome() is not None

    def done(self, table: Table, outside: Outside) -> Step:
        if missing(table):
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
