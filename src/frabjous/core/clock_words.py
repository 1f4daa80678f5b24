"""What the clock of a table says. None of it settles what was asked."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Final

from frabjous.core.contract import Outcome, Player, Said, Victory, said
from frabjous.core.words import CannotAgree, Counts, OfSeat, Pact, Word, named


class Comes(OfSeat):
    """Said of whoever joins in a further game of a table: until everybody has, its clock does not start."""

    phrase: ClassVar[str] = "comes"
    key: ClassVar[str] = "told-comes"

    def after(self, pact: Pact, seats: int) -> Pact:
        return pact


class ClockStarts(Word):
    phrase: ClassVar[str] = "clock starts"
    key: ClassVar[str] = "told-clock-starts"

    def after(self, pact: Pact, seats: int) -> Pact:
        return pact


class ClockStood(Word):
    phrase: ClassVar[str] = "clock stood seconds"

    def __init__(self, seconds: int) -> None:
        self.seconds: Final = seconds

    @classmethod
    def of(cls, numbers: list[int]) -> Word | None:
        return ClockStood(numbers[0]) if len(numbers) == 1 else None

    def write(self) -> str:
        return f"clock stood {self.seconds} seconds"

    def told(self, seats: int) -> Said:
        return said("told-clock-stood", minutes=-(-self.seconds // 60))

    def after(self, pact: Pact, seats: int) -> Pact:
        return pact


class OutOfTime(Word):
    """Said of whoever had no time left; several may have had none at the same instant."""

    phrase: ClassVar[str] = "out of time"

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats: Final = seats

    @classmethod
    def of(cls, numbers: list[int]) -> Word | None:
        return cls(tuple([number - 1 for number in numbers])) if numbers else None

    def write(self) -> str:
        return " ".join([self.phrase, *[str(seat + 1) for seat in self.seats]])

    def told(self, seats: int) -> Said:
        if seats == 2:
            return self.outcome().why
        return said("told-out-of-time", seats=named(self.seats), count=len(self.seats))

    def check(self, pact: Pact, counts: Counts, seats: int) -> None:
        if list(self.seats) != sorted(set(self.seats)) or not all(0 <= seat < seats for seat in self.seats):
            raise CannotAgree
        if any(seat in pact.played_by_bot or seat in pact.chosen_for for seat in self.seats):
            raise CannotAgree

    def after(self, pact: Pact, seats: int) -> Pact:
        if seats == 2:
            return replace(pact.with_nothing_asked(), ended=self.outcome())
        return replace(pact, played_by_bot=(*pact.played_by_bot, *self.seats))

    def outcome(self) -> Outcome:
        """A game for two is lost by whoever had no time left; if neither had any, it is shared."""
        if len(self.seats) == 2:
            return Outcome((0.5, 0.5), (Victory("draw", (0, 1)),), said("both-out-of-time"))
        winner = 1 - self.seats[0]
        scores = (0.0, 1.0) if winner else (1.0, 0.0)
        return Outcome(scores, (Victory("time", (winner,)),), said("out-of-time", who=Player(self.seats[0])))


class BotChooses(OutOfTime):
    phrase: ClassVar[str] = "bot chooses for"

    def told(self, seats: int) -> Said:
        return said("told-bot-chooses", seats=named(self.seats), count=len(self.seats))

    def after(self, pact: Pact, seats: int) -> Pact:
        return replace(pact, chosen_for=(*pact.chosen_for, *self.seats))
