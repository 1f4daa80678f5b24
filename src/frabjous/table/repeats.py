"""What is asked a second time because no answer came: it is known by the line it wrote, and not done again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from frabjous.core import agreed
from frabjous.core.contract import TABLE
from frabjous.core.record import Line
from frabjous.table.commands import (
    Act,
    Answer,
    AskHint,
    ComeBack,
    Command,
    LetBotPlay,
    OfferDraw,
    Rematch,
    Resign,
    Sit,
    TakeBack,
)


def is_repeat(command: Command, seat: int, place: int, lines: Sequence[Line]) -> bool:
    """Say whether what a seat asks for has been done already, after the line it was decided on.

    What a seat does next after a line is one decision: asked for again, it can only be the same.
    """
    if isinstance(command, Rematch):
        return command.place is not None and command.place < place
    if isinstance(command, Act):
        own = [line.text for line in lines[max(0, command.seen) :] if line.seat == seat]
        return command.place == place and own[:1] == [command.text]
    if isinstance(command, Sit) or command.seen is None:
        return False
    words = [agreed.read(line.text) for line in lines[max(0, command.seen) :] if line.seat == TABLE]
    return any(WORDS[type(command)](command, seat, word) for word in words)


# The words that a command leads to, by the kind of command.
WORDS: Final[dict[type[Command], Callable[[Any, int, agreed.Word], bool]]] = {
    TakeBack: lambda _, seat, word: (
        isinstance(word, agreed.Undo) or (isinstance(word, agreed.AskUndo) and word.seat == seat)
    ),
    OfferDraw: lambda _, seat, word: word == agreed.OfferDraw(seat),
    Answer: lambda command, seat, word: word == (agreed.Agree(seat) if command.yes else agreed.Decline(seat)),
    Resign: lambda _, seat, word: word in (agreed.Resign(seat), agreed.BotTakes(seat)),
    LetBotPlay: lambda _, seat, word: word == agreed.BotTakes(seat),
    ComeBack: lambda _, seat, word: word == agreed.PersonTakes(seat),
    AskHint: lambda _, seat, word: word == agreed.AskHint(seat),
}
