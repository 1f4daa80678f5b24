"""What can go wrong, each a sentence fit to be shown.

GameError
├── BadNotation     that is not how an action of this game is written
├── NotYourTurn     somebody else is to act
├── IllegalAction   well written, but not allowed now
├── GameIsOver      nothing more can be done
├── BadOption       the host chose something that does not fit
├── BadRecord       a record that cannot be replayed
└── BadRecordFile   a record that cannot even be read
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class GameError(Exception):
    """A refusal. `str()` is its English sentence; `key` and `values` let the edge say it in other languages."""

    def __init__(self, key: str, sentence: str, **values: str | int) -> None:
        super().__init__(sentence.format(**values))
        self.key = key
        self.values = values

    def __reduce__(self) -> tuple[object, ...]:
        """Travel to another process as what was said, not as what it was made of."""
        return said_again, (type(self), str(self), self.key, self.values)


def said_again(kind: type[GameError], sentence: str, key: str, values: dict[str, str | int]) -> GameError:
    """Raise the same refusal again elsewhere."""
    error = kind.__new__(kind, sentence)
    error.key = key
    error.values = values
    return error


class BadNotation(GameError):  # noqa: N818 - an error is named for what was wrong
    """That is not how an action of this game is written."""

    def __init__(self, text: str, example: str) -> None:
        super().__init__(
            "bad-notation",
            "“{text}” is not an action of this game; one is written like “{example}”.",
            text=shortened(text),
            example=example,
        )


class NotYourTurn(GameError):  # noqa: N818
    """Somebody else is to act."""

    def __init__(self, seat: int) -> None:
        super().__init__("not-your-turn", "It is not the turn of seat {seat}.", seat=seat + 1)


class IllegalAction(GameError):  # noqa: N818
    """Well written, but not allowed now."""

    def __init__(self, text: str) -> None:
        super().__init__("illegal-action", "“{text}” is not allowed now.", text=shortened(text))


class GameIsOver(GameError):  # noqa: N818
    """Nothing more can be done."""

    def __init__(self) -> None:
        super().__init__("game-is-over", "The game is over.")


class BadOption(GameError):  # noqa: N818
    """The host chose something that does not fit."""


class BadRecord(GameError):  # noqa: N818
    """A record that cannot be replayed; `line` is where in the game, 0 for all of it."""

    def __init__(self, line: int, problem: str) -> None:
        if line:
            super().__init__("bad-game-line", "Line {line} of the game: {problem}", line=line, problem=problem)
        else:
            super().__init__("bad-record", "The record does not hold: {problem}", problem=problem)


class BadRecordFile(GameError):  # noqa: N818
    """A record that cannot even be read; `line` is where in the file."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__("bad-file-line", "Line {line} of the file: {problem}", line=line, problem=problem)


def shortened(text: str) -> str:
    """Keep what is quoted back to a person short."""
    return text if len(text) <= 60 else text[:59] + "…"
