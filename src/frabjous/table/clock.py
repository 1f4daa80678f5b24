"""Time at a table: how much of it everybody has, follows from the lines' times and the time now, which is handed in.

All times are milliseconds. A choice is one line that a seat writes. Time counts from the line `clock starts` on, for
every seat that must act: for all of them at once where they choose in secret. Undo gives no time back: a choice made
again goes on with what was left of it, and the seconds a choice earns are earned once. Bots never run out of time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from frabjous.core import agreed
from frabjous.core.contract import TABLE
from frabjous.core.errors import BadOption
from frabjous.core.record import Line

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
DAY: Final = 24 * 60 * MINUTE
LONGEST_LIVE: Final = 180  # minutes a seat
LONGEST_MORE: Final = 120  # seconds a choice
LONGEST_DAYS: Final = 14  # a choice
AFTER_RETURN: Final = MINUTE  # what somebody has who comes back after having run out of time


@dataclass(frozen=True)
class Pace:
    """What the host chose: nothing, minutes a seat plus seconds a choice, or days a choice."""

    minutes: int = 0
    seconds: int = 0
    days: int = 0
    once: bool = False  # whoever runs out by the day: a bot makes that one choice, and nothing is lost

    def __bool__(self) -> bool:
        return bool(self.minutes or self.days)

    def __str__(self) -> str:
        """Write it as it stands in a record and in the store."""
        if self.minutes:
            return f"live {self.minutes} {self.seconds}"
        return f"days {self.days}{' once' if self.once else ''}" if self.days else ""

    def allowed(self, choices: int) -> int:
        """Say how much time a seat has for so many choices altogether, or by the day for one."""
        return self.days * DAY if self.days else self.minutes * MINUTE + choices * self.seconds * SECOND

    @property
    def usual(self) -> int:
        """What a tenth is measured by."""
        return self.allowed(0)


NO_CLOCK: Final = Pace()


def pace_of(text: str) -> Pace:
    """Read what the host chose; a BadOption says what may be chosen."""
    kind, *rest = text.split(" ")
    numbers = [int(part) for part in rest if part.isascii() and part.isdigit() and len(part) < 4]
    pace = NO_CLOCK
    if kind == "live" and len(numbers) == 2:
        pace = Pace(minutes=numbers[0], seconds=numbers[1])
    elif kind == "days" and len(numbers) == 1:
        pace = Pace(days=numbers[0], once="once" in rest)
    fits = pace.minutes <= LONGEST_LIVE and pace.seconds <= LONGEST_MORE and pace.days <= LONGEST_DAYS
    if str(pace) != text or not fits:
        raise BadOption(
            "bad-clock",
            "“{wish}” is no clock; write “live 10 5” for 1 to 180 minutes a seat and 0 to 120 seconds more a choice, "
            "“days 3” for 1 to 14 days a choice, or “days 3 once”.",
            wish=text[:20],
        )
    return pace


@dataclass(frozen=True)
class Spent:
    """What has been used so far, after the latest line."""

    since: int = 0  # when that line was written; 0 while time does not count
    used: tuple[tuple[int, ...], ...] = ()  # of each seat, for each of its choices however often it was made
    made: tuple[tuple[int, int], ...] = ()  # the choices that count: number of the line, seat
    came: tuple[int, ...] = ()  # seats whose people have joined in a further game
    ran_out: tuple[int, ...] = ()  # seats that ran out of time and whose players are not back

    def choice(self, seat: int) -> int:
        """Say which of its choices a seat has before it, counted from 0."""
        return sum(1 for _, other in self.made if other == seat)

    def has_come(self, seat: int) -> bool:
        """Say whether a seat's people have joined in: they said so, or have chosen already."""
        return seat in self.came or self.choice(seat) > 0

    def left(self, pace: Pace, seat: int) -> int:
        """Say how much a seat had left when the latest line was written."""
        used, now = self.used[seat], self.choice(seat)
        if pace.days:
            return pace.allowed(0) - (used[now] if now < len(used) else 0)
        return pace.allowed(max(0, len(used) - 1)) - sum(used)  # a choice made again earns nothing again

    def plus(self, seat: int, time: int) -> Spent:
        """Let a seat have used more, or less, for the choice it has."""
        used, now = self.used[seat], self.choice(seat)
        filled = (*used, *[0] * (now + 1 - len(used)))
        changed = (*filled[:now], filled[now] + time, *filled[now + 1 :])
        return replace(self, used=(*self.used[:seat], changed, *self.used[seat + 1 :]))

    def after(self, pace: Pace, line: Line, acting: Sequence[int]) -> Spent:
        """Give what has been used after one more line, before which these seats had to act."""
        word = agreed.read(line.text) if line.seat == TABLE else None
        spent = self
        if self.since:
            stood = word.seconds * SECOND if isinstance(word, agreed.ClockStood) else 0
            elapsed = max(0, line.at - self.since - stood)
            for seat in acting:
                spent = spent.plus(seat, elapsed) if seat >= 0 else spent
        running = bool(self.since) or isinstance(word, agreed.ClockStarts)
        return replace(spent.changed(pace, line, word), since=max(self.since, line.at) if running else 0)

    def changed(self, pace: Pace, line: Line, word: agreed.Word | None) -> Spent:
        """Take down what a line means for the clocks beside the time it took."""
        if line.seat >= 0:
            return replace(self, made=(*self.made, (line.number, line.seat))).plus(line.seat, 0)
        if isinstance(word, agreed.Undo):
            return replace(self, made=tuple(one for one in self.made if one[0] <= word.to))
        if isinstance(word, agreed.Comes):
            return replace(self, came=(*self.came, word.seat))
        if isinstance(word, agreed.OutOfTime):
            return replace(self, ran_out=(*self.ran_out, *word.seats))
        if isinstance(word, agreed.PersonTakes) and word.seat in self.ran_out:
            missing = max(0, (pace.usual if pace.days else AFTER_RETURN) - self.left(pace, word.seat))
            others = tuple(seat for seat in self.ran_out if seat != word.seat)
            return replace(self.plus(word.seat, -missing), ran_out=others)
        return self


NOTHING_SPENT: Final = Spent()


def unspent(seats: int) -> Spent:
    """Begin with nothing used."""
    return Spent(used=((),) * seats)


@dataclass(frozen=True)
class Dial:
    """What one seat's clock shows: milliseconds left, whether it runs, and whether less than a tenth is left."""

    left: int
    runs: bool
    short: bool


def dial(spent: Spent, pace: Pace, seat: int, now: int, *, acts: bool) -> Dial:
    """Read a seat's clock."""
    runs = acts and bool(spent.since)
    left = spent.left(pace, seat) - (max(0, now - spent.since) if runs else 0)
    return Dial(max(0, left), runs, left * 10 < pace.usual)
