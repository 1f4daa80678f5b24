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
    comes 2             seat 2 joins in a further game of a table with a clock, which waits for everybody
    clock starts        everybody is here: from now on time counts
    clock stood 42 seconds   no server was running, so nobody's time ran
    out of time 2       seat 2 had no time left: with two seats it loses, with more a bot plays on for it
    out of time 1 2     the same for several at the same instant
    bot chooses for 2   seat 2 had no time left, and a bot makes this one choice for it
"""

from __future__ import annotations

from typing import Final

from frabjous.core.clock_words import BotChooses, ClockStarts, ClockStood, Comes, OutOfTime
from frabjous.core.errors import BadNotation
from frabjous.core.words import (
    Agree,
    AlreadyAsked,
    AskHint,
    AskUndo,
    BotTakes,
    CannotAgree,
    Counts,
    Decline,
    Draw,
    Lapse,
    NothingAsked,
    OfferDraw,
    OfSeat,
    Pact,
    PersonTakes,
    Reply,
    Request,
    Resign,
    Undo,
    Word,
)

__all__ = (
    "Agree",
    "AlreadyAsked",
    "AskHint",
    "AskUndo",
    "BotChooses",
    "BotTakes",
    "CannotAgree",
    "ClockStarts",
    "ClockStood",
    "Comes",
    "Counts",
    "Decline",
    "Draw",
    "Lapse",
    "NothingAsked",
    "OfSeat",
    "OfferDraw",
    "OutOfTime",
    "Pact",
    "PersonTakes",
    "Reply",
    "Request",
    "Resign",
    "Undo",
    "Word",
)

WORDS: Final[tuple[type[Word], ...]] = (
    Undo, AskUndo, OfferDraw, Agree, Decline, Draw, Lapse, Resign, BotTakes, PersonTakes, AskHint,
    Comes, ClockStarts, ClockStood, OutOfTime, BotChooses,
)  # fmt: skip
KINDS: Final[dict[str, type[Word]]] = {**{kind.phrase: kind for kind in WORDS}, "draw agreed for": Draw}
EXAMPLE: Final = "undo 12"


def write(word: Word) -> str:
    """Write a word of the table."""
    return word.write()


def read(text: str) -> Word:
    """Read a word of the table back."""
    parts = text.split(" ")
    numbers = [int(part) for part in parts if part.isascii() and part.isdigit() and len(part) < 10]
    kind = KINDS.get(" ".join([part for part in parts if not part.isdigit()]))
    word = None if kind is None else kind.of(numbers)
    if word is None or word.write() != text:
        raise BadNotation(text, EXAMPLE)
    return word
