"""What the people agreed beside the rules: undo, resignation, draw, hints, and who plays a seat.

Each is a line of the record in the TABLE's name, so a replay knows it:

    undo 12             everything after line 12 is taken back
    asked undo 12 by 1  seat 1 asks for that, since it is not free
    offered draw by 2   seat 2 offers a draw
    agreed by 1         seat 1 agrees to what was asked
    declined by 1       seat 1 does not
    draw agreed for 1 3 everybody who was asked did; these seats share the game
    draw agreed         the same in older records: everybody shares it
    request lapsed      what was asked is off: a bot took a seat that owed an answer
    resigned 2          seat 2 concedes (two seats only)
    bot takes 2         a bot plays seat 2 from here
    person takes 2      its player is back
    asked hint by 1     seat 1 was shown what a bot would do
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias, Union

from frabjous.core.contract import Outcome, Player, Said, Victory, said
from frabjous.core.errors import BadNotation, GameError


@dataclass(frozen=True)
class Undo:
    to: int


@dataclass(frozen=True)
class AskUndo:
    to: int
    seat: int


@dataclass(frozen=True)
class OfferDraw:
    seat: int


@dataclass(frozen=True)
class Agree:
    seat: int


@dataclass(frozen=True)
class Decline:
    seat: int


@dataclass(frozen=True)
class Draw:
    seats: tuple[int, ...] = ()  # that share it; in older records none is named: everybody


@dataclass(frozen=True)
class Lapse:
    pass


@dataclass(frozen=True)
class Resign:
    seat: int


@dataclass(frozen=True)
class BotTakes:
    seat: int


@dataclass(frozen=True)
class PersonTakes:
    seat: int


@dataclass(frozen=True)
class AskHint:
    seat: int


Word: TypeAlias = Union[  # noqa: UP007
    Undo, AskUndo, OfferDraw, Agree, Decline, Draw, Lapse, Resign, BotTakes, PersonTakes, AskHint
]
Request: TypeAlias = Union[AskUndo, OfferDraw]  # noqa: UP007


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
    ended: Outcome | None = field(default=None)

    def after_a_move(self) -> Pact:
        """An open request lapses when somebody moves on."""
        return self if self.asked is None else replace(self, asked=None, agreed=())

    def after(self, word: Word, seats: int) -> Pact:
        """Give the pact after one more word."""
        if isinstance(word, (AskUndo, OfferDraw)):
            return replace(self, asked=word, agreed=(word.seat,))
        if isinstance(word, Agree):
            return replace(self, agreed=(*self.agreed, word.seat))
        if isinstance(word, BotTakes):
            return replace(self, played_by_bot=(*self.played_by_bot, word.seat))
        if isinstance(word, PersonTakes):
            return replace(self, played_by_bot=tuple(s for s in self.played_by_bot if s != word.seat))
        if isinstance(word, Draw):
            return replace(self, asked=None, agreed=(), ended=drawn(word, seats))
        if isinstance(word, Resign):
            return replace(self, asked=None, agreed=(), ended=conceded(word.seat))
        if isinstance(word, AskHint):
            return self  # told, and nothing else
        return replace(self, asked=None, agreed=())  # undone, declined or lapsed

    def check(self, word: Word, mainline: list[int], seats: int) -> None:
        """Refuse a word that makes no sense here; `mainline` numbers the lines that still count."""
        if isinstance(word, (Agree, Decline)) and (self.asked is None or word.seat in self.agreed):
            raise NothingAsked
        if isinstance(word, (AskUndo, OfferDraw)) and self.asked is not None:
            raise AlreadyAsked
        if isinstance(word, Draw) and not isinstance(self.asked, OfferDraw):
            raise NothingAsked
        if isinstance(word, Lapse) and self.asked is None:
            raise NothingAsked
        if isinstance(word, Resign) and seats != 2:
            raise CannotAgree
        if isinstance(word, (Undo, AskUndo)) and word.to + 1 not in mainline:
            raise CannotAgree
        if isinstance(word, BotTakes) and word.seat in self.played_by_bot:
            raise CannotAgree
        if isinstance(word, PersonTakes) and word.seat not in self.played_by_bot:
            raise CannotAgree
        if not isinstance(word, (Undo, Draw, Lapse)) and not 0 <= word.seat < seats:
            raise CannotAgree


def drawn(word: Draw, seats: int) -> Outcome:
    """Share the game among the seats that agreed; who is out is not among them (S16)."""
    sharing = word.seats or tuple(range(seats))
    scores = tuple(1 / len(sharing) if seat in sharing else 0.0 for seat in range(seats))
    why = said("draw-agreed") if len(sharing) == seats else said("draw-agreed-for", seats=named(sharing))
    return Outcome(scores, (Victory("draw", sharing),), why)


def named(seats: tuple[int, ...]) -> Said:
    """List players by name."""
    listed = said("player-named", who=Player(seats[0]))
    for seat in seats[1:]:
        listed = said("players-named", some=listed, who=Player(seat))
    return listed


def conceded(seat: int) -> Outcome:
    winner = 1 - seat
    scores = (0.0, 1.0) if winner else (1.0, 0.0)
    return Outcome(scores, (Victory("resignation", (winner,)),), said("resigned", who=Player(seat)))


EXAMPLE: Final = "undo 12"


def write(word: Word) -> str:
    """Write a word of the table; seats are counted from 1 there, as people do."""
    if isinstance(word, Undo):
        return f"undo {word.to}"
    if isinstance(word, AskUndo):
        return f"asked undo {word.to} by {word.seat + 1}"
    if isinstance(word, Draw):
        return " ".join(["draw agreed", *(["for"] if word.seats else []), *(str(seat + 1) for seat in word.seats)])
    if isinstance(word, Lapse):
        return "request lapsed"
    return f"{PHRASES[type(word)]} {word.seat + 1}"


PHRASES: Final[dict[type[object], str]] = {
    OfferDraw: "offered draw by",
    Agree: "agreed by",
    Decline: "declined by",
    Resign: "resigned",
    BotTakes: "bot takes",
    PersonTakes: "person takes",
    AskHint: "asked hint by",
}


def read(text: str) -> Word:
    """Read a word of the table back."""
    parts = text.split(" ")
    numbers = [int(part) for part in parts if part.isascii() and part.isdigit() and len(part) < 7]
    word = built(" ".join(part for part in parts if not part.isdigit()), numbers)
    if word is None or write(word) != text:
        raise BadNotation(text, EXAMPLE)
    return word


def built(phrase: str, numbers: list[int]) -> Word | None:
    if phrase == "draw agreed" and not numbers:
        return Draw()
    if phrase == "draw agreed for" and numbers:
        return Draw(tuple(number - 1 for number in numbers))
    if phrase == "request lapsed" and not numbers:
        return Lapse()
    if phrase == "undo" and len(numbers) == 1:
        return Undo(numbers[0])
    if phrase == "asked undo by" and len(numbers) == 2:
        return AskUndo(numbers[0], numbers[1] - 1)
    return by_one_seat(phrase, numbers[0] - 1) if len(numbers) == 1 else None


def by_one_seat(phrase: str, seat: int) -> Word | None:
    if phrase == "offered draw by":
        return OfferDraw(seat)
    if phrase == "agreed by":
        return Agree(seat)
    if phrase == "declined by":
        return Decline(seat)
    if phrase == "resigned":
        return Resign(seat)
    if phrase == "bot takes":
        return BotTakes(seat)
    if phrase == "person takes":
        return PersonTakes(seat)
    if phrase == "asked hint by":
        return AskHint(seat)
    return None
