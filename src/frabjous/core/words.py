"""What the people agree beside the rules, one class a word, and where that leaves them with each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import ClassVar, Final, TypeAlias

from frabjous.core.contract import Outcome, Player, Said, Victory, said
from frabjous.core.errors import GameError

Counts: TypeAlias = Callable[[int], bool]


class NothingAsked(GameError):  # noqa: N818
    """There is nothing to agree to."""

    def __init__(self) -> None:
        super().__init__("nothing-asked", "Nobody asked anything that could be answered.")


class AlreadyAsked(GameError):  # noqa: N818
    """One thing at a time."""

    def __init__(self) -> None:
        super().__init__("already-asked", "Something is being asked already; that must be answered first.")


class CannotAgree(GameError):  # noqa: N818
    """What the people want does not fit this game."""

    def __init__(self) -> None:
        super().__init__("cannot-agree", "That cannot be agreed in this game.")


@dataclass(frozen=True)
class Pact:
    """Where the people stand with each other."""

    asked: Request | None = None
    agreed: tuple[int, ...] = ()  # seats that said yes to it
    played_by_bot: tuple[int, ...] = ()  # seats whose player is away
    chosen_for: tuple[int, ...] = ()  # seats for which a bot makes the one choice they have now
    ended: Outcome | None = field(default=None)

    def after_a_move(self, seat: int) -> Pact:
        """An open request lapses when somebody moves on; a choice that a bot had to make is made."""
        pact = self if self.asked is None else self.with_nothing_asked()
        return pact.without_help(seat) if seat in pact.chosen_for else pact

    def without_help(self, seat: int) -> Pact:
        return replace(self, chosen_for=tuple([other for other in self.chosen_for if other != seat]))

    def with_nothing_asked(self) -> Pact:
        return replace(self, asked=None, agreed=())

    def after(self, word: Word, seats: int) -> Pact:
        """Give the pact after one more word."""
        return word.after(self, seats)

    def check(self, word: Word, counts: Counts, seats: int) -> None:
        """Refuse a word that makes no sense here; `counts` says of a line whether it still does."""
        word.check(self, counts, seats)


# One class a word: how it is written, when it makes sense, what it changes, and how it is told.


class Word:
    """A word of the table. A further kind needs its class here, a place in WORDS, and the message that tells it."""

    phrase: ClassVar[str]  # what is written, but for the numbers
    key: ClassVar[str]  # of the message that tells it

    @classmethod
    def of(cls, numbers: list[int]) -> Word | None:
        """Build the word from the numbers that stand in it, if they are so many; written again it must be the same."""
        return cls()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Word) and self.write() == other.write()

    def __hash__(self) -> int:
        return hash(self.write())

    def __repr__(self) -> str:
        return f"<{self.write()}>"

    def write(self) -> str:
        """Write the word; seats are counted from 1 there, as people do."""
        return self.phrase

    def told(self, seats: int) -> Said:
        """Tell the word in a game of so many seats."""
        return said(self.key)

    def check(self, pact: Pact, counts: Counts, seats: int) -> None:
        """Refuse the word where it makes no sense; `counts` says of a line whether it still does."""

    def after(self, pact: Pact, seats: int) -> Pact:
        """Give the pact after this word. What was asked is settled by most of them, in one way or another."""
        return pact.with_nothing_asked()


class Undo(Word):
    phrase: ClassVar[str] = "undo"

    def __init__(self, to: int) -> None:
        self.to: Final = to

    @classmethod
    def of(cls, numbers: list[int]) -> Word | None:
        return Undo(numbers[0]) if len(numbers) == 1 else None

    def write(self) -> str:
        return f"{self.phrase} {self.to}"

    def told(self, seats: int) -> Said:
        return said("told-undo", line=self.to)

    def check(self, pact: Pact, counts: Counts, seats: int) -> None:
        if not counts(self.to + 1):
            raise CannotAgree

    def after(self, pact: Pact, seats: int) -> Pact:
        return replace(pact.with_nothing_asked(), chosen_for=())


class Draw(Word):
    phrase: ClassVar[str] = "draw agreed"

    def __init__(self, seats: tuple[int, ...] = ()) -> None:
        self.seats: Final = seats  # that share it; in older records none is named: everybody

    @classmethod
    def of(cls, numbers: list[int]) -> Word | None:
        return Draw(tuple([number - 1 for number in numbers]))

    def write(self) -> str:
        return " ".join([self.phrase, *(["for"] if self.seats else []), *(str(seat + 1) for seat in self.seats)])

    def told(self, seats: int) -> Said:
        return self.outcome(seats).why

    def check(self, pact: Pact, counts: Counts, seats: int) -> None:
        if not isinstance(pact.asked, OfferDraw):
            raise NothingAsked

    def after(self, pact: Pact, seats: int) -> Pact:
        return replace(pact.with_nothing_asked(), ended=self.outcome(seats))

    def outcome(self, seats: int) -> Outcome:
        """Share the game among the seats that agreed; who is out is not among them (S16)."""
        sharing = self.seats or tuple(range(seats))
        scores = tuple(1 / len(sharing) if seat in sharing else 0.0 for seat in range(seats))
        why = said("draw-agreed") if len(sharing) == seats else said("draw-agreed-for", seats=named(sharing))
        return Outcome(scores, (Victory("draw", sharing),), why)


def named(seats: tuple[int, ...]) -> Said:
    """List players by name."""
    listed = said("player-named", who=Player(seats[0]))
    for seat in seats[1:]:
        listed = said("players-named", some=listed, who=Player(seat))
    return listed


class Lapse(Word):
    phrase: ClassVar[str] = "request lapsed"
    key: ClassVar[str] = "told-lapsed"

    def check(self, pact: Pact, counts: Counts, seats: int) -> None:
        if pact.asked is None:
            raise NothingAsked


class OfSeat(Word):
    """A word that one seat says, or that is said of it."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @classmethod
    def of(cls, numbers: list[int]) -> Word | None:
        return cls(numbers[0] - 1) if len(numbers) == 1 else None

    def write(self) -> str:
        return f"{self.phrase} {self.seat + 1}"

    def told(self, seats: int) -> Said:
        return said(self.key, who=Player(self.seat))

    def check(self, pact: Pact, counts: Counts, seats: int) -> None:
        if not 0 <= self.seat < seats:
            raise CannotAgree


class Request(OfSeat):
    """What others must agree to."""

    def granted(self, still_in: tuple[int, ...]) -> Word:
        """Give the word that follows when they have: a draw for those who are not out of the game."""
        return Draw(still_in)

    def check(self, pact: Pact, counts: Counts, seats: int) -> None:
        if pact.asked is not None:
            raise AlreadyAsked
        super().check(pact, counts, seats)

    def after(self, pact: Pact, seats: int) -> Pact:
        return replace(pact, asked=self, agreed=(self.seat,))


class AskUndo(Request):
    phrase: ClassVar[str] = "asked undo by"
    key: ClassVar[str] = "told-asked-undo"

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to: Final = to

    @classmethod
    def of(cls, numbers: list[int]) -> Word | None:
        return AskUndo(numbers[1] - 1, numbers[0]) if len(numbers) == 2 else None

    def write(self) -> str:
        return f"asked undo {self.to} by {self.seat + 1}"

    def granted(self, still_in: tuple[int, ...]) -> Word:
        return Undo(self.to)

    def check(self, pact: Pact, counts: Counts, seats: int) -> None:
        super().check(pact, counts, seats)
        Undo(self.to).check(pact, counts, seats)


class OfferDraw(Request):
    phrase: ClassVar[str] = "offered draw by"
    key: ClassVar[str] = "told-offered-draw"


class Reply(OfSeat):
    """An answer to what was asked."""

    def check(self, pact: Pact, counts: Counts, seats: int) -> None:
        if pact.asked is None or self.seat in pact.agreed:
            raise NothingAsked
        super().check(pact, counts, seats)


class Agree(Reply):
    phrase: ClassVar[str] = "agreed by"
    key: ClassVar[str] = "told-agreed"

    def after(self, pact: Pact, seats: int) -> Pact:
        return replace(pact, agreed=(*pact.agreed, self.seat))


class Decline(Reply):
    phrase: ClassVar[str] = "declined by"
    key: ClassVar[str] = "told-declined"


class Resign(OfSeat):
    phrase: ClassVar[str] = "resigned"
    key: ClassVar[str] = "resigned"

    def check(self, pact: Pact, counts: Counts, seats: int) -> None:
        super().check(pact, counts, seats)
        if seats != 2:
            raise CannotAgree

    def after(self, pact: Pact, seats: int) -> Pact:
        return replace(pact.with_nothing_asked(), ended=self.outcome(seats))

    def outcome(self, seats: int) -> Outcome:
        winner = 1 - self.seat
        scores = (0.0, 1.0) if winner else (1.0, 0.0)
        return Outcome(scores, (Victory("resignation", (winner,)),), self.told(seats))


class BotTakes(OfSeat):
    phrase: ClassVar[str] = "bot takes"
    key: ClassVar[str] = "told-bot-takes"

    def check(self, pact: Pact, counts: Counts, seats: int) -> None:
        super().check(pact, counts, seats)
        if self.seat in pact.played_by_bot:
            raise CannotAgree

    def after(self, pact: Pact, seats: int) -> Pact:
        return replace(pact, played_by_bot=(*pact.played_by_bot, self.seat))


class PersonTakes(OfSeat):
    phrase: ClassVar[str] = "person takes"
    key: ClassVar[str] = "told-person-takes"

    def check(self, pact: Pact, counts: Counts, seats: int) -> None:
        super().check(pact, counts, seats)
        if self.seat not in pact.played_by_bot:
            raise CannotAgree

    def after(self, pact: Pact, seats: int) -> Pact:
        return replace(pact, played_by_bot=tuple([seat for seat in pact.played_by_bot if seat != self.seat]))


class AskHint(OfSeat):
    """Told, and nothing else."""

    phrase: ClassVar[str] = "asked hint by"
    key: ClassVar[str] = "told-asked-hint"

    def after(self, pact: Pact, seats: int) -> Pact:
        return pact
